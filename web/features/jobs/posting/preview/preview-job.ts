// Builds, from the form, the job that the server would answer once published.

import { t } from "#messages/jobs.ts";
import { htmlOfPosting } from "../../../../../contract/jobs/posting-text.ts";
import type { PostingDraft } from "../../../../../contract/jobs/posting-wire.ts";
import type { Job } from "../../../../../contract/jobs/wire.ts";

/** The job's company; `logoUrl` null for a company without a logo. */
export type PreviewCompany = { id: string; name: string; logo: string | null; logoUrl: string | null };

export type PreviewFrame = { id: string; company: PreviewCompany; createdAt: string; expiresAt: string | null };

/** The contract's OPEN_ENDED_YEARS; importing its module would outweigh the form. */
const OPEN_END = 9999;

export function previewJob(fields: PostingDraft, { id, company, createdAt, expiresAt }: PreviewFrame): Job {
  const { min, max } = fields.salaryLakhs;
  const years = fields.experienceYears;
  return {
    id,
    jobTitle: fields.jobTitle.trim() || t.aJobWithoutATitleYet,
    department: fields.department,
    salaryRange:
      fields.displaySalaryRange && min !== null && max !== null ? { min, max, currency: "INR", period: "YEAR" } : null,
    displaySalaryRange: fields.displaySalaryRange,
    answerTime: null,
    evidence: {
      openDays: 0,
      seenAt: null,
      reposts: 0,
      isPayStated: fields.displaySalaryRange && min !== null && max !== null,
      isDirect: true,
      answered: null,
      referrals: null,
      isDoubted: false,
      doubts: [],
    },
    // No page shows the city by itself, and the list of cities is larger than the form.
    location: { fullLocation: fields.locations, city: null },
    typeofEmployment: fields.typeofEmployment,
    workMode: fields.workMode,
    experienceRange: years.min === null ? { min: 0, max: 0 } : { min: years.min, max: years.max ?? OPEN_END },
    experienceStated: years.min !== null,
    createdAt,
    updatedAt: createdAt,
    expiresAt,
    status: "PUBLISHED",
    badJob: false,
    companyId: company.id,
    companyName: company.name,
    companyDetails: { name: company.name, logo: company.logo, logoUrl: company.logoUrl },
    jobUrl: null,
    applyStatus: "NOT_APPLIED",
    matchingScore: -1,
    externalJobId: null,
    jobPostedDate: null,
    companyLogoUrl: null,
    coreSkills: fields.coreSkills,
    softSkills: fields.softSkills,
    technicalSkills: [],
    jobDescription: htmlOfPosting(fields.description),
  };
}
