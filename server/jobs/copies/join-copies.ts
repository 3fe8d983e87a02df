// Joins listings of one job to a cluster: those of an import at once, all others by a round.
import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { joinListings, MOST_IN_A_CLUSTER } from "./cluster-rules.ts";
import { keysOf, PRINT_VERSION, type Printable, printOf } from "./print.ts";
import {
  readMembers,
  readNextPrintable,
  readPrintable,
  readRulings,
  readSharers,
  settle,
  writeClusters,
  writeFollows,
  writePrints,
  writeRulings,
} from "./store.ts";

/** One at a time decides about clusters. Take it before any lock on jobs. */
export async function lockCopies(tx: Writer): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('job copies', 0))");
}

/** Prints these jobs and finds other listings of them. The caller holds the lock of `lockCopies`. */
export async function joinCopies(tx: Writer, ids: readonly string[]): Promise<void> {
  await joinPrinted(tx, await readPrintable(tx, ids));
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

async function joinPrinted(tx: Writer, jobs: readonly Printable[]): Promise<void> {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  await writePrints(
    tx,
    PRINT_VERSION,
    jobs.map((job) => {
      const print = printOf(job);
      return { id: job.id, print, keys: keysOf(print) };
    }),
  );
  const sharers = await readSharers(tx, ids);
  const related = [...new Set([...ids, ...sharers.map(({ otherId }) => otherId)])];
  const found = await readMembers(tx, related);
  const rulings = await readRulings(tx, [...found.keys()]);
  const unread = rulings.flatMap(({ oneId, otherId }) => [oneId, otherId]).filter((id) => !found.has(id));
  const members = unread.length === 0 ? found : new Map([...found, ...(await readMembers(tx, unread))]);
  const { placed, follows } = joinListings({ ids, members, sharers, rulings, newId });
  await writeFollows(tx, follows);
  await writeClusters(tx, placed);
}

const AT_ONCE = 400;
/** Pause between sets and longest round, in ms: requests come first, and the next round goes on. */
const REST_MS = 25;
const LONGEST_MS = 50_000;

/** Joins what was saved other than by an import, and all jobs after a change of the prints; resolves to how many. */
export async function joinCopiesAgain({ db }: Pick<Deps, "db">): Promise<number> {
  const until = performance.now() + LONGEST_MS;
  let joined = 0;
  for (let found = AT_ONCE; found === AT_ONCE && performance.now() < until; joined += found) {
    found = await db.transaction(joinSet);
    if (found === AT_ONCE) await pause(REST_MS);
  }
  return joined;
}

async function joinSet(tx: Writer): Promise<number> {
  await lockCopies(tx);
  const due = await tx.query<{ clusterId: string }>(
    `delete from job_copy_due where ctid in (select ctid from job_copy_due limit ${AT_ONCE}) returning cluster_id as "clusterId"`,
  );
  if (due.length > 0)
    await settleAgain(
      tx,
      due.map(({ clusterId }) => clusterId),
    );
  const waiting = await tx.query<{ id: string }>(
    `delete from job_to_print where job_id in (select job_id from job_to_print order by job_id limit ${AT_ONCE}) returning job_id as id`,
  );
  if (waiting.length === 0) return joinNext(tx);
  await joinCopies(
    tx,
    waiting.map(({ id }) => id),
  );
  return waiting.length;
}

/** As `settle`, and counts the open jobs of all companies that the clusters have: what was due may be either. */
async function settleAgain(tx: Writer, clusters: readonly string[]): Promise<void> {
  await settle(tx, clusters);
  await tx.query(
    "select follow_canonical(array(select job_id from job_copy where cluster_id = any ($1::uuid[]) order by job_id))",
    [clusters],
  );
}

/** The next of all jobs, in the order of their ids. */
async function joinNext(tx: Writer): Promise<number> {
  await tx.query(
    `insert into job_printing (version) values ($1) on conflict ("only") do update set version = excluded.version, up_to = null, is_done = false
     where job_printing.version < excluded.version`,
    [PRINT_VERSION],
  );
  const [at] = await tx.query<{ upTo: string | null }>(
    `select up_to as "upTo" from job_printing where not is_done and version = $1`,
    [PRINT_VERSION],
  );
  if (!at) return 0;
  const jobs = await readNextPrintable(tx, at.upTo, AT_ONCE);
  await joinPrinted(tx, jobs);
  await tx.query("update job_printing set up_to = coalesce($1::uuid, up_to), is_done = $2", [
    jobs.at(-1)?.id ?? null,
    jobs.length < AT_ONCE,
  ]);
  return jobs.length;
}
