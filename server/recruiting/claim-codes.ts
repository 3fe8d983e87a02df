// The codes that prove the work address of a claim: mail one, count the tries.
import { randomBytes } from "node:crypto";
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import {
  CODE_TRIES,
  CODES_LAST,
  type CodeCounts,
  codeExpiry,
  countsNow,
  expiredCode,
  hashCode,
  MOST_TO_ADDRESS,
  makeCode,
} from "../platform/mailed-codes.ts";

/** Binds a code to this account and this address. */
export const purposeOf = (accountId: string, addressHash: Buffer): string =>
  `company claim ${accountId} ${addressHash.toString("base64url")}`;

type CodeWishes = {
  accountId: string;
  name: string;
  companyName: string;
  address: string;
  addressHash: Buffer;
  /** The counts before this code; null for a first claim. */
  counted: CodeCounts | null;
};

/** Expects the account locked. To an address that got many codes, mails none and stores one that never matches. */
export async function mailClaimCode(
  tx: Writer,
  { accountId, name, companyName, address, addressHash, counted }: CodeWishes,
  { vault, announce, clock }: Pick<Deps, "vault" | "announce" | "clock">,
): Promise<void> {
  const now = clock();
  const code = makeCode();
  const { tries, sends } = counted ? countsNow(counted, now) : { tries: 0, sends: 0 };
  const [mailed] = await tx.query<{ mails: number }>(
    `select coalesce(sum(code_sends), 0)::int as mails from company_claim where work_email_hash = $1 and code_sent_at > $2`,
    [addressHash, new Date(now.getTime() - CODES_LAST)],
  );
  const isFlooded = (mailed?.mails ?? 0) >= MOST_TO_ADDRESS;
  const hash = isFlooded ? randomBytes(32) : hashCode(vault, purposeOf(accountId, addressHash), code);
  await tx.query(
    `update company_claim set code_hash = $2, code_tries = $3, code_sends = $4, code_sent_at = $5, code_expires_at = $6
     where account_id = $1`,
    [accountId, hash, tries, sends + 1, now, codeExpiry(now)],
  );
  if (!isFlooded)
    await announce(tx, { kind: "company-claim.code-made", accountId, email: address, name, companyName, code });
}

export type Tried = { codeHash: Buffer; addressHash: Buffer };

/** Counts a try; 409 for an expired code or after too many. */
export async function countTry({ db, clock }: Deps, accountId: string): Promise<Tried> {
  const [tried] = await db.query<Tried>(
    `update company_claim set code_tries = code_tries + 1
     where account_id = $1 and code_hash is not null and code_tries < ${CODE_TRIES} and code_expires_at > $2
     returning code_hash as "codeHash", work_email_hash as "addressHash"`,
    [accountId, clock()],
  );
  if (!tried) throw expiredCode();
  return tried;
}
