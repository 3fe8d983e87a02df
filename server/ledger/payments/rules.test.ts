// What each provider event does to a payment, as a table of cases.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { canBuy, failureOf, nextAsk, type PaymentFacts, type Step, stepOf, type Told } from "./rules.ts";

const paid: Told = { kind: "PAID", amount: 24_900, currency: "inr" };
const refunded: Told = { kind: "REFUNDED", amount: 24_900, currency: "inr" };
const of = (state: PaymentFacts["state"], purpose: PaymentFacts["purpose"] = "PLAN"): PaymentFacts => ({
  state,
  purpose,
  amount: 24_900,
});

const CASES: [string, PaymentFacts, Told, Step][] = [
  ["paid as agreed", of("CREATED"), paid, "PAY"],
  ["the currency in capitals", of("CREATED"), { ...paid, currency: "INR" }, "PAY"],
  ["paid after it had expired", of("FAILED"), paid, "PAY"],
  ["paid twice", of("PAID"), paid, "NOTHING"],
  ["paid, reported after the refund", of("REFUNDED"), paid, "NOTHING"],
  ["paid, reported while it is refunded", of("REFUND_DUE"), paid, "NOTHING"],
  ["too little", of("CREATED"), { ...paid, amount: 24_899 }, "DOUBT"],
  ["too much", of("CREATED"), { ...paid, amount: 24_901 }, "DOUBT"],
  ["in another currency", of("CREATED"), { ...paid, currency: "usd" }, "DOUBT"],
  ["expired", of("CREATED"), { kind: "CLOSED" }, "FAIL"],
  ["declined", of("CREATED"), { kind: "DECLINED" }, "FAIL"],
  ["expired, reported after it was paid", of("PAID"), { kind: "CLOSED" }, "NOTHING"],
  ["declined, reported after it had failed", of("FAILED"), { kind: "DECLINED" }, "NOTHING"],
  ["refunded as requested", of("REFUND_DUE", "GUIDANCE_BOOKING"), refunded, "REFUND"],
  ["refunded twice", of("REFUNDED"), refunded, "NOTHING"],
  ["a plan refunded by hand", of("PAID"), refunded, "TAKE_BACK"],
  ["a session refunded by hand", of("PAID", "GUIDANCE_BOOKING"), refunded, "DOUBT"],
  ["a part refunded by hand", of("PAID"), { ...refunded, amount: 100 }, "DOUBT"],
  ["refunded, reported before it was paid", of("CREATED"), refunded, "KEEP"],
  ["refunded, reported before it was paid late", of("FAILED"), refunded, "KEEP"],
];

describe("a provider's event", () => {
  for (const [name, payment, told, step] of CASES)
    test(`${name}: ${step}`, () => assert.equal(stepOf(payment, told), step));

  test("why it failed", () => {
    const now = new Date("2026-11-21T10:00:00Z");
    const [before, after] = [new Date("2026-11-21T09:59:59Z"), new Date("2026-11-21T10:00:01Z")];
    assert.equal(failureOf("DECLINED", { expiresAt: before, now }), "DECLINED");
    assert.equal(failureOf("CLOSED", { expiresAt: before, now }), "EXPIRED");
    assert.equal(failureOf("CLOSED", { expiresAt: after, now }), "CANCELLED");
  });

  test("is asked for every five minutes, and at expiry", () => {
    const now = new Date("2026-11-21T10:00:00Z");
    const soon = new Date("2026-11-21T10:05:00Z");
    const [inThree, inTen] = [new Date("2026-11-21T10:03:00Z"), new Date("2026-11-21T10:10:00Z")];
    assert.deepEqual(nextAsk(inThree, now), inThree);
    assert.deepEqual(nextAsk(inTen, now), soon);
    assert.deepEqual(nextAsk(now, now), soon);
  });
});

describe("what can be bought", () => {
  const [set, unset] = [
    { price: 100, isPlaceholder: false },
    { price: 100, isPlaceholder: true },
  ];
  const cases: [string, boolean, Parameters<typeof canBuy>][] = [
    ["no plan without a provider", false, [set, null]],
    ["a price that was set", true, [set, { isTest: false }]],
    ["no placeholder price for real money", false, [unset, { isTest: false }]],
    ["a placeholder price at a test provider", true, [unset, { isTest: true }]],
    ["no plan with a price of 0", false, [{ price: 0, isPlaceholder: false }, { isTest: true }]],
  ];
  for (const [name, expected, [plan, provider]] of cases)
    test(name, () => assert.equal(canBuy(plan, provider), expected));
});
