// Verifies a work address by its mailed code.
import type { confirmWorkEmail as endpoint, Referee } from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { CODE_TRIES, expiredCode, isCode, wrongCode } from "../../platform/mailed-codes.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { purposeOf } from "./mail-code.ts";
import { nothingToProve } from "./resend-code.ts";
import { afterCode, provable, verifiedUntil } from "./rules.ts";
import {
  asReferee,
  factsOf,
  findReferee,
  isAddressTaken,
  isDomainKnown,
  lockReferee,
  presentReferee,
  type RefereeRow,
} from "./store.ts";

type Tried = { codeHash: Buffer; addressHash: Buffer };

/** Counts every try before comparing. 409 for a wrong or expired code. */
export async function confirmWorkEmail(
  { body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<Referee> {
  const { accountId } = caller;
  const row = asReferee(await findReferee(deps.db, accountId), caller);
  if (!row.hasCode || provable(row, deps.clock()) === null) throw nothingToProve(row, deps.clock());
  const tried = await countTry(deps, accountId);
  if (!isCode(deps.vault, purposeOf(accountId, tried.addressHash), body.code, tried.codeHash)) throw wrongCode();
  return deps.db.transaction((tx) => prove(tx, caller, tried, deps));
}

async function countTry({ db, clock }: Deps, accountId: string): Promise<Tried> {
  const [tried] = await db.query<Tried>(
    `update referee set code_tries = code_tries + 1
     where account_id = $1 and code_hash is not null and code_tries < ${CODE_TRIES} and code_expires_at > $2
     returning code_hash as "codeHash", work_email_hash as "addressHash"`,
    [accountId, clock()],
  );
  if (!tried) throw expiredCode("This code no longer works. Please ask for another one.");
  return tried;
}

async function prove(tx: Writer, caller: Caller, { codeHash, addressHash }: Tried, deps: Deps): Promise<Referee> {
  const { accountId } = caller;
  await holdAccount(tx, accountId);
  const row = asReferee(await lockReferee(tx, accountId), caller);
  const now = deps.clock();
  const proves = provable(row, now);
  const [same] = await tx.query("select from referee where account_id = $1 and code_hash = $2", [accountId, codeHash]);
  if (!same || proves === null) throw expiredCode("This code no longer works. Please ask for another one.");
  // One address proves one referee. A second account gets the answer for a wrong code.
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `work address ${addressHash.toString("hex")}`,
  ]);
  if (await isAddressTaken(tx, addressHash, accountId)) throw wrongCode();
  const to =
    proves === "AGAIN"
      ? "VERIFIED"
      : afterCode({ isDomainKnown: isDomainKnown(row), wasRefused: await wasRefused(tx, row, addressHash) });
  await save(tx, accountId, to, now);
  await tell(tx, row, { to, isAgain: proves === "AGAIN" }, deps, now);
  return presentReferee((await findReferee(tx, accountId)) as RefereeRow, now);
}

/** Whether an admin has refused this person, or another account with the same address. */
async function wasRefused(tx: Writer, { decisionReason }: RefereeRow, addressHash: Buffer): Promise<boolean> {
  if (decisionReason !== null) return true;
  const refused = await tx.query(
    "select from referee where work_email_hash = $1 and decision_reason is not null limit 1",
    [addressHash],
  );
  return refused.length > 0;
}

async function save(tx: Writer, accountId: string, to: "VERIFIED" | "REVIEW", now: Date): Promise<void> {
  const until = to === "VERIFIED" ? verifiedUntil(now) : null;
  await tx.query(
    `update referee set status = $2, code_hash = null, code_expires_at = null, code_tries = 0, verified_until = $3,
       verified_at = case when $2 = 'VERIFIED' then $4::timestamptz end, reminded_at = null, updated_at = $4 where account_id = $1`,
    [accountId, to, until, now],
  );
}

async function tell(
  tx: Writer,
  row: RefereeRow,
  { to, isAgain }: { to: "VERIFIED" | "REVIEW"; isAgain: boolean },
  { announce }: Deps,
  now: Date,
): Promise<void> {
  const facts = factsOf(row);
  if (to === "VERIFIED")
    await announce(tx, { kind: "referee.verified", ...facts, until: verifiedUntil(now).toISOString(), isAgain });
  else await announce(tx, { kind: "referee.review-asked", ...facts, domain: row.workDomain, at: now.toISOString() });
}
