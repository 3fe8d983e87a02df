// What of the board's address a saved search keeps: the parameters that say which jobs, in one spelling, so that the same search is the same text.
import { type JobListQuery, jobListQuery } from "./jobs/wire.ts";

/** How jobs are ordered and paged is no part of which jobs they are. */
const LEFT_OUT: readonly string[] = ["sortOrder", "pageSize", "lastKey", "status"];

export type SavedQuery =
  /** `text` is the query part of the address, without "?"; `query` what the board reads of it. */
  { ok: true; text: string; query: JobListQuery } | { ok: false; field: string; problem: string };

/** Reads the query part of the board's address, with or without "?". Not ok when the board would refuse it. */
export function readSavedQuery(search: string): SavedQuery {
  const given: Record<string, string[]> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    if (LEFT_OUT.includes(key) || value.trim() === "") continue;
    given[key] ??= [];
    given[key].push(value);
  }
  const read = jobListQuery.safeParse(
    Object.fromEntries(Object.entries(given).map(([key, values]) => [key, values.length === 1 ? values[0] : values])),
  );
  if (!read.success) {
    const [issue] = read.error.issues;
    return { ok: false, field: String(issue?.path[0] ?? "query"), problem: issue?.message ?? "is malformed" };
  }
  return { ok: true, text: spell(read.data), query: read.data };
}

/** Parameters in the order of the schema, the values of a list in alphabetical order. */
function spell(query: JobListQuery): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(jobListQuery.shape) as (keyof JobListQuery)[]) {
    if (LEFT_OUT.includes(key)) continue;
    const value = query[key];
    if (value === undefined) continue;
    const values = Array.isArray(value) ? [...new Set(value.map(spellOne))].sort() : [spellOne(value)];
    for (const one of values) params.append(key, one);
  }
  return params.toString();
}

const spellOne = (value: unknown): string =>
  typeof value === "object" && value !== null && "low" in value && "high" in value
    ? `${value.low}-${value.high}`
    : String(value).replace(/\s+/g, " ");
