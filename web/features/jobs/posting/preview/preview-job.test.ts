// Checks field by field that a preview equals the server's answer for the published job, except the city, which no page shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Company } from "../../../../../contract/companies/wire.ts";
import type { PostingDraft } from "../../../../../contract/jobs/posting-wire.ts";
import type { Job } from "../../../../../contract/jobs/wire.ts";
import { startApp } from "../../../../../tests/support/app.ts";
import { aFirm } from "../../../../../tests/support/firms.ts";
import { aPostedJob } from "../../../../../tests/support/postings.ts";
import { previewJob } from "./preview-job.ts";

const app = await startApp();
const { admin, companyId } = await aFirm(app);
const { body: companies } = await app.get<Company[]>(`/api/company/${companyId}`);
const [found] = companies as [Company];
const company = { id: found.SK, name: found.name, logo: found.logo, logoUrl: found.logoUrl };

const POSTED: [string, Partial<PostingDraft>][] = [
  ["a usual job", {}],
  ["hidden pay", { displaySalaryRange: false, hidePayReason: "NEGOTIABLE" }],
  ["no pay", { salaryLakhs: { min: null, max: null }, displaySalaryRange: false, hidePayReason: "NEGOTIABLE" }],
  ["odd pay", { salaryLakhs: { min: 7.35, max: 1000 } }],
  ["an open end of years", { experienceYears: { min: 3, max: null } }],
  ["no place", { locations: [], workMode: "WFH" }],
  ["several places", { locations: ["Bangalore", "Poona"] }],
  ["no department", { department: null, softSkills: [] }],
  ["markup in the text", { description: `<b>R&D</b>\n\n# Heading\n- "one"\n1. two\n\n${"More. ".repeat(30)}` }],
];
for (const [what, facts] of POSTED)
  test(`of ${what}`, async () => {
    const posted = await aPostedJob(admin, facts);
    const { body: job } = await app.get<Job>(`/api/job/${posted.id}`);
    const { id, createdAt, expiresAt } = posted;
    const shown = { ...job, location: { ...job.location, city: null } };
    assert.deepEqual(previewJob(posted.fields, { id, company, createdAt, expiresAt }), shown);
  });
