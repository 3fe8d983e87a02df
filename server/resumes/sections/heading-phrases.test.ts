// Which words head which part of a résumé.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findPhrase } from "./heading-phrases.ts";

describe("is a heading of", () => {
  for (const [text, kind, weak] of [
    ["Experience", "experience", false],
    ["WORK EXPERIENCE:", "experience", false],
    ["2. Professional Experience", "experience", false],
    ["Work Experience (10+ years)", "experience", false],
    ["EXPERIENCE - continued", "experience", false],
    ["sum mary", "summary", false],
    ["• Education", "education", false],
    ["Expérience professionnelle", "experience", false],
    ["Berufserfahrung", "experience", false],
    ["Skills & Interests", "skills", false],
    ["Education / Certifications", "education", false],
    ["Selected Publications", "publications", false],
    ["My Education", "education", true],
    ["Contracts and Employment", "experience", true],
    ["Praxis / EXPERIENCE", "experience", true],
    ["Laboratory Experience", "experience", true],
    ["Technologies", "skills", true],
    ["References available on request", "references", false],
  ] as const) {
    test(`${kind}: ${text}`, () => assert.deepEqual(findPhrase(text), { kind, weak }));
  }
});

describe("is no heading:", () => {
  for (const text of [
    "",
    "Java",
    "Senior Engineer",
    "Experienced in many things",
    "Led the skills programme of 2019 and its experience",
    "2019",
  ])
    test(JSON.stringify(text), () => assert.equal(findPhrase(text), null));
});
