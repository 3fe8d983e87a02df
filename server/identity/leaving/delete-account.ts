// Schedules the deletion of the caller's account, which can be cancelled during a grace period.
import { DELETION_GRACE_DAYS, type deleteAccount as endpoint } from "../../../contract/accounts.ts";
import type { DataKeeper } from "../../data-keeper.ts";
import type { Deps } from "../../deps.ts";
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
    const [begun] = await tx.query<{ name: string; dueAt: Date }>(
      `update account set deletion_due_at = $2 where id = $1 and deletion_due_at is null
       returning name, deletion_due_at as "dueAt"`,
      [caller.accountId, new Date(now.getTime() + DELETION_GRACE_DAYS * msOfDay)],
    );
    if (!begun) return readDue(tx, caller.accountId);
    const dueAt = begun.dueAt.toISOString();
    await sessions.endAll(tx, caller.accountId, caller.sessionId);
    await recordSecurityEvent(tx, { kind: "account-deletion.asked", accountId: caller.accountId, ip, at: now });
    const { email, userType } = caller;
    await deps.announce(tx, { kind: "account.deletion-asked", email, name: begun.name, userType, dueAt });
    return dueAt;
  });
  return { deletionDueAt: due };
}

async function readDue(tx: Pick<Deps["db"], "query">, accountId: string): Promise<string> {
  const [account] = await tx.query<{ dueAt: Date }>(`select deletion_due_at as "dueAt" from account where id = $1`, [
    accountId,
  ]);
  if (!account) throw new Error("an account is gone while its owner is signed in");
  return account.dueAt.toISOString();
}
