// Schedules the deletion of the caller's account, which can be cancelled during a grace period.
import { DELETION_GRACE_DAYS, type deleteAccount as endpoint } from "../../../contract/identity/accounts-wire.ts";
import type { DataKeeper } from "../../data-keeper.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import type { Identity } from "../identity.ts";
import { refuseOthers } from "../own-address.ts";
import { recordSecurityEvent } from "../security-events.ts";
import { proveOwner } from "./prove-owner.ts";

const msOfDay = 86_400_000;

/**
 * Ends every other session. Idempotent: the first due date remains. 409 if the account may not be deleted, such as a
 * company's last admin.
 */
export async function deleteAccount(
  { params, body }: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
  { settings, sessions }: Pick<Identity, "settings" | "sessions">,
  keepers: readonly DataKeeper[],
): Promise<{ deletionDueAt: string }> {
  const { caller, ip } = call;
  refuseOthers(params.email, caller);
  await proveOwner(deps, settings.rateLimitScale, call, body.password);
  const now = deps.clock();
  const due = await deps.db.transaction(async (tx) => {
    for (const keeper of keepers) await keeper.refuseLeaving?.(tx, caller);
    const account = await lockAccount(tx, caller.accountId);
    if (account.dueAt) return account.dueAt.toISOString();
    const endsAt = new Date(now.getTime() + DELETION_GRACE_DAYS * msOfDay);
    await tx.query("update account set deletion_due_at = $2 where id = $1", [caller.accountId, endsAt]);
    const dueAt = endsAt.toISOString();
    await sessions.endAll(tx, caller.accountId, caller.sessionId);
    await recordSecurityEvent(tx, { kind: "account-deletion.asked", accountId: caller.accountId, ip, at: now });
    const { email, userType } = caller;
    await deps.announce(tx, { kind: "account.deletion-asked", email, name: account.name, userType, dueAt });
    return dueAt;
  });
  return { deletionDueAt: due };
}

async function lockAccount(tx: Writer, accountId: string): Promise<{ name: string; dueAt: Date | null }> {
  const [account] = await tx.query<{ name: string; dueAt: Date | null }>(
    `select name, deletion_due_at as "dueAt" from account where id = $1 for no key update`,
    [accountId],
  );
  if (!account) throw new Error("an account is gone while its owner is signed in");
  return account;
}
