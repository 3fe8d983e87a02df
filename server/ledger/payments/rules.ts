// Decides what a provider's event does to a payment, in whatever order events arrive. Pure.
import type { PaymentFailure, PaymentState } from "../../../contract/ledger/rules.ts";

/** The only currency of sale. */
export const CURRENCY = "inr";

/** What a provider reported. `amount` in paise is what was paid, or refunded in total. */
export type Told =
  | { kind: "PAID" | "REFUNDED"; amount: number; currency: string }
  | { kind: "DECLINED" | "CLOSED"; amount?: never };

/** DOUBT: the event contradicts the payment; notify the admins. KEEP: store the refund until it is paid. */
export type Step = "PAY" | "FAIL" | "REFUND" | "TAKE_BACK" | "KEEP" | "DOUBT" | "NOTHING";

export type PaymentFacts = { state: PaymentState; purpose: "PLAN" | "GUIDANCE_BOOKING"; amount: number };

/** TAKE_BACK: refunded by hand at the provider, so the credits it bought go back too. */
export function stepOf(payment: PaymentFacts, told: Told): Step {
  const { state } = payment;
  if (told.amount === undefined) return state === "CREATED" ? "FAIL" : "NOTHING";
  const isRight = told.amount === payment.amount && told.currency.toLowerCase() === CURRENCY;
  if (told.kind === "PAID") {
    // A late payment still counts.
    if (state === "CREATED" || state === "FAILED") return isRight ? "PAY" : "DOUBT";
    return "NOTHING";
  }
  if (state === "REFUNDED") return "NOTHING";
  if (!isRight) return "DOUBT";
  if (state === "REFUND_DUE") return "REFUND";
  if (state === "PAID") return payment.purpose === "PLAN" ? "TAKE_BACK" : "DOUBT";
  return "KEEP";
}

/** Why a payment failed: declined, or closed after or before its expiry. */
export function failureOf(
  kind: "DECLINED" | "CLOSED",
  { expiresAt, now }: { expiresAt: Date; now: Date },
): PaymentFailure {
  if (kind === "DECLINED") return "DECLINED";
  return expiresAt <= now ? "EXPIRED" : "CANCELLED";
}

const minuteMs = 60_000;
/** How often the provider is asked about a payment without news, in minutes. */
const ASK_MINUTES = 5;

/** When to ask the provider next: in a few minutes, or at expiry if that is sooner. */
export function nextAsk(expiresAt: Date, now: Date): Date {
  const soon = new Date(now.getTime() + ASK_MINUTES * minuteMs);
  return expiresAt > now && expiresAt < soon ? expiresAt : soon;
}

/** Whether a plan can be bought. A plan with a placeholder price is sold by a test provider only. */
export const canBuy = (
  plan: { price: number; isPlaceholder: boolean },
  provider: { isTest: boolean } | null,
): boolean => provider !== null && plan.price > 0 && (provider.isTest || !plan.isPlaceholder);
