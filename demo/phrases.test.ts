// Templates are checked when they are compiled, and articles fit the words that follow.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { articleFor, compilePhrase, fillPhrase, joinWords, SLOTS } from "./phrases.ts";

describe("compilePhrase", () => {
  it("fills slots and escapes the text around them", () => {
    const values = SLOTS.map((slot) => `<${slot}>`);
    const phrase = compilePhrase("R&D in {city}, we don't wait: {city} & {team}");
    assert.equal(fillPhrase(phrase, values), "R&amp;D in <city>, we don’t wait: <city> &amp; <team>");
  });

  it('turns "our {product}" into one slot', () => {
    assert.deepEqual(compilePhrase("run our {product}"), ["run ", SLOTS.indexOf("ourProduct"), ""]);
  });

  it("refuses a slot that does not exist", () => {
    assert.throws(() => compilePhrase("in {town}"), /unknown slot \{town\}/);
  });
});

describe("articleFor", () => {
  const cases: [string, "a" | "an"][] = [
    ["Backend Engineer", "a"],
    ["Accounts Executive", "an"],
    ["iOS Developer", "an"],
    ["HR Executive", "an"],
    ["HR Business Partner", "an"],
    ["SEO Executive", "an"],
    ["UX Designer", "a"],
    ["UI/UX Designer", "a"],
    ["ML Engineer", "an"],
    ["MIS Analyst", "an"],
    ["SDET", "an"],
    ["SAP Consultant", "an"],
    ["SOC Analyst", "a"],
    ["NOC Engineer", "a"],
    [".NET Developer", "a"],
    ["US IT Recruiter", "a"],
    ["Unix Administrator", "a"],
    ["Underwriter", "an"],
    ["Hospital Pharmacist", "a"],
    ["L&D Manager", "an"],
    ["FP&A Analyst", "an"],
    ["RTL Design Engineer", "an"],
    ["VLSI Engineer", "a"],
    ["ICU Nurse", "an"],
    ["OT Nurse", "an"],
    ["X-Ray Technician", "an"],
    ["Junior .NET Developer", "a"],
    ["R2R Analyst", "an"],
    ["2D Animator", "a"],
    ["QA Engineer", "a"],
  ];
  for (const [title, article] of cases) it(`${article} ${title}`, () => assert.equal(articleFor(title), article));
});

describe("joinWords", () => {
  it("joins none, one, two and more", () => {
    assert.equal(joinWords([]), "");
    assert.equal(joinWords(["a"]), "a");
    assert.equal(joinWords(["a", "b"]), "a and b");
    assert.equal(joinWords(["a", "b", "c"]), "a, b and c");
  });
});
