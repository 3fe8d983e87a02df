// Freezing and thawing jobs with a reason: what reports, admins' acts and appeals share.
import type { Deps } from "../deps.ts";
import { moderation } from "../jobs/index.ts";
import type { Writer } from "../platform/db.ts";
import { isUuid, newId } from "../platform/ids.ts";
import { notFound } from "../platform/refusal.ts";

/** A job that is locked until the transaction ends. */
export type LockedJob = {
  jobId: string;
  jobTitle: string;
  companyId: string;
  companyName: string;
  isFrozen: boolean;
  isExternal: boolean;
  isSuspended: boolean;
};

/** Always in the same order, and before their reports, to avoid deadlocks. Unknown ids and drafts are left out. */
export async function lockJobs(tx: Writer, ids: readonly string[]): Promise<LockedJob[]> {
  await tx.query("select from job where id = any ($1::uuid[]) order by id for no key update", [ids]);
  // A second statement sees what the previous holder has committed.
  return tx.query<LockedJob>(
    `select j.id as "jobId", j.job_title as "jobTitle", c.id as "companyId", c.name as "companyName", j.bad_job as "isFrozen",
       j.external_job_id is not null as "isExternal", c.suspended_at is not null as "isSuspended"
     from job j join company c on c.id = j.company_id where j.id = any ($1::uuid[]) and j.status <> 'DRAFT' order by j.id`,
    [ids],
  );
}

/** 404 for an unknown job and a draft. */
export async function lockJob(tx: Writer, id: string): Promise<LockedJob> {
  const [job] = isUuid(id) ? await lockJobs(tx, [id]) : [];
  if (!job) throw notFound("There is no such job.");
  return job;
}

export type Acting = { by: string; reason: string; now: Date; announce: Deps["announce"] };

/** Freezes the job, notes why and tells its company; false if an admin froze it before. Expects it locked. */
export async function freeze(tx: Writer, job: LockedJob, { by, reason, now, announce }: Acting): Promise<boolean> {
  const noted = await tx.query(
    `insert into job_freeze (id, job_id, reason, frozen_by, frozen_at) values ($1, $2, $3, $4, $5)
     on conflict (job_id) where thawed_at is null do nothing returning id`,
    [newId(now), job.jobId, reason || null, by, now],
  );
  if (noted.length === 0) return false;
  await moderation.freezeJob(tx, job.jobId, now);
  const { jobId, jobTitle, companyId, companyName } = job;
  await announce(tx, { kind: "job.frozen", jobId, jobTitle, companyId, companyName, reason: reason || null });
  return true;
}

/** Ends the freeze, and an open appeal with it; false if there is none. What spoke against the job is cleared. Expects it locked. */
export async function thaw(tx: Writer, job: LockedJob, acting: Acting): Promise<boolean> {
  const { by, reason, now } = acting;
  const ended = await tx.query(
    `update job_freeze set thawed_at = $2, thawed_by = $3, thaw_reason = $4,
       answer = case when appealed_at is not null then coalesce(answer, $4) end,
       answered_at = case when appealed_at is not null then coalesce(answered_at, $2) end
     where job_id = $1 and thawed_at is null returning id`,
    [job.jobId, now, by, reason],
  );
  // Frozen by its source, without an admin; a suspended company's jobs come back with the company.
  if (ended.length === 0 && (!job.isFrozen || job.isSuspended)) return false;
  await moderation.thawJob(tx, job.jobId, now);
  await clear(tx, job.jobId, acting, "cleared_at is null");
  return true;
}

/** An admin found nothing wrong; false if the condition does not hold. */
export async function clear(
  tx: Writer,
  jobId: string,
  { by, now }: Acting,
  condition: "is_waiting" | "cleared_at is null",
): Promise<boolean> {
  const cleared = await tx.query(
    `update job_review set cleared_at = $2, cleared_by = $3 where job_id = $1 and ${condition} returning job_id`,
    [jobId, now, by],
  );
  return cleared.length > 0;
}
