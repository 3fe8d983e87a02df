// The scheduled round for referees: reminds them before their verification ends, and expires it.
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { remindUpTo } from "./rules.ts";
import { factsOf, hashOfAddress, isAddressTaken, lockReferee, WORK_ADDRESS } from "./store.ts";
import { refuseReferee } from "./verify-referees.ts";

type RoundDeps = Pick<Deps, "db" | "clock" | "announce" | "vault">;

/** The most referees in one round; the next round continues. */
const mostInRound = 500;

/** Each in its own transaction, decided under lock. Resolves to the number reminded or expired. */
export async function runRefereeRounds(deps: RoundDeps): Promise<number> {
  const now = deps.clock();
  // reminded_at is reset when a referee verifies again, so each end date gets one reminder.
  const due = await deps.db.query<{ id: string }>(
    `select account_id as id from referee where status = 'VERIFIED' and verified_until <= $1 and (reminded_at is null or verified_until <= $2)
     order by verified_until limit ${mostInRound}`,
    [remindUpTo(now), now],
  );
  let done = 0;
  for (const { id } of due) if (await deps.db.transaction((tx) => goOn(tx, id, deps))) done += 1;
  await hashMailboxes(deps);
  return done;
}

/** Stores mailbox hashes for older referees, the longest verified first. */
async function hashMailboxes(deps: RoundDeps): Promise<void> {
  const before = await deps.db.query<{ id: string }>(
    `select account_id as id from referee where not is_mailbox_hash order by verified_at, account_id limit ${mostInRound}`,
  );
  for (const { id } of before) await deps.db.transaction((tx) => hashMailbox(tx, id, deps));
}

/** A referee whose mailbox is another referee's is refused, as by an admin. */
async function hashMailbox(tx: Writer, id: string, deps: RoundDeps): Promise<void> {
  await tx.query("select from account where id = $1 for key share", [id]);
  const row = await lockReferee(tx, id);
  const address = row && deps.vault.open(WORK_ADDRESS, row.workEmail);
  if (!row || !address) {
    await tx.query("update referee set is_mailbox_hash = true where account_id = $1", [id]);
    return;
  }
  const hash = hashOfAddress(deps.vault, address);
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`work address ${hash.toString("hex")}`]);
  const stands = row.status === "REVIEW" || row.status === "VERIFIED" || row.status === "EXPIRED";
  if (stands && (await isAddressTaken(tx, hash, id)))
    await refuseReferee(tx, row, { adminId: null, reason: SAME_MAILBOX }, deps, deps.clock());
  await tx.query("update referee set work_email_hash = $2, is_mailbox_hash = true where account_id = $1", [id, hash]);
}

const SAME_MAILBOX = "Your work address leads to the same mailbox as another referee’s.";

async function goOn(tx: Writer, id: string, { clock, announce }: RoundDeps): Promise<boolean> {
  await tx.query("select from account where id = $1 for key share", [id]);
  const row = await lockReferee(tx, id);
  const now = clock();
  if (row?.status !== "VERIFIED" || row.verifiedUntil === null) return false;
  if (row.verifiedUntil <= now) {
    await tx.query("update referee set status = 'EXPIRED', updated_at = $2 where account_id = $1", [id, now]);
    await announce(tx, { kind: "referee.ended", ...factsOf(row), why: "EXPIRED", at: row.verifiedUntil.toISOString() });
    return true;
  }
  if (row.verifiedUntil > remindUpTo(now)) return false;
  const reminded = await tx.query(
    "update referee set reminded_at = $2 where account_id = $1 and reminded_at is null returning 1",
    [id, now],
  );
  if (reminded.length === 0) return false;
  await announce(tx, { kind: "referee.due", ...factsOf(row), until: row.verifiedUntil.toISOString() });
  return true;
}
