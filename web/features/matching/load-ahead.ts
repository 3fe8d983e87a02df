// Matching for loaders: who is signed in, and scores before the rows are shown.
import { mayHaveResume } from "../../../contract/identity/rules.ts";
import { check } from "../../session/session-actions.ts";
import { sessionStore } from "../../session/session-state.ts";
import { isSessionExpected } from "../../session/signed-in-mark.ts";
import { matchStore, type Person, type Scorable } from "./match-store.ts";

/** The token subject of a signed-in candidate; null for visitors (without a call) and for people who hire. Never rejects. */
export async function candidateHere(): Promise<string | null> {
  if (sessionStore.read().isLoggedIn === undefined && isSessionExpected()) await check().catch(() => {});
  const { isLoggedIn, tokenData } = sessionStore.read();
  if (isLoggedIn !== true || !mayHaveResume(tokenData?.userType)) return null;
  const { sub } = tokenData?.claims ?? {};
  return typeof sub === "string" ? sub : null;
}

/** The person to match jobs with; null for visitors (without a call), without a CV, and on failure. */
export async function matchedPerson(): Promise<Person | null> {
  const { isLoggedIn, tokenData } = sessionStore.read();
  if (isLoggedIn !== true || !mayHaveResume(tokenData?.userType)) return null;
  await import("./match-watcher.tsx").then(({ loadPerson }) => loadPerson()).catch(() => {});
  return matchStore.person();
}

/** Scores rows before they are shown; nothing for visitors. */
export async function scoreAhead(rows: () => readonly Scorable[], signal: AbortSignal): Promise<void> {
  if (matchStore.person() !== null) await matchStore.scoreRows(rows(), signal);
}
