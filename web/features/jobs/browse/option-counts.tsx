// How many jobs each option of a filter would give; jobs.css draws it beside the option, with room for it before it has come.
import { createContext, useContext } from "react";
import type { JobCounts } from "../../../../contract/jobs/wire.ts";

export type Count = JobCounts["total"];

/** Null while they are unknown, and on lists that are not counted. */
const Counts = createContext<JobCounts["options"] | null>(null);
export const OptionCounts = Counts.Provider;

/** How many jobs an option would give; null while that is unknown. */
export function useCountOf(param: string): (value: string) => Count | null {
  const counts = useContext(Counts)?.[param];
  return (value) => counts?.find((option) => option.value === value) ?? null;
}

const figure = (count: number) => count.toLocaleString("en-IN");

/** As it stands beside an option: "1,234", or "~48,000". */
export const countInShort = ({ count, isExact }: Count): string => `${isExact ? "" : "~"}${figure(count)}`;

/** "1,234", or "about 48,000". */
export const countInWords = ({ count, isExact }: Count): string => `${isExact ? "" : "about "}${figure(count)}`;

/** A look at some jobs that has none of an option says nothing. */
export const isSaid = (count: Count | null): count is Count => count !== null && (count.isExact || count.count > 0);

export const isNone = (count: Count | null): boolean => count?.isExact === true && count.count === 0;
