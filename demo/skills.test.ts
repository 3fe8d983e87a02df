// Skill names are canonical in lists and readable in sentences.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { ALL_ROLES } from "./roles.ts";
import { canonicalSkill, SOFT_PHRASES } from "./skills.ts";

describe("canonicalSkill", () => {
  for (const [written, name] of [
    ["cold calling", "Cold Calling"],
    ["React", "React"],
    ["Node.js", "Node.js"],
    ["dbt", "dbt"],
    ["gRPC", "gRPC"],
    ["A/B testing", "A/B Testing"],
    ["infrastructure as code", "Infrastructure as Code"],
    ["go-to-market strategy", "Go-To-Market Strategy"],
    ["place and route", "Place and Route"],
    ["PF and ESI", "PF and ESI"],
  ] as const) {
    it(name, () => assert.equal(canonicalSkill(written), name));
  }
});

describe("soft skills", () => {
  it("all have phrases that contain them", () => {
    for (const role of ALL_ROLES) {
      for (const skill of role.soft) {
        const phrases = SOFT_PHRASES[skill];
        assert.ok(phrases, `${role.key}: no phrase for "${skill}"`);
        for (const phrase of phrases) assert.ok(phrase.includes(skill), `"${phrase}" lacks "${skill}"`);
      }
    }
  });

  it("phrases have no comma, since they are joined by commas", () => {
    for (const phrase of Object.values(SOFT_PHRASES).flat()) assert.ok(!phrase.includes(","), phrase);
  });
});
