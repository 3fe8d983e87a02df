// Writes jobs in sets: row, card, description and search entry in step, in the caller's transaction.
import { type CopyValue, copyRows, type Writer } from "../platform/db.ts";
import { canonicalCity, cityKey } from "../taxonomy/places/index.ts";
import { joinCopies, joinLater, lockCopies } from "./copies/join-copies.ts";
import { READER_VERSION, searchKeysOf } from "./job-features.ts";
import type { JobRecord } from "./job-record.ts";
import { withCorrections } from "./screening/corrections.ts";
import { screenJobs } from "./screening/screen-jobs.ts";
import { noteChangedPages } from "./search-engines/tell-search-engines.ts";

type NamedJob = JobRecord & { companyName: string };

/** Column of the intake table -> its value, in the order of COPY. */
const intake: Record<string, (job: NamedJob) => CopyValue> = {
  id: (job) => job.id,
  company_id: (job) => job.companyId,
  job_title: (job) => job.jobTitle,
  department: (job) => job.department,
  locations: (job) => job.locations,
  city: (job) => firstCity(job.locations),
  city_keys: (job) => [...new Set(job.locations.map(cityKey).filter((key) => key !== ""))],
  employment_type: (job) => job.typeofEmployment,
  work_mode: (job) => job.workMode,
  pay_min: (job) => (job.pay ? Math.round(job.pay.min) : null),
  pay_max: (job) => (job.pay ? Math.round(job.pay.max) : null),
  pay_currency: (job) => job.pay?.currency ?? null,
  pay_period: (job) => job.pay?.period ?? null,
  display_salary_range: (job) => job.displaySalaryRange,
  experience_min: (job) => (job.experience ? Math.round(job.experience.min) : null),
  experience_max: (job) => (job.experience ? Math.round(job.experience.max) : null),
  core_skills: (job) => job.coreSkills,
  soft_skills: (job) => job.softSkills,
  technical_skills: (job) => job.technicalSkills,
  rank_keys: searchKeysOf,
  reader_version: () => READER_VERSION,
  status: (job) => job.status,
  bad_job: (job) => job.badJob,
  external_job_id: (job) => job.externalJobId,
  job_url: (job) => job.jobUrl,
  job_posted_date: (job) => job.jobPostedDate,
  created_at: (job) => job.createdAt,
  updated_at: (job) => job.updatedAt,
  expires_at: (job) => job.expiresAt,
  description: (job) => job.description,
};
const columns = Object.keys(intake);
const values = Object.values(intake);

/**
 * Adds new jobs and overwrites known ones (externalJobId and createdAt keep their first values). What admins corrected
 * stays corrected, and the rules of scams read what is saved. `joins`: other listings of the same jobs are found at
 * once; else a round does that within a minute.
 */
export async function saveJobs(tx: Writer, jobs: Iterable<JobRecord>, { joins = false } = {}): Promise<void> {
  const given = [...jobs];
  if (joins) await lockCopies(tx);
  await lockJobs(tx, given);
  const saved = await withCorrections(tx, given);
  const { suspended } = await takeIn(tx, saved);
  // A job may have moved: its former company is recounted too.
  const touched = await tx.query<{ id: string }>(
    `select company_id as id from job_intake union select j.company_id from job_intake i join job j on j.id = i.id
     /* id as typed: every job has a company */`,
  );
  await tx.query("select save_job_intake()");
  await noteSuspended(tx, suspended);
  await screenJobs(tx, saved);
  await recountOpenJobs(
    tx,
    touched.map(({ id }) => id),
  );
  const ids = given.map(({ id }) => id);
  await noteChangedPages(tx, ids);
  await (joins ? joinCopies(tx, ids) : joinLater(tx, ids));
}

/** Before corrections are read, so that one that is made at the same time is either seen or made of what is saved here. */
const lockJobs = (tx: Writer, jobs: readonly JobRecord[]) =>
  tx.query("select from job where id = any ($1::uuid[]) order by id for no key update", [jobs.map(({ id }) => id)]);

/** For millions of invented jobs: no corrections, no screening, and the caller recounts the companies at the end. */
export async function saveJobsUncounted(tx: Writer, jobs: Iterable<JobRecord>): Promise<number> {
  const { count, suspended } = await takeIn(tx, jobs);
  await tx.query("select save_job_intake()");
  await noteSuspended(tx, suspended);
  return count;
}

/** Recounts the listed jobs of these companies, or of all. */
export async function recountOpenJobs(tx: Writer, companyIds?: readonly string[]): Promise<void> {
  // Locks first and counts in a second statement, which sees what a rival has committed. All lock in one order; others
  // may add jobs meanwhile.
  await tx.query("select id from company where $1::uuid[] is null or id = any ($1) order by id for no key update", [
    companyIds ?? null,
  ]);
  await tx.query(
    `update company c set open_jobs = counted.n
     from (select c.id, (select count(*)::int from job j where j.company_id = c.id and j.is_listed and j.canonical_id is null) as n
           from company c where $1::uuid[] is null or c.id = any ($1)) counted
     where counted.id = c.id and counted.n <> c.open_jobs`,
    [companyIds ?? null],
  );
}

/** These come back when the suspension of their company is lifted. */
async function noteSuspended(tx: Writer, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length > 0)
    await tx.query("insert into suspended_job (job_id) select unnest($1::uuid[]) on conflict do nothing", [jobIds]);
}

type TakenIn = { count: number; suspended: string[] };

/** Fills the intake table; resolves to the number of jobs, and to those that only their company's suspension freezes. */
async function takeIn(tx: Writer, jobs: Iterable<JobRecord>): Promise<TakenIn> {
  const set = [...jobs];
  const names = await namesOfCompanies(tx, set);
  function* rows() {
    for (const job of set) {
      const named = { ...job, companyName: names.get(job.companyId) ?? "" };
      yield values.map((read) => read(named));
    }
  }
  // The columns of a job and its description, without their constraints: those are checked when it is saved.
  await tx.query(
    `create temp table if not exists job_intake on commit drop as
     select j.*, d.description from job j join job_detail d on d.id = j.id with no data`,
  );
  await tx.query("truncate job_intake");
  const count = await copyRows(tx, "job_intake", columns, rows());
  await keepFrozen(tx);
  await keepEnded(tx);
  const suspended = await tx.query<{ id: string }>(
    `update job_intake i set bad_job = true from company c
     where c.id = i.company_id and c.suspended_at is not null and not i.bad_job returning i.id /* id as typed: every job has one */`,
  );
  return { count, suspended: suspended.map(({ id }) => id) };
}

async function namesOfCompanies(tx: Writer, jobs: readonly JobRecord[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; name: string }>("select id, name from company where id = any ($1)", [
    [...new Set(jobs.map(({ companyId }) => companyId))],
  ]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Frozen jobs stay frozen whatever the writer says. Locked, so that none is frozen between this and the write. */
async function keepFrozen(tx: Writer): Promise<void> {
  await tx.query(
    `with known as (
       select j.id, j.bad_job from job j join job_intake i on i.id = j.id order by j.id for no key update of j)
     update job_intake i set bad_job = true from known where known.id = i.id and known.bad_job`,
  );
}

/** What an admin ended stays ended whatever its source says. Expects the jobs locked. */
async function keepEnded(tx: Writer): Promise<void> {
  await tx.query(
    "update job_intake i set status = 'EXPIRED' from ended_job e where e.job_id = i.id and i.status = 'PUBLISHED'",
  );
}

function firstCity(locations: readonly string[]): string | null {
  const first = locations[0];
  return first === undefined ? null : (canonicalCity(first)?.city ?? first);
}
