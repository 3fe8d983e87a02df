// Validation of a change to a plan or fee, and what it proposes.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Fee, PricedPlan } from "../../../../../contract/ledger/prices-wire.ts";
import { draftOf, flawOf, type PriceDraft, proposalOf, type Subject } from "./price-draft.ts";

const VERSION = { version: 1, isPlaceholder: true, madeAt: "2026-11-21T00:00:00.000Z" };
const PLAN: PricedPlan = {
  plan: "sprint",
  label: "Sprint",
  description: "For a busy month.",
  credits: 10,
  price: 99_950,
  isOffered: true,
  ...VERSION,
};
const FEE: Fee = { kind: "REVIEWED_REQUEST", amount: 15_000, shareOfPrice: null, releaseHours: 168, ...VERSION };
const SHARE: Fee = { kind: "GUIDANCE_SESSION", amount: null, shareOfPrice: 8_550, releaseHours: 24, ...VERSION };

const plan: Subject = { kind: "PLAN", plan: PLAN };
const fee: Subject = { kind: "FEE", fee: FEE };
const share: Subject = { kind: "FEE", fee: SHARE };
const budget: Subject = { kind: "BUDGET", budget: { amount: 50_000, used: 0, ...VERSION } };
const REASON = { reason: "The market moved." };

const CASES: [string, Subject, Partial<PriceDraft>, field: keyof PriceDraft | null][] = [
  ["a plan as it is", plan, REASON, null],
  ["no reason", plan, { reason: " " }, "reason"],
  ["a price of nothing", plan, { ...REASON, price: "0" }, "price"],
  ["no credits", plan, { ...REASON, credits: "0" }, "credits"],
  ["half a credit", plan, { ...REASON, credits: "1.5" }, "credits"],
  ["a new plan without a name for addresses", { kind: "PLAN", plan: null }, REASON, "plan"],
  ["a fee of nothing, which pays nothing", fee, { ...REASON, amount: "0" }, null],
  ["a malformed fee", fee, { ...REASON, amount: "" }, "amount"],
  ["a share of more than all", share, { ...REASON, share: "100.01" }, "share"],
  ["all of it", share, { ...REASON, share: "100" }, null],
  ["a budget of nothing", budget, { ...REASON, amount: "0" }, null],
  ["a malformed budget", budget, { ...REASON, amount: "much" }, "amount"],
  ["hours beyond a year", share, { ...REASON, hours: "8761" }, "hours"],
];
for (const [name, subject, typed, field] of CASES)
  test(`${name}: ${field ?? "fine"}`, () =>
    assert.equal(flawOf(subject, { ...draftOf(subject), ...typed })?.field ?? null, field));

test("unchanged terms are proposed as they are", () => {
  const { plan: name, terms } = proposalOf(plan, { ...draftOf(plan), ...REASON }) as { plan: string; terms: object };
  assert.equal(name, "sprint");
  assert.deepEqual(terms, {
    label: "Sprint",
    description: "For a busy month.",
    credits: 10,
    price: 99_950,
    isOffered: true,
  });
  assert.deepEqual(proposalOf(share, { ...draftOf(share), ...REASON }), {
    kind: "FEE",
    fee: "GUIDANCE_SESSION",
    terms: { amount: null, shareOfPrice: 8_550, releaseHours: 24 },
    reason: "The market moved.",
  });
  assert.deepEqual(proposalOf(budget, { ...draftOf(budget), ...REASON }), {
    kind: "BUDGET",
    terms: { amount: 50_000 },
    reason: "The market moved.",
  });
});
