// Buying in tests: the buyer's calls and the provider's events.
import assert from "node:assert/strict";
import type { Payment } from "../../contract/ledger/payments-wire.ts";
import type { TestOutcome } from "../../contract/ledger/rules.ts";
import type { Credits, Plan } from "../../contract/ledger/wire.ts";
import { signTestEvent } from "../../server/drivers/payments-test.ts";
import { type ProviderEvent, payFor } from "../../server/ledger/index.ts";
import type { Payable } from "../../server/ledger/payments/make-payment.ts";
import { newId } from "../../server/platform/ids.ts";
import type { Person } from "./accounts.ts";
import type { Answer, TestApp } from "./app.ts";

/** The plan of this name now on offer. */
export async function planOf(app: TestApp, plan = "starter"): Promise<Plan> {
  const { body } = await app.get<{ data: Plan[] }>("/api/plan/");
  const found = body.data.find((one) => one.plan === plan);
  assert.ok(found, `There is no plan ${plan}.`);
  return found;
}

export const buyPlan = (person: Person, planId: string, key?: string): Promise<Answer<Payment>> =>
  person.send("POST", "/api/credits/buy", { planId }, key === undefined ? {} : { "idempotency-key": key });

/** Buys the starter plan up to the unpaid payment. */
export async function aPayment(app: TestApp, person: Person): Promise<Payment> {
  const answer = await buyPlan(person, (await planOf(app)).id);
  assert.equal(answer.status, 201, answer.text);
  return answer.body;
}

export async function readPayment(person: Person, id: string): Promise<Payment> {
  const answer = await person.send<Payment>("GET", `/api/payment/${id}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
}

export async function creditsOf(person: Person): Promise<Credits> {
  return (await person.send<Credits>("GET", "/api/credits")).body;
}

/** Delivers an event as the test provider sends it, signed `secondsAgo`. */
export function deliver(app: TestApp, event: ProviderEvent, secondsAgo = 0): Promise<Answer> {
  const at = new Date(app.deps.clock().getTime() - secondsAgo * 1_000);
  const { raw, signature } = signTestEvent(app.deps.vault, event, at);
  return app.post("/payment-events", raw.toString("utf8"), { headers: { "payment-signature": signature } });
}

/** Pays, declines or closes on the test provider's page. */
export const actAtProvider = (person: Person, id: string, outcome: TestOutcome): Promise<Answer<Payment>> =>
  person.send("POST", `/api/payment/${id}/test`, { outcome });

/** An unpaid payment of 500 rupees for a booking that exists only in the ledger. */
export async function aBookingPayment(app: TestApp, person: Person): Promise<{ subjectId: string; payment: Payment }> {
  const subjectId = newId();
  const { paymentId } = await payForBooking(app, person, subjectId);
  await person.send("POST", `/api/payment/${paymentId}/open`);
  return { subjectId, payment: await readPayment(person, paymentId) };
}

/** Begins a payment as guidance does. */
export function payForBooking(
  app: TestApp,
  { accountId, email }: Person,
  subjectId: string,
): Promise<{ paymentId: string }> {
  const now = app.deps.clock().getTime();
  const payable: Payable = {
    owner: { accountId, email },
    purpose: "GUIDANCE_BOOKING",
    subjectId,
    label: "Guidance session",
    amount: 50_000,
    expiresAt: new Date(now + 20 * 60_000),
    holdUntil: new Date(now + 9e8),
    memo: {},
  };
  return app.db.transaction((tx) => payFor(tx, payable, app.deps));
}

/** The event of a closed checkout. */
export const closedEvent = ({ id }: Payment) => ({ id: `${id}:CLOSE`, kind: "CLOSED", paymentId: id }) as const;

/** The event of a refund. */
export const refundedEvent = (payment: Payment, amount = payment.amount) =>
  ({ id: `${payment.id}:REFUND`, kind: "REFUNDED", paymentId: payment.id, amount, currency: "inr" }) as const;

/** The event of a payment of the right amount. */
export const paidEvent = ({ id, amount }: Payment): Extract<ProviderEvent, { amount: number }> => ({
  id: `${id}:PAY`,
  kind: "PAID",
  paymentId: id,
  amount,
  currency: "inr",
});
