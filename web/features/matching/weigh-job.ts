// The score of one job at the moment when something depends on it.
import type { MatchJob } from "../../../contract/matching/match-score.ts";
import { matchStore } from "./match-store.ts";

export type Weight =
  | { kind: "score"; score: number }
  /** There is no CV to reckon from. */
  | { kind: "no-cv" }
  /** The CV is being read. */
  | { kind: "reading" }
  /** The person's details could not be had. */
  | { kind: "unknown" };

/** How the signed-in person matches the job, by their newest details when the page has no score for them. Never rejects. */
export async function weighJob(job: MatchJob): Promise<Weight> {
  if (matchStore.person() === null) {
    const isThere = await import("./take-details.ts").then(
      ({ loadPersonAnew }) => loadPersonAnew(),
      () => false,
    );
    if (!isThere) return { kind: "unknown" };
  }
  const state = matchStore.read();
  if (state.kind === "ready") return { kind: "score", score: state.person.score(job).total };
  if (state.kind === "incomplete") return { kind: state.mayPrompt ? "no-cv" : "reading" };
  return { kind: "unknown" };
}
