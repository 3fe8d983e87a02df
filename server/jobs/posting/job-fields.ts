// Converts between the fields that a company types and the record of a listed job.

import { type Pay, RUPEES_IN_LAKH } from "../../../contract/jobs/pay.ts";
import {
  MAX_CORE_SKILLS_OF_JOB,
  MAX_DESCRIPTION,
  MAX_JOB_TITLE,
  MAX_PLACES_OF_JOB,
  MAX_SOFT_SKILLS_OF_JOB,
  MOST_LAKHS,
  MOST_YEARS,
} from "../../../contract/jobs/posting-rules.ts";
import { htmlOfPosting, textOfPosting } from "../../../contract/jobs/posting-text.ts";
import type { PostingDraft } from "../../../contract/jobs/posting-wire.ts";
import { type JobStatus, OPEN_ENDED_YEARS } from "../../../contract/jobs/wire.ts";
import type { JobRecord, PayColumns, YearsColumns } from "../job-record.ts";

/** The parts of a record that are not typed. */
export type RecordFrame = Pick<JobRecord, "id" | "companyId" | "badJob" | "createdAt" | "updatedAt" | "expiresAt"> & {
  status: JobStatus;
};

/** The record of fields without flaws (posting-rules.ts). The description is escaped, not sanitised. */
export function recordOfFields(fields: PostingDraft, frame: RecordFrame): JobRecord {
  const { min: from, max: to } = fields.experienceYears;
  return {
    ...frame,
    jobTitle: fields.jobTitle,
    department: fields.department === "" ? null : fields.department,
    locations: fields.locations,
    typeofEmployment: fields.typeofEmployment,
    workMode: fields.workMode,
    pay: payOf(fields),
    displaySalaryRange: fields.displaySalaryRange,
    experience: from === null ? null : { min: from, max: to ?? OPEN_ENDED_YEARS },
    coreSkills: fields.coreSkills,
    softSkills: fields.softSkills,
    technicalSkills: [],
    description: htmlOfPosting(fields.description),
    externalJobId: null,
    jobUrl: null,
    jobPostedDate: null,
  };
}

function payOf({ salaryLakhs: { min, max } }: PostingDraft): Pay | null {
  if (min === null || max === null) return null;
  const rupees = (lakhs: number) => Math.round(lakhs * RUPEES_IN_LAKH);
  return { min: rupees(min), max: rupees(max), currency: "INR", period: "YEAR" };
}

/** A listed job as stored. */
export type ListedFacts = Pick<
  JobRecord,
  | "jobTitle"
  | "department"
  | "locations"
  | "typeofEmployment"
  | "workMode"
  | "displaySalaryRange"
  | "coreSkills"
  | "softSkills"
  | "description"
> &
  PayColumns &
  YearsColumns;

/** The fields of a job that was not typed here, to be edited or cloned; cuts or omits what the form does not accept. */
export function fieldsOfJob(job: ListedFacts): PostingDraft {
  const isYearly = job.payCurrency === "INR" && job.payPeriod === "YEAR";
  const isTaken = isYearly && (job.payMax ?? 0) <= MOST_LAKHS * RUPEES_IN_LAKH;
  const lakhs = (rupees: number | null) => (isTaken && rupees !== null ? rupees / RUPEES_IN_LAKH : null);
  const years = (count: number | null) => (count !== null && count <= MOST_YEARS ? count : null);
  return {
    jobTitle: cut(job.jobTitle, MAX_JOB_TITLE),
    department: job.department === null ? null : cut(job.department, 80),
    locations: cutList(job.locations, MAX_PLACES_OF_JOB, 120),
    typeofEmployment: job.typeofEmployment,
    workMode: job.workMode,
    salaryLakhs: { min: lakhs(job.payMin), max: lakhs(job.payMax) },
    displaySalaryRange: job.displaySalaryRange,
    hidePayReason: null,
    experienceYears: { min: years(job.experienceMin), max: years(job.experienceMax) },
    coreSkills: cutList(job.coreSkills, MAX_CORE_SKILLS_OF_JOB, 80),
    softSkills: cutList(job.softSkills, MAX_SOFT_SKILLS_OF_JOB, 80),
    description: cut(textOfPosting(job.description), MAX_DESCRIPTION),
  };
}

const cutList = (texts: readonly string[], most: number, longest: number) =>
  texts
    .map((text) => cut(text, longest))
    .filter((text) => text !== "")
    .slice(0, most);

/** Never cuts a character in half. */
const cut = (text: string, most: number) =>
  text
    .slice(0, most)
    .toWellFormed()
    .replace(/\ufffd$/, "")
    .trim();
