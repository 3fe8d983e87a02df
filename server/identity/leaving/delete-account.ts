// Deletes an account: announced by its owner, undone within the time, carried out when due.

import type { Language } from "../../../contract/identity/rules.ts";
import type { DataKeepers, DataOwner } from "../../data-keeper.ts";
import type { Deps, Operation, RoundDeps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { conflict, refuse } from "../../platform/refusal.ts";
import { DELETED_SUB, deletionDueFrom, recordFailure, recordSecurityEvent } from "../accounts.ts";
import { countTry, forgive } from "../embedded/throttles.ts";
import type { Identity } from "../identity.ts";
import { verifyPassword } from "../passwords.ts";
import { deleteSessions } from "../sessions/session-store.ts";
import { refuseOthers } from "../user-details.ts";

/** Without a password here, the sign-in must be at most this old. */
const freshMinutes = 10;

/** Checks the password, or the session's age without one here. 403 on failure, 429 after too many tries. */
async function proveOwner(
  core: { deps: Deps } & Pick<Identity, "settings">,
  { caller, ip }: Call<Caller>,
  password: string | undefined,
): Promise<void> {
  const { db, vault } = core.deps;
  const [kept] = await db.query<{ hash: string }>(
    "select password_hash as hash from credential where account_id = $1",
    [caller.accountId],
  );
  if (!kept) return refuseStale(core.deps, caller);
  const trier = { ip, email: caller.email };
  await countTry(core, "delete-account", trier);
  if (password === undefined || !(await verifyPassword(vault, kept.hash, password))) {
    await recordFailure(core.deps, "account-deletion.failed", caller.accountId, ip);
    throw refuse(403, "NOT_AUTHORIZED", "The password is wrong.", "password");
  }
  await forgive(core, "delete-account", trier);
}

async function refuseStale({ db, clock }: Deps, { sessionId }: Caller): Promise<void> {
  const since = new Date(clock().getTime() - freshMinutes * 60_000);
  const fresh = await db.query("select from session where id = $1 and created_at >= $2", [sessionId, since]);
  if (fresh.length === 0)
    throw refuse(
      403,
      "NOT_AUTHORIZED",
      `Please log out, log in again, and delete your account within ${freshMinutes} minutes of that.`,
    );
}

type Leaving = Pick<Identity, "settings" | "sessions">;

/** Ends every other session. The first due date remains. 409 if it may not go, as a company's last admin. */
export const deleteAccount: Operation<"deleteAccount", [Leaving, DataKeepers]> = async (
  input,
  call,
  deps,
  identity,
  keepers,
) => {
  const { params, body } = input;
  const { settings, sessions } = identity;
  const { caller, ip } = call;
  refuseOthers(params.email, caller);
  await proveOwner({ deps, settings }, call, body.password);
  const now = deps.clock();
  const due = await deps.db.transaction(async (tx) => {
    for (const keeper of keepers) await keeper.refuseLeaving?.(tx, caller);
    const account = await lockAccount(tx, caller.accountId);
    if (account.dueAt) return account.dueAt.toISOString();
    const endsAt = deletionDueFrom(now);
    await tx.query("update account set deletion_due_at = $2 where id = $1", [caller.accountId, endsAt]);
    const dueAt = endsAt.toISOString();
    await sessions.endAll(tx, caller.accountId, caller.sessionId);
    await recordSecurityEvent(tx, { kind: "account-deletion.asked", accountId: caller.accountId, ip, at: now });
    const { email, userType } = caller;
    await deps.announce(tx, { kind: "account.deletion-asked", email, name: account.name, userType, dueAt });
    return dueAt;
  });
  return { deletionDueAt: due };
};

async function lockAccount(tx: Writer, accountId: string): Promise<{ name: string; dueAt: Date | null }> {
  const [account] = await tx.query<{ name: string; dueAt: Date | null }>(
    `select name, deletion_due_at as "dueAt" from account where id = $1 for no key update`,
    [accountId],
  );
  if (!account) throw new Error("an account is gone while its owner is signed in");
  return account;
}

/** Does nothing if no deletion is scheduled. 409 after the due date. */
export const keepAccount: Operation<"keepAccount"> = async ({ params }, { caller, ip }, deps) => {
  refuseOthers(params.email, caller);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.accountId);
    if (!account.dueAt) return;
    if (account.dueAt <= now) throw conflict("It is too late: the account is being deleted.");
    await tx.query("update account set deletion_due_at = null where id = $1", [caller.accountId]);
    await recordSecurityEvent(tx, { kind: "account-deletion.taken-back", accountId: caller.accountId, ip, at: now });
    await deps.announce(tx, { kind: "account.deletion-taken-back", email: caller.email, name: account.name });
  });
  return { deletionDueAt: null };
};

/** The most accounts to delete in one round; the next round continues. */
const mostInRound = 100;

type Due = DataOwner & { name: string; language: Language | null };

/**
 * Each account in its own transaction; resolves to the number deleted. One that fails does not hold up those due after
 * it: the round goes on, and throws at its end, which is logged.
 */
export async function deleteDueAccounts(deps: RoundDeps, keepers: DataKeepers): Promise<number> {
  let deleted = 0;
  const failed = new Map<string, unknown>();
  while (deleted < mostInRound) {
    const next: { accountId?: string } = {};
    try {
      if (!(await deleteNextDue(deps, keepers, [...failed.keys()], next))) break;
      deleted += 1;
    } catch (error) {
      // Without an account, it is the database that fails.
      if (next.accountId === undefined) throw error;
      failed.set(next.accountId, error);
    }
  }
  if (failed.size > 0)
    throw new AggregateError(failed.values(), `These accounts could not be deleted: ${[...failed.keys()].join(", ")}`);
  return deleted;
}

/**
 * A suspended account waits, or its owner would lose what they hold without having been able to take the deletion back,
 * or would be rid of the suspension at a freed address. Lifting it begins the days anew. A suspended person who wants to be deleted writes to us, and an admin lifts the suspension first. `next` tells which account it was, failed or not.
 */
function deleteNextDue(
  { db, clock, announce, vault }: RoundDeps,
  keepers: DataKeepers,
  failed: readonly string[],
  next: { accountId?: string },
): Promise<boolean> {
  const now = clock();
  return db.transaction(async (tx) => {
    const [due] = await tx.query<Due>(
      `select id as "accountId", email, name, language from account where deletion_due_at <= $1 and disabled_at is null
         and id <> all ($2::uuid[]) order by deletion_due_at limit 1 for update skip locked`,
      [now, failed],
    );
    if (!due) return false;
    next.accountId = due.accountId;
    const furtherEmails: string[] = [];
    for (const keeper of keepers) furtherEmails.push(...((await keeper.furtherEmails?.(tx, due, vault)) ?? []));
    for (const keeper of keepers) await keeper.erase(tx, { ...due, furtherEmails }, now);
    await anonymise(tx, due, now);
    await recordSecurityEvent(tx, { kind: "account.deleted", accountId: due.accountId, at: now });
    await announce(tx, { kind: "account.deleted", email: due.email, name: due.name, language: due.language });
    return true;
  });
}

/** Ends the account for good; what the keepers hold is erased before. */
export async function anonymise(tx: Writer, { accountId, email }: DataOwner, now: Date): Promise<void> {
  await deleteSessions(tx, accountId, null);
  for (const statement of [
    "delete from credential where account_id = $1",
    "delete from second_factor where account_id = $1",
    "delete from recovery_code where account_id = $1",
    "delete from social_link where account_id = $1",
    "delete from password_reset where account_id = $1",
    "update account_suspension set reason = '' where account_id = $1",
    // What was merged is part of the account that stays, until that one goes.
    `update account_merge set reason = '', from_email = '', from_name = '', from_token = null, into_token = null,
       state = case when state = 'ASKED' then 'CANCELLED' else state end, ended_at = coalesce(ended_at, now())
     where into_id = $1 or (from_id = $1 and state <> 'DONE')`,
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
       phone_number = null, groups = '{}', last_accessed_dash = null, language = null, is_demo = false, deletion_due_at = null,
       disabled_at = $2, auth_gen = auth_gen + 1, tokens_valid_after = $2 where id = $1`,
    [accountId, now],
  );
}
