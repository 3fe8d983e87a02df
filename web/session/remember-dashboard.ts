// Keeps with the account which dashboard was used last, so that the next visit begins there on every device.
import { callApi } from "./call-api.ts";
import { updateUserDetails } from "./calls.ts";
import type { Dashboard } from "./dashboard.ts";
import { readHint, writeHint } from "./hints.ts";
import { sessionStore } from "./session-state.ts";

/** The dashboard that this browser or the account remembers; null when there is none. */
export async function lastDashboard(): Promise<string | null> {
  return sessionStore.read().userDetails?.lastAccessedDash ?? (await readHint<string>("lastAccessedDash"));
}

/** Never rejects: a dashboard that could not be remembered is none the worse. */
export async function rememberDashboard(name: Dashboard): Promise<void> {
  const { tokenData, userDetails } = sessionStore.read();
  await writeHint("lastAccessedDash", name);
  if (!tokenData || userDetails?.lastAccessedDash === name) return;
  const body = { lastAccessedDash: name };
  const changed = await callApi(updateUserDetails, { params: { email: tokenData.email }, body }).catch(() => null);
  const present = sessionStore.read().userDetails;
  if (changed && present) sessionStore.set({ userDetails: { ...present, ...changed } });
}
