// Refunds: plans refunded at the provider, sessions refunded by the round, and payments whose owner is gone.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signedIn } from "../../../tests/support/accounts.ts";
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
  payForBooking,
  readPayment,
  refundedEvent,
} from "../../../tests/support/payments.ts";
import { DELETED_SUB } from "../../identity/accounts.ts";
import { newId } from "../../platform/ids.ts";
import { refundSession } from "../earnings/settle-earning.ts";
import { holdCredit } from "../index.ts";
import { runPaymentRounds } from "./hear-provider.ts";

const app = await startApp();

/** The sum of an account's postings in paise; of a platform account with null. */
const inr = async (ownerId: string | null, kind: string) => {
  const [row] = await app.db.query<{ sum: string | null }>(
    `select sum(p.amount) from ledger_posting p join ledger_account a on a.id = p.account_id
     where a.kind = $2 and a.unit = 'INR' and a.owner_id is not distinct from $1`,
    [ownerId, kind],
  );
  return Number(row?.sum ?? 0);
};

describe("refunds", () => {
  test("a plan refunded at the provider loses the credits that are left", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    await deliver(app, paidEvent(payment));
    await Promise.all(Array.from({ length: 10 }, () => deliver(app, refundedEvent(payment))));
    assert.deepEqual(await creditsOf(asha), { balance: 3, held: 0 });
    const { state, refundedAt, receiptNumber } = await readPayment(asha, payment.id);
    assert.equal(state, "REFUNDED");
    assert.ok(refundedAt && receiptNumber);
    assert.equal((await asha.send("GET", `/api/payment/${payment.id}/receipt`)).status, 200);
    await assertBooks(app, app.deps.clock());
  });

  test("spent credits of a refunded plan stay spent", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    await deliver(app, paidEvent(payment));
    const expiresAt = new Date(app.deps.clock().getTime() + 1e9);
    for (let spent = 0; spent < 5; spent += 1)
      await app.db.transaction((tx) =>
        holdCredit(
          tx,
          { owner: asha, subjectId: newId(), expiresAt, memo: {} },
          { ...app.deps, now: app.deps.clock() },
        ),
      );
    assert.deepEqual(await creditsOf(asha), { balance: 3, held: 5 });
    assert.equal((await deliver(app, refundedEvent(payment))).status, 200);
    assert.deepEqual(await creditsOf(asha), { balance: 0, held: 5 });
    assert.equal((await readPayment(asha, payment.id)).state, "REFUNDED");
    await assertBooks(app, app.deps.clock());
  });

  test("a session's price is held, then refunded by the round, once however many rounds run", async () => {
    const asha = await signedIn(app);
    const { subjectId, payment } = await aBookingPayment(app, asha);
    await actAtProvider(asha, payment.id, "PAY");
    assert.equal(await inr(asha.accountId, "SESSIONS_HELD"), 50_000);
    const before = await inr(null, "PLATFORM_PROVIDER");
    const back = () => app.db.transaction((tx) => refundSession(tx, { subjectId, memo: {} }, app.deps.clock()));
    const answers = await Promise.all([back(), back(), back()]);
    assert.equal(answers.filter(Boolean).length, 1);
    assert.equal((await readPayment(asha, payment.id)).state, "REFUND_DUE");
    await Promise.all([runPaymentRounds(app.deps), runPaymentRounds(app.deps), deliver(app, refundedEvent(payment))]);
    await runPaymentRounds(app.deps);
    assert.equal((await readPayment(asha, payment.id)).state, "REFUNDED");
    assert.equal(await inr(asha.accountId, "SESSIONS_HELD"), 0);
    assert.equal(await inr(null, "PLATFORM_REFUNDS"), 0);
    assert.equal((await inr(null, "PLATFORM_PROVIDER")) - before, 50_000);
    assert.equal(
      app.facts.filter((fact) => fact.kind === "payment.refunded" && fact.paymentId === payment.id).length,
      1,
    );
  });

  test("a second payment of one booking is refunded at once", async () => {
    const asha = await signedIn(app);
    const { subjectId, payment } = await aBookingPayment(app, asha);
    await deliver(app, closedEvent(payment));
    const again = () => payForBooking(app, asha, subjectId);
    const { paymentId } = await again();
    assert.equal((await again()).paymentId, paymentId, "what is begun is gone on with");
    await asha.send("POST", `/api/payment/${paymentId}/open`);
    await actAtProvider(asha, paymentId, "PAY");
    await assert.rejects(again(), { code: "CONFLICT" });
    // The first checkout was paid after all, for a booking that is already paid: it must be refunded.
    await app.db.query("update test_checkout set state = 'PAID' where id = $1", [payment.id]);
    await deliver(app, paidEvent(payment));
    assert.equal((await readPayment(asha, payment.id)).state, "REFUND_DUE");
    await runPaymentRounds(app.deps);
    assert.equal((await readPayment(asha, payment.id)).state, "REFUNDED");
    assert.equal((await readPayment(asha, paymentId)).state, "PAID");
    assert.equal(await inr(asha.accountId, "SESSIONS_HELD"), 50_000);
    await assertBooks(app, app.deps.clock());
  });

  test("a payment whose owner's account is gone is refunded and credits no account", async () => {
    for (const kind of ["PLAN", "SESSION"] as const) {
      const asha = await signedIn(app);
      const payment = kind === "PLAN" ? await aPayment(app, asha) : (await aBookingPayment(app, asha)).payment;
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
