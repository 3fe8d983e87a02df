// Reads and presents reports, for the list and for settling.
import type { JobReport } from "../../contract/moderation/wire.ts";
import { jobPath } from "../../contract/paths.ts";

export type ReportRow = Omit<JobReport, "createdAt" | "settledAt" | "path"> & {
  createdAt: Date;
  settledAt: Date | null;
};

/** Selects reports with their jobs and people; append conditions. The report is `r`. */
export const reportRows = `select r.id, r.job_id as "jobId", j.job_title as "jobTitle", c.name as "companyName", j.bad_job as "isFrozen",
  r.reason, r.details, coalesce(reporter.name, '') as reporter, r.state, r.created_at as "createdAt", r.settled_at as "settledAt",
  settler.name as "settledBy", r.note,
  (select count(*)::int from job_report o where o.job_id = r.job_id and o.state = 'OPEN') as "openReports"
  from job_report r join job j on j.id = r.job_id join company c on c.id = j.company_id
  left join account reporter on reporter.id = r.reporter_id left join account settler on settler.id = r.settled_by`;

export const presentReport = (row: ReportRow): JobReport => ({
  ...row,
  path: jobPath({ id: row.jobId, companyName: row.companyName }),
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});
