// How many jobs each option of a filter would give, beside the option; it has its room before the figure has come.
import { createContext, type ReactNode, useContext } from "react";
import type { JobCounts } from "../../../contract/jobs.ts";

export type Count = JobCounts["total"];

/** Null while they are unknown, and on lists that are not counted. */
const Counts = createContext<JobCounts["options"] | null>(null);
const IsCounted = createContext(false);

type ProviderProps = { isCounted: boolean; options: JobCounts["options"] | null; children: ReactNode };

export function OptionCounts({ isCounted, options, children }: ProviderProps) {
  return (
    <IsCounted value={isCounted}>
      <Counts value={options}>{children}</Counts>
    </IsCounted>
  );
}

/** How many jobs an option would give; null while that is unknown. */
export function useCountOf(param: string): (value: string) => Count | null {
  const counts = useContext(Counts)?.[param];
  return (value) => counts?.find((option) => option.value === value) ?? null;
}

const figure = (count: number) => count.toLocaleString("en-IN");

/** "1,234", or "about 48,000". */
export const countInWords = ({ count, isExact }: Count): string => `${isExact ? "" : "about "}${figure(count)}`;

/** Nothing is known to be there; a sample that has none says less. */
export const isNone = (count: Count | null): boolean => count?.isExact === true && count.count === 0;

export function OptionCount({ count }: { count: Count | null }) {
  if (!useContext(IsCounted)) return null;
  const isKnown = count !== null && (count.isExact || count.count > 0);
  return (
    <span className="option-count">
      {isKnown && (
        <>
          <span aria-hidden="true">{`${count.isExact ? "" : "~"}${figure(count.count)}`}</span>
          <span className="sr-only">{`, ${countInWords(count)} ${count.count === 1 ? "job" : "jobs"}`}</span>
        </>
      )}
    </span>
  );
}
