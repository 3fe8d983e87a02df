// Which moves need a confirmation, and about which applicants.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ApplicationStatus, CompanyStage } from "../../../../../contract/applications/rules.ts";
import { askedAbout, askedText } from "./news-words.ts";

const people = (count: number, status: ApplicationStatus = "APPLIED") =>
  Array.from({ length: count }, (_, at) => ({ applicationId: `${status} ${at}`, name: `Person ${at}`, status }));

const CASES: [string, ReturnType<typeof people>, CompanyStage, number | null][] = [
  ["an offer is asked about", people(1), "OFFERED", 1],
  ["so is hiring", people(1, "OFFERED"), "HIRED", 1],
  ["shortlisting is not", people(1), "SHORTLISTED", null],
  ["nor an interview", people(1), "INTERVIEW", null],
  ["nor the way back", people(1, "HIRED"), "APPLIED", null],
  ["twenty-five may go by one press", people(25), "INTERVIEW", null],
  ["twenty-six may not", people(26), "INTERVIEW", 26],
  ["an applicant already there needs no question", people(1, "HIRED"), "HIRED", null],
  ["nor one who has withdrawn", [...people(2), ...people(3, "WITHDRAWN")], "OFFERED", 2],
  ["only those who would move make a great many", [...people(25), ...people(4, "INTERVIEW")], "INTERVIEW", null],
  ["an empty selection needs no question", [], "HIRED", null],
];
describe("a move", () => {
  for (const [name, given, to, count] of CASES)
    test(name, () => assert.equal(askedAbout(given, to)?.length ?? null, count));
});

test("the question names one person, and counts many", () => {
  assert.equal(askedText(people(1), "OFFERED"), "Move Person 0 to Offered?");
  assert.equal(askedText(people(26), "INTERVIEW"), "Move 26 applicants to Interview?");
});
