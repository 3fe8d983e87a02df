// What stands above a list: its count, order, notes on how the search was read, and chips of what narrows it.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/jobs.ts";
import { LANGUAGE } from "#messages/language.ts";
import type { FilterDefinition } from "../../../../contract/jobs/filters.ts";
import type { SearchReading } from "../../../../contract/jobs/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { RemovableChip } from "../../../ui/chip.tsx";
import { rich } from "../../../ui/rich.tsx";
import {
  AS_TYPED_PARAM,
  type Choice,
  EXCLUSIVE_PARAM,
  filterOf,
  SEARCH_PARAM,
  SORT_PARAM,
  searchTextOf,
  type View,
  withoutChoice,
  withoutFilters,
  withParam,
} from "./browse-state.ts";

type ResultsBarProps = {
  view: View;
  status: string;
  count: number;
  reordered: URLSearchParams | undefined;
};

/** The count of what is listed, and the order. */
export function ResultsBar({ view, status, count, reordered }: ResultsBarProps) {
  return (
    <div className="results-bar flex flex-wrap items-center justify-between gap-x-2 gap-y-1 mb-2 lg:gap-x-6 lg:gap-y-2 lg:mb-3.5">
      <h2 id="results-title" className="sr-only">
        {t.results}
      </h2>
      <p className={count > 0 ? "results-count" : "sr-only"} role="status">
        {status}
      </p>
      {count > 1 && <SortLinks {...view} params={reordered ?? view.params} hasOwnOrder={reordered !== undefined} />}
    </div>
  );
}

/** `hasOwnOrder`: the list is in none of these orders. */
function SortLinks({ pathname, params, words, hasOwnOrder }: View & { hasOwnOrder: boolean }) {
  const choices = words.sorts.filter((choice) => !choice.needsSearchText || searchTextOf(params) !== "");
  const byDefault = choices[0]?.value;
  const chosen = hasOwnOrder ? null : (params.get(SORT_PARAM) ?? byDefault);
  return (
    <nav className="sort-links" aria-label={t.order}>
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

type NarrowingProps = {
  view: View;
  reading: SearchReading | undefined;
  filters: readonly FilterDefinition[];
  choices: readonly Choice[];
  /** Tooltip of the exclusive filter's chip. */
  exclusiveHint: string | undefined;
  /** What can be done with all filters together. */
  keep: ReactNode;
};

/** How the search was read, and the chosen filters as chips that remove themselves. */
export function Narrowing({ view, reading, keep, ...chosen }: NarrowingProps) {
  return (
    <>
      {reading && <ReadingNotes {...view} reading={reading} />}
      <div className="flex flex-wrap justify-between gap-x-4">
        <div className="empty:hidden">
          {reading && <ReadingChips {...view} reading={reading} />}
          <ActiveFilters {...view} {...chosen} />
        </div>
        {keep}
      </div>
    </>
  );
}

type ReadingProps = View & { reading: SearchReading };

function ReadingNotes({ pathname, params, reading: { loosened, corrected } }: ReadingProps) {
  return (
    <>
      {corrected && (
        <p className="mb-4">
          {rich(t.resultsForSearchInsteadFor, {
            to: corrected.to,
            from: corrected.from,
            b: (words) => <strong>{words}</strong>,
            link: (words) => (
              <Link className="text-link" to={pathname + withParam(params, AS_TYPED_PARAM, "true")} preventScrollReset>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {loosened.length > 0 && (
        <p className="mb-4">{fill(t.fewJobsHaveAllOfThisSome, { loosened: listed(loosened) })}</p>
      )}
    </>
  );
}

function ReadingChips({ pathname, params, reading: { chips } }: ReadingProps) {
  if (chips.length === 0) return null;
  return (
    <ul
      className="active-filters flex flex-wrap items-center gap-2 mb-4 *:min-w-0 [&_.chip]:wrap-anywhere"
      aria-label={t.readFromYourSearch}
    >
      {chips.map(({ kind, label, typed, without }) => (
        <li key={`${kind} ${typed}`}>
          <RemovableChip
            to={pathname + withParam(params, SEARCH_PARAM, without)}
            removeLabel={fill(t.removeFromYourSearch, { label })}
            preventScrollReset
          >
            {label}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}

const listed = (parts: readonly string[]) =>
  new Intl.ListFormat(LANGUAGE, { type: "disjunction" }).format(parts.map((part) => `“${part}”`));

type ActiveFiltersProps = View & Omit<NarrowingProps, "view" | "reading" | "keep">;

function ActiveFilters({ pathname, params, filters, choices, exclusiveHint }: ActiveFiltersProps) {
  if (choices.length === 0) return null;
  return (
    <ul
      className="active-filters flex flex-wrap items-center gap-2 mb-4 *:min-w-0 [&_.chip]:wrap-anywhere"
      aria-label={t.chosenFilters}
    >
      {choices.map(({ paramKey, value, label }) => (
        <li key={`${paramKey} ${value}`} className={paramKey === EXCLUSIVE_PARAM ? "exclusive-chip" : undefined}>
          <RemovableChip
            to={pathname + withoutChoice(params, filterOf(filters, paramKey), value)}
            removeLabel={fill(t.removeFilter, { label })}
            aria-describedby={paramKey === EXCLUSIVE_PARAM && exclusiveHint ? "exclusive-tip" : undefined}
            preventScrollReset
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Link
          to={pathname + withoutFilters(params)}
          className="inline-flex items-center min-h-9 pointer-coarse:min-h-11 px-2 text-sm/body text-link"
          preventScrollReset
        >
          {t.clearAll}
        </Link>
      </li>
      {exclusiveHint && (
        <li>
          <span role="tooltip" id="exclusive-tip" className="tip">
            {exclusiveHint}
          </span>
        </li>
      )}
    </ul>
  );
}
