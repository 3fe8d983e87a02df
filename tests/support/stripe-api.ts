// A fake of Stripe's API on loopback: checkouts and refunds in memory, with its keys, idempotency and signatures.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { afterFile } from "./run-files.ts";

export const STRIPE_KEY = "sk_test_standin";
export const STRIPE_WEBHOOK_SECRET = "whsec_standin";

type Session = {
  id: string;
  object: "checkout.session";
  url: string;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  client_reference_id: string;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  customer_email: string;
  payment_intent: string | null;
};
type Refund = { id: string; object: "refund"; status: string; amount: number; payment_intent: string };

export type StripeApi = {
  url: URL;
  /** The sessions by id. */
  sessions: Map<string, Session>;
  refunds: Refund[];
  /** Pays at the checkout's page; returns the event sent for it. `later`: by a method that takes days. */
  pay(id: string, how?: { later?: boolean }): Stripe.Event;
  /** Ends a payment that was made with `later`. */
  endLater(id: string, isPaid: boolean): Stripe.Event;
  /** The session expires. */
  expire(id: string): Stripe.Event;
  /** Sets the status of refunds made from now on. */
  refundsAre(status: "succeeded" | "pending" | "failed"): void;
  /** The event of a refund of `amount` of this checkout. */
  refunded(id: string, amount: number): Stripe.Event;
  /** Loses the next answer after the work is done. */
  loseNext(): void;
  /** An event as sent and signed at `at`. */
  signed(event: Stripe.Event, at: Date): { raw: Buffer; signature: string };
};

/** Call it at the top of a test file, with `await`; it is stopped after the file's last test. */
export async function startStripeApi(): Promise<StripeApi> {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const kept = new Map<string, { body: string; answer: unknown }>();
  let refundStatus = "succeeded";
  let isLost = false;
  let count = 0;
  const nextId = (prefix: string) => {
    count += 1;
    return `${prefix}_${count}`;
  };
  const get = (id: string): Session => {
    const session = sessions.get(id);
    if (!session) throw new Error(`No such checkout: ${id}`);
    return session;
  };
  const event = (type: string, object: unknown) =>
    ({ id: nextId("evt"), object: "event", type, data: { object } }) as unknown as Stripe.Event;

  const answers = async (method: string, url: URL, form: URLSearchParams): Promise<unknown> => {
    const [, , resource, second, id, verb] = url.pathname.split("/");
    if (resource === "refunds" && method === "GET")
      return {
        object: "list",
        has_more: false,
        data: refunds.filter(({ payment_intent: intent }) => intent === url.searchParams.get("payment_intent")),
      };
    if (resource === "refunds") {
      const [amount, intent] = [Number(form.get("amount")), form.get("payment_intent") ?? ""];
      const refund: Refund = {
        id: nextId("re"),
        object: "refund",
        status: refundStatus,
        amount,
        payment_intent: intent,
      };
      refunds.push(refund);
      return refund;
    }
    if (resource !== "checkout" || second !== "sessions") return null;
    if (id === undefined) return makeSession(form);
    const session = get(id);
    if (verb === "expire") {
      if (session.status !== "open") return refusal("This Session is not open.");
      session.status = "expired";
    }
    const isWhole = url.searchParams.has("expand[0]") || url.searchParams.has("expand[]");
    return isWhole ? { ...session, payment_intent: intentOf(session) } : session;
  };

  const makeSession = (form: URLSearchParams): Session => {
    const id = nextId("cs_test");
    const session: Session = {
      id,
      object: "checkout.session",
      url: `https://checkout.stripe.example/${id}`,
      status: "open",
      payment_status: "unpaid",
      amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
      currency: form.get("line_items[0][price_data][currency]") ?? "",
      metadata: { paymentId: form.get("metadata[paymentId]") ?? "" },
      client_reference_id: form.get("client_reference_id") ?? "",
      expires_at: Number(form.get("expires_at")),
      success_url: form.get("success_url") ?? "",
      cancel_url: form.get("cancel_url") ?? "",
      customer_email: form.get("customer_email") ?? "",
      payment_intent: null,
    };
    sessions.set(id, session);
    return session;
  };

  const intentOf = ({ payment_intent: id, payment_status: paid, status }: Session) => {
    if (id === null) return null;
    const back = refunds.filter((refund) => refund.payment_intent === id && refund.status === "succeeded");
    const states = { complete: paid === "paid" ? "succeeded" : "processing", expired: "canceled", open: "processing" };
    return {
      id,
      object: "payment_intent",
      status: failed.has(id) ? "requires_payment_method" : states[status],
      latest_charge: { id: `ch_${id}`, object: "charge", refunded: back.length > 0 },
    };
  };
  const failed = new Set<string>();

  const server = createServer(async (request: IncomingMessage, reply: ServerResponse) => {
    const body = await text(request);
    const url = new URL(request.url ?? "", "http://stripe.example");
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) return send(reply, refusal("No such key.", 401));
    const key = `${request.method} ${url.pathname} ${String(request.headers["idempotency-key"])}`;
    const before = request.method === "POST" ? kept.get(key) : undefined;
    if (before && before.body !== body) return send(reply, refusal("Keys for idempotent requests are for one thing."));
    const answer = before?.answer ?? (await answers(request.method ?? "", url, new URLSearchParams(body)));
    if (request.method === "POST" && answer !== null) kept.set(key, { body, answer });
    if (isLost) {
      isLost = false;
      return request.socket.destroy();
    }
    return send(reply, answer ?? refusal("Unrecognized request URL", 404));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    sessions,
    refunds,
    pay(id, { later = false } = {}) {
      const session = get(id);
      Object.assign(session, {
        status: "complete",
        payment_status: later ? "unpaid" : "paid",
        payment_intent: nextId("pi"),
      });
      return event("checkout.session.completed", { ...session });
    },
    endLater(id, isPaid) {
      const session = get(id);
      if (isPaid) session.payment_status = "paid";
      else failed.add(session.payment_intent ?? "");
      return event(`checkout.session.async_payment_${isPaid ? "succeeded" : "failed"}`, { ...session });
    },
    expire(id) {
      const session = get(id);
      session.status = "expired";
      return event("checkout.session.expired", { ...session });
    },
    refundsAre: (status) => {
      refundStatus = status;
    },
    refunded(id, amount) {
      const { metadata, currency, amount_total: whole } = get(id);
      const charge = { object: "charge", metadata, currency, amount: whole, amount_refunded: amount };
      return event("charge.refunded", { ...charge, refunded: amount === whole });
    },
    loseNext: () => {
      isLost = true;
    },
    signed: (sent, at) => signedEvent(sent, at),
  };
}

type Refused = { status: number; error: { type: string; message: string } };
const refusal = (message: string, status = 400): Refused => ({
  status,
  error: { type: "invalid_request_error", message },
});

function send(reply: ServerResponse, answer: unknown): void {
  const isRefused = typeof answer === "object" && answer !== null && "error" in answer;
  const status = isRefused ? (answer as Refused).status : 200;
  reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
}

function signedEvent(event: Stripe.Event, at: Date): { raw: Buffer; signature: string } {
  const payload = JSON.stringify(event);
  const signature = new Stripe(STRIPE_KEY).webhooks.generateTestHeaderString({
    payload,
    secret: STRIPE_WEBHOOK_SECRET,
    timestamp: Math.floor(at.getTime() / 1_000),
  });
  return { raw: Buffer.from(payload), signature };
}
