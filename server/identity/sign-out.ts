// Ends the session of this browser, or every session of its account.
import type { Call } from "../platform/mount.ts";
import type { Identity } from "./identity.ts";

export async function signOut(form: { everywhere?: boolean | undefined }, call: Call, { sessions }: Identity) {
  const { continueAt } = await sessions.end(call, form.everywhere === true);
  return { isLoggedIn: false, continueAt } as const;
}
