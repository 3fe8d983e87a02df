// How long companies take to answer those who apply: counted for each by a round, promised to applicants, and the
// reminder of applications that wait longer.
import { MOST_ANSWER_DAYS } from "../../../contract/applications/rules.ts";
import type { Deps, TellingDeps } from "../../deps.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { isReceived } from "../store.ts";
import { NEWEST, POSTED_HERE } from "./read-hiring.ts";
import { isTimeToRemind, promisedDays } from "./rules.ts";

/** Companies of one round, the next round goes on; and how old a count may get, in ms. */
const MOST_COMPANIES = 200;
const COUNTED_FOR_MS = 6 * 3_600_000;
/** Bounds of what a count reads: the newest jobs, and the newest applications of each. */
const MOST_JOBS = 200;
const MOST_OF_A_JOB = 200;
/** Reminders are for a company that has not promised anything, too; and not for applications that are older than this. */
const USUAL_DAYS = 7;
const REMINDED_DAYS = 60;
const SHOWN_JOBS = 3;

/** Counts again for companies with recruiters. Resolves to how many it counted. */
export async function countAnswers({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const now = clock();
  const due = await db.query<{ id: string }>(
    `select m.company_id as id from (select distinct company_id from company_member) m
       left join company_answer_time t on t.company_id = m.company_id
     where t.counted_at is null or t.counted_at <= $1 order by t.counted_at nulls first, m.company_id limit ${MOST_COMPANIES}`,
    [new Date(now.getTime() - COUNTED_FOR_MS)],
    "companies to count answers of",
  );
  for (const { id } of due) {
    const { answers, days, applicants } = await countOf(db, id, now);
    await db.transaction((tx) =>
      tx.query(
        `insert into company_answer_time (company_id, days, answers, applicants, counted_at) select id, $2, $3, $4, $5 from company where id = $1
         on conflict (company_id) do update set (days, answers, applicants, counted_at)
           = (excluded.days, excluded.answers, excluded.applicants, excluded.counted_at)`,
        [id, promisedDays({ answers, days }), answers, applicants, now],
      ),
    );
  }
  return due.length;
}

const WAITED = `status <> 'WITHDRAWN' and applied_at < $2::timestamptz - ${MOST_ANSWER_DAYS} * interval '1 day'`;

/**
 * An answer is the first step that the applicant sees, or the first message. A person who has waited for a month without one counts as never answered, so that a company cannot look quick by answering few.
 */
async function countOf(
  reader: Reader,
  companyId: string,
  now: Date,
): Promise<{ answers: number; days: number | null; applicants: number }> {
  const [row] = await reader.query<{ answers: number; days: number | null; applicants: number }>(
    `with posted as materialized (
       select id from job where company_id = $1 and ${POSTED_HERE} order by ${NEWEST} limit ${MOST_JOBS}),
     sent as (
       select a.applied_at, a.status, least(
           (select min(e.visible_at) from application_event e
             where e.application_id = a.id and e.by = 'COMPANY' and e.kind = 'STATUS' and e.visible_at <= $2),
           (select c.opened_at from conversation c where c.application_id = a.id)) as answered_at
       from posted cross join lateral (
           select a.id, a.applied_at, a.status from application a
           where a.job_id = posted.id and ${isReceived} and a.applied_at >= $2::timestamptz - interval '180 days'
           order by a.id desc limit ${MOST_OF_A_JOB}) a)
     select count(answered_at)::int as answers,
       percentile_disc(0.5) within group (
         order by coalesce(extract(epoch from answered_at - applied_at)::float8 / 86400, 'Infinity'))
         filter (where answered_at is not null
           or ${WAITED}) as days,
       count(*) filter (where answered_at is not null or ${WAITED})::int as applicants
     from sent`,
    [companyId, now],
    "answers of a company",
  );
  return row ?? { answers: 0, days: null, applicants: 0 };
}

/** Resolves to a lookup by company: in how many days it usually answers, null if that is not known. */
export async function readAnswerDays(
  reader: Reader,
  companyIds: readonly string[],
): Promise<(companyId: string) => number | null> {
  const rows = await reader.query<{ companyId: string; days: number | null }>(
    `select company_id as "companyId", days from company_answer_time where company_id = any ($1)`,
    [companyIds],
    "answer days of companies",
  );
  const days = new Map(rows.map((row) => [row.companyId, row.days]));
  return (companyId) => days.get(companyId) ?? null;
}

type Looked = { companyId: string; companyName: string; days: number | null; remindedAt: Date | null };
type Waiting = { jobId: string; jobTitle: string; count: number; newest: Date };

const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** Once a day for each company: announces that applications wait too long, if some began to since the last reminder. */
export async function remindRecruiters({ db, clock, announce }: TellingDeps): Promise<void> {
  const now = clock();
  const inIndia = new Date(now.getTime() + INDIA_AHEAD_MS);
  if (!isTimeToRemind(inIndia)) return;
  const day = inIndia.toISOString().slice(0, 10);
  for (let looked = 0; looked < MOST_COMPANIES; looked += 1) {
    const isMore = await db.transaction(async (tx) => {
      const [company] = await tx.query<Looked>(
        `update company_answer_time t set looked_on = $1::date from company c
         where c.id = t.company_id and t.company_id = (
           select company_id from company_answer_time where looked_on is distinct from $1::date
           order by company_id limit 1 for update skip locked)
         returning t.company_id as "companyId", c.name as "companyName", t.days, t.reminded_at as "remindedAt"`,
        [day],
        "a company to remind",
      );
      if (company) await remind(tx, company, { now, day }, announce);
      return company !== undefined;
    });
    if (!isMore) return;
  }
}

async function remind(
  tx: Writer,
  { companyId, companyName, days, remindedAt }: Looked,
  { now, day }: { now: Date; day: string },
  announce: Deps["announce"],
): Promise<void> {
  const longest = days ?? USUAL_DAYS;
  const jobs = await readLate(tx, companyId, longest, now);
  const becameLate = (at: Date) => new Date(at.getTime() + longest * 86_400_000);
  if (!jobs.some(({ newest }) => remindedAt === null || becameLate(newest) > remindedAt)) return;
  await tx.query("update company_answer_time set reminded_at = $2 where company_id = $1", [companyId, now]);
  await announce(tx, {
    kind: "applicants.waiting",
    companyId,
    companyName,
    day,
    days: longest,
    isPromise: days !== null,
    count: jobs.reduce((sum, { count }) => sum + count, 0),
    jobs: jobs.slice(0, SHOWN_JOBS).map(({ newest: _, ...job }) => job),
  });
}

/** The jobs with applications that wait for longer than `days`, most first. */
const readLate = (reader: Reader, companyId: string, days: number, now: Date): Promise<Waiting[]> =>
  reader.query<Waiting>(
    `with posted as materialized (
       select id, job_title from job where company_id = $1 and ${POSTED_HERE} order by ${NEWEST} limit ${MOST_JOBS})
     select posted.id as "jobId", posted.job_title as "jobTitle", count(*)::int as count, max(a.applied_at) as newest
     from posted cross join lateral (
         select a.applied_at from application a
         where a.job_id = posted.id and a.status = 'APPLIED' and ${isReceived}
           and a.applied_at <= $2::timestamptz - $3::int * interval '1 day'
           and a.applied_at > $2::timestamptz - ${REMINDED_DAYS} * interval '1 day'
           and not exists (select from conversation c where c.application_id = a.id)
         order by a.id desc limit ${MOST_OF_A_JOB}) a
     where not exists (select from job_filling f where f.job_id = posted.id)
     group by 1, 2 order by 3 desc, 1`,
    [companyId, now, days],
    "late applications of a company",
  );
