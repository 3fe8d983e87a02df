// Cancels the scheduled deletion of the caller's account.
import type { keepAccount as endpoint } from "../../../contract/identity/accounts-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { refuseOthers } from "../own-address.ts";
import { recordSecurityEvent } from "../security-events.ts";

/** Does nothing if no deletion is scheduled. 409 after the due date. */
export async function keepAccount(
  { params }: Input<typeof endpoint>,
  { caller, ip }: Call<Caller>,
  deps: Deps,
): Promise<{ deletionDueAt: null }> {
  refuseOthers(params.email, caller);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const [account] = await tx.query<{ name: string; dueAt: Date | null }>(
      `select name, deletion_due_at as "dueAt" from account where id = $1 for no key update`,
      [caller.accountId],
    );
    if (!account?.dueAt) return;
    if (account.dueAt <= now) throw refuse(409, "CONFLICT", "It is too late: the account is being deleted.");
    await tx.query("update account set deletion_due_at = null where id = $1", [caller.accountId]);
    await recordSecurityEvent(tx, { kind: "account-deletion.taken-back", accountId: caller.accountId, ip, at: now });
    await deps.announce(tx, { kind: "account.deletion-taken-back", email: caller.email, name: account.name });
  });
  return { deletionDueAt: null };
}
