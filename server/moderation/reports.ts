// Reports of jobs: people make them, an admin lists and settles them.

import type { JobReport } from "../../contract/moderation/wire.ts";
import { jobPath } from "../../contract/paths.ts";
import { type DataKeeper, mergeBy } from "../data-keeper.ts";
import type { Deps, Operation, PublicOperation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { openPage } from "../platform/cursor.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { idOrNull, newId } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { conflict, notFound, refuseForNow } from "../platform/refusal.ts";
import { freeze, type LockedJob, lockJob } from "./freezes.ts";
import { record } from "./record.ts";
import { mayReportMore } from "./rules.ts";

type ReportRow = Timed<Omit<JobReport, "path">, "createdAt" | "settledAt">;

/** Selects reports with their jobs and people; append conditions. The report is `r`. */
const reportRows = `select r.id, r.job_id as "jobId", j.job_title as "jobTitle", c.name as "companyName", j.bad_job as "isFrozen",
  r.reason, r.details, coalesce(reporter.name, '') as reporter, r.state, r.created_at as "createdAt", r.settled_at as "settledAt",
  settler.name as "settledBy", r.note,
  (select count(*)::int from job_report o where o.job_id = r.job_id and o.state = 'OPEN') as "openReports"
  from job_report r join job j on j.id = r.job_id join company c on c.id = j.company_id
  left join account reporter on reporter.id = r.reporter_id left join account settler on settler.id = r.settled_by`;

const presentReport = (row: ReportRow): JobReport => ({
  ...isoTimes(row),
  path: jobPath({ id: row.jobId, companyName: row.companyName }),
});

/** The Retry-After: the day's reports expire one by one, so an hour is soon enough. */
const secondsToWait = 3_600;

/** 404 for an unknown job or a draft; 429 after too many new reports within a day. */
export const reportJob: Operation<"reportJob", [rateLimitScale: number]> = async (
  { params, body },
  { caller },
  { db, clock, announce },
  rateLimitScale,
) => {
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
    await countReports(tx, params.jobid, true);
    await announce(tx, { kind: "job.reported", reportId: id, jobId: params.jobid, jobTitle, reason });
    return { id, state: "OPEN" };
  });
};

async function readTitle(tx: Writer, jobId: string): Promise<string> {
  const [job] = await tx.query<{ jobTitle: string }>(
    `select job_title as "jobTitle" from job where id = $1 and status <> 'DRAFT'`,
    [idOrNull(jobId)],
  );
  if (!job) throw notFound("There is no such job.");
  return job.jobTitle;
}

async function countRecent(tx: Writer, accountId: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from job_report where reporter_id = $1 and created_at > $2::timestamptz - interval '1 day'`,
    [accountId, now],
  );
  return row?.count ?? 0;
}

/** Open ones by default. 400 for a cursor of another list. */
export const listJobReports: PublicOperation<"listJobReports"> = async ({ query }, { db, cursors }) => {
  const state = query.state ?? "OPEN";
  const { after, limit, cut } = openPage<{ id: string }>(cursors, query, { list: "job reports", state });
  const [beyond, order] = state === "OPEN" ? [">", "asc"] : ["<", "desc"];
  const found = await db.query<ReportRow>(
    `${reportRows} where r.state = $1 and ($2::uuid is null or r.id ${beyond} $2) order by r.id ${order} limit $3`,
    [state, after?.id ?? null, limit],
  );
  const { rows, pagination } = cut(found, ({ id }) => ({ id }));
  return { data: rows.map(presentReport), pagination };
};

/** 409 if another admin has already decided. */
export const settleJobReport: Operation<"settleJobReport"> = async ({ params, body }, { caller }, deps) => {
  const { db, clock, announce } = deps;
  const now = clock();
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const job = await lockReport(tx, params.reportId);
    const { jobId } = job;
    const { decision, note } = body;
    const by = caller.accountId;
    const isFrozen = decision === "UPHELD" && (await freeze(tx, job, { by, reason: "", now, announce }));
    // A job that is taken off has every report of it upheld.
    const only = decision === "DISMISSED" ? { reportId: params.reportId } : {};
    await settleReports(tx, { jobId, decision, note, by, now, announce, ...only });
    if (isFrozen) await record(tx, caller, "job.frozen", jobId, now);
    await record(tx, caller, "job-report.settled", params.reportId, now, {
      before: { state: "OPEN" },
      after: { state: body.decision, jobId },
    });
    return presentReport(await readReport(tx, params.reportId));
  });
};

/** Locks the job and then every open report of it, always in the same order to avoid deadlocks. */
async function lockReport(tx: Writer, reportId: string): Promise<LockedJob> {
  const [report] = await tx.query<{ jobId: string }>(`select job_id as "jobId" from job_report where id = $1`, [
    idOrNull(reportId),
  ]);
  if (!report) throw notFound("There is no such report.");
  const job = await lockJob(tx, report.jobId);
  const open = await tx.query<{ id: string }>(
    "select id from job_report where job_id = $1 and state = 'OPEN' order by id for update",
    [report.jobId],
  );
  if (!open.some(({ id }) => id === reportId)) throw conflict("This report is settled already.");
  return job;
}

type Verdict = {
  jobId: string;
  decision: "DISMISSED" | "UPHELD";
  note?: string | undefined;
  /** All open ones if none is named. */
  reportId?: string;
  by: string;
  now: Date;
  announce: Deps["announce"];
};

/** Settles open reports of a job and tells their reporters; resolves to how many. Expects the job locked. */
export async function settleReports(tx: Writer, verdict: Verdict): Promise<number> {
  const { jobId, decision, note, reportId, by, now, announce } = verdict;
  const rows = await tx.query<{ id: string; jobTitle: string; accountId: string | null; email: string; name: string }>(
    `with settled as (
       update job_report r set state = $3, settled_at = $4, settled_by = $5, note = $6
       where r.job_id = $1 and r.state = 'OPEN' and ($2::uuid is null or r.id = $2) returning r.id, r.reporter_id)
     select s.id, j.job_title as "jobTitle", a.id as "accountId", a.email, a.name
     from settled s join job j on j.id = $1 left join account a on a.id = s.reporter_id order by s.id
     /* email, name as typed: read only with an accountId */`,
    [jobId, reportId ?? null, decision, now, by, note ?? null],
  );
  await countReports(tx, jobId);
  for (const { id, jobTitle, accountId, email, name } of rows)
    if (accountId !== null) {
      const reporter = { accountId, email, name };
      await announce(tx, { kind: "job-report.settled", reportId: id, jobId, jobTitle, state: decision, reporter });
    }
  return rows.length;
}

/** Counts the open reports of a job for its place in the queue; `isNew` brings back a job that an admin had cleared. */
async function countReports(tx: Writer, jobId: string, isNew = false): Promise<void> {
  // Locks the row, so that reports made at the same time count one another.
  await tx.query(
    `insert into job_review (job_id, is_listed) select id, is_listed from job where id = $1
     on conflict (job_id) do update set cleared_at = case when not $2 then job_review.cleared_at end,
       cleared_by = case when not $2 then job_review.cleared_by end`,
    [jobId, isNew],
  );
  await tx.query(
    `update job_review set open_reports = (select count(*) from job_report where job_id = $1 and state = 'OPEN') where job_id = $1`,
    [jobId],
  );
}

async function readReport(db: Reader, reportId: string): Promise<ReportRow> {
  const [row] = await db.query<ReportRow>(`${reportRows} where r.id = $1`, [reportId]);
  if (!row) throw notFound("There is no such report.");
  return row;
}

const MERGE = [
  `update job_report a set reporter_id = $2 where reporter_id = $1 and (a.state <> 'OPEN' or not exists (
     select from job_report b where b.reporter_id = $2 and b.job_id = a.job_id and b.state = 'OPEN'))`,
] as const;

/** Exports and erases a person's reports of jobs. */
export const reportKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const jobReports = await reader.query(
      `select j.job_title as "jobTitle", c.name as "companyName", r.reason, r.details, r.state, r.created_at as "createdAt",
         r.settled_at as "settledAt"
       from job_report r join job j on j.id = r.job_id join company c on c.id = j.company_id
       where r.reporter_id = $1 order by r.id`,
      [accountId],
    );
    return { jobReports };
  },
  merge: mergeBy(MERGE),
  /** The report stays in the queue, because the job still needs review; the reporter and their words are erased. */
  async erase(tx, { accountId }) {
    await tx.query("update job_report set reporter_id = null, details = null where reporter_id = $1", [accountId]);
  },
};
