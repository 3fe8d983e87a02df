// Removes a source: at once for people, and then, set after set, its open jobs are closed and what was read of it is erased. Its
// listings stay as keys, so that the same jobs find their rows again if it is added once more.
import type { Deps, Operation } from "../../deps.ts";
import { closeJobs } from "../../jobs/index.ts";
import type { Writer } from "../../platform/db.ts";
import { FIRST_ID, LAST_ID } from "../../platform/ids.ts";
import { holdSource } from "../store.ts";
import { type Actor, change, type ManageDeps } from "./manage-sources.ts";

/** What becomes of its open jobs. KEEP: they stay until their end, or until another source lists them. */
export type RemovalWish = "CLOSE" | "KEEP";

export type Removed = { id: string; name: string; jobs: RemovalWish; openJobs: number };

/** Cannot be undone. The rest is done by `finishRemoval`, which the queue and each round of due sources call. */
export async function remove(deps: ManageDeps, id: string, actor: Actor, jobs: RemovalWish): Promise<Removed> {
  const before = await change(deps, id, actor, "removed", async (tx, { kind, openJobs }, now) => {
    await tx.query(
      `update listing_source set removed_at = $2, removing = $3, is_fetched = false, enabled = false, next_run_at = null, queued_until = null,
         claim = null, claimed_until = null, run_id = null, run_began_at = null, health = 'NEW', failures = 0, failing_since = null,
         problem = null where id = $1`,
      [id, now, jobs],
    );
    await deps.announce(tx, { kind: "listing-source.due", sourceId: id });
    return { kind, jobs, openJobs };
  });
  return { id: before.id, name: `${before.kind}:${before.board}`, jobs, openJobs: before.openJobs };
}

export const removeSource: Operation<"removeSource"> = async ({ params, body }, { caller }, deps) => {
  const { openJobs } = await remove(deps, params.sourceId, caller.accountId, body.jobs);
  return { openJobs };
};

/** Statements of a server that answers are given up sooner. */
const LONG = { longestMs: 60_000 };
const TURN_MS = 45_000;
const AT_ONCE = 500;

/** Whether nothing is left to do. One turn; false also while a run of it still writes. `atOnce`: listings of a set. */
export async function finishRemoval(
  { db, clock }: Pick<Deps, "db" | "clock">,
  sourceId: string,
  atOnce = AT_ONCE,
): Promise<boolean> {
  const until = performance.now() + TURN_MS;
  return db.transaction(async (lock) => {
    const [source] = await lock.query<{ kind: string; board: string }>(
      "select kind, board from listing_source where id = $1 and removing is not null",
      [sourceId],
    );
    if (!source) return true;
    let done: Done | null = { closed: FIRST_ID, erased: FIRST_ID };
    if (await holdSource(lock, source))
      while (done !== null && performance.now() < until) {
        const before: Done = done;
        done = await db.transaction((tx) => removeSet(tx, sourceId, { before, atOnce, now: clock() }), LONG);
      }
    // The next round goes on.
    if (done !== null) await db.query("update listing_source set queued_until = null where id = $1", [sourceId]);
    return done === null;
  });
}

/** The last listing whose job was closed, and the last one that was erased: the next set begins after them, and does not read all again. */
type Done = { closed: string; erased: string };
type Batch = { before: Done; atOnce: number; now: Date };

/**
 * Closes or erases a set; resolves to what is done by then, or to null once nothing is left, which ends the removal, and for a source
 * that was added again meanwhile.
 */
async function removeSet(tx: Writer, sourceId: string, batch: Batch): Promise<Done | null> {
  const { before, atOnce, now } = batch;
  const [source] = await tx.query<{ jobs: RemovalWish }>(
    `select removing as jobs from listing_source where id = $1 and removing is not null for no key update
     /* jobs as typed: by the check */`,
    [sourceId],
  );
  if (!source) return null;
  const { jobs } = source;
  if (jobs === "CLOSE") {
    const closed = await closeSet(tx, sourceId, batch);
    if (closed !== LAST_ID) return { ...before, closed };
  }
  // Without the hash of its content a listing is new to the next source that has it; as missing it may be any feed's.
  const erased = await tx.query<{ id: string }>(
    `with due as (
         select id from listing where source_id = $1 and id > $4 and content_hash <> '' order by id limit $2 for no key update),
       gone as (delete from listing_payload p using due where p.listing_id = due.id)
     update listing l set content_hash = '', missing_runs = greatest(l.missing_runs, 1), missing_since = coalesce(l.missing_since, $3)
     from due where l.id = due.id returning l.id`,
    [sourceId, atOnce, now, before.erased],
  );
  const ids = erased.map(({ id }) => id).toSorted();
  if (ids.length === atOnce) return { closed: LAST_ID, erased: ids.at(-1)! };
  await tx.query("delete from listing_page where source_id = $1", [sourceId]);
  await tx.query("delete from listing_run where source_id = $1", [sourceId]);
  if (jobs === "CLOSE")
    // Jobs that wait for the switch of other sites' jobs do not come back with it.
    await tx.query("delete from withheld_listing w using listing l where l.job_id = w.job_id and l.source_id = $1", [
      sourceId,
    ]);
  // A run that ended meanwhile has noted itself.
  await tx.query(
    `update listing_source set removing = null, queued_until = null, digest = null, rejected_share = null, listed = null,
       last_complete_run_at = null, mass_missing_since = null where id = $1`,
    [sourceId],
  );
  return null;
}

/** Closes the open jobs of a set; resolves to the last of its listings, or to `LAST_ID` after the last set. */
async function closeSet(tx: Writer, sourceId: string, { before, atOnce, now }: Batch): Promise<string> {
  const open = await tx.query<{ id: string; jobId: string }>(
    `select l.id, l.job_id as "jobId" from listing l join job j on j.id = l.job_id
     where l.source_id = $1 and l.id > $3 and j.status = 'PUBLISHED' order by l.id limit $2`,
    [sourceId, atOnce, before.closed],
  );
  const ids = open.map(({ jobId }) => jobId);
  // In the order in which others lock jobs too.
  await tx.query("select 1 from job where id = any ($1::uuid[]) order by id for no key update", [ids]);
  if (ids.length > 0) await closeJobs(tx, ids, now);
  return open.length === atOnce ? open.at(-1)!.id : LAST_ID;
}
