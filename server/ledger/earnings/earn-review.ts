// Pays a referee for answering a request, only against a credit that is spent with it.
import type { UnpaidReason } from "../../../contract/ledger/rules.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import type { Vault } from "../../platform/vault.ts";
import { settleCredit } from "../books/holds.ts";
import { type Memo, type Owner, openAccounts } from "../books/post-entry.ts";
import { readFee } from "../prices/store.ts";
import { postPending, releaseOf } from "./earn.ts";

/** A DECLINE earns the review fee; a REFERRAL also the outcome fee, where the schedule has one. */
type ReviewKind = "DECLINE" | "REFERRAL";

/** `amount` in paise; `why` says why it is 0, else null. */
export type ReviewFee = { amount: number; why: UnpaidReason | null };

export type Review = {
  kind: ReviewKind;
  /** The request, which holds a credit. */
  subjectId: string;
  earner: Owner;
  memo: Memo;
  /** The earliest time at which it becomes available by time alone. */
  notBefore?: Date;
};

const KINDS = {
  DECLINE: ["REVIEWED_REQUEST"],
  REFERRAL: ["REVIEWED_REQUEST", "REFERRED_OUTCOME"],
} as const;

const PAIR_MS = 30 * 86_400_000;

/** Pays a review of a locked request once, with its credit. If it cannot, writes nothing and leaves the credit held. */
export async function earnReview(
  tx: Writer,
  { kind, subjectId, earner, memo, notBefore }: Review,
  { vault, now }: { vault: Vault; now: Date },
): Promise<ReviewFee> {
  const asked = { kind, subjectId, earnerId: earner.accountId };
  await tx.query("select from ledger_hold where subject_id = $1 and purpose = 'REFERRAL_REQUEST' for update", [
    subjectId,
  ]);
  const held = await readHeld(tx, subjectId);
  // Serialise, so that each review sees what the other earned: first the pair of people, then the budget.
  if (held) await takeTurn(tx, `reviews of ${held.ownerId} by ${earner.accountId}`);
  if (held && !held.isBought) await takeTurn(tx, "fee budget");
  const fee = await feeOfReview(tx, asked, now);
  if (fee.why !== null || !held) return fee;
  await openAccounts(tx, earner, { vault, now });
  await settleCredit(tx, { subjectId, outcome: "SPENT", memo }, now);
  const funding = { by: held.isBought ? "CREDIT" : "BUDGET", pairUntil: new Date(now.getTime() + PAIR_MS) } as const;
  for (const one of KINDS[kind]) {
    const schedule = await readFee(tx, one);
    if (!schedule.amount) continue;
    const earning = {
      kind: one,
      subjectId,
      ownerId: earner.accountId,
      amount: schedule.amount,
      memo,
      notBefore,
      funding,
    };
    await postPending(tx, { ...earning, counterpartyId: held.ownerId, releaseAt: releaseOf(schedule, now) }, now);
  }
  return fee;
}

/** What a review would earn now. Locks nothing, so a concurrent review may change the answer. */
async function feeOfReview(
  reader: Reader,
  { kind, subjectId, earnerId }: { kind: ReviewKind; subjectId: string; earnerId: string },
  now: Date,
): Promise<ReviewFee> {
  const nothing = (why: UnpaidReason): ReviewFee => ({ amount: 0, why });
  let amount = 0;
  for (const one of KINDS[kind]) amount += (await readFee(reader, one)).amount ?? 0;
  if (amount === 0) return nothing("NO_FEE");
  const held = await readHeld(reader, subjectId);
  if (!held) return nothing("NO_CREDIT");
  if (await hasEarned(reader, { subjectId, earnerId, candidateId: held.ownerId }, now)) return nothing("PAIR");
  if (!held.isBought && amount > (await budgetLeft(reader, now))) return nothing("BUDGET");
  return { amount, why: null };
}

/** For an open request what feedback would earn now; for an answered one what the answer earned. */
export async function readReviewFee(
  reader: Reader,
  { subjectId, earnerId, isOpen }: { subjectId: string; earnerId: string; isOpen: boolean },
  now: Date,
): Promise<ReviewFee> {
  if (isOpen) return feeOfReview(reader, { kind: "DECLINE", subjectId, earnerId }, now);
  return { amount: await earnedByReview(reader, subjectId, earnerId), why: null };
}

/** In paise, without reversed earnings. */
async function earnedByReview(reader: Reader, subjectId: string, earnerId: string): Promise<number> {
  const [row] = await reader.query<{ amount: string }>(
    `select coalesce(sum(amount), 0) as amount from ledger_earning where subject_id = $1 and owner_id = $2
     and kind in ('REVIEWED_REQUEST', 'REFERRED_OUTCOME') and state <> 'REVERSED'`,
    [subjectId, earnerId],
    "earned by a review",
  );
  return Number(row?.amount ?? 0);
}

/** The database trigger takes the same budget lock. */
const takeTurn = (tx: Writer, of: string) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [of], "turn of a review");

/** Null when the credit is already spent or returned. */
async function readHeld(reader: Reader, subjectId: string): Promise<{ ownerId: string; isBought: boolean } | null> {
  const [held] = await reader.query<{ ownerId: string; isBought: boolean }>(
    `select owner_id as "ownerId", is_bought as "isBought" from ledger_hold
     where subject_id = $1 and purpose = 'REFERRAL_REQUEST' and state = 'HELD'`,
    [subjectId],
    "credit held for a request",
  );
  return held ?? null;
}

type Pair = { subjectId: string; earnerId: string; candidateId: string };

/**
 * Whether the two earned by another request within thirty days of `now`, either way: clocks may go back. What was earned
 * by an account that became part of the candidate's counts.
 */
async function hasEarned(reader: Reader, { subjectId, earnerId, candidateId }: Pair, now: Date): Promise<boolean> {
  const [earned] = await reader.query(
    `select from ledger_earning where owner_id = $1
     and counterparty_id in (select $2::uuid union all select id from account where merged_into = $2) and subject_id <> $3
     and funded_by is not null and state <> 'REVERSED' and pair_until > $4 and earned_at < $5 limit 1`,
    [earnerId, candidateId, subjectId, now, new Date(now.getTime() + PAIR_MS)],
    "earned by a pair",
  );
  return earned !== undefined;
}

async function budgetLeft(reader: Reader, now: Date): Promise<number> {
  const [row] = await reader.query<{ left: string }>(
    `select amount - coalesce(fee_budget_used($1), 0) as left from fee_budget_version order by version desc limit 1`,
    [now],
    "budget left for fees",
  );
  return Number(row?.left ?? 0);
}
