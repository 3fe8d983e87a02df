// What both sides know of payments without a schema: why one failed, what a receipt is called.

/** DECLINED: the bank or card said no. CANCELLED: its owner closed it. EXPIRED: its time was over. */
export const PAYMENT_FAILURES = ["DECLINED", "CANCELLED", "EXPIRED"] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** TEST: no money moves. LIVE: it does. OFF: whoever runs the site has set up no provider. */
export const PAYING = ["TEST", "LIVE", "OFF"] as const;
export type Paying = (typeof PAYING)[number];

/** What somebody does at the test provider. */
export const TEST_OUTCOMES = ["PAY", "DECLINE", "CLOSE"] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

/** How long somebody has to pay for a plan, in minutes. */
export const PLAN_PAY_MINUTES = 60;

/** "VB-000042": receipts are numbered in the order of payment, without gaps. */
export const receiptName = (number: number): string => `VB-${String(number).padStart(6, "0")}`;
