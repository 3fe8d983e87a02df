// Provider events over HTTP: each once, in any order, never forged; and payments whose event was lost.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Payment } from "../../../contract/ledger/payments-wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { assertBooks } from "../../../tests/support/money.ts";
import {
  aBookingPayment,
  actAtProvider,
  aPayment,
  closedEvent,
  creditsOf,
  deliver,
  paidEvent,
  readPayment,
  refundedEvent,
} from "../../../tests/support/payments.ts";
import { signTestEvent } from "../../drivers/payments-test.ts";
import type { Fact } from "../../facts.ts";
import { newId } from "../../platform/ids.ts";
import { makeVault } from "../../platform/vault.ts";
import type { PaymentProvider } from "../index.ts";
import { runPaymentRounds } from "./hear-provider.ts";

let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const app = await startApp({ clock });
/** Lets time pass; renews the tokens of the people named. */
const minutes = async (count: number, ...people: Person[]) => {
  ahead += count * 60_000;
  for (const person of people) await person.renew();
};

const factsOf = (paymentId: string): Fact[] =>
  app.facts.filter((fact) => "paymentId" in fact && fact.paymentId === paymentId);

describe("an event", () => {
  test("delivered ten times at once and once more credits once", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    const event = paidEvent(payment);
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(app, event)));
    for (const { status } of [...answers, await deliver(app, event)]) assert.equal(status, 200);
    assert.deepEqual(await creditsOf(asha), { balance: 8, held: 0 });
    assert.equal(factsOf(payment.id).length, 1);
    await assertBooks(app, app.deps.clock());
  });

  test("with the same content as nine others credits once", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    const events = Array.from({ length: 10 }, (_, n) => ({ ...paidEvent(payment), id: `${payment.id}:${n}` }));
    await Promise.all(events.map((event) => deliver(app, event)));
    assert.deepEqual(await creditsOf(asha), { balance: 8, held: 0 });
  });

  test("that is forged, changed or old is refused", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    const event = paidEvent(payment);
    const good = signTestEvent(app.deps.vault, event, clock());
    const raw = good.raw.toString("utf8");
    const foreign = signTestEvent(makeVault("another key, as long as the first one was"), event, clock());
    const send = (body: string, headers: Record<string, string>) => app.post("/payment-events", body, { headers });
    for (const [name, answer] of [
      ["unsigned", await send(raw, {})],
      ["signed by another", await send(raw, { "payment-signature": foreign.signature })],
      ["changed", await send(raw.replace("24900", "24901"), { "payment-signature": good.signature })],
      ["six minutes old", await deliver(app, event, 360)],
      ["from the future", await deliver(app, event, -360)],
      ["nothing", await send("", { "payment-signature": good.signature })],
    ] as const)
      assert.equal(answer.status, 400, `${name}: ${answer.text}`);
    assert.equal((await readPayment(asha, payment.id)).state, "CREATED");
    assert.equal((await send(raw, { "payment-signature": good.signature })).status, 200);
    assert.equal((await readPayment(asha, payment.id)).state, "PAID");
  });

  test("with another amount or currency changes no books, and admins are notified", async () => {
    const asha = await signedIn(app);
    for (const lie of [{ amount: 1 }, { amount: 249_000 }, { currency: "usd" }]) {
      const payment = await aPayment(app, asha);
      assert.equal((await deliver(app, { ...paidEvent(payment), ...lie })).status, 200);
      assert.equal((await readPayment(asha, payment.id)).state, "CREATED");
      const [doubt] = factsOf(payment.id);
      assert.equal(doubt?.kind, "payment.doubted");
    }
    assert.deepEqual(await creditsOf(asha), { balance: 3, held: 0 });
  });

  test("for an unknown payment, or of an unused kind, changes nothing", async () => {
    const unknown = { ...paidEvent({ id: newId(), amount: 5 } as Payment) };
    assert.equal((await deliver(app, unknown)).status, 200);
    assert.equal((await deliver(app, { ...unknown, id: "x", paymentId: "no id" })).status, 200);
    assert.equal((await deliver(app, { id: "y", kind: "OTHER" })).status, 200);
  });

  test("is refused (404) where nothing can be paid", async () => {
    const off = await startApp({ payments: null });
    assert.equal((await deliver(off, { id: "z", kind: "OTHER" })).status, 404);
  });
});

describe("out of order", () => {
  test("closed before paid: the payment counts and cannot be closed again", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    await deliver(app, closedEvent(payment));
    assert.equal((await readPayment(asha, payment.id)).failure, "CANCELLED");
    await deliver(app, paidEvent(payment));
    const { state, failure } = await readPayment(asha, payment.id);
    assert.deepEqual([state, failure], ["PAID", null]);
    await deliver(app, { ...closedEvent(payment), id: `${payment.id}:CLOSE again` });
    assert.equal((await readPayment(asha, payment.id)).state, "PAID");
    assert.deepEqual(await creditsOf(asha), { balance: 8, held: 0 });
    assert.deepEqual(
      factsOf(payment.id).map((fact) => "state" in fact && fact.state),
      ["FAILED", "PAID"],
    );
  });

  test("refunded before paid: bought and reversed, once", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    await deliver(app, refundedEvent(payment));
    assert.equal((await readPayment(asha, payment.id)).state, "CREATED");
    await deliver(app, paidEvent(payment));
    assert.equal((await readPayment(asha, payment.id)).state, "REFUNDED");
    assert.deepEqual(await creditsOf(asha), { balance: 3, held: 0 });
    await assertBooks(app, app.deps.clock());
  });

  test("a refund of another amount before the payment is ignored", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    await deliver(app, refundedEvent(payment, 100));
    await deliver(app, paidEvent(payment));
    assert.equal((await readPayment(asha, payment.id)).state, "PAID");
  });
});

describe("by the clock", () => {
  test("a lost event is replaced by asking the provider", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    await app.db.query("update test_checkout set state = 'PAID' where id = $1", [payment.id]);
    await runPaymentRounds(app.deps);
    assert.equal((await readPayment(asha, payment.id)).state, "CREATED", "too soon to ask");
    await minutes(6, asha);
    await Promise.all([runPaymentRounds(app.deps), runPaymentRounds(app.deps), deliver(app, paidEvent(payment))]);
    assert.equal((await readPayment(asha, payment.id)).state, "PAID");
    assert.deepEqual(await creditsOf(asha), { balance: 8, held: 0 });
  });

  test("an unpaid payment expires, also at the provider", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    const { payment: booking } = await aBookingPayment(app, asha);
    await minutes(21, asha);
    await runPaymentRounds(app.deps);
    assert.equal((await readPayment(asha, payment.id)).state, "CREATED");
    assert.equal((await readPayment(asha, booking.id)).failure, "EXPIRED");
    await minutes(40, asha);
    assert.equal((await readPayment(asha, payment.id)).payUrl, null, "no address to pay what is over");
    await runPaymentRounds(app.deps);
    assert.equal((await readPayment(asha, payment.id)).failure, "EXPIRED");
    assert.equal((await actAtProvider(asha, payment.id, "PAY")).status, 409);
  });

  test("an error with one payment does not delay the others", async () => {
    const [asha, ravi] = [await signedIn(app), await signedIn(app)];
    const [stuck, other] = [await aPayment(app, asha), await aPayment(app, ravi)];
    await minutes(61, asha, ravi);
    const broken: PaymentProvider = {
      ...(app.deps.payments as PaymentProvider),
      look: (ref) =>
        ref === stuck.id
          ? Promise.reject(new Error("nobody answers"))
          : (app.deps.payments as PaymentProvider).look(ref),
    };
    await assert.rejects(runPaymentRounds({ ...app.deps, payments: broken }), /nobody answers/);
    assert.equal((await readPayment(ravi, other.id)).state, "FAILED");
    assert.equal((await readPayment(asha, stuck.id)).state, "CREATED");
    await minutes(6, asha);
    await runPaymentRounds(app.deps);
    assert.equal((await readPayment(asha, stuck.id)).state, "FAILED");
  });
});

describe("receipts", () => {
  test("are numbered without gaps, also when many pay at once and some fail", async () => {
    const own = await startApp();
    const people = await Promise.all(Array.from({ length: 6 }, () => signedIn(own)));
    const payments = await Promise.all(people.map((person) => aPayment(own, person)));
    const events = payments.map((payment, n) => (n === 2 ? closedEvent(payment) : paidEvent(payment)));
    await Promise.all(events.map((event) => deliver(own, event)));
    const numbers = await own.db.query<{ number: number }>(
      "select receipt_number as number from payment where receipt_number is not null order by 1",
    );
    assert.deepEqual(
      numbers.map(({ number }) => number),
      [1, 2, 3, 4, 5],
    );
  });
});
