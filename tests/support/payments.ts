// Buying in tests: what a buyer calls, and what a provider sends.
import assert from "node:assert/strict";
import type { Credits, Plan } from "../../contract/credits.ts";
import type { Payment } from "../../contract/payments.ts";
import { signTestEvent } from "../../server/drivers/payments-test.ts";
import type { ProviderEvent } from "../../server/ledger/index.ts";
import type { Person } from "./accounts.ts";
import type { Answer, TestApp } from "./app.ts";

/** The plan of this name, as it is offered now. */
export async function planOf(app: TestApp, plan = "starter"): Promise<Plan> {
  const { body } = await app.get<{ data: Plan[] }>("/api/plan/");
  const found = body.data.find((one) => one.plan === plan);
  assert.ok(found, `There is no plan ${plan}.`);
  return found;
}

export const buyPlan = (person: Person, planId: string, key?: string): Promise<Answer<Payment>> =>
  person.send("POST", "/api/credits/buy", { planId }, key === undefined ? {} : { "idempotency-key": key });

/** Buys the starter plan up to where it would be paid. */
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

/** As the test provider would send it, `secondsAgo`. */
export function deliver(app: TestApp, event: ProviderEvent, secondsAgo = 0): Promise<Answer> {
  const at = new Date(app.deps.clock().getTime() - secondsAgo * 1_000);
  const { raw, signature } = signTestEvent(app.deps.vault, event, at);
  return app.post("/payment-events", raw.toString("utf8"), { headers: { "payment-signature": signature } });
}

/** What the provider tells of a payment that was made as agreed. */
export const paidEvent = ({ id, amount }: Payment): Extract<ProviderEvent, { amount: number }> => ({
  id: `${id}:PAY`,
  kind: "PAID",
  paymentId: id,
  amount,
  currency: "inr",
});
