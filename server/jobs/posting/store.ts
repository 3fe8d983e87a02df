// What operations on posted jobs and their drafts share: the caller's company, a posted job, and how its row becomes an answer.
import type { PostedJob, PostingDraft } from "../../../contract/jobs/posting-wire.ts";
import type { JobStatus } from "../../../contract/jobs/wire.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { readCompanyOf } from "../../recruiting/index.ts";
import { fieldsOfJob, type ListedFacts } from "./job-fields.ts";
import type { Hindrance } from "./rules.ts";

/** The company the account hires for now, whatever its token says; 403 without one. */
export async function companyOf(reader: Reader, accountId: string): Promise<{ id: string; name: string }> {
  const company = await readCompanyOf(reader, accountId);
  if (!company) throw refuse(403, "FORBIDDEN", "You belong to no company.");
  return company;
}

/** The same for writers: locks their account until the transaction ends. */
export async function companyOfWriter(tx: Writer, accountId: string): Promise<{ id: string; name: string }> {
  await holdAccount(tx, accountId);
  return companyOf(tx, accountId);
}

/** A company's job with its notes. */
export type PostedRow = {
  id: string;
  companyId: string;
  status: JobStatus;
  badJob: boolean;
  isExternal: boolean;
  companyName: string;
  createdAt: Date;
  expiresAt: Date | null;
  version: number;
  draftId: string | null;
  fields: PostingDraft;
};

const postedRow = `select j.id, j.company_id as "companyId", j.status, j.bad_job as "badJob", j.external_job_id is not null as "isExternal",
    c.name as "companyName", j.created_at as "createdAt", j.expires_at as "expiresAt", coalesce(p.version, 0) as version, r.id as "draftId",
    p.fields, j.job_title as "jobTitle", j.department, j.locations, j.employment_type as "typeofEmployment", j.work_mode as "workMode",
    j.pay_min as "payMin", j.pay_max as "payMax", j.pay_currency as "payCurrency", j.pay_period as "payPeriod",
    j.display_salary_range as "displaySalaryRange", j.experience_min as "experienceMin", j.experience_max as "experienceMax",
    j.core_skills as "coreSkills", j.soft_skills as "softSkills", d.description
  from job j join company c on c.id = j.company_id join job_detail d on d.id = j.id left join job_posting p on p.job_id = j.id
    left join job_draft r on r.job_id = j.id
  where j.id = $1 and j.company_id = $2`;

/** 404 for a job that is not the company's. */
export async function readPosted(reader: Reader, companyId: string, jobId: string): Promise<PostedRow> {
  const [row] = isUuid(jobId)
    ? await reader.query<Omit<PostedRow, "fields"> & ListedFacts & { fields: PostingDraft | null }>(
        postedRow,
        [jobId, companyId],
        "posted-job",
      )
    : [];
  if (!row) throw refuse(404, "NOT_FOUND", "There is no such job.");
  return { ...row, fields: row.fields ?? fieldsOfJob(row) };
}

/** The same, with the job locked: changes of one job follow one another. */
export async function lockPosted(tx: Writer, companyId: string, jobId: string): Promise<PostedRow> {
  // Locked first and read by a second statement, which sees what the previous holder has committed.
  if (isUuid(jobId))
    await tx.query("select from job where id = $1 and company_id = $2 for no key update", [jobId, companyId]);
  return readPosted(tx, companyId, jobId);
}

export const presentPosted = (row: PostedRow): PostedJob => ({
  id: row.id,
  status: row.status,
  badJob: row.badJob,
  isExternal: row.isExternal,
  companyName: row.companyName,
  jobTitle: row.fields.jobTitle,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  version: row.version,
  draftId: row.draftId,
  fields: row.fields,
});

const HINDRANCES: Record<Hindrance, string> = {
  EXTERNAL: "This job is listed on another site. Please change it there.",
  FROZEN: "This job was taken off the lists after a report. Please write to us about it.",
  NOT_OPEN: "This job is no longer open. You can post it again.",
  STILL_OPEN: "This job is still open.",
};

/** 409 when something hinders. */
export function refuseHindered(why: Hindrance | null): void {
  if (why !== null) throw refuse(409, "CONFLICT", HINDRANCES[why]);
}
