// Lists or hides the demo's jobs and companies, as demo data is switched on or off.
import { closeJobs, jobLoading } from "../server/jobs/index.ts";
import { type Database, usingDatabase, type Writer } from "../server/platform/db.ts";

const companiesInSet = 100;
/** Any fixed number: the advisory lock of the replica that works on a batch. */
const setLock = 7_461_006;

/**
 * Only the demo gives companies a career page, and all its addresses are under `.example`, which no company can own. So
 * the demo is recognised in every database, and a company added by an import or an invitation is never mistaken for it.
 */
const isInvented = "c.website like 'https://%.example' and c.career_page = c.website || '/careers'";

/** The open jobs of these companies, except those imported or posted by a person. */
const inventedJobs = `select j.id from job j where j.company_id = any ($1::uuid[]) and j.is_listed
  and not exists (select from listing l where l.job_id = j.id)
  and not exists (select from job_posting p join account a on a.id = p.posted_by where p.job_id = j.id and not a.is_demo)
  order by j.id for no key update of j`;

/** Hides the demo; resolves to the number of companies and jobs. Safe to repeat after an interruption. */
export function withholdDemo(db: Database, now: Date): Promise<Shown> {
  return inSets(db, `not c.is_withheld and ${isInvented}`, async (tx, companies) => {
    const jobs = (await tx.query<{ id: string }>(inventedJobs, [companies])).map(({ id }) => id);
    await tx.query("insert into job_withheld select unnest($1::uuid[]) on conflict do nothing", [jobs]);
    await closeJobs(tx, jobs, now);
    await tx.query("update company set is_withheld = true where id = any ($1::uuid[])", [companies]);
    return jobs.length;
  });
}

/** Lists again what `withholdDemo` hid. */
export function bringBackDemo(db: Database, now: Date): Promise<Shown> {
  return inSets(db, "c.is_withheld and c.suspended_at is null and c.merged_into is null", async (tx, companies) => {
    await tx.query("update company set is_withheld = false where id = any ($1::uuid[])", [companies]);
    return bringBackJobs(tx, companies, now);
  });
}

/**
 * Lists the hidden jobs of these companies again, except those expired by now; resolves to the number hidden before.
 */
async function bringBackJobs(tx: Writer, companyIds: readonly string[], at: Date): Promise<number> {
  const back = await tx.query<{ id: string }>(
    `delete from job_withheld w using job j where j.id = w.job_id and j.company_id = any ($1::uuid[]) returning j.id`,
    [companyIds],
  );
  const ids = back.map(({ id }) => id);
  await jobLoading.reopen(tx, ids, at);
  return ids.length;
}

type Shown = { companies: number; jobs: number };

/**
 * Handles each batch of companies in its own transaction, which removes it from `which`; `work` resolves to the number
 * of its jobs.
 */
async function inSets(
  db: Database,
  which: string,
  work: (tx: Writer, companies: string[]) => Promise<number>,
): Promise<Shown> {
  const shown = { companies: 0, jobs: 0 };
  for (let isMore = true; isMore; ) {
    isMore = await db.transaction(async (tx) => {
      await tx.query("select pg_advisory_xact_lock($1)", [setLock]);
      const set = await tx.query<{ id: string }>(`select c.id from company c where ${which} order by c.id limit $1`, [
        companiesInSet,
      ]);
      if (set.length === 0) return false;
      shown.jobs += await work(
        tx,
        set.map(({ id }) => id),
      );
      shown.companies += set.length;
      return true;
    });
  }
  return shown;
}

/** A summary in words; null if there was nothing to do. */
export async function showDemo(url: string, isShown: boolean): Promise<string | null> {
  return usingDatabase({ url, statementTimeout: 0, poolSize: 1 }, async (db) => {
    const { companies, jobs } = await (isShown ? bringBackDemo : withholdDemo)(db, new Date());
    if (companies === 0) return null;
    const words = `${jobs.toLocaleString("en")} jobs of ${companies.toLocaleString("en")} invented companies`;
    return isShown ? `${words} are on the lists again` : `${words} are off the lists (DEMO_DATA=on shows them)`;
  });
}
