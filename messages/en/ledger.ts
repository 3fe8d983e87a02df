// Says in one sentence what a line of a statement is, for the page and for the table that is downloaded.
import type { EarningKind, EntryKind } from "../../contract/ledger/rules.ts";

/** What the words are made of: of a line of a statement. */
export type StatementFacts = {
  kind: EntryKind;
  earningKind: EarningKind | null;
  memo: {
    company?: string | undefined;
    job?: string | undefined;
    plan?: string | undefined;
    reference?: string | undefined;
  };
};

type Memo = StatementFacts["memo"];

export function statementWords({ kind, earningKind, memo }: StatementFacts): string {
  return WORDS[kind](memo, earningKind === null ? "something" : EARNED_BY[earningKind](memo));
}

const EARNED_BY: Record<EarningKind, (memo: Memo) => string> = {
  REVIEWED_REQUEST: (memo) => `your answer to a request${about(memo)}`,
  REFERRED_OUTCOME: (memo) => `a referral${about(memo)}`,
  GUIDANCE_SESSION: (memo) => `a guidance session${about(memo)}`,
  SHARE_REWARD: (memo) => `a job you shared${memo.job ? `: ${memo.job}` : ""}`,
};

const WORDS: Record<EntryKind, (memo: Memo, earnedBy: string) => string> = {
  CREDITS_FREE: () => "Free credits to start with",
  CREDITS_BOUGHT: ({ plan }) => (plan ? `Bought: ${plan}` : "Bought"),
  CREDIT_HELD: (memo) => `Set aside for your request${about(memo)}`,
  CREDIT_SPENT: (memo) => `Spent on your request${about(memo)}`,
  CREDIT_RETURNED: (memo) => `Came back from your request${about(memo)}`,
  SESSION_PAID: (memo) => `Paid for a guidance session${about(memo)}`,
  SESSION_SETTLED: (_, earnedBy) => `Earned by ${earnedBy}`,
  SESSION_REFUNDED: (memo) => `Given back for a guidance session${about(memo)}`,
  REFUND_SENT: () => "Sent back to you",
  PLAN_SOLD: ({ plan }) => (plan ? `Paid for ${plan}` : "Paid for a plan"),
  EARNING_PENDING: (_, earnedBy) => `Earned by ${earnedBy}`,
  EARNING_AVAILABLE: (_, earnedBy) => `Available now: ${earnedBy}`,
  EARNING_REVERSED: (_, earnedBy) => `Taken back: ${earnedBy}`,
  PAYOUT_ASKED: () => "You asked for a payout",
  PAYOUT_SENT: ({ reference }) => (reference ? `Sent to you, reference ${reference}` : "Sent to you"),
  PAYOUT_RETURNED: () => "A payout was not sent: the money is available again",
  GIVEN_UP: () => "Given up with the account",
  REVERSAL: ({ plan }, earnedBy) => (plan ? `Went back with the refund: ${plan}` : `Taken back: ${earnedBy}`),
};

/** " at Acme: Backend Engineer", or as much of it as is known. */
const about = ({ company, job }: Memo): string => `${company ? ` at ${company}` : ""}${job ? `: ${job}` : ""}`;
