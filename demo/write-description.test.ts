// Titles and descriptions of invented jobs are clean, varied and agree with the jobs' facts.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { generateCompanies } from "./companies.ts";
import { generateJobs } from "./jobs.ts";
import { escapeHtml } from "./phrases.ts";

const now = new Date("2026-11-21T10:00:00Z");
const companies = generateCompanies(300, "test");
const demo = [...generateJobs({ count: 2_000, companies, seed: "test", now })];
const many = [...generateJobs({ count: 20_000, companies, seed: "test", now })];

const plainText = (html: string): string => html.replace(/<[^>]+>/g, " ");

describe("titles", () => {
  it("are mostly distinct, short enough and clean", () => {
    assert.ok(new Set(demo.map((job) => job.jobTitle)).size >= 1_500);
    for (const { jobTitle } of many) {
      assert.match(jobTitle, /^[A-Z0-9.i].{2,119}$/);
      assert.doesNotMatch(jobTitle, /undefined|null|[{}<]| {2}|- -|\(\)/);
      const words = jobTitle.split(" ");
      assert.ok(!words.some((word, i) => i > 0 && word.length > 2 && word === words[i - 1]), jobTitle);
    }
    const lengths = many.map((job) => job.jobTitle.length).sort((a, b) => a - b);
    assert.ok(Math.abs((lengths[10_000] as number) - 32) <= 4, `median ${lengths[10_000]}`);
  });
});

describe("descriptions", () => {
  it("use only the allowed tags, without attributes, properly nested", () => {
    for (const { descriptionHtml } of many) {
      const open: string[] = [];
      for (const [, closing, name] of descriptionHtml.matchAll(/<(\/?)([^>]*)>/g)) {
        assert.match(name as string, /^(p|ul|ol|li|strong|em|h3)$/);
        if (closing) assert.equal(open.pop(), name);
        else open.push(name as string);
      }
      assert.deepEqual(open, []);
      assert.doesNotMatch(
        plainText(descriptionHtml),
        /[<>{}]|undefined|NaN|null|&(?!amp;|lt;|gt;)|\.\.|,,| ,|<p><\/p>/,
      );
    }
  });

  it("contain every skill of the job", () => {
    for (const job of many) {
      const text = job.descriptionHtml.toLowerCase();
      for (const skill of [...job.coreSkills, ...job.technicalSkills, ...job.softSkills]) {
        assert.ok(text.includes(escapeHtml(skill).toLowerCase()), `${job.jobTitle} lacks ${skill}`);
      }
    }
  });

  it("list each skill once", () => {
    for (const { coreSkills, technicalSkills, softSkills, jobTitle } of many) {
      const all = [...coreSkills, ...technicalSkills, ...softSkills];
      assert.equal(new Set(all).size, all.length, `${jobTitle}: ${all}`);
      assert.ok(
        coreSkills.length >= 3 && coreSkills.length <= 10 && softSkills.length >= 2 && softSkills.length <= 5,
        jobTitle,
      );
    }
  });

  it("are as long as real ones", () => {
    const words = many
      .map((job) => plainText(job.descriptionHtml).split(/\s+/).filter(Boolean).length)
      .sort((a, b) => a - b);
    const at = (part: number) => words[Math.floor(words.length * part)] as number;
    assert.ok(at(0.5) >= 210 && at(0.5) <= 330, `median ${at(0.5)}`);
    assert.ok(at(0.05) < 140 && at(0.95) > 420, `${at(0.05)} to ${at(0.95)}`);
  });

  it("state pay only when it is shown", () => {
    for (const { salary, displaySalaryRange, descriptionHtml } of many) {
      const paid = /₹|[A-Z]{3} [\d,]+–/.test(plainText(descriptionHtml));
      if (paid) assert.ok(salary !== null && displaySalaryRange, descriptionHtml);
    }
  });

  it("agree with experience and place", () => {
    for (const { experience, descriptionHtml, typeofEmployment, city, workMode, locations } of many) {
      const text = plainText(descriptionHtml);
      if (experience && typeofEmployment !== "INTERNSHIP" && experience.max !== 9999 && experience.min > 0) {
        assert.match(text, new RegExp(`${experience.min}(–|-| to | and )${experience.max}\\b`));
      }
      if (locations.length === 1) assert.ok(text.includes(city as string), text);
      if (workMode !== "HYBRID") assert.doesNotMatch(text, /hybrid w|is hybrid|: hybrid/i);
    }
  });
});
