// What providers tell over HTTP: each event once, in any order, forged ones never; refunds, lost events, and payers who are gone.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Payment } from "../../../contract/payments.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { assertBooks } from "../../../tests/support/money.ts";
import { aPayment, creditsOf, deliver, paidEvent, readPayment } from "../../../tests/support/payments.ts";
import { signTestEvent } from "../../drivers/payments-test.ts";
import type { Fact } from "../../facts.ts";
import { DELETED_SUB } from "../../identity/leaving/hold-account.ts";
import { newId } from "../../platform/ids.ts";
import { makeVault } from "../../platform/vault.ts";
import { type PaymentProvider, payFor, refundSession } from "../index.ts";
import { runPaymentRounds } from "./run-payment-rounds.ts";

let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const app = await startApp({ clock });
/** Lets time pass; who is named signs in again, as tokens do not last. */
const minutes = async (count: number, ...people: Person[]) => {
  ahead += count * 60_000;
  for (const person of people) await person.renew();
};

const factsOf = (paymentId: string): Fact[] =>
  app.facts.filter((fact) => "paymentId" in fact && fact.paymentId === paymentId);
const act = (person: Person, id: string, outcome: string) =>
  person.send<Payment>("POST", `/api/payment/${id}/test`, { outcome });
const closed = ({ id }: Payment) => ({ id: `${id}:CLOSE`, kind: "CLOSED", paymentId: id }) as const;
const refunded = (payment: Payment, amount = payment.amount) =>
  ({ id: `${payment.id}:REFUND`, kind: "REFUNDED", paymentId: payment.id, amount, currency: "inr" }) as const;

/** A booking of 500 rupees that is still to be paid; guidance is not needed for it. */
async function aBooking(person: Person) {
  const subjectId = newId();
  const soon = new Date(clock().getTime() + 20 * 60_000);
  const owner = { accountId: person.accountId, email: person.email };
  const payable = { owner, purpose: "GUIDANCE_BOOKING", subjectId, label: "Guidance session", amount: 50_000 } as const;
  const { paymentId } = await app.db.transaction((tx) =>
    payFor(tx, { ...payable, expiresAt: soon, holdUntil: new Date(clock().getTime() + 9e8), memo: {} }, app.deps),
  );
  await person.send("POST", `/api/payment/${paymentId}/open`);
  return { subjectId, payment: await readPayment(person, paymentId) };
}
const inr = async (ownerId: string | null, kind: string) => {
  const [row] = await app.db.query<{ sum: string | null }>(
    `select sum(p.amount) from ledger_posting p join ledger_account a on a.id = p.account_id
     where a.kind = $2 and a.unit = 'INR' and a.owner_id is not distinct from $1`,
    [ownerId, kind],
  );
  return Number(row?.sum ?? 0);
};

describe("an event", () => {
  test("ten times at once, and once more, credits once", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    const event = paidEvent(payment);
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(app, event)));
    for (const { status } of [...answers, await deliver(app, event)]) assert.equal(status, 200);
    assert.deepEqual(await creditsOf(asha), { balance: 8, held: 0 });
    assert.equal(factsOf(payment.id).length, 1);
    await assertBooks(app, app.deps.clock());
  });

  test("the same news in ten events credits once", async () => {
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

  test("of another amount or currency is not believed; the books stay, and admins are told", async () => {
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

  test("of a payment that nobody knows, or of nothing to us, changes nothing", async () => {
    const unknown = { ...paidEvent({ id: newId(), amount: 5 } as Payment) };
    assert.equal((await deliver(app, unknown)).status, 200);
    assert.equal((await deliver(app, { ...unknown, id: "x", paymentId: "no id" })).status, 200);
    assert.equal((await deliver(app, { id: "y", kind: "OTHER" })).status, 200);
  });

  test("is nobody's business where nothing can be paid", async () => {
    const off = await startApp({ payments: null });
    assert.equal((await deliver(off, { id: "z", kind: "OTHER" })).status, 404);
  });
});

describe("out of order", () => {
  test("closed before paid: what was paid counts, and is closed no more", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    await deliver(app, closed(payment));
    assert.equal((await readPayment(asha, payment.id)).failure, "CANCELLED");
    await deliver(app, paidEvent(payment));
    const { state, failure } = await readPayment(asha, payment.id);
    assert.deepEqual([state, failure], ["PAID", null]);
    await deliver(app, { ...closed(payment), id: `${payment.id}:CLOSE again` });
    assert.equal((await readPayment(asha, payment.id)).state, "PAID");
    assert.deepEqual(await creditsOf(asha), { balance: 8, held: 0 });
    assert.deepEqual(
      factsOf(payment.id).map((fact) => "state" in fact && fact.state),
      ["FAILED", "PAID"],
    );
  });

  test("sent back before paid: bought and taken back, once", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    await deliver(app, refunded(payment));
    assert.equal((await readPayment(asha, payment.id)).state, "CREATED");
    await deliver(app, paidEvent(payment));
    assert.equal((await readPayment(asha, payment.id)).state, "REFUNDED");
    assert.deepEqual(await creditsOf(asha), { balance: 3, held: 0 });
    await assertBooks(app, app.deps.clock());
  });

  test("a refund of another amount before paid is no refund", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    await deliver(app, refunded(payment, 100));
    await deliver(app, paidEvent(payment));
    assert.equal((await readPayment(asha, payment.id)).state, "PAID");
  });
});

describe("money that goes back", () => {
  test("a plan that was sent back at the provider takes the credits that are left", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    await deliver(app, paidEvent(payment));
    await Promise.all(Array.from({ length: 10 }, () => deliver(app, refunded(payment))));
    assert.deepEqual(await creditsOf(asha), { balance: 3, held: 0 });
    const { state, refundedAt, receiptNumber } = await readPayment(asha, payment.id);
    assert.equal(state, "REFUNDED");
    assert.ok(refundedAt && receiptNumber);
    assert.equal((await asha.send("GET", `/api/payment/${payment.id}/receipt`)).status, 200);
    await assertBooks(app, app.deps.clock());
  });

  test("a session's price is held, then sent back by the round, once however many rounds run", async () => {
    const asha = await signedIn(app);
    const { subjectId, payment } = await aBooking(asha);
    await act(asha, payment.id, "PAY");
    assert.equal(await inr(asha.accountId, "SESSIONS_HELD"), 50_000);
    const before = await inr(null, "PLATFORM_PROVIDER");
    const back = () => app.db.transaction((tx) => refundSession(tx, { subjectId, memo: {} }, clock()));
    const answers = await Promise.all([back(), back(), back()]);
    assert.equal(answers.filter(Boolean).length, 1);
    assert.equal((await readPayment(asha, payment.id)).state, "REFUND_DUE");
    await Promise.all([runPaymentRounds(app.deps), runPaymentRounds(app.deps), deliver(app, refunded(payment))]);
    await runPaymentRounds(app.deps);
    assert.equal((await readPayment(asha, payment.id)).state, "REFUNDED");
    assert.equal(await inr(asha.accountId, "SESSIONS_HELD"), 0);
    assert.equal(await inr(null, "PLATFORM_REFUNDS"), 0);
    assert.equal((await inr(null, "PLATFORM_PROVIDER")) - before, 50_000);
    assert.equal(factsOf(payment.id).filter(({ kind }) => kind === "payment.refunded").length, 1);
  });

  test("a second payment of one booking goes straight back", async () => {
    const asha = await signedIn(app);
    const { subjectId, payment } = await aBooking(asha);
    await deliver(app, closed(payment));
    const owner = { accountId: asha.accountId, email: asha.email };
    const [expiresAt, holdUntil] = [new Date(clock().getTime() + 1e6), new Date(clock().getTime() + 9e8)];
    const payable = {
      owner,
      purpose: "GUIDANCE_BOOKING",
      subjectId,
      label: "Guidance session",
      amount: 50_000,
    } as const;
    const again = () =>
      app.db.transaction((tx) => payFor(tx, { ...payable, expiresAt, holdUntil, memo: {} }, app.deps));
    const { paymentId } = await again();
    assert.equal((await again()).paymentId, paymentId, "what is begun is gone on with");
    await asha.send("POST", `/api/payment/${paymentId}/open`);
    await act(asha, paymentId, "PAY");
    await assert.rejects(again(), { code: "CONFLICT" });
    // The first one was paid after all: the money is nobody's to keep.
    await app.db.query("update test_checkout set state = 'PAID' where id = $1", [payment.id]);
    await deliver(app, paidEvent(payment));
    assert.equal((await readPayment(asha, payment.id)).state, "REFUND_DUE");
    await runPaymentRounds(app.deps);
    assert.equal((await readPayment(asha, payment.id)).state, "REFUNDED");
    assert.equal((await readPayment(asha, paymentId)).state, "PAID");
    assert.equal(await inr(asha.accountId, "SESSIONS_HELD"), 50_000);
    await assertBooks(app, app.deps.clock());
  });

  test("what somebody paid whose account is gone goes back, and credits nobody", async () => {
    for (const kind of ["PLAN", "SESSION"] as const) {
      const asha = await signedIn(app);
      const payment = kind === "PLAN" ? await aPayment(app, asha) : (await aBooking(asha)).payment;
      await creditsOf(asha);
      await app.db.query(`update account set sub = ${DELETED_SUB}, disabled_at = now() where id = $1`, [
        asha.accountId,
      ]);
      await app.db.query("update test_checkout set state = 'PAID' where id = $1", [payment.id]);
      await deliver(app, paidEvent(payment));
      await runPaymentRounds(app.deps);
      const [row] = await app.db.query<{ state: string }>("select state from payment where id = $1", [payment.id]);
      assert.equal(row?.state, "REFUNDED", kind);
      const [credits] = await app.db.query<{ balance: string }>(
        "select balance from ledger_account where owner_id = $1 and kind = 'CREDITS'",
        [asha.accountId],
      );
      assert.equal(Number(credits?.balance), 3);
      assert.equal(await inr(asha.accountId, "SESSIONS_HELD"), 0);
    }
    await assertBooks(app, app.deps.clock());
  });
});

describe("by the clock", () => {
  test("an event that was lost is asked for", async () => {
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

  test("what nobody pays in time is over, also at the provider", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    const { payment: booking } = await aBooking(asha);
    await minutes(21, asha);
    await runPaymentRounds(app.deps);
    assert.equal((await readPayment(asha, payment.id)).state, "CREATED");
    assert.equal((await readPayment(asha, booking.id)).failure, "EXPIRED");
    await minutes(40, asha);
    assert.equal((await readPayment(asha, payment.id)).payUrl, null, "nobody is sent to pay what is over");
    await runPaymentRounds(app.deps);
    assert.equal((await readPayment(asha, payment.id)).failure, "EXPIRED");
    assert.equal((await act(asha, payment.id, "PAY")).status, 409);
  });

  test("one payment's trouble keeps no other waiting", async () => {
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
    const events = payments.map((payment, n) => (n === 2 ? closed(payment) : paidEvent(payment)));
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
