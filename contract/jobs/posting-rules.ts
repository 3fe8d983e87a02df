// Rules of posting a job, without schemas: limits, reasons, and what a draft still lacks.
import type { PostingDraft } from "./posting-wire.ts";

/** For how many days a job is listed, and how many days before the end its company is warned. */
export const LISTED_DAYS = 90;
export const WARNED_DAYS = 7;

export const HIDE_PAY_REASONS = ["NEGOTIABLE", "DEPENDS_ON_EXPERIENCE", "COMPANY_POLICY", "SENSITIVE_ROLE"] as const;
export type HidePayReason = (typeof HIDE_PAY_REASONS)[number];

export const CLOSE_REASONS = ["FILLED", "ON_HOLD", "CANCELLED", "OTHER"] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** The most drafts of one company. */
export const MAX_DRAFTS = 100;

/** The highest pay (lakhs of rupees a year) and experience (years) of a job. */
export const MOST_LAKHS = 1_000;
export const MOST_YEARS = 60;

export const MAX_JOB_TITLE = 150;
const MIN_JOB_TITLE = 3;
export const MAX_PLACES_OF_JOB = 20;
export const MAX_CORE_SKILLS_OF_JOB = 15;
export const MAX_SOFT_SKILLS_OF_JOB = 10;
export const MIN_DESCRIPTION = 100;
/** Fits into one call even in the longest scripts. */
export const MAX_DESCRIPTION = 15_000;

/** The flaws of questions are in question-rules.ts. */
export type PostingField = keyof PostingDraft;
export type PostingFlaw = { field: PostingField; message: string };

/** All that is missing or contradictory, in the order of the form; empty for a job that may be published. */
export function flawsOfPosting(fields: PostingDraft): PostingFlaw[] {
  const flaws: PostingFlaw[] = [];
  const need = (isMet: boolean, field: PostingField, message: string) => {
    if (!isMet) flaws.push({ field, message });
  };
  need(fields.jobTitle.trim().length >= MIN_JOB_TITLE, "jobTitle", "Please give the job a title.");
  need(fields.typeofEmployment !== null, "typeofEmployment", "Please choose the type of employment.");
  need(fields.workMode !== null, "workMode", "Please choose where the work is done.");
  need(
    fields.locations.length > 0 || fields.workMode === "WFH",
    "locations",
    "Please name at least one place, unless the work is done from home.",
  );
  const years = fields.experienceYears;
  need(years.min !== null, "experienceYears", "Please say from how many years of experience; 0 is fine.");
  need(
    years.min === null || years.max === null || years.min <= years.max,
    "experienceYears",
    "The years of experience end before they begin.",
  );
  flaws.push(...flawsOfPay(fields));
  need(
    fields.coreSkills.length > 0,
    "coreSkills",
    "Please name at least one core skill: candidates are matched by them.",
  );
  need(
    fields.description.trim().length >= MIN_DESCRIPTION,
    "description",
    `Please describe the job in at least ${MIN_DESCRIPTION} characters.`,
  );
  return flaws;
}

function flawsOfPay({ salaryLakhs, displaySalaryRange, hidePayReason }: PostingDraft): PostingFlaw[] {
  const { min, max } = salaryLakhs;
  if (min !== null && max !== null && min > max)
    return [{ field: "salaryLakhs", message: "The pay range ends below its beginning." }];
  if (displaySalaryRange && (min === null || max === null || max === 0))
    return [
      {
        field: "salaryLakhs",
        message: "Please give both ends of the pay range, or untick the box below it and say why.",
      },
    ];
  const flaws: PostingFlaw[] = [];
  if ((min === null) !== (max === null))
    flaws.push({ field: "salaryLakhs", message: "Please give both ends of the pay range, or neither." });
  if (!displaySalaryRange && hidePayReason === null)
    flaws.push({ field: "hidePayReason", message: "Please choose why the pay is not shown." });
  return flaws;
}
