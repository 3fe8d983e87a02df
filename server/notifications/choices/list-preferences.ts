// Lists the caller's notification preferences.
import type { NotificationPreference } from "../../../contract/notifications/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { choicesFor } from "../rules.ts";
import { readChosen } from "./choice-store.ts";

/** Every kind for the caller's user type. */
export async function listPreferences(
  { caller }: Pick<Call<Caller>, "caller">,
  { db }: Pick<Deps, "db">,
): Promise<{ data: NotificationPreference[] }> {
  return { data: choicesFor(caller.userType, await readChosen(db, caller.accountId)) };
}
