// Jobs that close because they are filled: closed with a hire, opened again when that is taken back in time, and then
// the other applicants are told, each once.
import { FILLING_MINUTES } from "../../../contract/applications/rules.ts";
import type { Deps, TellingDeps } from "../../deps.ts";
import type { Fact } from "../../facts.ts";
import { filledJobs } from "../../jobs/index.ts";
import type { Writer } from "../../platform/db.ts";
import { isReceived, readFacts } from "../store.ts";

/** The most applicants of one transaction. */
const atOnce = 200;

const tellsAt = (now: Date) => new Date(now.getTime() + FILLING_MINUTES * 60_000);

/** Jobs of one company in which applicants were hired, or are hired no more. */
type Fillings = { companyId: string; jobIds: readonly string[]; now: Date; announce: Deps["announce"] };

/** Closes those of these jobs that are open; resolves to them. Expects the hires to be stored. */
export async function fillJobs(tx: Writer, { jobIds, ...filling }: Fillings): Promise<string[]> {
  const { now } = filling;
  const closed: string[] = [];
  for (const jobId of jobIds.toSorted()) {
    if (!(await filledJobs.close(tx, { ...filling, jobId }))) continue;
    await noteFilling(tx, { jobId, byMove: true, now });
    closed.push(jobId);
  }
  return closed;
}

/** Who was told before is not told again. */
const noteFilling = (tx: Writer, { jobId, byMove, now }: { jobId: string; byMove: boolean; now: Date }) =>
  tx.query(
    `insert into job_filling (job_id, filled_at, tells_at, closed_by_move) select id, $2, $3, $4 from job where id = $1
     on conflict (job_id) do nothing`,
    [jobId, now, tellsAt(now), byMove],
  );

/** When a recruiter closed a job and said that it is filled. */
export async function noteFilled(
  { jobId }: Extract<Fact, { kind: "posting.filled" }>,
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<void> {
  await db.transaction((tx) => noteFilling(tx, { jobId, byMove: false, now: clock() }));
}

/**
 * Opens those of these jobs again that a hire closed and in which no applicant is hired any more, unless the others may know
 * already; resolves to them. Expects the moves to be stored.
 */
export async function takeBackFillings(tx: Writer, { jobIds, ...filling }: Fillings): Promise<string[]> {
  const { companyId, now } = filling;
  const opened: string[] = [];
  for (const jobId of jobIds.toSorted()) {
    // Locked first: a colleague's hire for the same job comes before or after, and the next statement sees it.
    await filledJobs.lock(tx, companyId, jobId);
    const [gone] = await tx.query(
      `delete from job_filling f where job_id = $1 and closed_by_move and told_at is null and told_up_to is null and tells_at > $2
         and not exists (select from application a where a.job_id = f.job_id and a.status = 'HIRED' and ${isReceived})
       returning 1`,
      [jobId, now],
    );
    if (gone && (await filledJobs.reopen(tx, { ...filling, jobId }))) opened.push(jobId);
  }
  return opened;
}

/** Run every minute: tells the other applicants of filled jobs, each once across all processes. Resolves to their number. */
export async function tellFilled({ db, clock, announce }: TellingDeps): Promise<number> {
  let told = 0;
  for (;;) {
    const found = await db.transaction(async (tx) => {
      const [filling] = await tx.query<{ jobId: string; toldUpTo: string | null }>(
        `select job_id as "jobId", told_up_to as "toldUpTo" from job_filling where told_at is null and tells_at <= $1
         order by tells_at limit 1 for update skip locked`,
        [clock()],
      );
      if (!filling) return null;
      const ids = await readOthers(tx, filling);
      const factsOf = await readFacts(tx, ids);
      for (const id of ids) await announce(tx, { kind: "job.filled", ...factsOf(id) });
      await tx.query("update job_filling set told_up_to = coalesce($2, told_up_to), told_at = $3 where job_id = $1", [
        filling.jobId,
        ids.at(-1) ?? null,
        ids.length < atOnce ? clock() : null,
      ]);
      return ids.length;
    });
    if (found === null) return told;
    told += found;
  }
}

/** Those who still wait, in the order of their ids. A rejection that waits is told at its own time. */
async function readOthers(
  tx: Writer,
  { jobId, toldUpTo }: { jobId: string; toldUpTo: string | null },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select a.id from application a where a.job_id = $1 and ($2::uuid is null or a.id > $2)
       and a.status in ('APPLIED', 'SHORTLISTED', 'INTERVIEW', 'OFFERED') and ${isReceived} order by a.id limit ${atOnce}`,
    [jobId, toldUpTo],
    "others who applied to a filled job",
  );
  return rows.map(({ id }) => id);
}
