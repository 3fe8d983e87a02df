// Pay is round, ordered, and written the way people write it.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { choosePay, groupRupees, payInWords, type Salary } from "./pay.ts";
import { Random } from "./random.ts";
import { ALL_ROLES, type RoleFamily } from "./roles.ts";

const role = (key: string): RoleFamily => ALL_ROLES.find((each) => each.key === key) as RoleFamily;
const rupees = (min: number, max: number): Salary => ({ min, max, currency: "INR", period: "YEAR" });

describe("payInWords", () => {
  const cases: [Salary, boolean, string][] = [
    [rupees(800_000, 1_200_000), false, "₹8–12 lakh a year"],
    [rupees(750_000, 1_550_000), false, "₹7.5–15.5 lakh a year"],
    [rupees(900_000, 900_000), false, "₹9 lakh a year"],
    [rupees(180_000, 300_000), false, "₹15,000–25,000 a month"],
    [rupees(180_000, 240_000), true, "a stipend of ₹15,000–20,000 a month"],
    [rupees(180_000, 180_000), true, "a stipend of ₹15,000 a month"],
    [{ min: 72_000, max: 96_000, currency: "SGD", period: "YEAR" }, false, "SGD 72,000–96,000 a year"],
  ];
  for (const [salary, internship, words] of cases) {
    it(words, () => assert.equal(payInWords(salary, internship), words));
  }
});

describe("groupRupees", () => {
  for (const [n, text] of [
    [0, "0"],
    [999, "999"],
    [25_000, "25,000"],
    [1_250_000, "12,50,000"],
    [123_456_789, "12,34,56,789"],
  ] as const) {
    it(text, () => assert.equal(groupRupees(n), text));
  }
});

describe("choosePay", () => {
  const middleOf = (key: string, years: number): number => {
    const rng = new Random("pay");
    const middles = Array.from({ length: 401 }, () => {
      const { min, max } = choosePay({ role: role(key), years, type: "FULL_TIME" }, "INR", rng);
      assert.ok(min > 0 && max >= min);
      return (min + max) / 2;
    });
    return middles.sort((a, b) => a - b)[200] as number;
  };

  it("rises with experience and differs between kinds of work", () => {
    assert.ok(middleOf("backend", 8) > 1.6 * middleOf("backend", 3));
    assert.ok(middleOf("backend", 3) > 2 * middleOf("voice-support", 3));
  });

  it("pays interns a monthly stipend", () => {
    const rng = new Random("stipend");
    for (let i = 0; i < 50; i++) {
      const pay = choosePay({ role: role("backend"), years: 0, type: "INTERNSHIP" }, "INR", rng);
      assert.equal(pay.min % 12_000, 0);
      assert.ok(pay.max <= 12 * 35_000);
    }
  });

  it("pays in the currency of the place", () => {
    const pay = choosePay({ role: role("backend"), years: 5, type: "FULL_TIME" }, "EUR", new Random(1));
    assert.equal(pay.currency, "EUR");
    assert.ok(pay.min > 30_000 && pay.max < 200_000, JSON.stringify(pay));
  });
});
