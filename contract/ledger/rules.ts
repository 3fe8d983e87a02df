// Money and credits without schemas, for both sides: units, entries, states, and the names of receipts.

/** CREDIT in whole credits, INR in paise. */
const UNITS = ["CREDIT", "INR"] as const;
export type Unit = (typeof UNITS)[number];

/** What every person starts with. */
export const FREE_CREDITS = 3;

/** Accounts of the books. People's never go below zero; the platform's are the other side of theirs. */
const ACCOUNT_KINDS = [
  /** People's: credits to spend, and those that wait for the outcome of a request. */
  "CREDITS",
  "CREDITS_HELD",
  /** Money paid for a session that is still to come. */
  "SESSIONS_HELD",
  /** Earnings: pending, available, and requested as a payout. */
  "EARNINGS_PENDING",
  "EARNINGS_AVAILABLE",
  "PAYOUTS_HELD",
  /** The platform's: credits given out, money at the payment provider, sales, fees and rewards, money sent to people. */
  "PLATFORM_CREDITS",
  "PLATFORM_PROVIDER",
  "PLATFORM_REFUNDS",
  "PLATFORM_SALES",
  "PLATFORM_FEES",
  "PLATFORM_REWARDS",
  "PLATFORM_BANK",
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Every kind of entry; the web has words for each. */
export const ENTRY_KINDS = [
  "CREDITS_FREE",
  "CREDITS_BOUGHT",
  "CREDIT_HELD",
  "CREDIT_SPENT",
  "CREDIT_RETURNED",
  "SESSION_PAID",
  "SESSION_SETTLED",
  "SESSION_REFUNDED",
  "REFUND_SENT",
  "PLAN_SOLD",
  "EARNING_PENDING",
  "EARNING_AVAILABLE",
  "EARNING_REVERSED",
  "PAYOUT_ASKED",
  "PAYOUT_SENT",
  "PAYOUT_RETURNED",
  "GIVEN_UP",
  "ACCOUNT_MERGED",
  "REVERSAL",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What something is held for. */
const HOLD_PURPOSES = ["REFERRAL_REQUEST", "GUIDANCE_BOOKING"] as const;
export type HoldPurpose = (typeof HOLD_PURPOSES)[number];

/** What earns money. */
export const EARNING_KINDS = ["REVIEWED_REQUEST", "REFERRED_OUTCOME", "GUIDANCE_SESSION", "SHARE_REWARD"] as const;
export type EarningKind = (typeof EARNING_KINDS)[number];

/**
 * Why a review earns nothing: the schedule pays nothing; the credit is spent or back already; the two have earned by another
 * request within thirty days; the month's budget for free credits is used.
 */
export const UNPAID_REASONS = ["NO_FEE", "NO_CREDIT", "PAIR", "BUDGET"] as const;
export type UnpaidReason = (typeof UNPAID_REASONS)[number];

/** FROZEN: in dispute, until an admin has decided. */
export const EARNING_STATES = ["PENDING", "FROZEN", "AVAILABLE", "REVERSED"] as const;
export type EarningState = (typeof EARNING_STATES)[number];

export const PAYOUT_STATES = ["REQUESTED", "PAID", "REFUSED", "CANCELLED"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const PAYMENT_STATES = ["CREATED", "PAID", "REFUND_DUE", "REFUNDED", "FAILED"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What is paid for. */
export const PAYMENT_PURPOSES = ["PLAN", "GUIDANCE_BOOKING"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** What statements are about. */
export const STATEMENT_BOOKS = ["CREDITS", "EARNINGS"] as const;
export type StatementBook = (typeof STATEMENT_BOOKS)[number];

/** In paise, how much is sent at least and at most in one payout. */
export const LEAST_PAYOUT = 50_000;
export const MOST_PAYOUT = 100_000_000;

/** What the two sides of an earning may share: a browser, a block of IP addresses, a payout's destination. */
export const PAYOUT_SIGNS = ["BROWSER", "ADDRESS", "DESTINATION"] as const;
export type PayoutSignKind = (typeof PAYOUT_SIGNS)[number];

export const PAYOUT_WAYS = ["UPI", "BANK"] as const;
export type PayoutWay = (typeof PAYOUT_WAYS)[number];

export const PRICE_KINDS = ["PLAN", "FEE", "BUDGET"] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

export const PRICE_CHANGE_STATES = ["PROPOSED", "APPLIED", "REFUSED", "TAKEN_BACK"] as const;
export type PriceChangeState = (typeof PRICE_CHANGE_STATES)[number];

/** DECLINED: the bank or card said no. CANCELLED: its owner closed it. EXPIRED: its time was over. */
export const PAYMENT_FAILURES = ["DECLINED", "CANCELLED", "EXPIRED"] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** TEST: no money moves. LIVE: it does. OFF: no provider is configured. */
export const PAYING = ["TEST", "LIVE", "OFF"] as const;
export type Paying = (typeof PAYING)[number];

/** The choices at the test provider. */
export const TEST_OUTCOMES = ["PAY", "DECLINE", "CLOSE"] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

/** The time to pay for a plan, in minutes. */
export const PLAN_PAY_MINUTES = 60;

/** "VB-000042": receipts are numbered in the order of payment, without gaps. */
export const receiptName = (number: number): string => `VB-${String(number).padStart(6, "0")}`;
