// Checks the rules of scams: what each finds in real ways of writing, and what it leaves alone.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SCAM_RULES, type ScamRule } from "../../../contract/moderation/rules.ts";
import { LIKELY_SCAM, type ScreenedJob, scamHits, scamScore } from "./scam-rules.ts";

const job = (description: string, more: Partial<ScreenedJob> = {}): ScreenedJob => ({
  jobTitle: "Engineer",
  description,
  pay: null,
  usualPay: null,
  ...more,
});

const CASES: [text: string, ...rules: ScamRule[]][] = [
  ["Pay a registration fee of Rs 500 before the interview.", "ASKS_FOR_MONEY"],
  ["<p>Refundable security deposit of &#8377;2,000 for the laptop.</p>", "ASKS_FOR_MONEY"],
  ["Training charges apply.", "ASKS_FOR_MONEY"],
  ["A processing fee of Rs. 999 is refunded later.", "ASKS_FOR_MONEY"],
  ["Applicants have to pay ₹1,500 first.", "ASKS_FOR_MONEY"],
  ["Please transfer Rs. 900 to hold your seat.", "ASKS_FOR_MONEY"],
  ["We pay ₹12 lakh to ₹15 lakh a year.", ...[]],
  ["We never ask for a registration fee.", ...[]],
  ["Beware: anyone who asks you for a security deposit of Rs 500 is a fraud.", ...[]],
  ["You manage processing fees and deposits of card holders.", ...[]],
  ["Send your CV on WhatsApp.", "CHAT_APP"],
  ["Join our Telegram channel @quickjobs", "CHAT_APP"],
  ["Chat with HR: https://wa.me/919876543210", "CHAT_APP"],
  ["You build bots with the WhatsApp Business API.", ...[]],
  ["Please do not call or WhatsApp us.", ...[]],
  ["Mail hr.desk@gmail.com", "FREE_MAIL", "MAIL_IN_TEXT"],
  ["Mail jobs@acme.example", "MAIL_IN_TEXT"],
  ["Call 98765 43210 now.", "PHONE_IN_TEXT"],
  ["Call +91-9876543210", "PHONE_IN_TEXT"],
  ["Contact us about requisition 2024-000123 in 2026.", ...[]],
  ["To apply fill this form: bit.ly/3xyz", "LINK_TO_APPLY"],
  ["Apply using below link", "LINK_TO_APPLY"],
  ["Earn up to Rs 5,000 per day!", "QUICK_MONEY"],
  ["You get ₹8,000 a week, paid every Friday.", "QUICK_MONEY"],
  ["Weekly payment processing of suppliers.", ...[]],
  ["We need your bank account to start.", "BANK_DETAILS"],
  ["Send a copy of your passport and Aadhaar.", "BANK_DETAILS"],
  ["You reconcile bank accounts of customers.", ...[]],
  ["Online typing work from home, no experience needed.", "EASY_HOME_WORK"],
  ["Remote. No experience with Go is fine.", ...[]],
  ["Direct joining, no interview.", "NO_INTERVIEW"],
  ["Be your own boss and build a passive income.", "RECRUITING_OTHERS"],
  ["", ...[]],
];

describe("the words of a job", () => {
  for (const [text, ...rules] of CASES)
    test(`${text.slice(0, 60) || "(none)"} -> ${rules.join(", ") || "nothing"}`, () =>
      assert.deepEqual(
        scamHits(job(text)).map(({ rule }) => rule),
        rules,
      ));
});

test("a title that names the work needs no word of home", () =>
  assert.deepEqual(
    scamHits(job("Simple.", { jobTitle: "Data Entry Clerk" })).map(({ rule, words }) => [rule, words]),
    [["EASY_HOME_WORK", "Data Entry Clerk"]],
  ));

const rupees = (min: number, max: number, period: "YEAR" | "MONTH" | "DAY" = "YEAR") => ({
  min,
  max,
  currency: "INR",
  period,
});
const usualPay = { low: 400_000, high: 2_000_000 };
const PAY: [string, ScreenedJob["pay"], ScreenedJob["usualPay"], string | null][] = [
  ["usual pay", rupees(500_000, 900_000), usualPay, null],
  ["high, but not far off", rupees(5_000_000, 6_000_000), usualPay, null],
  ["far above", rupees(9_000_000, 12_000_000), usualPay, "90–120 lakh a year; usual: 4–20"],
  ["far below", rupees(50_000, 100_000), usualPay, "0.5–1 lakh a year; usual: 4–20"],
  ["a month far above", rupees(900_000, 900_000, "MONTH"), usualPay, "108–108 lakh a year; usual: 4–20"],
  ["a day, which is not compared", rupees(90_000, 90_000, "DAY"), usualPay, null],
  ["dollars", { min: 1, max: 2, currency: "USD", period: "YEAR" }, usualPay, null],
  ["work of which too little is known", rupees(9_000_000, 9_000_000), null, null],
];
for (const [name, pay, usual, words] of PAY)
  test(`pay: ${name}`, () =>
    assert.deepEqual(
      scamHits(job("", { pay, usualPay: usual })),
      words === null ? [] : [{ rule: "PAY_FAR_OFF", words }],
    ));

test("hits are ordered by weight, and add up", () => {
  const hits = scamHits(job("Mail a@gmail.com or pay the registration fee on WhatsApp 98765 43210."));
  assert.deepEqual(
    hits.map(({ rule }) => rule),
    ["ASKS_FOR_MONEY", "CHAT_APP", "PHONE_IN_TEXT", "FREE_MAIL", "MAIL_IN_TEXT"],
  );
  assert.ok(scamScore(hits) >= LIKELY_SCAM);
  assert.equal(scamScore([]), 0);
});

test("every rule is found by one of these cases", () => {
  const found = new Set<ScamRule>([...CASES.flatMap(([, ...rules]) => rules), "PAY_FAR_OFF"]);
  assert.deepEqual([...found].sort(), [...SCAM_RULES].sort());
});

test("a hostile text costs no more than a long one", () => {
  // Sentences without an end, and words that every pattern could begin with.
  const hostile = "earn pay rs registration fee whatsapp call link apply @ bank details ".repeat(2_000);
  assert.ok(scamHits(job(hostile)).length > 0);
});
