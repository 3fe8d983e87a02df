// An empty list: says so, and offers to take off what narrows it, one thing at a time.
import { Link } from "react-router";
import type { FilterDefinition } from "../../../contract/jobs/filters.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { BrowseWords } from "./browse-mode.ts";
import { type Choice, SEARCH_PARAM, searchTextOf, withoutChoice, withParam } from "./browse-state.ts";

type EmptyListProps = {
  pathname: string;
  params: URLSearchParams;
  words: BrowseWords;
  filters: readonly FilterDefinition[];
  choices: readonly Choice[];
};

export function EmptyList({ pathname, params, words, filters, choices }: EmptyListProps) {
  const searchText = searchTextOf(params);
  const filterOf = (paramKey: string) =>
    filters.find((filter) => filter.paramKey === paramKey) ?? { paramKey, options: [] };
  const ways = [
    ...(searchText === ""
      ? []
      : [{ key: SEARCH_PARAM, label: `the search “${searchText}”`, to: withParam(params, SEARCH_PARAM, "") }]),
    ...choices.map(({ paramKey, value, label }) => ({
      key: `${paramKey} ${value}`,
      label,
      to: withoutChoice(params, filterOf(paramKey), value),
    })),
  ];
  const startOver = (
    <ButtonLink to={pathname} variant="primary">
      Start over
    </ButtonLink>
  );
  return (
    <EmptyState title={words.noneFound} actions={ways.length > 0 ? startOver : undefined}>
      {ways.length === 0 && <p>Nothing is listed right now. Please look in again soon.</p>}
      {ways.length === 1 && searchText !== "" && (
        <p>Nothing matches “{searchText}”. Check the spelling, or try other words.</p>
      )}
      {ways.length === 1 && searchText === "" && <p>Nothing matches “{ways[0]!.label}”.</p>}
      {ways.length > 1 && (
        <>
          <p>Nothing matches all of this at once. Take something off:</p>
          <ul className="flex flex-wrap justify-center gap-2 mt-4 [&_.chip]:wrap-anywhere">
            {ways.map(({ key, label, to }) => (
              <li key={key}>
                <Link className="chip" to={pathname + to}>
                  Without {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}
