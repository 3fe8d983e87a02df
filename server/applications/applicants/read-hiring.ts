// A recruiter's home: the company's open jobs by stage, who waits for an answer, and how long answers and hires take.

import type { RecruiterHome, TypicalTime } from "../../../contract/homes/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { isoTimes } from "../../platform/iso-times.ts";
import type { Caller } from "../../platform/mount.ts";
import { isReceived } from "../store.ts";
import { type CompanyJobRow, companyJobColumns, companyOf, presentCompanyJob } from "./store.ts";

const SHOWN_JOBS = 8;
const SHOWN_WAITING = 5;
/** Bounds of what typical times are read from. */
const MOST_JOBS = 200;
const MOST_OF_A_JOB = 200;
/** Below this a middle value would tell of single people. */
const LEAST_OF = 3;
const DAY_MS = 86_400_000;

/** Posted here, newest first, in the order of an index: "= false" would be rewritten into what no index has. */
export const POSTED_HERE = "(external_job_id is not null) <= false";
export const NEWEST = "(external_job_id is not null), id desc";

/** 403 for a caller of no company. */
export async function readHiring(caller: Caller, { db, clock }: Deps): Promise<RecruiterHome> {
  const company = await companyOf(db, caller);
  const now = clock();
  const [suspension, { busiest, openJobs, unanswered }, ending, drafts, waiting, times] = await Promise.all([
    company.isSuspended ? readSuspension(db, company.id) : null,
    countOpenJobs(db, company.id),
    readEnding(db, company.id, new Date(now.getTime() + 7 * DAY_MS)),
    countDrafts(db, company.id),
    readWaiting(db, company.id),
    readTimes(db, company.id, now),
  ]);
  const jobs = await readJobs(db, busiest);
  return {
    companyName: company.name,
    suspension,
    jobs: jobs.map(presentCompanyJob),
    openJobs,
    drafts,
    unanswered,
    waiting: waiting.map(isoTimes),
    ending: ending.map(isoTimes),
    ...times,
  };
}

/** Null if it was lifted just now. */
async function readSuspension(reader: Reader, companyId: string): Promise<RecruiterHome["suspension"]> {
  const [row] = await reader.query<{ reason: string; at: Date }>(
    `select suspend_reason as reason, suspended_at as at from company where id = $1 and suspended_at is not null
     /* reason, at as typed: a constraint has both or neither */`,
    [companyId],
  );
  return row ? isoTimes(row) : null;
}

type OpenJobs = { openJobs: number; unanswered: number; busiest: string[] };

/** All open jobs are counted; `busiest` are those shown, by their unanswered applicants, then the newest first. */
async function countOpenJobs(reader: Reader, companyId: string): Promise<OpenJobs> {
  const [row] = await reader.query<OpenJobs>(
    `with open as (
       select id, (select count(*)::int from application a
           where a.job_id = job.id and a.status = 'APPLIED' and ${isReceived}) as unanswered
       from job where company_id = $1 and ${POSTED_HERE} and status = 'PUBLISHED')
     select count(*)::int as "openJobs", coalesce(sum(unanswered), 0)::int as unanswered,
       coalesce((array_agg(id order by unanswered desc, id desc))[1:${SHOWN_JOBS}], '{}') as busiest
     from open`,
    [companyId],
    "open jobs of a company",
  );
  return row ?? { openJobs: 0, unanswered: 0, busiest: [] };
}

/** In the order of these ids. */
const readJobs = (reader: Reader, ids: readonly string[]): Promise<CompanyJobRow[]> =>
  reader.query<CompanyJobRow>(
    `select ${companyJobColumns} from job j where j.id = any ($1) order by array_position($1::uuid[], j.id)`,
    [ids],
    "busiest jobs of a company",
  );

type EndingRow = Omit<RecruiterHome["ending"][number], "expiresAt"> & { expiresAt: Date };

/** Newest first. */
const readEnding = (reader: Reader, companyId: string, until: Date): Promise<EndingRow[]> =>
  reader.query<EndingRow>(
    `select id as "jobId", job_title as "jobTitle", expires_at as "expiresAt" from job
     where company_id = $1 and ${POSTED_HERE} and status = 'PUBLISHED' and expires_at <= $2 order by id desc`,
    [companyId, until],
    "ending jobs of a company",
  );

async function countDrafts(reader: Reader, companyId: string): Promise<number> {
  const [row] = await reader.query<{ drafts: number }>(
    "select count(*)::int as drafts from job_draft where company_id = $1",
    [companyId],
    "drafts of a company",
  );
  return row?.drafts ?? 0;
}

type WaitingRow = Omit<RecruiterHome["waiting"][number], "appliedAt"> & { appliedAt: Date };

/** The longest waiting first: a few of each open job by its index, merged. */
const readWaiting = (reader: Reader, companyId: string): Promise<WaitingRow[]> =>
  reader.query<WaitingRow>(
    `with open as materialized (
       select id, job_title from job where company_id = $1 and ${POSTED_HERE} and status = 'PUBLISHED')
     select a.id as "applicationId", open.id as "jobId", p.name, open.job_title as "jobTitle", a.score, a.applied_at as "appliedAt"
     from open cross join lateral (
         select a.id, account_id, score, applied_at from application a
         where a.job_id = open.id and a.status = 'APPLIED' and ${isReceived} order by a.id limit ${SHOWN_WAITING}) a
       join account p on p.id = a.account_id
     order by a.applied_at, a.id limit ${SHOWN_WAITING}`,
    [companyId],
    "unanswered applicants of a company",
  );

type TimesRow = { answers: number; answerHours: number | null; hires: number; hireHours: number | null };

/** The newest applications of the newest jobs count, open or closed, if they were sent in the last year. */
async function readTimes(
  reader: Reader,
  companyId: string,
  now: Date,
): Promise<Record<"firstAnswer" | "hire", TypicalTime>> {
  const [row] = await reader.query<TimesRow>(
    `with posted as materialized (
       select id from job where company_id = $1 and ${POSTED_HERE} order by ${NEWEST} limit ${MOST_JOBS}),
     steps as materialized (
       select a.applied_at, e.answered_at, e.hired_at from posted cross join lateral (
           select a.id, applied_at from application a
           where a.job_id = posted.id and ${isReceived} and a.applied_at >= $2::timestamptz - interval '365 days'
           order by a.id desc limit ${MOST_OF_A_JOB}) a
         cross join lateral (select min(at) as answered_at, min(at) filter (where status = 'HIRED') as hired_at
           from application_event where application_id = a.id and by = 'COMPANY' and kind = 'STATUS') e
       where a.applied_at >= $2::timestamptz - interval '90 days' or e.hired_at >= $2::timestamptz - interval '365 days'),
     spans as (
       select extract(epoch from answered_at - applied_at) / 3600 as answer, extract(epoch from hired_at - applied_at) / 3600 as hire,
         applied_at >= $2::timestamptz - interval '90 days' as is_recent, hired_at >= $2::timestamptz - interval '365 days' as is_hire
       from steps)
     select count(*) filter (where is_recent and answer is not null)::int as answers,
       round((percentile_cont(0.5) within group (order by answer) filter (where is_recent))::numeric)::int as "answerHours",
       count(*) filter (where is_hire)::int as hires,
       round((percentile_cont(0.5) within group (order by hire) filter (where is_hire))::numeric)::int as "hireHours"
     from spans`,
    [companyId, now],
    "answer times of a company",
  );
  const typical = (of = 0, hours: number | null = null): TypicalTime => ({ hours: of < LEAST_OF ? null : hours, of });
  return { firstAnswer: typical(row?.answers, row?.answerHours), hire: typical(row?.hires, row?.hireHours) };
}
