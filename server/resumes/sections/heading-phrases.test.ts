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
    ["Studied at", "education", false],
    ["Where I studied", "education", false],
    ["Schooling", "education", false],
    ["Studies", "education", false],
    ["SCHOOL", "education", true],
    ["Schools", "education", true],
    ["Experience 2011 - 2019", "experience", false],
    ["Earlier employment", "experience", true],
    ["Earlier employment in retail", "experience", true],
    ["Permanent employment before freelancing", "experience", true],
    ["Previous teaching experience in Ghana", "experience", true],
    ["Career before teaching", "experience", true],
    ["Community Involvement", "volunteering", false],
    ["Social Engagement", "volunteering", false],
    ["Volunteer Firefighting", "volunteering", true],
    ["Community Sports Involvement", "volunteering", true],
  ] as const) {
    test(`${kind}: ${text}`, () => assert.deepEqual(findPhrase(text), { kind, weak }));
  }
});

describe("is no heading:", () => {
  for (const text of [
    "",
    "Java",
    "Senior Engineer",
    "Contact: 98123 45670 (M)",
    "Customer Experience Manager",
    "Career Development Centre",
    "Previous clients and their experience with us since 2011",
    "Experienced in many things",
    "Led the skills programme of 2019 and its experience",
    "2019",
  ])
    test(JSON.stringify(text), () => assert.equal(findPhrase(text), null));
});
