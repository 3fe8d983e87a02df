// Mails a code to a work address, within limits, and without revealing whether the address has proven another account.
import { randomBytes } from "node:crypto";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import {
  CODE_SENDS,
  CODE_TRIES,
  CODES_LAST,
  codeExpiry,
  hashCode,
  makeCode,
  resendFloor,
  whyNoCode,
} from "../../platform/mailed-codes.ts";
import { countsNow, isAddressTaken, type RefereeRow } from "./store.ts";

/** The most codes mailed to one address in an hour, for all accounts together. */
const MOST_TO_ADDRESS = 10;

/** Binds a code to this account and this address. */
export const purposeOf = (accountId: string, addressHash: Buffer): string =>
  `referee ${accountId} ${addressHash.toString("base64url")}`;

type Counted = Pick<RefereeRow, "codeTries" | "codeSends" | "codeSentAt">;

/** 429 if it is too early for another code, or after too many mails or tries. */
export function refuseSoon(row: Counted | null, now: Date): void {
  if (!row?.codeSentAt) return;
  const { tries, sends } = countsNow(row, now);
  const expiresAt = new Date(row.codeSentAt.getTime() + CODES_LAST);
  if (sends >= CODE_SENDS || tries >= CODE_TRIES || row.codeSentAt > resendFloor(now))
    throw whyNoCode({ sends, tries, sentAt: row.codeSentAt, expiresAt }, now);
}

export type CodeWishes = {
  accountId: string;
  name: string;
  companyName: string;
  address: string;
  addressHash: Buffer;
  /** Whether a referee verifies again that they still work there. */
  isAgain: boolean;
  /** The counts before this code; null for a new referee. */
  counted: Counted | null;
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
      : { kind: "referee.code-made", email: address, name, companyName, code, isAgain },
  );
}

async function countMailsTo(tx: Writer, addressHash: Buffer, now: Date): Promise<number> {
  const [row] = await tx.query<{ mails: number }>(
    `select coalesce(sum(code_sends), 0)::int as mails from referee where work_email_hash = $1 and code_sent_at > $2`,
    [addressHash, new Date(now.getTime() - CODES_LAST)],
  );
  return row?.mails ?? 0;
}
