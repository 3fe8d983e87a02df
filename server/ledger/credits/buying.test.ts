// Credits and plans over HTTP: balances, buying once, and refusals.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Payment, Receipt } from "../../../contract/ledger/payments-wire.ts";
import type { Plan } from "../../../contract/ledger/wire.ts";
import { signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { assertBooks } from "../../../tests/support/money.ts";
import {
  aPayment,
  buyPlan,
  creditsOf,
  deliver,
  paidEvent,
  planOf,
  readPayment,
} from "../../../tests/support/payments.ts";
import type { PaymentProvider } from "../index.ts";

const app = await startApp();
const off = await startApp({ payments: null });
const live = await startApp({ payments: liveProvider() });

/** A provider for real money that cannot be reached. */
function liveProvider(): PaymentProvider {
  const unreachable = () => Promise.reject(new Error("nobody answers"));
  return {
    name: "stripe",
    isTest: false,
    open: unreachable,
    look: unreachable,
    close: unreachable,
    refund: unreachable,
    readEvent: async () => null,
  };
}

const act = (person: Awaited<ReturnType<typeof signedIn>>, id: string, outcome: string) =>
  person.send<Payment>("POST", `/api/payment/${id}/test`, { outcome });

describe("credits", () => {
  test("three at first, also with ten concurrent calls", async () => {
    const asha = await signedIn(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => creditsOf(asha)));
    for (const credits of answers) assert.deepEqual(credits, { balance: 3, held: 0 });
    await assertBooks(app, app.deps.clock());
  });

  test("none for a caller who is no candidate, and 401 without a token", async () => {
    const { admin: recruiter } = await aFirm(app);
    const admin = await signedIn(app, { groups: ["admin"] });
    for (const person of [recruiter, admin]) assert.deepEqual(await creditsOf(person), { balance: 0, held: 0 });
    assert.equal((await app.get("/api/credits")).status, 401);
    const open = await app.db.query("select from ledger_account where owner_id = any ($1)", [
      [recruiter.accountId, admin.accountId],
    ]);
    assert.equal(open.length, 0);
  });
});

describe("plans", () => {
  test("are offered to everyone, cheapest first, with placeholder prices marked", async () => {
    const { body } = await app.get<{ data: Plan[]; paying: string }>("/api/plan/");
    assert.equal(body.paying, "TEST");
    assert.deepEqual(
      body.data.map(({ plan, price, isPlaceholder, canBuy }) => [plan, price, isPlaceholder, canBuy]),
      [
        ["starter", 24_900, true, true],
        ["search", 59_900, true, true],
        ["sprint", 129_900, true, true],
      ],
    );
  });

  test("cannot be bought without a provider, nor for real money at a placeholder price", async () => {
    for (const [where, paying] of [
      [off, "OFF"],
      [live, "LIVE"],
    ] as const) {
      const { body } = await where.get<{ data: Plan[]; paying: string }>("/api/plan/");
      assert.equal(body.paying, paying);
      assert.ok(body.data.every(({ canBuy }) => !canBuy));
      const answer = await buyPlan(await signedIn(where), body.data[0]?.id ?? "");
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "PAYMENTS_OFF"]);
    }
  });

  test("the newest version is sold; an older one and a withdrawn one are refused", async () => {
    const own = await startApp();
    const asha = await signedIn(own);
    const before = await planOf(own, "sprint");
    await own.db.query(
      `insert into plan_version (id, plan, version, label, description, credits, price, is_placeholder, is_offered, made_at)
       values (gen_random_uuid(), 'sprint', 2, 'Sprint', '', 50, 99900, false, true, now()),
              (gen_random_uuid(), 'search', 2, 'Search', '', 15, 59900, false, false, now())`,
    );
    const now = await planOf(own, "sprint");
    assert.deepEqual([now.credits, now.price, now.isPlaceholder], [50, 99_900, false]);
    const refused = await buyPlan(asha, before.id);
    assert.deepEqual([refused.status, refusalIn(refused).errorCode], [409, "CONFLICT"]);
    const { body } = await own.get<{ data: Plan[] }>("/api/plan/");
    assert.deepEqual(
      body.data.map(({ plan }) => plan),
      ["starter", "sprint"],
    );
    const bought = await buyPlan(asha, now.id);
    assert.deepEqual([bought.status, bought.body.amount, bought.body.credits], [201, 99_900, 50]);
  });
});

describe("buying a plan", () => {
  test("credits arrive with the payment and a receipt, not before", async () => {
    const asha = await signedIn(app, { name: "Asha Rao" });
    const payment = await aPayment(app, asha);
    assert.equal(payment.state, "CREATED");
    assert.equal(payment.payUrl, `/pay/test/${payment.id}`);
    assert.equal(payment.isTest, true);
    assert.deepEqual(await creditsOf(asha), { balance: 3, held: 0 });
    assert.equal((await asha.send("GET", `/api/payment/${payment.id}/receipt`)).status, 404);

    const acted = await act(asha, payment.id, "PAY");
    assert.equal(acted.status, 200, acted.text);
    assert.deepEqual([acted.body.state, acted.body.payUrl], ["PAID", null]);
    assert.deepEqual(await creditsOf(asha), { balance: 8, held: 0 });
    const receipt = (await asha.send<Receipt>("GET", `/api/payment/${payment.id}/receipt`)).body;
    assert.equal(receipt.payer.name, "Asha Rao");
    assert.equal(receipt.payment.label, "Starter: 5 credits");
    assert.equal(receipt.payment.amount, 24_900);
    assert.ok(receipt.payment.receiptNumber);
    const told = app.facts.filter((fact) => fact.kind === "payment.settled" && fact.paymentId === payment.id);
    assert.equal(told.length, 1);
    assert.deepEqual([(await act(asha, payment.id, "CLOSE")).status, (await creditsOf(asha)).balance], [409, 8]);
    await assertBooks(app, app.deps.clock());
  });

  for (const [outcome, failure] of [
    ["DECLINE", "DECLINED"],
    ["CLOSE", "CANCELLED"],
  ] as const)
    test(`${outcome} adds no credits, and the payment shows why`, async () => {
      const asha = await signedIn(app);
      const payment = await aPayment(app, asha);
      const { body } = await act(asha, payment.id, outcome);
      assert.deepEqual([body.state, body.failure, body.receiptNumber], ["FAILED", failure, null]);
      assert.deepEqual(await creditsOf(asha), { balance: 3, held: 0 });
      assert.equal((await asha.send("POST", `/api/payment/${payment.id}/open`)).status, 409);
    });

  test("under one key it is one payment, across repeats and tabs", async () => {
    const asha = await signedIn(app);
    const { id } = await planOf(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => buyPlan(asha, id, "the-same")));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    const paymentId = answers[0]?.body.id ?? "";
    await act(asha, paymentId, "PAY");
    const again = await buyPlan(asha, id, "the-same");
    assert.deepEqual([again.status, again.body.id, again.body.state], [201, paymentId, "PAID"]);
    const other = await buyPlan(asha, (await planOf(app, "sprint")).id, "the-same");
    assert.deepEqual([other.status, refusalIn(other).errorCode], [422, "KEY_REUSED"]);
    assert.deepEqual(await creditsOf(asha), { balance: 8, held: 0 });
  });

  test("is for candidates, for existing plans, and limited in number", async () => {
    const { admin: recruiter } = await aFirm(app);
    const starter = await planOf(app);
    const refused = await buyPlan(recruiter, starter.id);
    assert.deepEqual([refused.status, refusalIn(refused).errorCode], [409, "NOT_A_CANDIDATE"]);
    const asha = await signedIn(app);
    assert.equal((await buyPlan(asha, "018f0000-0000-7000-8000-000000000000")).status, 404);
    assert.equal((await buyPlan(asha, "starter")).status, 400);
    const answers = await Promise.all(Array.from({ length: 14 }, () => buyPlan(asha, starter.id)));
    const made = answers.filter(({ status }) => status === 201).length;
    assert.ok(made >= 10, `${made} were made`);
    const next = await buyPlan(asha, starter.id);
    assert.deepEqual([next.status, refusalIn(next).errorCode], [429, "RATE_LIMITED"]);
    assert.ok(Number(next.headers["retry-after"]) > 0);
  });

  test("a provider that does not answer leaves a payment that can be opened later", async () => {
    const own = await startApp({ payments: { ...liveProvider(), isTest: true } });
    const asha = await signedIn(own);
    const payment = await aPayment(own, asha);
    assert.deepEqual([payment.state, payment.payUrl], ["CREATED", null]);
    const opened = await asha.send("POST", `/api/payment/${payment.id}/open`);
    assert.deepEqual([opened.status, refusalIn(opened).errorCode], [503, "BUSY"]);
    // No checkout was opened, so closing needs no answer from the provider.
    const closed = await asha.send<Payment>("POST", `/api/payment/${payment.id}/cancel`);
    assert.deepEqual([closed.status, closed.body.state, closed.body.failure], [200, "FAILED", "CANCELLED"]);
  });

  test("closes the caller's own payment; if it is paid at the same moment, it stays paid", async () => {
    const asha = await signedIn(app);
    const payment = await aPayment(app, asha);
    const cancel = () => asha.send<Payment>("POST", `/api/payment/${payment.id}/cancel`);
    await Promise.all([cancel(), act(asha, payment.id, "PAY"), cancel()]);
    const { state } = await readPayment(asha, payment.id);
    const { balance } = await creditsOf(asha);
    assert.ok(
      (state === "PAID" && balance === 8) || (state === "FAILED" && balance === 3),
      `${state} with a balance of ${balance}`,
    );
    const [checkout] = await app.db.query<{ state: string }>("select state from test_checkout where id = $1", [
      payment.id,
    ]);
    assert.equal(checkout?.state === "PAID", state === "PAID");
  });
});

describe("a person's payments", () => {
  test("are hidden from everyone else: every call answers 404", async () => {
    const [asha, other] = [await signedIn(app), await signedIn(app)];
    const payment = await aPayment(app, asha);
    await deliver(app, paidEvent(payment));
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["GET", "/receipt", undefined],
      ["POST", "/open", undefined],
      ["POST", "/cancel", undefined],
      ["POST", "/test", { outcome: "PAY" }],
    ] as const) {
      const answer = await other.send(method, `/api/payment/${payment.id}${path}`, body);
      assert.equal(answer.status, 404, `${method} ${path}: ${answer.text}`);
    }
    const { body } = await other.send<{ data: Payment[] }>("GET", "/api/payment/");
    assert.deepEqual(body.data, []);
    assert.equal((await asha.send("GET", "/api/payment/no-id")).status, 404);
  });

  test("are listed newest first, by state, page by page", async () => {
    const asha = await signedIn(app);
    const made: Payment[] = [];
    for (let n = 0; n < 3; n += 1) made.unshift(await aPayment(app, asha));
    await deliver(app, paidEvent(made[1] as Payment));
    type List = { data: Payment[]; pagination: { lastKey: string | null } };
    const list = async (query: string) => (await asha.send<List>("GET", `/api/payment/?${query}`)).body;
    const first = await list("pageSize=2");
    assert.deepEqual(
      first.data.map(({ id }) => id),
      made.slice(0, 2).map(({ id }) => id),
    );
    const rest = await list(`pageSize=2&lastKey=${encodeURIComponent(first.pagination.lastKey ?? "")}`);
    assert.deepEqual([rest.data[0]?.id, rest.pagination.lastKey], [made[2]?.id, null]);
    const paid = await list("state=PAID,REFUNDED");
    assert.deepEqual(
      paid.data.map(({ id }) => id),
      [made[1]?.id],
    );
    assert.equal((await asha.send("GET", "/api/payment/?state=LOST")).status, 400);
    const other = await signedIn(app);
    const stolen = await other.send("GET", `/api/payment/?pageSize=2&lastKey=${first.pagination.lastKey}`);
    assert.equal(stolen.status, 400);
  });
});
