// Jobs, years and designation from the layouts people use.
import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { LAYOUT_CASES } from "../../../tests/support/resume-layouts.ts";
import { documentOf } from "../../../tests/support/resume-lines.ts";
import { readWork } from "./read-work.ts";

for (const { name, text, jobs, years } of LAYOUT_CASES) {
  test(`jobs laid out as: ${name}`, () => {
    const work = readWork(documentOf([["experience", "Experience", text]]));
    const read = work.companies?.value.map(
      ({ title, name: company, from, to }) => `${title ?? "-"} @ ${company ?? "-"} ${from ?? "-"}..${to ?? "-"}`,
    );
    deepEqual(read ?? [], jobs);
    equal(work.YOE?.value ?? null, years);
  });
}

test("the first running job names the designation, before later and ended ones", () => {
  const work = readWork(
    documentOf([
      [
        "experience",
        "Experience",
        "Analyst, Zorble AG || Jan 2015 - Dec 2023\nGrowth Lead, Quibble GmbH || Jan 2020 - Present\nAdvisor, Wibble Ltd || Jan 2022 - Present",
      ],
    ]),
  );
  equal(work.designation?.value, "Growth Lead");
});

test("without a job's title the headline is the designation", () => {
  const headline = { value: "Data Engineer", confidence: 0.7, source: "Data Engineer" };
  equal(readWork(documentOf([["head", null, "Jane Roe"]]), headline).designation?.value, "Data Engineer");
  equal(readWork(documentOf([["head", null, "Jane Roe"]])).designation, null);
});

test("jobs of projects, volunteering, awards and education do not count", () => {
  const work = readWork(
    documentOf([
      ["experience", "Experience", "Growth Lead, Quibble GmbH || Jan 2022 - Dec 2023"],
      ["projects", "Projects", "Engineer, Checkout Systems || Jan 2010 - Dec 2015"],
      ["volunteering", "Volunteering", "Coach, Wibble Club || Jan 2005 - Present"],
      ["education", "Education", "BA Design, Wobble University || 2001 - 2005"],
    ]),
  );
  equal(work.YOE?.value, 2);
  deepEqual(
    work.companies?.value.map((job) => job.name),
    ["Quibble GmbH"],
  );
});

test("stated years stand in for dates that are not there, and say so", () => {
  const work = readWork(documentOf([["summary", "Summary", "Accountant with 12+ years of experience in audit."]]));
  equal(work.YOE?.value, 12);
  equal(work.warnings.length, 1);
  const dated = readWork(
    documentOf([
      ["summary", "Summary", "Accountant with 12+ years of experience in audit."],
      ["experience", "Experience", "Accountant, Quibble GmbH || Jan 2022 - Dec 2023"],
    ]),
  );
  equal(dated.YOE?.value, 2);
  deepEqual(dated.warnings, []);
});

test("an unknown heading over jobs with a title, a company and a period still gives them", () => {
  const work = readWork(documentOf([["other", "Where I was", "Growth Lead, Quibble GmbH || Jan 2022 - Dec 2023"]]));
  deepEqual(
    work.companies?.value.map((job) => job.name),
    ["Quibble GmbH"],
  );
  equal(readWork(documentOf([["other", "Reading", "A good book || Jan 2022 - Dec 2023"]])).companies, null);
});

test("the same document is read the same way twice", () => {
  const doc = documentOf([["experience", "Experience", LAYOUT_CASES[0]?.text ?? ""]]);
  equal(JSON.stringify(readWork(doc)), JSON.stringify(readWork(doc)));
});
