// Reports of jobs: people make them, an admin lists and settles them.
import type * as calls from "../../contract/moderation/wire.ts";
import type { JobReport } from "../../contract/moderation/wire.ts";
import { jobPath } from "../../contract/paths.ts";
import { recordAct } from "../audit/index.ts";
import type { DataKeeper } from "../data-keeper.ts";
import type { Deps, Operation, PublicOperation } from "../deps.ts";
import type { Concerned, Fact } from "../facts.ts";
import { holdAccount } from "../identity/index.ts";
import { freezeJob } from "../jobs/index.ts";
import { openPage } from "../platform/cursor.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { isUuid, newId } from "../platform/ids.ts";
import type { Caller, Input } from "../platform/mount.ts";
import { refuse, refuseForNow } from "../platform/refusal.ts";
import { mayReportMore } from "./rules.ts";

type ReportRow = Omit<JobReport, "createdAt" | "settledAt" | "path"> & {
  createdAt: Date;
  settledAt: Date | null;
};

/** Selects reports with their jobs and people; append conditions. The report is `r`. */
const reportRows = `select r.id, r.job_id as "jobId", j.job_title as "jobTitle", c.name as "companyName", j.bad_job as "isFrozen",
  r.reason, r.details, coalesce(reporter.name, '') as reporter, r.state, r.created_at as "createdAt", r.settled_at as "settledAt",
  settler.name as "settledBy", r.note,
  (select count(*)::int from job_report o where o.job_id = r.job_id and o.state = 'OPEN') as "openReports"
  from job_report r join job j on j.id = r.job_id join company c on c.id = j.company_id
  left join account reporter on reporter.id = r.reporter_id left join account settler on settler.id = r.settled_by`;

const presentReport = (row: ReportRow): JobReport => ({
  ...row,
  path: jobPath({ id: row.jobId, companyName: row.companyName }),
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
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
    await announce(tx, { kind: "job.reported", reportId: id, jobId: params.jobid, jobTitle, reason });
    return { id, state: "OPEN" };
  });
};

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

type Verdict = Input<typeof calls.settleJobReport>["body"] & { reportId: string; jobId: string; by: Caller; now: Date };
type Settled = { id: string; jobTitle: string; reporter: Concerned | null };

/** 409 if another admin has already decided. */
export const settleJobReport: Operation<"settleJobReport"> = async (
  { params, body },
  { caller },
  { db, clock, announce },
) => {
  const now = clock();
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const { jobId } = await lockReport(tx, params.reportId);
    const verdict = { ...body, reportId: params.reportId, jobId, by: caller, now };
    if (body.decision === "UPHELD") await freeze(tx, jobId, now, announce);
    for (const { id, jobTitle, reporter } of await settle(tx, verdict)) {
      if (reporter === null) continue;
      await announce(tx, {
        kind: "job-report.settled",
        reportId: id,
        jobId,
        jobTitle,
        state: body.decision,
        reporter,
      });
    }
    await recordAct(tx, {
      actorId: caller.accountId,
      action: "job-report.settled",
      subject: { kind: "job-report", id: params.reportId },
      before: { state: "OPEN" },
      after: { state: body.decision, jobId },
      at: now,
    });
    return presentReport(await readReport(tx, params.reportId));
  });
};

/** Freezes the job and notifies its company, unless it was frozen before. */
async function freeze(tx: Writer, jobId: string, now: Date, announce: Deps["announce"]): Promise<void> {
  if (!(await freezeJob(tx, jobId, now))) return;
  const [job] = await tx.query<Omit<Extract<Fact, { kind: "job.frozen" }>, "kind">>(
    `select j.id as "jobId", j.job_title as "jobTitle", c.id as "companyId", c.name as "companyName"
     from job j join company c on c.id = j.company_id where j.id = $1`,
    [jobId],
  );
  if (job) await announce(tx, { kind: "job.frozen", ...job });
}

/** Locks every open report of the job, always in the same order to avoid deadlocks. */
async function lockReport(tx: Writer, reportId: string): Promise<{ jobId: string }> {
  const [report] = isUuid(reportId)
    ? await tx.query<{ jobId: string }>(`select job_id as "jobId" from job_report where id = $1`, [reportId])
    : [];
  if (!report) throw refuse(404, "NOT_FOUND", "There is no such report.");
  const open = await tx.query<{ id: string }>(
    "select id from job_report where job_id = $1 and state = 'OPEN' order by id for update",
    [report.jobId],
  );
  if (!open.some(({ id }) => id === reportId)) throw refuse(409, "CONFLICT", "This report is settled already.");
  return report;
}

/** Settles the reports that the decision covers; returns them with their reporters, null for deleted accounts. */
async function settle(tx: Writer, { decision, note, reportId, jobId, by, now }: Verdict): Promise<Settled[]> {
  const rows = await tx.query<{ id: string; jobTitle: string; accountId: string | null; email: string; name: string }>(
    `with settled as (
       update job_report r set state = $3, settled_at = $4, settled_by = $5, note = $6
       where r.job_id = $1 and r.state = 'OPEN' and ($3 = 'UPHELD' or r.id = $2) returning r.id, r.reporter_id)
     select s.id, j.job_title as "jobTitle", a.id as "accountId", a.email, a.name
     from settled s join job j on j.id = $1 left join account a on a.id = s.reporter_id order by s.id
     /* email, name as typed: read only with an accountId */`,
    [jobId, reportId, decision, now, by.accountId, note ?? null],
  );
  return rows.map(({ id, jobTitle, accountId, email, name }) => ({
    id,
    jobTitle,
    reporter: accountId === null ? null : { accountId, email, name },
  }));
}

async function readReport(db: Reader, reportId: string): Promise<ReportRow> {
  const [row] = await db.query<ReportRow>(`${reportRows} where r.id = $1`, [reportId]);
  if (!row) throw refuse(404, "NOT_FOUND", "There is no such report.");
  return row;
}

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
  /** The report stays in the queue, because the job still needs review; the reporter and their words are erased. */
  async erase(tx, { accountId }) {
    await tx.query("update job_report set reporter_id = null, details = null where reporter_id = $1", [accountId]);
  },
};
