// Puts the demo's companies and jobs into an empty database: streamed COPY in sets, in one transaction, with the search indexes built once at the end of a large load.
import { setImmediate } from "node:timers/promises";
import { loadCompanies } from "../../server/companies/index.ts";
import { type JobRecord, jobRounds, recountOpenJobs, saveJobsUncounted } from "../../server/jobs/index.ts";
import type { Database, Writer } from "../../server/platform/db.ts";
import { generateCompanies } from "./generate-companies.ts";
import { type DemoJob, generateJobs } from "./generate-jobs.ts";

export type DemoLoad = {
  jobs: number;
  companies: number;
  now: Date;
  /** Whether the indexes are built once at the end; of large loads unless said. */
  indexesLast?: boolean;
  /** Called after every set with the jobs loaded so far. */
  progress?: (jobs: number) => void;
};

const demoSeed = "vouchboard";
/** Large enough that a set costs little beyond its rows, and two of them little memory. */
const jobsInSet = 5_000;
/** From here on, building an index once is cheaper than keeping it while loading. */
const largeLoad = 50_000;
const daysOpen = 90;
const msOfDay = 86_400_000;

/** How many companies the demo has for so many jobs: 300 for 2,000, as in the field never more than 20,000. */
export const companiesFor = (jobs: number): number =>
  Math.min(20_000, Math.max(20, jobs <= 2_000 ? Math.ceil(jobs * 0.15) : Math.ceil(300 + jobs / 50)));

/** Whether the database holds nothing that a demo could collide with. */
export async function isEmpty(db: Database): Promise<boolean> {
  const rows = await db.query<{ empty: boolean }>(
    "select not exists (select from company) and not exists (select from job) as empty",
  );
  return rows[0]?.empty === true;
}

/** Loads the demo, whole or not at all, and returns its number of jobs; the database must be empty, and `db` without a statement limit. */
export async function loadDemo(db: Database, load: DemoLoad): Promise<number> {
  const companies = generateCompanies(load.companies, demoSeed);
  const jobs = recordsOf(generateJobs({ count: load.jobs, companies, seed: demoSeed, now: load.now }), load.now);
  const loaded = await db.transaction(async (tx) => {
    await loadCompanies(tx, companies);
    const loadJobs = () => loadInSets(tx, jobs, load.progress);
    const indexesLast = load.indexesLast ?? load.jobs >= largeLoad;
    const count = await (indexesLast ? withoutIndexes(tx, loadJobs) : loadJobs());
    await recountOpenJobs(tx);
    return count;
  });
  // The planner's figures and the visibility map, which index-only reads live on.
  await db.query("vacuum (analyze) job, job_detail, job_search, company");
  const deps = { db, clock: () => load.now };
  await jobRounds.learnVocabulary(deps);
  await jobRounds.learnTerms(deps);
  return loaded;
}

/** While the database takes in one set, the next is made. */
async function loadInSets(
  tx: Writer,
  records: Iterator<JobRecord>,
  progress?: (jobs: number) => void,
): Promise<number> {
  let loaded = 0;
  let set = await makeSet(records);
  while (set.length > 0) {
    const [next] = await Promise.all([makeSet(records), saveJobsUncounted(tx, set)]);
    loaded += set.length;
    progress?.(loaded);
    set = next;
  }
  return loaded;
}

/** The next `jobsInSet` records, fewer at the end; lets other work go on in between. */
async function makeSet(records: Iterator<JobRecord>): Promise<JobRecord[]> {
  const set: JobRecord[] = [];
  for (let next = records.next(); !next.done; next = records.next()) {
    set.push(next.value);
    if (set.length === jobsInSet) break;
    if (set.length % 50 === 0) await setImmediate();
  }
  return set;
}

/** Runs `work` with the secondary indexes of the job tables dropped, and builds them again; whatever ends the transaction early undoes both. */
async function withoutIndexes<Result>(tx: Writer, work: () => Promise<Result>): Promise<Result> {
  const indexes = await tx.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename in ('job', 'job_search') and indexname not like '%_pkey'`,
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
    // Measurements spread jobs over more than the ninety days that a posting lives; those stay open.
    expiresAt: job.status === "EXPIRED" || end > now ? end : null,
  };
}
