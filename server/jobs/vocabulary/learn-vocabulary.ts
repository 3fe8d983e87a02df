// Learns titles, skills and words of the board's own jobs (`job_term`, `job_word`), for suggestions, spelling and the
// weight of words.
import { setImmediate as breathe } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { TITLES_VERSION } from "../../taxonomy/index.ts";
import { reckonPay } from "../pay-insight.ts";
import { type CountedJob, makeTermCounter, type Term } from "./count-terms.ts";
import { renewTerms } from "./read-vocabulary.ts";

/** Raise it when the same jobs would give other terms. */
const VOCABULARY_RULES = TITLES_VERSION * 100 + 2;
/** Larger boards are sampled at this size, so that the cost does not grow with the board. Descriptions are long, and fewer are enough. */
const MOST_READ = { jobs: 20_000, descriptions: 3_000 };
const MOST_COMPANIES = 20_000;
const AT_ONCE = 500;
const DAY_MS = 86_400_000;
/** A board is learnt again when this share of its jobs came or went. */
const CHANGED_SHARE = 0.1;
const LONGEST_STATEMENT_MS = 60_000;

type Learnt = { version: number; jobs: number; rules: number; learntAt: Date };

/**
 * Learns when nothing was learnt, when the number of jobs changed by a tenth, and once a day. Readers keep the old
 * terms until the new ones are complete. Resolves to whether it learnt. Safe on every replica.
 */
export async function learnVocabulary({ db, clock }: Pick<Deps, "db" | "clock">, most = MOST_READ): Promise<boolean> {
  const learnt = await db.transaction(
    async (tx) => {
      const before = await lockLearnt(tx);
      if (before === null) return false;
      const listed = await countListed(tx);
      if (!isDue(before, listed, clock())) return false;
      await learn(tx, { before, listed, now: clock(), most });
      return true;
    },
    { longestMs: LONGEST_STATEMENT_MS },
  );
  if (!learnt) return false;
  await renewTerms(db);
  // By itself: should it fail, what was learnt stays.
  await db.transaction((tx) => reckonPay(tx, clock()), { longestMs: LONGEST_STATEMENT_MS });
  return true;
}

function isDue(before: Learnt, listed: number, now: Date): boolean {
  if (listed === before.jobs && listed === 0) return false;
  const changed = Math.abs(listed - before.jobs) > Math.max(before.jobs, 1) * CHANGED_SHARE;
  return changed || before.rules !== VOCABULARY_RULES || now.getTime() - before.learntAt.getTime() >= DAY_MS;
}

/** What was learnt last, locked; null while another process learns. */
async function lockLearnt(tx: Writer): Promise<Learnt | null> {
  await tx.query(
    `insert into job_vocabulary (version, jobs, rules, learnt_at) values (0, 0, 0, 'epoch') on conflict do nothing`,
  );
  const [row] = await tx.query<Learnt>(
    `select version, jobs, rules, learnt_at as "learntAt" from job_vocabulary for update skip locked`,
  );
  return row ?? null;
}

async function countListed(tx: Writer): Promise<number> {
  const [row] = await tx.query<{ jobs: number }>(
    "select coalesce(sum(jobs), 0)::int as jobs from job_count where kind = 'all'",
  );
  return Math.max(0, row?.jobs ?? 0);
}

type Lesson = { before: Learnt; listed: number; now: Date; most: typeof MOST_READ };

async function learn(tx: Writer, { before, listed, now, most }: Lesson): Promise<void> {
  const counter = makeTermCounter();
  await forEachSet<CountedJob>(tx, jobsRead(most.jobs / Math.max(1, listed)), (job) => counter.add(job));
  await forEachSet<Described>(tx, descriptionsRead(most.descriptions / Math.max(1, listed)), (job) =>
    counter.addDescription(job.companyId, job.description),
  );
  await tx.query("delete from job_term");
  const terms = await counter.terms(listed);
  for (let from = 0; from < terms.length; from += AT_ONCE) await addTerms(tx, terms.slice(from, from + AT_ONCE));
  await tx.query(
    `insert into job_term (kind, text, jobs) select 'company', name, max(open_jobs) from company
     where open_jobs > 0 and is_listed group by name order by max(open_jobs) desc limit ${MOST_COMPANIES}`,
  );
  await tx.query("select refresh_job_words()");
  await tx.query("update job_vocabulary set version = $1, jobs = $2, rules = $3, learnt_at = $4", [
    before.version + 1,
    listed,
    VOCABULARY_RULES,
    now,
  ]);
}

/** Samples whole pages of the table: cheap, and mixed enough. */
const sampled = (share: number) => (share >= 1 ? "" : `tablesample system (${Math.max(share * 100, 0.0001)})`);

const jobsRead = (share: number) =>
  `select j.company_id as "companyId", c.name as "companyName", j.job_title as "jobTitle",
     j.core_skills || j.technical_skills as skills, j.locations
   from job j ${sampled(share)} join company c on c.id = j.company_id where j.is_listed and j.canonical_id is null`;

type Described = { companyId: string; description: string };
const descriptionsRead = (share: number) =>
  `select j.company_id as "companyId", left(d.description, 20000) as description
   from job j ${sampled(share)} join job_detail d on d.id = j.id where j.is_listed and j.canonical_id is null`;

/** Passes on every row, and lets requests run between sets. */
async function forEachSet<Row>(tx: Writer, statement: string, take: (row: Row) => void): Promise<void> {
  await tx.query(`declare board no scroll cursor for ${statement}`);
  let next = tx.query<Row>("fetch 50 from board");
  for (let rows = await next; rows.length > 0; rows = await next) {
    // The database reads the next set meanwhile.
    next = tx.query<Row>("fetch 50 from board");
    // The await above throws its failure.
    next.catch(() => {});
    for (const row of rows) take(row);
    await breathe();
  }
  await tx.query("close board");
}

async function addTerms(tx: Writer, terms: readonly Term[]): Promise<void> {
  await tx.query(
    `insert into job_term (kind, text, jobs) select kind, text, jobs from unnest($1::text[], $2::text[], $3::int[]) t(kind, text, jobs)
     on conflict (kind, text) do update set jobs = greatest(job_term.jobs, excluded.jobs)`,
    [terms.map(({ kind }) => kind), terms.map(({ text }) => text), terms.map(({ jobs }) => Math.max(1, jobs))],
  );
}
