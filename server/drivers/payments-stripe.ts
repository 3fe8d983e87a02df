// Payments by Stripe: people pay on its Checkout page, and its signed webhook events report the outcome.
import Stripe from "stripe";
import type { Order, PaymentProvider, ProviderEvent, Standing } from "../ledger/index.ts";

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** The site to which people return. */
  publicUrl: string;
  /** Another address of Stripe's API, for tests. */
  api?: URL;
};

/** Timeout in ms, and number of retries. */
const PATIENCE = { timeout: 10_000, maxNetworkRetries: 1 };
/** The oldest event accepted, in seconds, against replays. */
const EVENT_AGE = 300;
/**
 * The longest lifetime of a Checkout session (24 hours) less five minutes; its shortest is longer than we sometimes
 * want.
 */
const CHECKOUT_SECONDS = 24 * 3_600 - 300;

export function openStripe({ secretKey, webhookSecret, publicUrl, api }: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...PATIENCE, telemetry: false, ...(api && addressOf(api)) });
  const sessions = stripe.checkout.sessions;
  return {
    name: "stripe",
    isTest: /^(sk|rk)_test_/.test(secretKey),
    async open(order) {
      // The idempotency key works for a day, which is longer than the checkout can be paid.
      const session = await sessions.create(checkoutOf(order, publicUrl), { idempotencyKey: `pay-${order.paymentId}` });
      if (!session.url) throw new Error(`Stripe made no page for the payment ${order.paymentId}.`);
      return { ref: session.id, payUrl: session.url };
    },
    async look(ref) {
      return standingOf(await sessions.retrieve(ref, { expand: ["payment_intent.latest_charge"] }));
    },
    async close(ref) {
      await sessions.expire(ref).catch((error: unknown) => {
        // Stripe refuses to expire a session that is not open; the caller reads its state with `look`.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      });
    },
    refund: (payment) => sendBack(stripe, payment),
    async readEvent(raw, signature, now) {
      try {
        return eventOf(
          stripe.webhooks.constructEvent(raw, signature, webhookSecret, EVENT_AGE, undefined, now.getTime()),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  host: hostname,
  port: port || (protocol === "http:" ? 80 : 443),
});

/** Depends only on the payment, because Stripe requires equal parameters for one idempotency key. */
function checkoutOf(
  { paymentId, label, amount, email, createdAt, returnPath }: Order,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    client_reference_id: paymentId,
    customer_email: email,
    line_items: [{ quantity: 1, price_data: { currency: "inr", unit_amount: amount, product_data: { name: label } } }],
    metadata: { paymentId },
    payment_intent_data: { metadata: { paymentId }, description: label },
    success_url: publicUrl + returnPath,
    cancel_url: `${publicUrl}${returnPath}&cancelled=1`,
    expires_at: Math.floor(createdAt.getTime() / 1_000) + CHECKOUT_SECONDS,
  };
}

function standingOf(session: Stripe.Checkout.Session): Standing {
  if (session.status === "expired") return { state: "CLOSED" };
  if (session.status !== "complete") return { state: "OPEN" };
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  if (session.payment_status === "paid") {
    const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
    return {
      state: "PAID",
      amount: session.amount_total ?? 0,
      currency: session.currency ?? "",
      isRefunded: charge?.refunded === true,
    };
  }
  // Delayed payment methods: the page is completed, but the money has not arrived.
  const isOver = intent?.status === "canceled" || intent?.status === "requires_payment_method";
  return { state: isOver ? "DECLINED" : "OPEN" };
}

type Refund = Parameters<PaymentProvider["refund"]>[0];

/** Looks for earlier refunds first, also after a lost answer or a manual refund, so that it never refunds twice. */
async function sendBack(stripe: Stripe, { paymentId, ref, amount }: Refund): Promise<"SENT" | "PENDING" | "FAILED"> {
  const session = await stripe.checkout.sessions.retrieve(ref);
  const intent = typeof session.payment_intent === "object" ? session.payment_intent?.id : session.payment_intent;
  if (!intent) return "FAILED";
  const { data: before } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  const sumOf = (states: readonly string[]) =>
    before.filter(({ status }) => states.includes(status ?? "")).reduce((sum, refund) => sum + refund.amount, 0);
  if (sumOf(["succeeded"]) >= amount) return "SENT";
  if (sumOf(["succeeded", "pending", "requires_action"]) >= amount) return "PENDING";
  const tries = before.filter(({ status }) => status === "failed" || status === "canceled").length;
  const made = await stripe.refunds.create(
    {
      payment_intent: intent,
      amount: amount - sumOf(["succeeded", "pending", "requires_action"]),
      metadata: { paymentId },
    },
    { idempotencyKey: `refund-${paymentId}-${tries}` },
  );
  if (made.status === "succeeded") return "SENT";
  return made.status === "pending" || made.status === "requires_action" ? "PENDING" : "FAILED";
}

function eventOf(event: Stripe.Event): ProviderEvent {
  const { id } = event;
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return paidBy(id, event.data.object);
    case "checkout.session.async_payment_failed":
      return endOf(id, "DECLINED", event.data.object);
    case "checkout.session.expired":
      return endOf(id, "CLOSED", event.data.object);
    case "charge.refunded": {
      const { metadata, amount_refunded: amount, currency } = event.data.object;
      const { paymentId } = metadata;
      return paymentId === undefined ? { id, kind: "OTHER" } : { id, kind: "REFUNDED", paymentId, amount, currency };
    }
    default:
      return { id, kind: "OTHER" };
  }
}

const paymentOf = (session: Stripe.Checkout.Session) => session.metadata?.paymentId;

/** PAID only if the money has arrived: with delayed payment methods a completed page is not yet paid. */
function paidBy(id: string, session: Stripe.Checkout.Session): ProviderEvent {
  const paymentId = paymentOf(session);
  if (paymentId === undefined || session.payment_status !== "paid") return { id, kind: "OTHER" };
  return { id, kind: "PAID", paymentId, amount: session.amount_total ?? 0, currency: session.currency ?? "" };
}

function endOf(id: string, kind: "DECLINED" | "CLOSED", session: Stripe.Checkout.Session): ProviderEvent {
  const paymentId = paymentOf(session);
  return paymentId === undefined ? { id, kind: "OTHER" } : { id, kind, paymentId };
}
