// The payout form's validation, and what it sends.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Earnings } from "../../../../../contract/ledger/wire.ts";
import { bodyOf, emptyDraft, flawOf, type PayoutDraft } from "./payout-draft.ts";

const EARNED: Earnings = {
  pending: 0,
  frozen: 0,
  available: 120_000,
  asked: 0,
  paid: 0,
  nextRelease: null,
  leastPayout: 50_000,
};
const UPI: Partial<PayoutDraft> = { way: "UPI", upiId: " asha@okhdfc " };
const BANK: Partial<PayoutDraft> = {
  way: "BANK",
  holder: "Asha Rao",
  accountNumber: "1234 5678 90",
  ifsc: "hdfc0001234",
};

const CASES: [string, Partial<PayoutDraft>, field: string | null][] = [
  ["all of it by UPI", UPI, null],
  ["a part of it by UPI", { ...UPI, isAll: false, amount: "1,200" }, null],
  ["less than the least", { ...UPI, isAll: false, amount: "499.99" }, "amount"],
  ["more than there is", { ...UPI, isAll: false, amount: "1200.01" }, "amount"],
  ["no amount", { ...UPI, isAll: false, amount: "much" }, "amount"],
  ["a UPI ID without a bank", { ...UPI, upiId: "asha" }, "upiId"],
  ["a bank account", BANK, null],
  ["a bank account without a holder", { ...BANK, holder: " " }, "holder"],
  ["letters in the number", { ...BANK, accountNumber: "12345X" }, "accountNumber"],
  ["no IFSC", { ...BANK, ifsc: "HDFC1001234" }, "ifsc"],
];
for (const [name, draft, field] of CASES)
  test(`${name}: ${field ?? "fine"}`, () =>
    assert.equal(flawOf({ ...emptyDraft, ...draft }, EARNED)?.field ?? null, field));

test("a full payout sends no amount, a partial one paise, and only the chosen method is sent", () => {
  assert.deepEqual(bodyOf({ ...emptyDraft, ...BANK, ...UPI }), { destination: { way: "UPI", upiId: "asha@okhdfc" } });
  assert.deepEqual(bodyOf({ ...emptyDraft, ...BANK, isAll: false, amount: "600.50" }), {
    amount: 60_050,
    destination: { way: "BANK", holder: "Asha Rao", accountNumber: "1234 5678 90", ifsc: "hdfc0001234" },
  });
});
