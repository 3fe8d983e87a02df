// What job cards say about pay, experience, places and dates, as tables of cases.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { SalaryRange } from "../../../contract/jobs/wire.ts";
import { agoText } from "../../../messages/en/formats.ts";
import { dateText, experienceText, placesText, salaryText, shortPlacesText } from "./display.ts";
import { aboutText, lakhsText } from "./pay/pay-words.ts";

const pay = (min: number, max: number, currency = "INR", period: SalaryRange["period"] = "YEAR"): SalaryRange => ({
  min,
  max,
  currency,
  period,
});

const salaries: [name: string, salary: SalaryRange | null, isDisplayed: boolean, text: string][] = [
  ["lakhs a year", pay(6, 10), true, "₹6–10 lakh a year"],
  ["one amount", pay(8, 8), true, "₹8 lakh a year"],
  ["parts of a lakh", pay(2.25, 6), true, "₹2.25–6 lakh a year"],
  ["no more than two decimals", pay(2.3333333, 6), true, "₹2.33–6 lakh a year"],
  ["from below to above a crore", pay(80, 120), true, "₹80 lakh – ₹1.2 crore a year"],
  ["crores", pay(100, 250), true, "₹1–2.5 crore a year"],
  ["under a lakh a year", pay(0.5, 0.9), true, "₹50,000–90,000 a year"],
  ["rupees a month", pay(20_000, 150_000, "INR", "MONTH"), true, "₹20,000–1,50,000 a month"],
  ["dollars", pay(120_000, 150_000, "USD"), true, "$120,000–150,000 a year"],
  ["an hourly rate with cents", pay(22.5, 30, "USD", "HOUR"), true, "$22.50–30.00 an hour"],
  ["a whole hourly rate", pay(22, 30, "GBP", "HOUR"), true, "£22–30 an hour"],
  ["a weekly rate", pay(900, 900, "EUR", "WEEK"), true, "€900 a week"],
  ["a currency that is no code", pay(10, 20, "credits", "DAY"), true, "10 credits–20 credits a day"],
  ["an unknown code of three letters", pay(10, 20, "QQQ", "DAY"), true, "QQQ\u00a010–20 a day"],
  ["nothing paid", pay(0, 0), true, "Unpaid"],
  ["from zero", pay(0, 3), true, "₹0–3 lakh a year"],
  ["hidden by the employer", pay(6, 10), false, "Not Disclosed"],
  ["not stated", null, true, "Not Disclosed"],
  ["one end missing", pay(6, Number.NaN), true, "Not Disclosed"],
];
for (const [name, salary, isDisplayed, text] of salaries) {
  test(`salary: ${name}`, () => assert.equal(salaryText(salary, isDisplayed), text));
}

const ranges: [text: string, expected: string][] = [
  [lakhsText(4.3, 9.9), "₹4.3–9.9 lakh"],
  [lakhsText(9.5, 13.5), "₹9.5–14 lakh"],
  [lakhsText(28.8), "₹29 lakh"],
  [lakhsText(85, 120.4), "₹85 lakh – ₹1.2 crore"],
  [aboutText("nurse", { city: "Pune", cityInHindi: "पुणे", years: "3-5" }), "Nurse · Pune · 3–5 years"],
  [aboutText("nurse", { city: null, cityInHindi: null, years: null }), "Nurse · all cities · any experience"],
];
for (const [text, expected] of ranges) test(`stated pay: ${expected}`, () => assert.equal(text, expected));

const experiences: [name: string, min: number, max: number, isStated: boolean, text: string][] = [
  ["a range", 3, 5, true, "3–5 years"],
  ["an open end", 3, 9999, true, "3+ years"],
  ["beginners", 0, 0, true, "0 years"],
  ["one year", 1, 1, true, "1 year"],
  ["the same ends", 4, 4, true, "4 years"],
  ["from nothing", 0, 2, true, "0–2 years"],
  ["unstated", 0, 0, false, "Not Disclosed"],
];
for (const [name, min, max, isStated, text] of experiences) {
  test(`experience: ${name}`, () => assert.equal(experienceText({ min, max }, isStated), text));
}

const many = Array.from({ length: 65 }, (_, index) => `City ${index}`);
const places: [name: string, given: string[], shown: string, more: number][] = [
  ["none", [], "Not Disclosed", 0],
  ["only blanks", ["", " "], "Not Disclosed", 0],
  ["one", ["Pune"], "Pune", 0],
  ["three are shown whole", ["Pune", "Kochi", "Goa"], "Pune, Kochi, Goa", 0],
  ["of four the first two", ["Pune", "Kochi", "Goa", "Agra"], "Pune, Kochi", 2],
  ["doubles count once", ["Pune", "Pune ", "Kochi"], "Pune, Kochi", 0],
  ["a city and its state of one name", ["Dubai, Dubai, United Arab Emirates"], "Dubai, United Arab Emirates", 0],
  ["sixty-five", many, "City 0, City 1", 63],
];
for (const [name, given, shown, more] of places) {
  test(`places: ${name}`, () => {
    const text = placesText(given);
    assert.equal(text.shown, shown);
    assert.equal(text.more.length, more);
  });
}

const onCards: [name: string, given: string[], alsoIn: string[] | undefined, shown: string, more: string[]][] = [
  ["none", [" "], undefined, "Not Disclosed", []],
  ["a city of India", ["Pune, Maharashtra, India"], undefined, "Pune", []],
  ["a city of which the state is named", ["Pune, Maharashtra"], undefined, "Pune, Maharashtra", []],
  ["a city abroad", ["Dubai, Dubai, United Arab Emirates"], [], "Dubai, United Arab Emirates", []],
  ["a country", ["India"], undefined, "India", []],
  ["from home in a country", ["Remote, India"], undefined, "Remote, India", []],
  [
    "four cities",
    ["Bhopal, Madhya Pradesh, India", "Mumbai", "Pune, Maharashtra, India", "Kochi"],
    undefined,
    "Bhopal · Mumbai",
    ["Pune, Maharashtra, India", "Kochi"],
  ],
  ["cities of folded postings", ["Kochi"], ["Pune", "Delhi", "Kochi"], "Kochi · Pune", ["Delhi"]],
];
for (const [name, given, alsoIn, shown, more] of onCards) {
  test(`places on a card: ${name}`, () => assert.deepEqual(shortPlacesText(given, alsoIn), { shown, more }));
}

const now = Date.parse("2026-11-21T12:00:00Z");
const dates: [posted: string, text: string][] = [
  ["2026-11-21T11:59:30Z", "just now"],
  ["2026-11-21T11:35:00Z", "25 minutes ago"],
  ["2026-11-21T11:00:00Z", "1 hour ago"],
  ["2026-11-21T09:30:00Z", "2 hours ago"],
  ["2026-11-20T12:00:00Z", "yesterday"],
  ["2026-11-19T11:00:00Z", "2 days ago"],
  ["2026-11-08T12:00:00Z", "13 days ago"],
  ["2026-11-07T12:00:00Z", "2 weeks ago"],
  ["2026-09-20T12:00:00Z", "2 months ago"],
  ["2025-06-01T12:00:00Z", "17 months ago"],
  ["2024-11-01T12:00:00Z", "2 years ago"],
  ["2026-11-21", "today"],
  ["2026-11-20", "yesterday"],
  ["2026-11-25T00:00:00Z", "today"],
  ["soon", ""],
];
for (const [posted, text] of dates) {
  test(`ago: ${posted} is "${text}"`, () => assert.equal(agoText(posted, now), text));
}

test("the whole date is in UTC", () => {
  assert.equal(dateText("2026-11-21T23:59:00Z"), "21 November 2026");
  assert.equal(dateText("2026-01-02T00:30:00+05:30"), "1 January 2026");
  assert.equal(dateText("never"), "");
});
