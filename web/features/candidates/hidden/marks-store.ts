// The jobs that the signed-in person has hidden or opened, as far as this page knows. Light: public pages include it;
// the calls load when first needed.
import { useSyncExternalStore } from "react";
import { makeStore } from "../../../session/make-store.ts";
import { LIST_SWITCHES } from "../../../session/signed-in-mark.ts";
import { rememberedSwitch } from "../../../ui/remembered-switch.ts";

/** What hiding needs of a job. */
export type HidableJob = { id: string; title: string; companyName: string };

/** Jobs by id, companies by name: cards know no company id. */
type Marked = { jobs: ReadonlySet<string>; companies: ReadonlySet<string> };

export type MarksState = {
  kind: "unknown" | "failed" | "known";
  hidden: Marked;
  /** Those hidden since this document loaded: their cards stay, veiled, so that nothing moves under a finger. */
  veiled: Marked;
  /** Jobs opened before this document loaded: a job opened now keeps its place in the list. */
  seen: ReadonlySet<string>;
};

const NONE: Marked = { jobs: new Set(), companies: new Set() };
export const NO_MARKS: MarksState = { kind: "unknown", hidden: NONE, veiled: NONE, seen: new Set() };

/** The store of this page; only the browser writes to it. */
export const marksStore = makeStore<MarksState>(NO_MARKS);

export const useMarks = (): MarksState => useSyncExternalStore(marksStore.listen, marksStore.read, () => NO_MARKS);

/** Whether lists show jobs that their reader has opened or hidden; on by default. */
export const seenJobsSwitch = rememberedSwitch(LIST_SWITCHES.seenJobs);

type Row = Pick<HidableJob, "id" | "companyName">;

const isAmong = ({ jobs, companies }: Marked, row: Row) => jobs.has(row.id) || companies.has(row.companyName);

export const isHidden = ({ hidden }: MarksState, row: Row): boolean => isAmong(hidden, row);
export const isVeiled = ({ veiled }: MarksState, row: Row): boolean => isAmong(veiled, row);

/** `rows` in runs: shown, or folded because opened or hidden before this document loaded. */
export function foldRows<R extends Row>(rows: readonly R[], marks: MarksState): { isFolded: boolean; rows: R[] }[] {
  const runs: { isFolded: boolean; rows: R[] }[] = [];
  for (const row of rows) {
    const isFolded = (marks.seen.has(row.id) || isHidden(marks, row)) && !isVeiled(marks, row);
    const last = runs.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else runs.push({ isFolded, rows: [row] });
  }
  return runs;
}
