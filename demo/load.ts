// Loads the demo's companies and jobs into an empty database: streamed COPY in batches, in one transaction, with the
// search indexes built at the end of a large load.
import { setImmediate } from "node:timers/promises";
import { loadCompanies } from "../server/companies/index.ts";
import { type JobRecord, jobLoading, jobRounds } from "../server/jobs/index.ts";
import { type Database, usingDatabase, type Writer } from "../server/platform/db.ts";
import { OperatorError } from "../server/platform/operator.ts";
import type { DemoJob } from "./jobs.ts";

export type DemoLoad = {
  jobs: number;
  companies: number;
  now: Date;
  /** Whether to build the indexes once at the end; by default for large loads. */
  indexesLast?: boolean;
  /** Called after every batch with the number of jobs loaded so far. */
  progress?: (jobs: number) => void;
};

const demoSeed = "vouchboard";
/** Large enough that a batch costs little beyond its rows, small enough for memory. */
const jobsInSet = 5_000;
/** From this many jobs on, building an index once is cheaper than updating it while loading. */
const largeLoad = 50_000;
const daysOpen = 90;
const msOfDay = 86_400_000;

/** The number of companies for so many jobs: 300 for 2,000, and never more than 20,000. */
export const companiesFor = (jobs: number): number =>
  Math.min(20_000, Math.max(20, jobs <= 2_000 ? Math.ceil(jobs * 0.15) : Math.ceil(300 + jobs / 50)));

/** Whether the database has no companies and no jobs. */
export async function isEmpty(db: Database): Promise<boolean> {
  const rows = await db.query<{ empty: boolean }>(
    "select not exists (select from company) and not exists (select from job) as empty",
  );
  return rows[0]?.empty === true;
}

/** Loads `jobs` jobs into the empty database at `url` and returns a summary in words. */
export async function seed(url: string, jobs: number, progress?: (loaded: number) => void): Promise<string> {
  return usingDatabase({ url, statementTimeout: 0, poolSize: 2 }, async (db) => {
    if (!(await isEmpty(db)))
      throw new OperatorError(
        "The database already holds companies or jobs; seed fills an empty one. Set DATA_DIR or DATABASE_URL for another.",
      );
    const companies = companiesFor(jobs);
    const loaded = await loadDemo(db, { jobs, companies, now: new Date(), ...(progress && { progress }) });
    return `${loaded.toLocaleString("en")} jobs of ${companies.toLocaleString("en")} invented companies`;
  });
}

/** The same; null if the database is not empty. */
export async function seedWhenEmpty(url: string, jobs: number): Promise<string | null> {
  const empty = await usingDatabase({ url, poolSize: 1 }, isEmpty);
  return empty ? seed(url, jobs) : null;
}

/**
 * Loads the demo, all or nothing, and resolves to its number of jobs. The database must be empty, and `db` without a
 * statement timeout.
 */
export async function loadDemo(db: Database, load: DemoLoad): Promise<number> {
  // Megabytes of words, which a start that finds jobs already has no use for.
  const { generateCompanies } = await import("./companies.ts");
  const { generateJobs } = await import("./jobs.ts");
  const companies = generateCompanies(load.companies, demoSeed);
  const jobs = recordsOf(generateJobs({ count: load.jobs, companies, seed: demoSeed, now: load.now }), load.now);
  const loaded = await db.transaction(async (tx) => {
    await loadCompanies(tx, companies);
    const loadJobs = () => loadInSets(tx, jobs, load.progress);
    const indexesLast = load.indexesLast ?? load.jobs >= largeLoad;
    const count = await (indexesLast ? withoutIndexes(tx, loadJobs) : loadJobs());
    await jobLoading.recount(tx);
    return count;
  });
  // Updates the planner's statistics and the visibility map, which index-only scans need.
  await db.query("vacuum (analyze) job, job_detail, job_search, company");
  const deps = { db, clock: () => load.now };
  await jobRounds.learnVocabulary(deps);
  await jobRounds.learnTerms(deps);
  return loaded;
}

/** Makes the next batch while the database loads the current one. */
async function loadInSets(
  tx: Writer,
  records: Iterator<JobRecord>,
  progress?: (jobs: number) => void,
): Promise<number> {
  let loaded = 0;
  let set = await makeSet(records);
  while (set.length > 0) {
    const [next] = await Promise.all([makeSet(records), jobLoading.saveUncounted(tx, set)]);
    loaded += set.length;
    progress?.(loaded);
    set = next;
  }
  return loaded;
}

/** The next `jobsInSet` records, fewer at the end; yields to other work in between. */
async function makeSet(records: Iterator<JobRecord>): Promise<JobRecord[]> {
  const set: JobRecord[] = [];
  for (let next = records.next(); !next.done; next = records.next()) {
    set.push(next.value);
    if (set.length === jobsInSet) break;
    if (set.length % 50 === 0) await setImmediate();
  }
  return set;
}

/**
 * Runs `work` with the secondary indexes of the job tables dropped, then rebuilds them; a failed transaction undoes
 * both.
 */
async function withoutIndexes<Result>(tx: Writer, work: () => Promise<Result>): Promise<Result> {
  const indexes = await tx.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename in ('job', 'job_search') and indexname not like '%_pkey'
     /* definition as typed: every index has one */`,
  );
  for (const index of indexes) await tx.query(`drop index ${quoteName(index.name)}`);
  const result = await work();
  await tx.query("set local maintenance_work_mem = '512MB'");
  for (const index of indexes) await tx.query(index.definition);
  return result;
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

function* recordsOf(jobs: Iterable<DemoJob>, now: Date): Generator<JobRecord> {
  for (const job of jobs) yield recordOf(job, now);
}

function recordOf(job: DemoJob, now: Date): JobRecord {
  const { salary, external, descriptionHtml, postedAt, city: _city, companyName: _name, ...same } = job;
  const end = new Date(postedAt.getTime() + daysOpen * msOfDay);
  return {
    ...same,
    pay: salary && { ...salary },
    description: descriptionHtml,
    externalJobId: external?.externalJobId ?? null,
    jobUrl: external?.jobUrl ?? null,
    jobPostedDate: external?.jobPostedDate ?? null,
    createdAt: postedAt,
    updatedAt: postedAt,
    // A large load spreads jobs over more than the ninety days that a posting lasts; those stay open.
    expiresAt: job.status === "EXPIRED" || end > now ? end : null,
  };
}
