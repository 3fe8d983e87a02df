// Titles, organisations and places told apart by their words.
import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { statedYears } from "./count-years.ts";
import { cutPlace, isPlace, organisationScore } from "./organisation-score.ts";
import { isField, isRole } from "./role-score.ts";

const TITLES = [
  "Senior Software Engineer",
  "Vice President of Sales",
  "Head of Growth",
  "Engineer, Backend",
  "Manager Accounts",
  "SDE II",
  "Member of Technical Staff",
  "Software Engineering Co-op",
  "Research Assistant",
  "Physiotherapist",
  "Ingénieur logiciel",
  "Softwareentwicklerin",
  "Teamleiter Buchhaltung",
  "Camarero",
];
const NO_TITLES = [
  "Wibble Technologies",
  "Systems Engineering",
  "Bank of Wobbleton",
  "Led a team of engineers to build a system",
  "Aurora Co-op",
  "Human Resources",
  "Mumbai, India",
];

test("titles are told from what is none", () => {
  for (const text of TITLES) equal(isRole(text), true, text);
  for (const text of NO_TITLES) equal(isRole(text), false, text);
});

test("organisations score by form, noun or shape, titles and sentences do not", () => {
  for (const text of ["Wibble Pvt. Ltd.", "Wobble GmbH", "University of Wibble", "Bank of Wobbleton", "Quanta Labs"]) {
    ok(organisationScore(text) >= 0.8, text);
  }
  for (const text of ["Systems Engineer", "Human Resources", "built the systems of the company group"]) {
    equal(organisationScore(text), 0, text);
  }
});

test("departments are told from employers", () => {
  for (const text of ["Engineering", "Human Resources", "Product Marketing", "R&D"]) equal(isField(text), true, text);
  for (const text of ["Quibble", "Wibble Group"]) equal(isField(text), false, text);
});

test("places are told from names that hold one", () => {
  for (const text of ["Seoul, South Korea", "Pleasantville, CA 94588", "New York, NY", "Remote", "Pune & Mumbai"]) {
    equal(isPlace(text), true, text);
  }
  for (const text of ["Wibble Corp, Pune", "IIT Bombay, Mumbai", "Bank of India", "Acme New York, NY"]) {
    equal(isPlace(text), false, text);
  }
});

const CUTS: readonly (readonly [string, string])[] = [
  ["Wibble Corp, Pune, India", "Wibble Corp"],
  ["Wibble, Pomona, CA", "Wibble"],
  ["Wibble Mountain View, CA", "Wibble"],
  ["Wibble (London, UK)", "Wibble"],
  ["Wibble - Chennai", "Wibble"],
  ["Engineer - Remote", "Engineer"],
  ["Bank of India", "Bank of India"],
  ["University of Wibble at Austin", "University of Wibble at Austin"],
];

for (const [text, rest] of CUTS) test(`place cut off "${text}"`, () => equal(cutPlace(text).rest, rest));

const CLAIMS: readonly (readonly [string, number | null])[] = [
  ["with 10+ years of experience in finance", 10],
  ["Accountant having 5 years 6 months of experience", 5.5],
  ["over 12 years of executive-level experience", 12],
  ["Experience: 7 years", 7],
  ["five years' experience", 5],
  ["over a decade of building teams", 10],
  ["a company that is 10 years old", null],
  ["born 20 years ago", null],
];

for (const [text, years] of CLAIMS)
  test(`years stated in "${text}"`, () => equal(statedYears(text)?.years ?? null, years));
