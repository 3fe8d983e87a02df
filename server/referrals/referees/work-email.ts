// Proves a referee's work address by a mailed code.
import { randomBytes } from "node:crypto";
import type { Referee } from "../../../contract/referrals/referees-wire.ts";
import type { Deps, Operation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import {
  CODE_TRIES,
  CODES_LAST,
  type CodeCounts,
  codeExpiry,
  countsNow,
  expiredCode,
  hashCode,
  isCode,
  MOST_TO_ADDRESS,
  makeCode,
  refuseSoon,
  wrongCode,
} from "../../platform/mailed-codes.ts";
import type { Caller } from "../../platform/mount.ts";
import { conflict } from "../../platform/refusal.ts";
import { afterCode, provable, statusNow, verifiedUntil } from "./rules.ts";
import {
  asReferee,
  factsOf,
  findReferee,
  hashOfAddress,
  isAddressTaken,
  isDomainKnown,
  lockReferee,
  presentReferee,
  type RefereeRow,
  WORK_ADDRESS,
} from "./store.ts";

/** Binds a code to this account and this address. */
const purposeOf = (accountId: string, addressHash: Buffer): string =>
  `referee ${accountId} ${addressHash.toString("base64url")}`;

type CodeWishes = {
  accountId: string;
  name: string;
  companyName: string;
  address: string;
  addressHash: Buffer;
  /** Whether a referee verifies again that they still work there. */
  isAgain: boolean;
  /** The counts before this code; null for a new referee. */
  counted: CodeCounts | null;
};

/**
 * Expects the row locked. If the address belongs to another referee, mails them a warning and stores a code that never
 * matches.
 */
export async function mailCode(
  tx: Writer,
  { accountId, name, companyName, address, addressHash, isAgain, counted }: CodeWishes,
  { vault, announce }: Pick<Deps, "vault" | "announce">,
  now: Date,
): Promise<void> {
  const code = makeCode();
  const isTaken = await isAddressTaken(tx, addressHash, accountId);
  const isFlooded = (await countMailsTo(tx, addressHash, now)) >= MOST_TO_ADDRESS;
  const { tries, sends } = counted ? countsNow(counted, now) : { tries: 0, sends: 0 };
  const hash = isTaken || isFlooded ? randomBytes(32) : hashCode(vault, purposeOf(accountId, addressHash), code);
  await tx.query(
    `update referee set code_hash = $2, code_tries = $3, code_sends = $4, code_sent_at = $5, code_expires_at = $6
     where account_id = $1`,
    [accountId, hash, tries, sends + 1, now, codeExpiry(now)],
  );
  if (isFlooded) return;
  await announce(
    tx,
    isTaken
      ? { kind: "referee.address-taken", email: address }
      : { kind: "referee.code-made", accountId, email: address, name, companyName, code, isAgain },
  );
}

async function countMailsTo(tx: Writer, addressHash: Buffer, now: Date): Promise<number> {
  const [row] = await tx.query<{ mails: number }>(
    `select coalesce(sum(code_sends), 0)::int as mails from referee where work_email_hash = $1 and code_sent_at > $2`,
    [addressHash, new Date(now.getTime() - CODES_LAST)],
  );
  return row?.mails ?? 0;
}

/** 409 if there is nothing to verify now, 429 if too early or too often. */
export const resendRefereeCode: Operation<"resendRefereeCode"> = async (_input, { caller }, deps) => {
  const { accountId, name } = caller;
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const row = asReferee(await lockReferee(tx, accountId), caller);
    const now = deps.clock();
    const proves = provable(row, now);
    if (proves === null) throw nothingToProve(row, now);
    refuseSoon(row, now);
    const address = deps.vault.open(WORK_ADDRESS, row.workEmail);
    if (address === null) throw new Error("A work address cannot be opened: it was sealed with another key.");
    const addressHash = hashOfAddress(deps.vault, address);
    const { companyName } = row;
    await mailCode(
      tx,
      { accountId, name, companyName, address, addressHash, isAgain: proves === "AGAIN", counted: row },
      deps,
      now,
    );
    return presentReferee((await findReferee(tx, accountId)) as RefereeRow, now);
  });
};

/** The 409 that says why there is nothing to verify. */
function nothingToProve(row: RefereeRow, now: Date) {
  const words: Partial<Record<RefereeRow["status"], string>> = {
    VERIFIED: "You are verified: there is nothing to prove now.",
    REVIEW: "Your address is proven. We look at the rest by hand, and tell you.",
  };
  return conflict(words[statusNow(row, now)] ?? "Please begin anew with your company and work address.");
}

type Tried = { codeHash: Buffer; addressHash: Buffer };

/** Counts every try before comparing. 409 for a wrong or expired code. */
export const confirmWorkEmail: Operation<"confirmWorkEmail"> = async ({ body }, { caller }, deps) => {
  const { accountId } = caller;
  const row = asReferee(await findReferee(deps.db, accountId), caller);
  if (!row.hasCode || provable(row, deps.clock()) === null) throw nothingToProve(row, deps.clock());
  const tried = await countTry(deps, accountId);
  if (!isCode(deps.vault, purposeOf(accountId, tried.addressHash), body.code, tried.codeHash)) throw wrongCode();
  return deps.db.transaction((tx) => prove(tx, caller, tried, deps));
};

async function countTry({ db, clock }: Deps, accountId: string): Promise<Tried> {
  const [tried] = await db.query<Tried>(
    `update referee set code_tries = code_tries + 1
     where account_id = $1 and code_hash is not null and code_tries < ${CODE_TRIES} and code_expires_at > $2
     returning code_hash as "codeHash", work_email_hash as "addressHash"`,
    [accountId, clock()],
  );
  if (!tried) throw expiredCode();
  return tried;
}

async function prove(tx: Writer, caller: Caller, { codeHash, addressHash }: Tried, deps: Deps): Promise<Referee> {
  const { accountId } = caller;
  await holdAccount(tx, accountId);
  const row = asReferee(await lockReferee(tx, accountId), caller);
  const now = deps.clock();
  const proves = provable(row, now);
  const [same] = await tx.query("select from referee where account_id = $1 and code_hash = $2", [accountId, codeHash]);
  if (!same || proves === null) throw expiredCode();
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
