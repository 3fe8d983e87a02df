// What a proposed change of plans and fees says it changes.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { FeeTerms, PlanTerms } from "../../../../../contract/ledger/prices-wire.ts";
import { changedTerms, feeWords, releaseWords, targetWords } from "./price-words.ts";

const PLAN: PlanTerms = {
  label: "Sprint",
  description: "For a busy month.",
  credits: 10,
  price: 99_900,
  isOffered: true,
};
const FEE: FeeTerms = { amount: 15_000, shareOfPrice: null, releaseHours: 168 };

test("only changed terms are listed, with their old values", () => {
  assert.deepEqual(changedTerms({ before: PLAN, after: { ...PLAN, price: 89_900, isOffered: false } }), [
    { name: "Price", before: "₹999", after: "₹899" },
    { name: "On offer", before: "yes", after: "no" },
  ]);
  assert.deepEqual(changedTerms({ before: FEE, after: { ...FEE, amount: 0 } }), [
    { name: "Earns", before: "₹150", after: "₹0" },
  ]);
});

test("all terms of a new plan are listed", () => {
  assert.deepEqual(
    changedTerms({ before: null, after: PLAN }).map(({ name, before }) => [name, before]),
    ["Name", "What it says", "Credits", "Price", "On offer"].map((name) => [name, null]),
  );
});

test("fees, times and targets in words", () => {
  assert.equal(feeWords({ amount: null, shareOfPrice: 8_550 }), "85.5% of the price");
  assert.deepEqual([0, 1, 24, 168, 50].map(releaseWords), [
    "at once",
    "after 1 hour",
    "after 24 hours",
    "after 7 days",
    "after 50 hours",
  ]);
  assert.equal(targetWords({ kind: "PLAN", target: "sprint", after: PLAN }), "Plan “Sprint”");
  assert.equal(targetWords({ kind: "FEE", target: "REVIEWED_REQUEST", after: FEE }), "Fee: a reviewed request");
});
