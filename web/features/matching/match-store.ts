// The person that jobs are matched with, and the scores so far. Small: public pages load it.
import type { ComponentType } from "react";
import type { MatchJob, MatchProfile, MatchScore } from "../../../contract/matching/match-score.ts";

/** What matching needs of a job. */
export type Scorable = { id: string; match: MatchJob };

export type Person = {
  profile: MatchProfile;
  /** The rule of contract/matching/match-score.ts for this profile. */
  score: (job: MatchJob) => MatchScore;
  /** Identifies the profile. Never "". */
  fingerprint: string;
  /** Shows a job's score; part of the person, so that visitors do not load it. */
  Score: ComponentType<{ id: string }>;
};

export type MatchState =
  /** Not signed in, or not known yet. */
  | { kind: "unknown" }
  /** No CV to compare; `mayPrompt`: none is being read either. */
  | { kind: "incomplete"; mayPrompt: boolean }
  /** The person's details could not be loaded. */
  | { kind: "failed" }
  | { kind: "ready"; person: Person };

const UNKNOWN: MatchState = { kind: "unknown" };
/** Not scored. */
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
      // Scores of a changed profile stay until the new ones are there.
      if (next.kind !== "ready") scores.clear();
      tell();
    },
    forget() {
      if (state.kind !== "unknown") this.set(UNKNOWN);
    },
    /** 0 to 90, or NO_SCORE. */
    scoreOf: (id: string): number => scores.get(id)?.score ?? NO_SCORE,
    /** Scores unscored rows at once, without notifying: for rows about to be drawn. */
    scoreNow(rows: readonly Scorable[]): void {
      const by = person();
      if (by === null) return;
      for (const row of unscored(rows, by)) scores.set(row.id, { score: by.score(row.match).total, by });
    },
    /** Scores unscored rows in batches; false if stopped, or if the person changed meanwhile. */
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
    /** Returns how to unsubscribe. */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's store; only the browser writes to it. */
export const matchStore = makeMatchStore();

const BATCH = 25;
const PAUSE_MS = 50;

type BatchWishes = {
  afterBatch?: () => void;
  /** Stops before the next batch. */
  signal?: AbortSignal;
  pause?: (ms: number) => Promise<void>;
};

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Does `work` for every item, in small batches with pauses so that the page stays responsive; false if stopped. */
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
