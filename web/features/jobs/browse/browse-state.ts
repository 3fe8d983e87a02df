// What a browse page's URL says: the search, the chosen filters, the order; and the URL after each thing a person can do.
import type { FilterDefinition } from "../../../../contract/jobs/filters.ts";

export const SEARCH_PARAM = "searchText";
export const SORT_PARAM = "sortOrder";
/** Nothing is read into the search text, and nothing is corrected. */
export const AS_TYPED_PARAM = "asTyped";
export const CURSOR_PARAM = "lastKey";
/** Choosing this filter clears all others and the search (spec §4). */
export const EXCLUSIVE_PARAM = "dashboard";

/** A filter that has no control on the page but may stand in the URL; it shows as a chip. */
export type LinkedFilter = {
  paramKey: string;
  label: string;
  /** The chip's words for an id whose name nobody knows. */
  unnamed?: string;
};

export type Choice = { paramKey: string; value: string; label: string };

/** The values of a filter in the URL, in order, without blanks and duplicates; `a|b` and known values in `a,b` are split. */
export function chosenValues(
  params: URLSearchParams,
  filter: Pick<FilterDefinition, "paramKey" | "options">,
): string[] {
  const known = new Set(filter.options.map((option) => option.value));
  const values = params.getAll(filter.paramKey).flatMap((given) => {
    const parts = given.split("|").flatMap((text) => {
      const pieces = text.split(",").map((piece) => piece.trim());
      return pieces.length > 1 && pieces.every((piece) => known.has(piece)) ? pieces : [text.trim()];
    });
    return parts.filter((part) => part !== "");
  });
  return [...new Set(values)];
}

/** Everything that narrows the list besides the search text, as removable chips show it; `names` say what an id in the URL stands for, by its parameter or by itself. */
export function chosenFilters(
  params: URLSearchParams,
  filters: readonly FilterDefinition[],
  linked: readonly LinkedFilter[],
  names: Readonly<Record<string, string>> = {},
): Choice[] {
  const chosen = filters.flatMap((filter) =>
    chosenValues(params, filter).map((value) => ({
      paramKey: filter.paramKey,
      value,
      label: filter.options.find((option) => option.value === value)?.label ?? value,
    })),
  );
  const extra = linked.flatMap(({ paramKey, label, unnamed }) =>
    chosenValues(params, { paramKey, options: [] }).map((value) => {
      const name = names[paramKey] ?? names[value];
      return { paramKey, value, label: name || !unnamed ? `${label}: ${name ?? value}` : unnamed };
    }),
  );
  return [...chosen, ...extra];
}

export const searchTextOf = (params: URLSearchParams) => (params.get(SEARCH_PARAM) ?? "").trim();

/** A query string with "?", or "" when nothing is left; blanks fall away, and so does what needs a search text where there is none. */
export function searchOf(entries: Iterable<readonly [string, string]>): string {
  const params = new URLSearchParams();
  for (const [key, value] of entries) if (value.trim() !== "") params.append(key, value.trim());
  if (!params.has(SEARCH_PARAM)) {
    params.delete(AS_TYPED_PARAM);
    if (params.get(SORT_PARAM) === "relevance") params.delete(SORT_PARAM);
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** The list's first page with one value set; an empty value removes the parameter. */
export function withParam(params: URLSearchParams, key: string, value: string): string {
  const next = new URLSearchParams(params);
  next.delete(CURSOR_PARAM);
  // Other words are read again.
  if (key === SEARCH_PARAM) next.delete(AS_TYPED_PARAM);
  next.set(key, value);
  return searchOf(next);
}

/** The list after this one, by the cursor it ended with. */
export function withCursor(params: URLSearchParams, lastKey: string): string {
  const next = new URLSearchParams(params);
  next.set(CURSOR_PARAM, lastKey);
  return searchOf(next);
}

/** Without one chosen value. */
export function withoutChoice(
  params: URLSearchParams,
  filter: Pick<FilterDefinition, "paramKey" | "options">,
  value: string,
): string {
  const next = new URLSearchParams(params);
  next.delete(CURSOR_PARAM);
  next.delete(filter.paramKey);
  for (const other of chosenValues(params, filter)) if (other !== value) next.append(filter.paramKey, other);
  return searchOf(next);
}

/** Without any filter; the search and the order stay. */
export function withoutFilters(params: URLSearchParams): string {
  return searchOf([...params].filter(([key]) => [SEARCH_PARAM, AS_TYPED_PARAM, SORT_PARAM].includes(key)));
}

/** What choosing (or leaving) the exclusive filter makes of the URL: it stands alone. */
export function withExclusive(params: URLSearchParams, value: string): string {
  return params.get(EXCLUSIVE_PARAM) === value
    ? withParam(params, EXCLUSIVE_PARAM, "")
    : searchOf([[EXCLUSIVE_PARAM, value]]);
}
