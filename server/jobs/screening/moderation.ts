// What admins do to jobs: freeze, thaw, expire, correct, tell copies from other jobs. Rows, cards, search and counts stay in step; notices are the caller's.
import type { JobReading } from "../../../contract/moderation/jobs-wire.ts";
import type { Writer } from "../../platform/db.ts";
import { closeJobs, freezeJob } from "../close-jobs.ts";
import { lockCopies, ruleOnCopy } from "../copies/join-copies.ts";
import { CALLED_CONTRACT } from "../job-features.ts";
import type { JobRecord, PayColumns, YearsColumns } from "../job-record.ts";
import { saveJobs } from "../save-jobs.ts";
import { payOf } from "./screen-jobs.ts";

export const moderation = { freezeJob, thawJob, expireJob, correctJob, takeBackCorrection, lockCopies, ruleOnCopy };

/** Ends a freeze. A job of a suspended company stays off the site until the suspension is lifted. Expects the job locked. */
async function thawJob(tx: Writer, jobId: string, at: Date): Promise<void> {
  await tx.query("update job set bad_job = false where id = $1", [jobId]);
  const record = await readRecord(tx, jobId);
  if (record) await saveJobs(tx, [{ ...record, updatedAt: at }]);
}

/** False if it is not open. An import cannot open it again; a company can repost its own. */
async function expireJob(tx: Writer, jobId: string, at: Date): Promise<boolean> {
  if ((await closeJobs(tx, [jobId], at, "EXPIRED")) === 0) return false;
  await tx.query("insert into ended_job (job_id) select id from job where id = $1 and external_job_id is not null", [
    jobId,
  ]);
  return true;
}

type Corrected = { jobId: string; fields: Partial<JobReading>; by: string; at: Date };

/** Sets the corrected fields; those that are not given are as they are read. Expects the job locked. */
async function correctJob(tx: Writer, { jobId, fields, by, at }: Corrected): Promise<void> {
  // As it was read, without the correction before.
  const record = await readRecord(tx, jobId);
  if (!record) return;
  await tx.query(
    `insert into job_correction (job_id, fields, read, corrected_by, corrected_at) values ($1, $2, '{}', $3, $4)
     on conflict (job_id) do update set (fields, read, corrected_by, corrected_at)
       = (excluded.fields, excluded.read, excluded.corrected_by, excluded.corrected_at)`,
    [jobId, JSON.stringify(fields), by, at],
  );
  await saveJobs(tx, [{ ...record, updatedAt: at }]);
}

/** The job is as it was read last again. Expects the job locked. */
async function takeBackCorrection(tx: Writer, jobId: string, at: Date): Promise<void> {
  const record = await readRecord(tx, jobId);
  await tx.query("delete from job_correction where job_id = $1", [jobId]);
  if (record) await saveJobs(tx, [{ ...record, updatedAt: at }]);
}

type Row = Omit<JobRecord, "pay" | "experience"> & PayColumns & YearsColumns & { read: Partial<JobReading> | null };

/** A stored job as a record, as it was read: without corrections. */
async function readRecord(tx: Writer, id: string): Promise<JobRecord | undefined> {
  const [row] = await tx.query<Row>(
    `select j.id, j.company_id as "companyId", j.job_title as "jobTitle", j.department, j.locations,
       j.employment_type as "typeofEmployment", case when j.rank_keys @> array['${CALLED_CONTRACT}'] then 'contract' end as "employmentTypeText",
       j.work_mode as "workMode", j.pay_min as "payMin", j.pay_max as "payMax", j.pay_currency as "payCurrency", j.pay_period as "payPeriod",
       j.display_salary_range as "displaySalaryRange", j.experience_min as "experienceMin", j.experience_max as "experienceMax",
       j.core_skills as "coreSkills", j.soft_skills as "softSkills", j.technical_skills as "technicalSkills", d.description, j.status,
       j.bad_job as "badJob", j.external_job_id as "externalJobId", j.job_url as "jobUrl", j.job_posted_date as "jobPostedDate",
       j.created_at as "createdAt", j.updated_at as "updatedAt", j.expires_at as "expiresAt", c.read
     from job j join job_detail d on d.id = j.id left join job_correction c on c.job_id = j.id where j.id = $1
     /* read as typed: written by withCorrections only */`,
    [id],
  );
  if (!row) return undefined;
  const { payMin, payMax, payCurrency, payPeriod, experienceMin, experienceMax, read, ...job } = row;
  return {
    ...job,
    pay: payOf({ payMin, payMax, payCurrency, payPeriod }),
    experience: experienceMin === null || experienceMax === null ? null : { min: experienceMin, max: experienceMax },
    ...read,
  };
}
