// What time does to referees and requests: each due row in a transaction of its own.
import type { Deps, RoundDeps, TellingDeps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { Refusal } from "../platform/refusal.ts";
import { backToPool, endUnanswered } from "./back-to-pool.ts";
import { countAnswers, countReferees } from "./count-answers.ts";
import { remindUpTo } from "./referees/rules.ts";
import { factsOf, hashOfAddress, isAddressTaken, lockReferee, WORK_ADDRESS } from "./referees/store.ts";
import { refuseReferee } from "./referees/verify-referees.ts";
import { confirm } from "./requests/request-changes.ts";
import { isOverdue } from "./requests/rules.ts";
import { BY_THE_CLOCK, type LockedRequest, lockRequest } from "./transition.ts";
import { tellWatchers } from "./watches.ts";

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
  for (const { id } of due) if (await deps.db.transaction((tx) => goOnWithReferee(tx, id, deps))) done += 1;
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

async function goOnWithReferee(tx: Writer, id: string, { clock, announce }: RoundDeps): Promise<boolean> {
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

type RequestDeps = TellingDeps;
type Due = { id: string; people: string[] };

/** The most requests in one round; the next round continues. */

/**
 * Resolves to the number of requests moved. Each is decided in its own transaction, under lock and by the time then, so
 * that several processes and a jumping clock repeat no step.
 */
export async function runRequestRounds(deps: RequestDeps): Promise<number> {
  const due = await deps.db.query<Due>(
    `select id, array_remove(array[candidate_id, referee_id], null) as people from referral_request
     where due_at <= $1 order by due_at limit ${mostInRound}`,
    [deps.clock()],
  );
  let moved = 0;
  const failures: unknown[] = [];
  for (const request of due)
    try {
      if (await deps.db.transaction((tx) => goOnWithRequest(tx, request, deps))) moved += 1;
    } catch (error) {
      // A Refusal means that its account was deleted meanwhile. Other failures must not stop the remaining requests.
      if (!(error instanceof Refusal)) failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, "Some requests could not go on.");
  return moved;
}

async function goOnWithRequest(tx: Writer, { id, people }: Due, deps: RequestDeps): Promise<boolean> {
  await tx.query("select from account where id = any ($1) order by id for key share", [people]);
  const request = await lockRequest(tx, id);
  const now = deps.clock();
  if (!isOverdue(request, now)) return false;
  switch (request.status) {
    case "OPEN":
      await endUnanswered(tx, request, "EXPIRED", deps, now);
      return true;
    case "CLAIMED":
      await backToPool(tx, request, { ...BY_THE_CLOCK, event: "CLAIM_ENDED" }, deps, now);
      return true;
    case "ACCEPTED":
      await noteLapse(tx, request, now);
      await backToPool(tx, request, { ...BY_THE_CLOCK, event: "RETURNED" }, deps, now);
      return true;
    case "REFERRED":
      await confirm(tx, request, BY_THE_CLOCK, deps, now);
      return true;
    default:
      return false;
  }
}

/** Records the lapse, so that the referee is not offered the request again. */
async function noteLapse(tx: Writer, { id, referee }: LockedRequest, now: Date): Promise<void> {
  if (!referee) return;
  await tx.query(
    `insert into referral_answer (request_id, referee_id, kind, claimed_at, at)
     select $1, $2, 'LAPSED', coalesce((select max(at) from referral_event where request_id = $1 and kind = 'CLAIMED'), $3), $3
     on conflict do nothing`,
    [id, referee.accountId, now],
  );
}

/** Answers are counted in each tenth minute only, because that reads the requests of half a year. */
const COUNT_MINUTES = 10;

/** Run each minute. A failure in one round does not stop the others; throws all failures at the end. */
export async function runReferralRounds(deps: RoundDeps): Promise<void> {
  const isToCount = deps.clock().getUTCMinutes() % COUNT_MINUTES === 0;
  const rounds = await Promise.allSettled([
    runRequestRounds(deps),
    runRefereeRounds(deps),
    isToCount ? countAnswers(deps) : 0,
    // Who hears that someone refers at a company finds that on its page.
    countReferees(deps).then(() => tellWatchers(deps)),
  ]);
  const failures = rounds.flatMap((round) => (round.status === "rejected" ? [round.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, "Some referrals could not go on.");
}

/** `count`: what the rounds count in some minutes, at once. */
export const referralRounds = {
  run: runReferralRounds,
  count: (deps: Pick<Deps, "db" | "clock">) => Promise.all([countReferees(deps), countAnswers(deps)]),
};
