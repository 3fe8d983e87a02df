// Deletes accounts after their grace period: erases personal data, and retains an anonymous account row that other
// people's records refer to.
import type { DataKeeper, DataOwner } from "../../data-keeper.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { recordSecurityEvent } from "../security-events.ts";
import { deleteSessions } from "../sessions/session-store.ts";
import { DELETED_SUB } from "./hold-account.ts";

/** The most accounts to delete in one round; the next round continues. */
const mostInRound = 100;

type Due = DataOwner & { name: string };

/** Each account in its own transaction; resolves to the number deleted. */
export async function deleteDueAccounts(
  deps: Pick<Deps, "db" | "clock" | "announce" | "vault">,
  keepers: readonly DataKeeper[],
): Promise<number> {
  let deleted = 0;
  while (deleted < mostInRound && (await deleteNextDue(deps, keepers))) deleted += 1;
  return deleted;
}

function deleteNextDue(
  { db, clock, announce, vault }: Pick<Deps, "db" | "clock" | "announce" | "vault">,
  keepers: readonly DataKeeper[],
): Promise<boolean> {
  const now = clock();
  return db.transaction(async (tx) => {
    const [due] = await tx.query<Due>(
      `select id as "accountId", email, name from account where deletion_due_at <= $1
       order by deletion_due_at limit 1 for update skip locked`,
      [now],
    );
    if (!due) return false;
    const furtherEmails: string[] = [];
    for (const keeper of keepers) furtherEmails.push(...((await keeper.furtherEmails?.(tx, due, vault)) ?? []));
    for (const keeper of keepers) await keeper.erase(tx, { ...due, furtherEmails }, now);
    await anonymise(tx, due, now);
    await recordSecurityEvent(tx, { kind: "account.deleted", accountId: due.accountId, at: now });
    await announce(tx, { kind: "account.deleted", email: due.email, name: due.name });
    return true;
  });
}

async function anonymise(tx: Writer, { accountId, email }: DataOwner, now: Date): Promise<void> {
  await deleteSessions(tx, accountId, null);
  for (const statement of [
    "delete from credential where account_id = $1",
    "delete from social_link where account_id = $1",
    "delete from password_reset where account_id = $1",
    // An admin may still have to review what another person earned from this account, so those traces expire by age.
    `delete from account_trace where account_id = $1
       and not exists (select from ledger_earning where counterparty_id = $1 and state <> 'REVERSED')`,
    // The trail retains what happened and when; the IP address and the details are personal.
    "update security_event set ip = null, details = '{}' where account_id = $1",
    "update security_event set ip = null where actor_id = $1",
  ])
    await tx.query(statement, [accountId]);
  await tx.query("delete from pending_sign_up where email = $1", [email]);
  await tx.query(
    `update account set name = 'Deleted user', email = 'deleted-' || id || '@deleted.invalid', sub = ${DELETED_SUB},
       phone_number = null, groups = '{}', last_accessed_dash = null, is_demo = false, deletion_due_at = null,
       disabled_at = $2, auth_gen = auth_gen + 1, tokens_valid_after = $2 where id = $1`,
    [accountId, now],
  );
}
