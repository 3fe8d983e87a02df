// Stores the dashboard used last with the account, so that the next visit starts there on every device.
import type { UserType } from "../../contract/identity/rules.ts";
import { ask } from "./ask.ts";
import type { Dashboard } from "./dashboard.ts";
import { readHint, writeHint } from "./hints.ts";
import { personQueryClient } from "./query-provider.tsx";
import { type SessionUser, sessionStore } from "./session-state.ts";
import { isReferee, refereeQuery } from "./use-referee.ts";

const PATIENCE_MS = 3_000;

/**
 * The start of a kind of user: referees at the employee area, other candidates at their dashboard; everyone else, and
 * candidates whose referee status cannot be loaded, at the dashboard used last.
 */
export async function ownDashboard(userType: UserType): Promise<string | null> {
  if (userType !== "General_User") return lastDashboard();
  const referee = personQueryClient().fetchQuery(refereeQuery);
  return referee.then((referee) => (isReferee(referee) ? "employee" : "candidate"), lastDashboard);
}

/** The last dashboard by this browser or the account, which may load for a moment; null when there is none. */
async function lastDashboard(): Promise<string | null> {
  const known = sessionStore.read().userDetails?.lastAccessedDash ?? (await readHint<string>("lastAccessedDash"));
  return known ?? (await untilDetails())?.lastAccessedDash ?? null;
}

function untilDetails(): Promise<SessionUser | null> {
  return new Promise((resolve) => {
    const settle = () => {
      const { userDetails } = sessionStore.read();
      if (userDetails) finish(userDetails);
    };
    const finish = (details: SessionUser | null) => {
      clearTimeout(timer);
      stop();
      resolve(details);
    };
    const timer = setTimeout(finish, PATIENCE_MS, null);
    const stop = sessionStore.listen(settle);
    settle();
  });
}

/** Whether the person is new, and has taken none of the first steps that fit them. Never rejects. */
export async function isNewcomer(): Promise<boolean> {
  const onboarding = await ask("getOnboarding").catch(() => null);
  return onboarding?.isOffered === true && onboarding.steps.every(({ isDone }) => !isDone);
}

/** Never rejects: failing to store it has no consequences. */
export async function rememberDashboard(name: Dashboard): Promise<void> {
  const { tokenData, userDetails } = sessionStore.read();
  await writeHint("lastAccessedDash", name);
  if (!tokenData || userDetails?.lastAccessedDash === name) return;
  const body = { lastAccessedDash: name };
  const changed = await ask("updateUserDetails", { params: { email: tokenData.email }, body }).catch(() => null);
  const present = sessionStore.read().userDetails;
  if (changed && present) sessionStore.set({ userDetails: { ...present, ...changed } });
}
