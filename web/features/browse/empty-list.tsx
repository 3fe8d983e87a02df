// An empty list: says so, and offers to take off what narrows it, one thing at a time.
import { Link } from "react-router";
import type { FilterDefinition } from "../../../contract/filters.ts";
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
  return (
    <EmptyState
      title={words.noneFound}
      actions={
        searchText !== "" || choices.length > 0 ? (
          <ButtonLink to={pathname} variant="primary">
            Start over
          </ButtonLink>
        ) : undefined
      }
    >
      {searchText === "" && choices.length === 0 ? (
        <p>Nothing is listed right now. Please look in again soon.</p>
      ) : (
        <>
          <p>Nothing matches all of this at once. Take something off:</p>
          <ul className="empty-ways">
            {searchText !== "" && (
              <li>
                <Link className="chip" to={pathname + withParam(params, SEARCH_PARAM, "")}>
                  Without the search “{searchText}”
                </Link>
              </li>
            )}
            {choices.map(({ paramKey, value, label }) => (
              <li key={`${paramKey} ${value}`}>
                <Link className="chip" to={pathname + withoutChoice(params, filterOf(paramKey), value)}>
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
