// Settles a report: dismissed, or upheld, which freezes the job and settles every open report of it.
import type { settleJobReport as endpoint, JobReport } from "../../contract/moderation/wire.ts";
import type { Deps } from "../deps.ts";
import type { Concerned, Fact } from "../facts.ts";
import { holdAccount, recordSecurityEvent } from "../identity/index.ts";
import { freezeJob } from "../jobs/index.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { presentReport, type ReportRow, reportRows } from "./store.ts";

type Verdict = Input<typeof endpoint>["body"] & { reportId: string; jobId: string; by: Caller; now: Date };
type Settled = { id: string; jobTitle: string; reporter: Concerned | null };

/** 409 if another admin has already decided. */
export async function settleReport(
  { params, body }: Input<typeof endpoint>,
  { caller, ip }: Call<Caller>,
  { db, clock, announce }: Deps,
): Promise<JobReport> {
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
    await recordSecurityEvent(tx, {
      kind: "job-report.settled",
      accountId: caller.accountId,
      ip,
      details: { reportId: params.reportId, jobId, decision: body.decision },
      at: now,
    });
    return presentReport(await readReport(tx, params.reportId));
  });
}

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
