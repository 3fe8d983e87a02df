// What a job still lacks before it may be published; the form says it, and the server refuses by it.

import { MIN_DESCRIPTION, MIN_JOB_TITLE } from "./jobs/posting-rules.ts";
import type { PostingDraft } from "./jobs/posting-wire.ts";

export type PostingField = keyof PostingDraft;
export type PostingFlaw = { field: PostingField; message: string };

/** Everything that is missing or contradicts itself, in the order of the form; empty for a job that may be published. */
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
    return [{ field: "salaryLakhs", message: "Please give both ends of the pay range, or say why it is not shown." }];
  const flaws: PostingFlaw[] = [];
  if ((min === null) !== (max === null))
    flaws.push({ field: "salaryLakhs", message: "Please give both ends of the pay range, or neither." });
  if (!displaySalaryRange && hidePayReason === null)
    flaws.push({ field: "hidePayReason", message: "Please choose why the pay is not shown." });
  return flaws;
}
