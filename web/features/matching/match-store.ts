// What this page knows of the person that jobs are matched with, and the scores so far. Light: public pages carry it.
import type { ComponentType } from "react";
import type { MatchJob, MatchProfile, MatchScore } from "../../../contract/matching/match-score.ts";

/** A job as far as matching goes. */
export type Scorable = { id: string; match: MatchJob };

export type Person = {
  profile: MatchProfile;
  /** The rule of contract/matching/match-score.ts for this profile. */
  score: (job: MatchJob) => MatchScore;
  /** Of all that jobs are matched with: another one means another profile. Never "". */
  fingerprint: string;
  /** Shows the score of a job; comes along, so that visitors do not load it. */
  Score: ComponentType<{ id: string }>;
};

export type MatchState =
  /** Nobody is signed in, or it is not known yet. */
  | { kind: "unknown" }
  /** There is no CV to compare; `mayPrompt`: nor one on its way. */
  | { kind: "incomplete"; mayPrompt: boolean }
  /** Their details could not be had. */
  | { kind: "failed" }
  | { kind: "ready"; person: Person };

const UNKNOWN: MatchState = { kind: "unknown" };
/** Not scored (spec §3: -1 if absent). */
export const NO_SCORE = -1;

export function makeMatchStore() {
  let state: MatchState = UNKNOWN;
  const scores = new Map<string, { score: number; by: Person }>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const person = () => (state.kind === "ready" ? state.person : null);
  const unscored = (rows: readonly Scorable[], by: Person) => rows.filter((row) => scores.get(row.id)?.by !== by);
  return {
    read: () => state,
    person,
    set(next: MatchState) {
      state = next;
      // Scores of a person who is gone are nobody's; those of a profile that changed stay until the new ones are there.
      if (next.kind !== "ready") scores.clear();
      tell();
    },
    forget() {
      if (state.kind !== "unknown") this.set(UNKNOWN);
    },
    /** 0 to 90, or NO_SCORE. */
    scoreOf: (id: string): number => scores.get(id)?.score ?? NO_SCORE,
    /** Scores what has no score yet, at once and without telling: for rows that are about to be drawn. */
    scoreNow(rows: readonly Scorable[]): void {
      const by = person();
      if (by === null) return;
      for (const row of unscored(rows, by)) scores.set(row.id, { score: by.score(row.match).total, by });
    },
    /** Scores what has no score yet, in batches; false when it was stopped or the person changed meanwhile. */
    async scoreRows(rows: readonly Scorable[], signal?: AbortSignal): Promise<boolean> {
      const by = person();
      if (by === null) return false;
      const left = unscored(rows, by);
      const work = (row: Scorable) => {
        if (person() === by) scores.set(row.id, { score: by.score(row.match).total, by });
      };
      const isDone = await inBatches(left, work, { afterBatch: tell, ...(signal && { signal }) });
      return isDone && person() === by;
    },
    /** Returns how to stop listening. */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Of this page; only the browser writes to it. */
export const matchStore = makeMatchStore();

const BATCH = 25;
const PAUSE_MS = 50;

type BatchWishes = {
  /** After each batch. */
  afterBatch?: () => void;
  /** Stops before the next batch. */
  signal?: AbortSignal;
  pause?: (ms: number) => Promise<void>;
};

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Does `work` for every item; false when it was stopped before the end. */
export async function inBatches<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  { afterBatch, signal, pause = rest }: BatchWishes = {},
): Promise<boolean> {
  for (let from = 0; from < items.length; from += BATCH) {
    if (from > 0) await pause(PAUSE_MS);
    if (signal?.aborted) return false;
    for (const item of items.slice(from, from + BATCH)) work(item);
    afterBatch?.();
  }
  return true;
}
