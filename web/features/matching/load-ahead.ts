// Matching for loaders: who is here, and scores before the rows are shown.
import { mayHaveResume } from "../../../contract/identity/rules.ts";
import type { MatchJob } from "../../../contract/matching/match-score.ts";
import { check } from "../../session/session-actions.ts";
import { sessionStore } from "../../session/session-state.ts";
import { isSessionExpected } from "../../session/signed-in-mark.ts";
import { matchStore, type Person, type Scorable } from "./match-store.ts";

/** Whose own list of jobs can be asked for, by the subject of their token; null for visitors, at no cost, and for people who hire. Never rejects. */
export async function candidateHere(): Promise<string | null> {
  if (sessionStore.read().isLoggedIn === undefined && isSessionExpected()) await check().catch(() => {});
  const { isLoggedIn, tokenData } = sessionStore.read();
  if (isLoggedIn !== true || !mayHaveResume(tokenData?.userType)) return null;
  const { sub } = tokenData?.claims ?? {};
  return typeof sub === "string" ? sub : null;
}

/** Who jobs are matched with; null for visitors, at no cost, for people without a CV, and when it cannot be known. */
export async function matchedPerson(): Promise<Person | null> {
  const { isLoggedIn, tokenData } = sessionStore.read();
  if (isLoggedIn !== true || !mayHaveResume(tokenData?.userType)) return null;
  await import("./match-watcher.tsx").then(({ loadPerson }) => loadPerson()).catch(() => {});
  return matchStore.person();
}

/** Scores rows that are about to be shown; nothing for visitors. */
export async function scoreAhead(rows: () => readonly Scorable[], signal: AbortSignal): Promise<void> {
  if (matchStore.person() !== null) await matchStore.scoreRows(rows(), signal);
}

type Weight =
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
    const isThere = await import("./match-watcher.tsx").then(
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
