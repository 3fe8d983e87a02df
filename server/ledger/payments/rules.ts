// Decides what becomes of a payment by what its provider tells, in whatever order that comes. Pure.
import type { PaymentState } from "../../../contract/ledger-words.ts";
import type { PaymentFailure } from "../../../contract/payment-words.ts";

/** The one currency that things are sold in here. */
export const CURRENCY = "inr";

/** What was told of a payment; `amount` in paise is what was paid, or sent back in all. */
export type Told =
  | { kind: "PAID" | "REFUNDED"; amount: number; currency: string }
  | { kind: "DECLINED" | "CLOSED"; amount?: never };

/**
 * DOUBT: it contradicts what we know, so nothing is done and an admin looks at it. KEEP: it is remembered for when the
 * payment is paid.
 */
export type Step = "PAY" | "FAIL" | "REFUND" | "TAKE_BACK" | "KEEP" | "DOUBT" | "NOTHING";

export type PaymentFacts = { state: PaymentState; purpose: "PLAN" | "GUIDANCE_BOOKING"; amount: number };

/** TAKE_BACK: sent back by hand at the provider; what it bought goes back as well. */
export function stepOf(payment: PaymentFacts, told: Told): Step {
  const { state } = payment;
  if (told.amount === undefined) return state === "CREATED" ? "FAIL" : "NOTHING";
  const isRight = told.amount === payment.amount && told.currency.toLowerCase() === CURRENCY;
  if (told.kind === "PAID") {
    // Money that came late is money that came.
    if (state === "CREATED" || state === "FAILED") return isRight ? "PAY" : "DOUBT";
    return "NOTHING";
  }
  if (state === "REFUNDED") return "NOTHING";
  if (!isRight) return "DOUBT";
  if (state === "REFUND_DUE") return "REFUND";
  if (state === "PAID") return payment.purpose === "PLAN" ? "TAKE_BACK" : "DOUBT";
  return "KEEP";
}

/** Why it failed, by what the provider told and whose wish it was. */
export function failureOf(
  kind: "DECLINED" | "CLOSED",
  { expiresAt, now }: { expiresAt: Date; now: Date },
): PaymentFailure {
  if (kind === "DECLINED") return "DECLINED";
  return expiresAt <= now ? "EXPIRED" : "CANCELLED";
}

const minuteMs = 60_000;
/** How often a provider is asked about a payment of which it has told nothing, in minutes. */
const ASK_MINUTES = 5;

/** When the provider is asked next: soon, and at the moment when the time to pay is over. */
export function nextAsk(expiresAt: Date, now: Date): Date {
  const soon = new Date(now.getTime() + ASK_MINUTES * minuteMs);
  return expiresAt > now && expiresAt < soon ? expiresAt : soon;
}

/** Whether a plan can be bought: what has a price that nobody set is bought for no money only. */
export const canBuy = (
  plan: { price: number; isPlaceholder: boolean },
  provider: { isTest: boolean } | null,
): boolean => provider !== null && plan.price > 0 && (provider.isTest || !plan.isPlaceholder);
