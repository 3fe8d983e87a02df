// The latest searches for jobs in this browser: encrypted with the other hints, and gone with the sign-out.
import { readHint, removeHint, writeHint } from "../../../session/hints.ts";
import type { ChosenSearch } from "./job-suggestions.tsx";

/** `label` is how it shows. */
export type RecentSearch = ChosenSearch & { label: string };

const MOST = 6;

export async function readRecentSearches(): Promise<RecentSearch[]> {
  const kept = await readHint<unknown>("RecentSearches");
  return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, MOST) : [];
}

/** The newest comes first, each label once. */
export async function keepRecentSearch(search: RecentSearch): Promise<void> {
  const others = (await readRecentSearches()).filter(({ label }) => !isSame(label, search.label));
  await writeHint("RecentSearches", [search, ...others].slice(0, MOST));
}

export const forgetRecentSearches = (): Promise<void> => removeHint("RecentSearches");

const isSame = (a: string, b: string) => a.toLocaleLowerCase("en") === b.toLocaleLowerCase("en");

/** An earlier release may have kept something else under the name. */
function isRecentSearch(value: unknown): value is RecentSearch {
  const { label, searchText } = (value ?? {}) as Partial<RecentSearch>;
  return typeof label === "string" && typeof searchText === "string";
}
