// A line of a statement in one sentence, for the page and for the download.

/** What the words are made of: of a line of a statement. */
export type StatementFacts = {
  kind: keyof typeof WORDS;
  earningKind: keyof typeof EARNED_BY | null;
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

const EARNED_BY = {
  REVIEWED_REQUEST: (memo: Memo) => `your answer to a request${about(memo)}`,
  REFERRED_OUTCOME: (memo: Memo) => `a referral${about(memo)}`,
  GUIDANCE_SESSION: (memo: Memo) => `a guidance session${about(memo)}`,
  SHARE_REWARD: (memo: Memo) => `a job you shared${memo.job ? `: ${memo.job}` : ""}`,
};

const WORDS = {
  CREDITS_FREE: () => "Free credits to start with",
  CREDITS_BOUGHT: ({ plan }: Memo) => (plan ? `Bought: ${plan}` : "Bought"),
  CREDIT_HELD: (memo: Memo) => `Set aside for your request${about(memo)}`,
  CREDIT_SPENT: (memo: Memo) => `Spent on your request${about(memo)}`,
  CREDIT_RETURNED: (memo: Memo) => `Came back from your request${about(memo)}`,
  SESSION_PAID: (memo: Memo) => `Paid for a guidance session${about(memo)}`,
  SESSION_SETTLED: (_: Memo, earnedBy: string) => `Earned by ${earnedBy}`,
  SESSION_REFUNDED: (memo: Memo) => `Given back for a guidance session${about(memo)}`,
  REFUND_SENT: () => "Sent back to you",
  PLAN_SOLD: ({ plan }: Memo) => (plan ? `Paid for ${plan}` : "Paid for a plan"),
  EARNING_PENDING: (_: Memo, earnedBy: string) => `Earned by ${earnedBy}`,
  EARNING_AVAILABLE: (_: Memo, earnedBy: string) => `Available now: ${earnedBy}`,
  EARNING_REVERSED: (_: Memo, earnedBy: string) => `Taken back: ${earnedBy}`,
  PAYOUT_ASKED: () => "You asked for a payout",
  PAYOUT_SENT: ({ reference }: Memo) => (reference ? `Sent to you, reference ${reference}` : "Sent to you"),
  PAYOUT_RETURNED: () => "A payout was not sent: the money is available again",
  GIVEN_UP: () => "Given up with the account",
  REVERSAL: ({ plan }: Memo, earnedBy: string) =>
    plan ? `Went back with the refund: ${plan}` : `Taken back: ${earnedBy}`,
};

/** " at Acme: Backend Engineer", or as much of it as is known. */
const about = ({ company, job }: Memo): string => `${company ? ` at ${company}` : ""}${job ? `: ${job}` : ""}`;
