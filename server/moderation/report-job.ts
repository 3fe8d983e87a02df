// Adds a report of a job to the queue; reporting again changes it while it is open.

import type { ReportState } from "../../contract/moderation/rules.ts";
import type { reportJob as endpoint } from "../../contract/moderation/wire.ts";
import type { Deps } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import { isUuid, newId } from "../platform/ids.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { refuse, refuseForNow } from "../platform/refusal.ts";
import { mayReportMore } from "./rules.ts";

/** The Retry-After: the day's reports expire one by one, so an hour is soon enough. */
const secondsToWait = 3_600;

/** 404 for an unknown job or a draft; 429 after too many new reports within a day. */
export async function reportJob(
  { params, body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock, announce }: Deps,
  rateLimitScale: number,
): Promise<{ id: string; state: ReportState }> {
  const now = clock();
  const { reason, details = null } = body;
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const jobTitle = await readTitle(tx, params.jobid);
    // Serialise one person's reports, because parallel ones would not count each other.
    await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`reports of ${caller.accountId}`]);
    const [changed] = await tx.query<{ id: string }>(
      `update job_report set reason = $3, details = $4 where job_id = $1 and reporter_id = $2 and state = 'OPEN' returning id`,
      [params.jobid, caller.accountId, reason, details],
    );
    if (changed) return { id: changed.id, state: "OPEN" };
    if (!mayReportMore(await countRecent(tx, caller.accountId, now), rateLimitScale))
      throw refuseForNow(secondsToWait, "You have reported many jobs today. Please try again tomorrow.");
    const id = newId(now);
    await tx.query(
      "insert into job_report (id, job_id, reporter_id, reason, details, created_at) values ($1, $2, $3, $4, $5, $6)",
      [id, params.jobid, caller.accountId, reason, details, now],
    );
    await announce(tx, { kind: "job.reported", reportId: id, jobId: params.jobid, jobTitle, reason });
    return { id, state: "OPEN" };
  });
}

async function readTitle(tx: Writer, jobId: string): Promise<string> {
  const [job] = isUuid(jobId)
    ? await tx.query<{ jobTitle: string }>(
        `select job_title as "jobTitle" from job where id = $1 and status <> 'DRAFT'`,
        [jobId],
      )
    : [];
  if (!job) throw refuse(404, "NOT_FOUND", "There is no such job.");
  return job.jobTitle;
}

async function countRecent(tx: Writer, accountId: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from job_report where reporter_id = $1 and created_at > $2::timestamptz - interval '1 day'`,
    [accountId, now],
  );
  return row?.count ?? 0;
}
