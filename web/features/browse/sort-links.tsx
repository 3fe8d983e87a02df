// The order of a list, as links.
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import type { BrowseWords } from "./browse-mode.ts";
import { SORT_PARAM, searchTextOf, withParam } from "./browse-state.ts";

type SortLinksProps = {
  pathname: string;
  params: URLSearchParams;
  words: BrowseWords;
  /** The list has scores, and their order is the one it has by itself. */
  hasScores: boolean;
};

const BEST_MATCH = { value: "", label: "Best match" };

export function SortLinks({ pathname, params, words, hasScores }: SortLinksProps) {
  const offered = words.sorts.filter((choice) => !choice.needsSearchText || searchTextOf(params) !== "");
  const choices = hasScores ? [BEST_MATCH, ...offered] : offered;
  const byDefault = hasScores ? BEST_MATCH.value : words.sorts[0].value;
  const chosen = params.get(SORT_PARAM) ?? byDefault;
  return (
    <nav className={classNames("sort-links", words.sorts.length > 2 && "sort-links-grow")} aria-label="Order">
      {choices.map(({ value, label }) => (
        <Link
          key={value}
          to={pathname + withParam(params, SORT_PARAM, value === byDefault ? "" : value)}
          aria-current={value === chosen ? "true" : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
