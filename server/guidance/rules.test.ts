// Who may book, answer deadlines and reminders, also with clock jumps, as tables.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerUntil, type BookFacts, type BookRefusal, reminderDue, whyNotBook } from "./rules.ts";

const fine: BookFacts = {
  userType: "General_User",
  isLeaving: false,
  isSelf: false,
  isOwnCompany: false,
  isTaken: false,
  isTooSoon: false,
  hasKind: true,
  hasTopic: true,
  hasPrice: true,
  overlaps: false,
  open: 9,
  unpaid: 2,
};

describe("why a person cannot book", () => {
  test("a person with room for one more can", () => assert.equal(whyNotBook(fine), null));
  /** In reported order: each row also has all the faults of the rows after it. */
  const ORDER: [Partial<BookFacts>, BookRefusal][] = [
    [{ userType: "Corporate" }, "NOT_A_CANDIDATE"],
    [{ isLeaving: true }, "LEAVING"],
    [{ isSelf: true }, "OWN_OFFER"],
    [{ isOwnCompany: true }, "OWN_COMPANY"],
    [{ isTaken: true }, "TAKEN"],
    [{ isTooSoon: true }, "TOO_SOON"],
    [{ hasKind: false }, "OTHER_KIND"],
    [{ hasTopic: false }, "OTHER_TOPIC"],
    [{ hasPrice: false }, "OTHER_PRICE"],
    [{ overlaps: true }, "OVERLAPS"],
    [{ unpaid: 3 }, "TOO_MANY_UNPAID"],
    [{ open: 10 }, "TOO_MANY"],
  ];
  for (const [index, [facts, why]] of ORDER.entries())
    test(why, () => {
      assert.equal(whyNotBook({ ...fine, ...facts }), why);
      const all = Object.assign({}, ...ORDER.slice(index).map(([wrong]) => wrong));
      assert.equal(whyNotBook({ ...fine, ...all }), why, "told before what comes after it");
    });
});

test("an answer is awaited for 48 hours, at most until the session begins", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  assert.equal(answerUntil(new Date("2026-11-30T10:00:00Z"), now).toISOString(), "2026-11-23T10:00:00.000Z");
  assert.equal(answerUntil(new Date("2026-11-22T10:00:00Z"), now).toISOString(), "2026-11-22T10:00:00.000Z");
});

describe("which reminder is due", () => {
  const startsAt = new Date("2026-11-25T10:00:00Z");
  const hours = (count: number) => new Date(startsAt.getTime() - count * 3_600_000);
  const second = 1 / 3_600;
  const CASES: [
    what: string,
    agreed: number,
    day: number | null,
    hour: number | null,
    now: number,
    due: string | null,
  ][] = [
    ["a second more than a day before", 90, null, null, 24 + second, null],
    ["a day before", 90, null, null, 24, "DAY"],
    ["ten hours before, when rounds were late", 90, null, null, 10, "DAY"],
    ["a day before, reminded", 90, 24, null, 23.9, null],
    ["agreed within the day: no reminder of tomorrow", 20, null, null, 19, null],
    ["a second more than an hour before", 90, 24, null, 1 + second, null],
    ["an hour before", 90, 24, null, 1, "HOUR"],
    ["an hour before, without the day's reminder", 90, null, null, 1, "HOUR"],
    ["agreed within the day, an hour before", 20, null, null, 1, "HOUR"],
    ["an hour before, reminded", 90, 24, 1, 0.9, null],
    ["agreed within the hour", 0.9, null, null, 0.5, null],
    ["it has begun", 90, null, null, 0, null],
    ["the clock jumped ahead by two hours, so the reminder is early", 90, null, null, 24 - 2, "DAY"],
    ["the clock jumped back again: no second reminder", 90, 22, null, 23.9, null],
    ["the hour's, two hours early, and back again", 90, 24, 1, 2.9, null],
  ];
  for (const [what, agreed, day, hour, now, due] of CASES)
    test(`${what}: ${due ?? "none"}`, () => {
      const facts = {
        startsAt,
        acceptedAt: hours(agreed),
        dayRemindedAt: day === null ? null : hours(day),
        hourRemindedAt: hour === null ? null : hours(hour),
      };
      assert.equal(reminderDue(facts, hours(now)), due);
    });
});
