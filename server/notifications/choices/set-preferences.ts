// Changes the caller's notification preferences for the given kinds.
import { NOTIFICATION_TABLE } from "../../../contract/notifications/rules.ts";
import type { setPreferences as endpoint, NotificationPreference } from "../../../contract/notifications/wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { choicesFor } from "../rules.ts";
import { readChosen, saveChoices } from "./choice-store.ts";

/** 400 for a kind that is named twice or is not for the caller's user type. */
export async function setPreferences(
  { body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<{ data: NotificationPreference[] }> {
  const kinds = body.data.map(({ kind }) => kind);
  const foreign = kinds.find((kind) => !NOTIFICATION_TABLE[kind].for.includes(caller.userType));
  if (foreign !== undefined) throw refuse(400, "INVALID_BODY", `${foreign} is nothing that you are told of.`, "kind");
  if (new Set(kinds).size < kinds.length) throw refuse(400, "INVALID_BODY", "A kind is named twice.", "kind");
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    await saveChoices(
      tx,
      caller.accountId,
      body.data.map((choice) => ({ ...choice, before: null })),
      clock(),
    );
    return { data: choicesFor(caller.userType, await readChosen(tx, caller.accountId)) };
  });
}
