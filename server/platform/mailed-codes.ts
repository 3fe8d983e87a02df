// Six-digit mailed codes: made at random, stored as a hash bound to their purpose, compared in constant time.
import { randomInt, timingSafeEqual } from "node:crypto";
import { CODE_DIGITS, CODE_MINUTES, RESEND_SECONDS } from "../../contract/identity/rules.ts";
import { refuse, refuseForNow } from "./refusal.ts";
import type { Vault } from "./vault.ts";

/** The most tries and mails of a code; the tables have the same numbers as constraints. */
export const CODE_TRIES = 5;
export const CODE_SENDS = 5;
/** The most codes mailed to one work address in an hour, for all accounts together. */
export const MOST_TO_ADDRESS = 10;
/** How long a process that needs a code may last, with all its codes, in ms; then tries and mails restart. */
export const CODES_LAST = 60 * 60_000;

export const makeCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");

/** `purpose` names the only thing that the code is valid for. */
export const hashCode = (vault: Vault, purpose: string, code: string): Buffer =>
  vault.mac("code", `${purpose} ${code}`);

export const isCode = (vault: Vault, purpose: string, code: string, expected: Buffer): boolean =>
  timingSafeEqual(hashCode(vault, purpose, code), expected);

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + CODE_MINUTES * 60_000);

/** After a code mailed later than this, it is too early for another. */
export const resendFloor = (now: Date): Date => new Date(now.getTime() - RESEND_SECONDS * 1_000);

export const wrongCode = () => refuse(409, "CODE_MISMATCH", "This is not the code from the e-mail.");

export const expiredCode = (words = "This code no longer works. Please ask for another one.") =>
  refuse(409, "CODE_EXPIRED", words);

/** The 429 that says why no further code is mailed now. `row` has the counts of the codes. */
export function whyNoCode(row: { sends: number; tries: number; sentAt: Date; expiresAt: Date }, now: Date) {
  const isUsedUp = row.sends >= CODE_SENDS || row.tries >= CODE_TRIES;
  const until = isUsedUp ? row.expiresAt.getTime() : row.sentAt.getTime() + RESEND_SECONDS * 1_000;
  const retryAfter = Math.max(1, Math.ceil((until - now.getTime()) / 1_000));
  const words = isUsedUp
    ? "No further code can be mailed for now. Please try again later."
    : `Please wait ${retryAfter} ${retryAfter === 1 ? "second" : "seconds"} before asking for another code.`;
  return refuseForNow(retryAfter, words);
}

/** The codes that one process has used so far. */
export type CodeCounts = { codeTries: number; codeSends: number; codeSentAt: Date | null };

/** The tries and mails that count now; both restart an hour after the last mail. */
export function countsNow(row: CodeCounts, now: Date): { tries: number; sends: number } {
  const isOver = row.codeSentAt === null || row.codeSentAt.getTime() + CODES_LAST <= now.getTime();
  return { tries: isOver ? 0 : row.codeTries, sends: isOver ? 0 : row.codeSends };
}

/** 429 if it is too early for another code, or after too many mails or tries. */
export function refuseSoon(row: CodeCounts | null, now: Date): void {
  if (!row?.codeSentAt) return;
  const { tries, sends } = countsNow(row, now);
  const expiresAt = new Date(row.codeSentAt.getTime() + CODES_LAST);
  if (sends >= CODE_SENDS || tries >= CODE_TRIES || row.codeSentAt > resendFloor(now))
    throw whyNoCode({ sends, tries, sentAt: row.codeSentAt, expiresAt }, now);
}

/** The mailed code that was not entered yet, as answers show it; null if there is none. */
export function presentCode(row: CodeCounts & { hasCode: boolean; codeExpiresAt: Date | null }, now: Date) {
  const { hasCode, codeSentAt, codeExpiresAt } = row;
  if (!hasCode || !codeSentAt || !codeExpiresAt) return null;
  const { tries, sends } = countsNow(row, now);
  return {
    expiresAt: codeExpiresAt.toISOString(),
    triesLeft: Math.max(0, CODE_TRIES - tries),
    sendsLeft: Math.max(0, CODE_SENDS - sends),
    resendAt: new Date(codeSentAt.getTime() + RESEND_SECONDS * 1_000).toISOString(),
  };
}
