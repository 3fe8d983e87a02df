// Runs the same tests against both payment providers, and tests Stripe's own behaviour; a loopback server replaces its
// API.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signedIn } from "../../tests/support/accounts.ts";
import { startApp } from "../../tests/support/app.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { assertBooks } from "../../tests/support/money.ts";
import { aPayment, creditsOf, planOf, readPayment } from "../../tests/support/payments.ts";
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, startStripeApi } from "../../tests/support/stripe-api.ts";
import type { Order, PaymentProvider } from "../ledger/index.ts";
import { runPaymentRounds } from "../ledger/payments/hear-provider.ts";
import { readConfig } from "../platform/config.ts";
import { newId } from "../platform/ids.ts";
import { makeVault } from "../platform/vault.ts";
import { openPayments } from "./open-payments.ts";
import { openStripe } from "./payments-stripe.ts";
import { openTestPayments } from "./payments-test.ts";

const api = await startStripeApi();
const { db } = await freshDatabase();
const vault = makeVault("x".repeat(64));
const now = new Date();
const clock = () => now;
const stripe = openStripe({
  secretKey: STRIPE_KEY,
  webhookSecret: STRIPE_WEBHOOK_SECRET,
  publicUrl: "https://jobs.example.org",
  api: api.url,
});
const local = openTestPayments({ db, vault, clock });

type Sent = { raw: Buffer; signature: string };
/** `pay` and `leave` are a person's actions at the provider; each resolves to the event that it sends. */
type Driver = {
  provider: PaymentProvider;
  pay: (ref: string) => Promise<Sent>;
  leave: (ref: string) => Promise<Sent>;
};

const acted = async (ref: string, outcome: "PAY" | "CLOSE"): Promise<Sent> => {
  const sent = await local.act?.(ref, outcome);
  assert.ok(sent);
  return sent;
};
const drivers: Driver[] = [
  { provider: local, pay: (ref) => acted(ref, "PAY"), leave: (ref) => acted(ref, "CLOSE") },
  {
    provider: stripe,
    pay: async (ref) => api.signed(api.pay(ref), now),
    leave: async (ref) => api.signed(api.expire(ref), now),
  },
];

const order = (given: Partial<Order> = {}): Order => ({
  paymentId: newId(now),
  label: "Starter: 5 credits",
  amount: 24_900,
  email: "asha@example.com",
  createdAt: now,
  expiresAt: new Date(now.getTime() + 20 * 60_000),
  returnPath: "/v2/candidate/subscription?payment=1",
  ...given,
});

for (const { provider, pay, leave } of drivers)
  describe(`payments by ${provider.name}`, () => {
    const refund = (paymentId: string, ref: string) => provider.refund({ paymentId, ref, amount: 24_900 });

    test("the same payment opens the same checkout, however often", async () => {
      const wanted = order();
      const [first, ...others] = await Promise.all([1, 2, 3].map(() => provider.open(wanted)));
      for (const other of others) assert.deepEqual(other, first);
      assert.notDeepEqual(await provider.open(order()), first);
      assert.deepEqual(await provider.look(first?.ref ?? ""), { state: "OPEN" });
    });

    test("a payment is reported by an event, and can be queried", async () => {
      const wanted = order();
      const { ref } = await provider.open(wanted);
      const { raw, signature } = await pay(ref);
      const event = await provider.readEvent(raw, signature, now);
      assert.ok(event?.kind === "PAID");
      assert.deepEqual([event.paymentId, event.amount, event.currency], [wanted.paymentId, 24_900, "inr"]);
      assert.deepEqual(await provider.look(ref), { state: "PAID", amount: 24_900, currency: "inr", isRefunded: false });
      await provider.close(ref);
      assert.equal((await provider.look(ref)).state, "PAID");
    });

    test("an unpaid checkout is reported by an event, and can be queried", async () => {
      const wanted = order();
      const { ref } = await provider.open(wanted);
      const { raw, signature } = await leave(ref);
      const event = await provider.readEvent(raw, signature, now);
      assert.ok(event?.kind === "CLOSED");
      assert.equal(event.paymentId, wanted.paymentId);
      assert.deepEqual(await provider.look(ref), { state: "CLOSED" });
    });

    test("a closed checkout cannot be paid, and closing is idempotent", async () => {
      const { ref } = await provider.open(order());
      await provider.close(ref);
      await provider.close(ref);
      assert.deepEqual(await provider.look(ref), { state: "CLOSED" });
    });

    test("a payment is refunded in full once, however often", async () => {
      const wanted = order();
      const { ref } = await provider.open(wanted);
      await pay(ref);
      for (let n = 0; n < 3; n += 1) assert.equal(await refund(wanted.paymentId, ref), "SENT");
      const standing = await provider.look(ref);
      assert.ok(standing.state === "PAID" && standing.isRefunded);
    });

    test("an unpaid checkout is not refunded", async () => {
      const wanted = order();
      const { ref } = await provider.open(wanted);
      assert.equal(await refund(wanted.paymentId, ref), "FAILED");
    });

    test("a forged, changed or old event is rejected", async () => {
      const { ref } = await provider.open(order());
      const { raw, signature } = await pay(ref);
      const changed = Buffer.from(raw.toString("utf8").replace("24900", "1"));
      assert.equal(await provider.readEvent(changed, signature, now), null);
      assert.equal(await provider.readEvent(raw, "", now), null);
      assert.equal(await provider.readEvent(raw, "t=1,v1=aa", now), null);
      assert.equal(await provider.readEvent(raw, signature, new Date(now.getTime() + 301_000)), null);
      assert.ok(await provider.readEvent(raw, signature, new Date(now.getTime() + 299_000)));
    });
  });

describe("Stripe's own behaviour", () => {
  const read = async (event: Parameters<typeof api.signed>[0]) => {
    const { raw, signature } = api.signed(event, now);
    return stripe.readEvent(raw, signature, now);
  };

  test("a checkout has the label, the amount, the payer and the return address", async () => {
    const wanted = order({ paymentId: newId(), email: "ravi@example.com" });
    const { ref, payUrl } = await stripe.open(wanted);
    const session = api.sessions.get(ref);
    assert.equal(payUrl, session?.url);
    assert.equal(session?.amount_total, 24_900);
    assert.equal(session?.currency, "inr");
    assert.equal(session?.customer_email, "ravi@example.com");
    assert.equal(session?.success_url, `https://jobs.example.org${wanted.returnPath}`);
    assert.equal(session?.cancel_url, `https://jobs.example.org${wanted.returnPath}&cancelled=1`);
    const hours = ((session?.expires_at ?? 0) - now.getTime() / 1_000) / 3_600;
    assert.ok(hours > 0.5 && hours < 24, `Stripe takes half an hour to a day, not ${hours} hours`);
  });

  test("a lost answer is retried, and returns the same checkout", async () => {
    const before = api.sessions.size;
    api.loseNext();
    await stripe.open(order({ paymentId: newId() }));
    assert.equal(api.sessions.size, before + 1);
  });

  test("delayed payment methods: a completed page is not paid", async () => {
    for (const isPaid of [true, false]) {
      const { ref } = await stripe.open(order({ paymentId: newId() }));
      assert.equal((await read(api.pay(ref, { later: true })))?.kind, "OTHER");
      assert.deepEqual(await stripe.look(ref), { state: "OPEN" });
      assert.equal((await read(api.endLater(ref, isPaid)))?.kind, isPaid ? "PAID" : "DECLINED");
      assert.equal((await stripe.look(ref)).state, isPaid ? "PAID" : "DECLINED");
    }
  });

  test("a pending refund is awaited, a failed one is retried, and none is sent twice", async () => {
    const wanted = order({ paymentId: newId() });
    const { ref } = await stripe.open(wanted);
    api.pay(ref);
    const send = () => stripe.refund({ paymentId: wanted.paymentId, ref, amount: 24_900 });
    const before = api.refunds.length;
    api.refundsAre("failed");
    assert.equal(await send(), "FAILED");
    api.refundsAre("pending");
    api.loseNext();
    assert.equal(await send(), "PENDING");
    assert.equal(await send(), "PENDING");
    assert.equal(api.refunds.length, before + 2);
    for (const refund of api.refunds) if (refund.status === "pending") refund.status = "succeeded";
    api.refundsAre("succeeded");
    assert.equal(await send(), "SENT");
    assert.equal(api.refunds.length, before + 2);
  });

  test("refund events report the total refunded; events of other payments are ignored", async () => {
    const wanted = order({ paymentId: newId() });
    const { ref } = await stripe.open(wanted);
    api.pay(ref);
    const event = await read(api.refunded(ref, 100));
    assert.ok(event?.kind === "REFUNDED");
    assert.deepEqual([event.paymentId, event.amount], [wanted.paymentId, 100]);
    const foreign = api.pay((await stripe.open(order({ paymentId: newId() }))).ref);
    (foreign.data.object as { metadata: unknown }).metadata = {};
    assert.equal((await read(foreign))?.kind, "OTHER");
    assert.equal((await read({ ...foreign, type: "invoice.paid" } as never))?.kind, "OTHER");
  });

  test("a test key is reported as such", () => {
    const options = { webhookSecret: "whsec_x", publicUrl: "https://jobs.example.org" };
    assert.equal(openStripe({ ...options, secretKey: "rk_test_1" }).isTest, true);
    assert.equal(openStripe({ ...options, secretKey: "sk_live_1" }).isTest, false);
  });
});

describe("the provider that is opened", () => {
  const keys = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET };
  const production = { ENVIRONMENT: "production" };
  for (const [name, env, expected] of [
    ["the test provider for a trial", {}, "test"],
    ["none where others reach the site", { HOST: "0.0.0.0" }, undefined],
    ["the test provider where it is asked for", { HOST: "0.0.0.0", TEST_PAYMENTS: "on" }, "test"],
    ["none in production without keys", production, undefined],
    ["Stripe in production", { ...production, ...keys }, "stripe"],
    ["Stripe in a trial with keys", keys, "stripe"],
  ] as const)
    test(name, async () => {
      const answer = readConfig(env);
      assert.ok(answer.ok);
      assert.equal((await openPayments(answer.config, { db, vault, clock }))?.name, expected);
    });
});

describe("a plan bought by Stripe", () => {
  test("a signed event turns a checkout into credits, and a refund takes them back", async () => {
    const app = await startApp({ payments: stripe });
    const asha = await signedIn(app);
    assert.equal((await planOf(app)).canBuy, true);
    const payment = await aPayment(app, asha);
    const ref = [...api.sessions.values()].find(({ metadata }) => metadata.paymentId === payment.id)?.id ?? "";
    assert.equal(payment.payUrl, api.sessions.get(ref)?.url);
    const send = ({ raw, signature }: Sent) =>
      app.post("/payment-events", raw.toString("utf8"), { headers: { "stripe-signature": signature } });
    const paid = api.signed(api.pay(ref), now);
    assert.equal((await send({ ...paid, signature: "t=1,v1=00" })).status, 400);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(paid)));
    for (const { status } of answers) assert.equal(status, 200);
    assert.deepEqual(await creditsOf(asha), { balance: 8, held: 0 });
    assert.equal((await send(api.signed(api.refunded(ref, 24_900), now))).status, 200);
    assert.equal((await readPayment(asha, payment.id)).state, "REFUNDED");
    assert.deepEqual(await creditsOf(asha), { balance: 3, held: 0 });
    await assertBooks(app, app.deps.clock());
  });

  test("the outcome is queried if no event arrives", async () => {
    let ahead = 0;
    const app = await startApp({ payments: stripe, clock: () => new Date(Date.now() + ahead) });
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    const ref = [...api.sessions.values()].find(({ metadata }) => metadata.paymentId === payment.id)?.id ?? "";
    api.pay(ref);
    ahead = 360_000;
    await runPaymentRounds(app.deps);
    assert.equal((await readPayment(asha, payment.id)).state, "PAID");
  });
});
