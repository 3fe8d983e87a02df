// Puts the demo's companies and jobs into an empty database: streamed COPY in sets, with the search indexes built once at the end of a large load.
import { loadCompanies } from "../../server/companies/index.ts";
import { type JobRecord, recountOpenJobs, saveJobsUncounted } from "../../server/jobs/index.ts";
import type { Database, Writer } from "../../server/platform/db.ts";
import { generateCompanies } from "./generate-companies.ts";
import { type DemoJob, generateJobs } from "./generate-jobs.ts";

export type DemoLoad = {
  jobs: number;
  companies: number;
  now: Date;
  /** Called after every set with the jobs loaded so far. */
  progress?: (jobs: number) => void;
};

const demoSeed = "vouchboard";
const jobsInSet = 20_000;
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

/** Loads the demo and returns its number of jobs; the database must be empty, and `db` without a statement limit. A small demo is loaded whole or not at all. */
export async function loadDemo(db: Database, load: DemoLoad): Promise<number> {
  let loaded = 0;
  const companies = generateCompanies(load.companies, demoSeed);
  const jobs = generateJobs({ count: load.jobs, companies, seed: demoSeed, now: load.now });
  if (load.jobs < largeLoad) {
    await db.transaction(async (tx) => {
      await loadCompanies(tx, companies);
      loaded = await saveJobsUncounted(tx, recordsOf(jobs, load.now));
      load.progress?.(loaded);
      await finish(tx);
    });
  } else {
    await db.transaction((tx) => loadCompanies(tx, companies));
    await withoutSearchIndexes(db, async () => {
      loaded = await loadInSets(db, recordsOf(jobs, load.now), load.progress);
    });
    await db.transaction(finish);
  }
  // The planner's figures and the visibility map, which index-only reads live on.
  await db.query("vacuum (analyze) job, job_detail, job_search, company");
  return loaded;
}

async function finish(tx: Writer): Promise<void> {
  await recountOpenJobs(tx);
  await tx.query("select refresh_job_words()");
}

/** Two sets at a time, from the same stream: making search entries is work for the database, and it has a core each. */
async function loadInSets(
  db: Database,
  records: Generator<JobRecord>,
  progress?: (jobs: number) => void,
): Promise<number> {
  let loaded = 0;
  const loadSets = async () => {
    for (;;) {
      const size = await db.transaction(async (tx) => {
        await tx.query("set local synchronous_commit = off");
        return saveJobsUncounted(tx, take(records, jobsInSet));
      });
      if (size === 0) return;
      loaded += size;
      progress?.(loaded);
    }
  };
  await Promise.all([loadSets(), loadSets()]);
  return loaded;
}

function* take<Item>(items: Iterator<Item>, most: number): Generator<Item> {
  for (let taken = 0; taken < most; taken += 1) {
    const next = items.next();
    if (next.done) return;
    yield next.value;
  }
}

/** Runs `work` with the secondary indexes of the job tables dropped, and builds them again whatever happens. */
async function withoutSearchIndexes(db: Database, work: () => Promise<void>): Promise<void> {
  const indexes = await db.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename in ('job', 'job_search') and indexname not like '%_pkey'`,
  );
  await db.transaction(async (tx) => {
    for (const index of indexes) await tx.query(`drop index ${quoteName(index.name)}`);
  });
  try {
    await work();
  } finally {
    await db.transaction(async (tx) => {
      await tx.query("set local maintenance_work_mem = '512MB'");
      for (const index of indexes) await tx.query(index.definition);
    });
  }
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
