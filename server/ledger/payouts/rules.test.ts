// How much a payout may be, and how much of a destination is shown, as tables.
import assert from "node:assert/strict";
import { test } from "node:test";
import { amountOfPayout, endOf, type PayoutWish, type WhyNotPayout } from "./rules.ts";

const WISHES: [what: string, wish: PayoutWish, answer: number | WhyNotPayout][] = [
  ["all", { asked: undefined, available: 70_000, hasOpen: false }, 70_000],
  ["a part", { asked: 50_000, available: 70_000, hasOpen: false }, 50_000],
  ["exactly the minimum", { asked: undefined, available: 50_000, hasOpen: false }, 50_000],
  ["the most that one payout may be", { asked: undefined, available: 100_000_001, hasOpen: false }, 100_000_000],
  ["less than the minimum", { asked: undefined, available: 49_999, hasOpen: false }, "TOO_LITTLE"],
  ["a part of too little", { asked: 50_000, available: 49_999, hasOpen: false }, "TOO_LITTLE"],
  ["more than is available", { asked: 70_001, available: 70_000, hasOpen: false }, "MORE_THAN_AVAILABLE"],
  ["a second one", { asked: undefined, available: 70_000, hasOpen: true }, "ONE_IS_OPEN"],
];
for (const [what, wish, answer] of WISHES) test(what, () => assert.equal(amountOfPayout(wish), answer));

const ENDS: [upiId: string, end: string][] = [
  ["9876543210@ybl", "3210@ybl"],
  ["asha.rao@okhdfc", ".rao@okhdfc"],
  ["asha@okhdfc", "ha@okhdfc"],
  ["ab@upi", "b@upi"],
];
for (const [upiId, end] of ENDS)
  test(`${upiId} is shown as ${end}`, () => assert.equal(endOf({ way: "UPI", upiId }), end));
test("an account is shown by its last four digits", () =>
  assert.equal(endOf({ way: "BANK", holder: "Asha", accountNumber: "123456784321", ifsc: "HDFC0001234" }), "4321"));
