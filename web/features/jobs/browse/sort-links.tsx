// The order of a list, as links.
import { Link } from "react-router";
import type { BrowseWords } from "./browse-mode.ts";
import { SORT_PARAM, searchTextOf, withParam } from "./browse-state.ts";

type SortLinksProps = {
  pathname: string;
  params: URLSearchParams;
  words: BrowseWords;
  /** The list is in an order of its own: none of these. */
  hasOwnOrder: boolean;
};

export function SortLinks({ pathname, params, words, hasOwnOrder }: SortLinksProps) {
  const choices = words.sorts.filter((choice) => !choice.needsSearchText || searchTextOf(params) !== "");
  const byDefault = choices[0]?.value;
  const chosen = hasOwnOrder ? null : (params.get(SORT_PARAM) ?? byDefault);
  return (
    <nav className="sort-links" aria-label="Order">
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
