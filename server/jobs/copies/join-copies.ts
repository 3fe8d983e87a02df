// Joins listings of one job to a cluster: those of an import at once, all others by a round.
import { setImmediate as breathe, setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { joinListings, MOST_IN_A_CLUSTER } from "./cluster-rules.ts";
import { RULES_VERSION } from "./copy-rules.ts";
import { keysOf, PRINT_VERSION, printOf } from "./print.ts";
import {
  readMembers,
  readNext,
  readPlace,
  readPrintable,
  readRulings,
  readSharers,
  settle,
  writeClusters,
  writeFollows,
  writePlace,
  writePrints,
  writeRulings,
} from "./store.ts";

/** One at a time decides about clusters. Take it before any lock on jobs. */
export async function lockCopies(tx: Writer): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('job copies', 0))");
}

/** Prints these jobs and finds other listings of them. The caller holds the lock of `lockCopies`. */
export async function joinCopies(tx: Writer, ids: readonly string[]): Promise<void> {
  const written = await printJobs(tx, ids);
  await placeJobs(tx, written);
}

type Ruled = { jobId: string; otherId: string; isSame: boolean; by: string; at: Date };

/**
 * Keeps an admin's word that two listings are one job or two, and joins or parts them with all that belongs to them. Null:
 * they are together or apart already, or the job would have too many listings; nothing is written then.
 */
export async function ruleOnCopy(tx: Writer, { jobId, otherId, isSame, by, at }: Ruled): Promise<true | null> {
  // One that was posted a moment ago has no print yet.
  await joinCopies(tx, [jobId, otherId]);
  const before = await readMembers(tx, [jobId, otherId]);
  const [mine, theirs] = [groupOf(jobId, before), groupOf(otherId, before)];
  if (mine.includes(otherId) === isSame || (isSame && mine.length + theirs.length > MOST_IN_A_CLUSTER)) return null;
  const apart = isSame ? theirs : [otherId];
  const pairs = mine.flatMap((one) => apart.filter((other) => other !== one).map((other) => [one, other].sort()));
  await writeRulings(tx, pairs as [string, string][], { isSame, by, at });
  await joinCopies(tx, apart);
  return true;
}

const groupOf = (id: string, members: Awaited<ReturnType<typeof readMembers>>): string[] => {
  const clusterId = members.get(id)?.clusterId ?? null;
  return clusterId === null
    ? [id]
    : [...members.values()].filter((one) => one.clusterId === clusterId).map((one) => one.id);
};

export async function joinLater(tx: Writer, ids: readonly string[]): Promise<void> {
  await tx.query("insert into job_to_print (job_id) select unnest($1::uuid[]) on conflict do nothing", [ids]);
}

/** So many jobs are printed before requests have their turn. */
const PRINTED_AT_ONCE = 8;

/** Writes the prints of these jobs; resolves to those that there are. */
async function printJobs(tx: Writer, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const jobs = await readPrintable(tx, ids);
  if (jobs.length === 0) return [];
  const printed: Parameters<typeof writePrints>[2][number][] = [];
  for (const job of jobs) {
    const print = printOf(job);
    printed.push({ id: job.id, print, keys: keysOf(print) });
    if (printed.length % PRINTED_AT_ONCE === 0) await breathe();
  }
  await writePrints(tx, PRINT_VERSION, printed);
  return jobs.map(({ id }) => id);
}

/** Finds the clusters of jobs that have prints. */
async function placeJobs(tx: Writer, ids: readonly string[], { isAnew = false } = {}): Promise<void> {
  if (ids.length === 0) return;
  const sharers = await readSharers(tx, ids);
  const related = [...new Set([...ids, ...sharers.map(({ otherId }) => otherId)])];
  const found = await readMembers(tx, related);
  const rulings = await readRulings(tx, [...found.keys()]);
  const unread = rulings.flatMap(({ oneId, otherId }) => [oneId, otherId]).filter((id) => !found.has(id));
  const members = unread.length === 0 ? found : new Map([...found, ...(await readMembers(tx, unread))]);
  const { placed, follows } = joinListings({ ids, members, sharers, rulings, newId, isAnew });
  await writeFollows(tx, follows);
  await writeClusters(tx, placed);
}

/** Jobs of a set. Those of the walk over all jobs are fewer: an import waits for a set, and requests for its steps. */
const AT_ONCE = { waiting: 400, walked: 200 } as const;
/** Least pause between sets and longest round, in ms: requests come first, and the next round goes on. */
const REST_MS = 3;
/** Of the time that a set took, where the database works for others. */
const SHARED_REST = 0.15;
const LONGEST_MS = 600_000;

/** Joins what was saved other than by an import, and all jobs after a change of prints or rules; resolves to how many. */
export async function joinCopiesAgain({ db }: Pick<Deps, "db">): Promise<number> {
  const until = performance.now() + LONGEST_MS;
  let joined = 0;
  for (let found = 1; found > 0 && performance.now() < until; joined += found) {
    const from = performance.now();
    found = await db.transaction(joinSet);
    const tookMs = performance.now() - from;
    if (found > 0) await pause((await isShared(db)) ? Math.max(REST_MS, tookMs * SHARED_REST) : REST_MS);
  }
  return joined;
}

/** Whether the database works for another session at this moment: the more it does, the more often it is found to. */
async function isShared(db: Deps["db"]): Promise<boolean> {
  const [row] = await db.query<{ isShared: boolean }>({
    name: "whether others work in the database",
    text: `select exists (select from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
        and state = 'active' and pid <> pg_backend_pid()) as "isShared" /* "isShared" as typed: exists is never null */`,
  });
  return row?.isShared ?? true;
}

async function joinSet(tx: Writer): Promise<number> {
  await lockCopies(tx);
  const due = await tx.query<{ clusterId: string }>(
    `delete from job_copy_due where ctid in (select ctid from job_copy_due limit ${AT_ONCE.waiting}) returning cluster_id as "clusterId"`,
  );
  if (due.length > 0)
    await settleAgain(
      tx,
      due.map(({ clusterId }) => clusterId),
    );
  const waiting = await tx.query<{ id: string }>(
    `delete from job_to_print where job_id in (select job_id from job_to_print order by job_id limit ${AT_ONCE.waiting}) returning job_id as id`,
  );
  if (waiting.length === 0) return joinNext(tx);
  await joinCopies(
    tx,
    waiting.map(({ id }) => id),
  );
  return waiting.length;
}

/** As `settle`, and counts the open jobs of all companies that the clusters, or jobs in none, have: what was due may be either. */
async function settleAgain(tx: Writer, clusters: readonly string[]): Promise<void> {
  await settle(tx, clusters);
  await tx.query(
    `select follow_canonical(array(select job_id from job_copy where cluster_id = any ($1::uuid[])
       union select id from job where id = any ($1::uuid[]) order by 1))`,
    [clusters],
  );
}

/** Of the walk over all jobs: another one begins when either part grows. */
const WALK_VERSION = PRINT_VERSION * 1_000 + RULES_VERSION;

/** The next of all jobs, company by company. Prints of this version are right: what is saved is printed anew. */
async function joinNext(tx: Writer): Promise<number> {
  await tx.query(
    `insert into job_printing (version) values ($1) on conflict ("only") do update set version = excluded.version, up_to = null, is_done = false
     where job_printing.version < excluded.version`,
    [WALK_VERSION],
  );
  const at = await readPlace(tx, WALK_VERSION);
  if (!at) return 0;
  const next = await readNext(tx, at, { version: PRINT_VERSION, limit: AT_ONCE.walked });
  const idsOf = (some: typeof next) => some.map(({ id }) => id);
  await printJobs(tx, idsOf(next.filter(({ isPrinted }) => !isPrinted)));
  await placeJobs(tx, idsOf(next), { isAnew: true });
  await writePlace(tx, next.at(-1) ?? null, next.length < AT_ONCE.walked);
  return next.length;
}

/** Has the round compare all listings anew, from the first on; what admins ruled stays. Resolves to how many jobs there are. */
export async function compareAllAnew({ db }: Pick<Deps, "db">): Promise<number> {
  return db.transaction(async (tx) => {
    await lockCopies(tx);
    await tx.query(
      `insert into job_printing (version) values ($1) on conflict ("only") do update set version = excluded.version, up_to = null, is_done = false
       where job_printing.version <= excluded.version`,
      [WALK_VERSION],
    );
    const [row] = await tx.query<{ jobs: number }>("select count(*)::int as jobs from job where status <> 'DRAFT'");
    return row?.jobs ?? 0;
  });
}
