// Looks for new jobs in the saved searches whose time has come, and announces what came: each job once to each search, and none left out.
import { readSavedQuery } from "../../../contract/saved-query.ts";
import type { Deps } from "../../deps.ts";
import type { Fact } from "../../facts.ts";
import { holdAccount } from "../../identity/index.ts";
import { findArrivals } from "../../jobs/index.ts";
import type { Writer } from "../../platform/db.ts";
import { readSettledTime } from "../../platform/settled-time.ts";
import { nextRunAt } from "./rules.ts";
import { type SearchRow, searchColumns, writeSearch } from "./store.ts";

/** A round ends after so many; the next one goes on. */
const MOST_IN_ROUND = 5_000;
/** How many jobs are named; the others are a number. */
const NAMED = 5;
/** One that failed is tried again after so long, so that it holds up nobody else. */
const PAUSE_MS = 3_600_000;

type Telling = Pick<Deps, "db" | "clock" | "announce">;
type Due = SearchRow & { email: string; ownerName: string };

/**
 * Each search in a transaction of its own, so that a mark moves exactly when its jobs are announced. The mark is a time of arrival
 * and not a job's id: an import brings jobs that were posted, and have ids from, before those told last. It moves up to
 * where nobody is still writing, so that what becomes visible later comes after it. Resolves to how many were looked at;
 * rejects at the end with what failed.
 */
export async function tellSavedSearches(deps: Telling): Promise<number> {
  const until = await readSettledTime(deps.db);
  const due = await deps.db.query<{ id: string; accountId: string }>(
    `select s.id, s.account_id as "accountId" from saved_search s join account a on a.id = s.account_id
     where s.next_run_at <= $1 and a.disabled_at is null order by s.next_run_at limit ${MOST_IN_ROUND}`,
    [deps.clock()],
  );
  const failures: unknown[] = [];
  for (const search of due)
    await tellOne(search, until, deps).catch(async (error) => {
      failures.push(error);
      await postpone(search.id, deps);
    });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} saved searches failed`);
  return due.length;
}

function tellOne(search: { id: string; accountId: string }, until: Date, { db, clock, announce }: Telling) {
  return db.transaction(async (tx) => {
    const now = clock();
    await holdAccount(tx, search.accountId);
    const due = await takeDue(tx, search.id, now);
    if (!due || due.frequency === "OFF") return;
    const fact = due.toldUntil < until ? await factAbout(tx, due, until) : null;
    if (fact) await announce(tx, fact);
    await writeSearch(tx, {
      ...due,
      toldUntil: due.toldUntil < until ? until : due.toldUntil,
      lastSentAt: fact ? now : due.lastSentAt,
      nextRunAt: nextRunAt(due.frequency, now),
    });
  });
}

/** Null when somebody else is at it, or was. */
async function takeDue(tx: Writer, id: string, now: Date): Promise<Due | null> {
  const [due] = await tx.query<Due>(
    `select ${searchColumns}, a.email, a.name as "ownerName" from saved_search s join account a on a.id = s.account_id
     where s.id = $1 and s.next_run_at <= $2 for update of s skip locked`,
    [id, now],
  );
  return due ?? null;
}

/** Null when nothing came. */
async function factAbout(tx: Writer, search: Due, until: Date): Promise<Fact | null> {
  const read = readSavedQuery(search.query);
  if (!read.ok)
    throw new Error(`The board no longer reads the saved search ${search.id}: ${read.field} ${read.problem}`);
  const { count, jobs } = await findArrivals(tx, read.query, { from: search.toldUntil, until, shown: NAMED });
  if (count === 0) return null;
  return {
    kind: "saved-search.matched",
    to: { accountId: search.accountId, email: search.email, name: search.ownerName },
    searchId: search.id,
    name: search.name,
    path: search.query === "" ? "/jobs" : `/jobs?${search.query}`,
    count,
    jobs: jobs.map(({ id, jobTitle, companyName, location }) => ({
      jobId: id,
      jobTitle,
      companyName,
      city: location.city,
    })),
  };
}

async function postpone(id: string, { db, clock }: Telling): Promise<void> {
  const now = clock();
  await db.transaction((tx) =>
    tx.query("update saved_search set next_run_at = $2 where id = $1 and next_run_at <= $3", [
      id,
      new Date(now.getTime() + PAUSE_MS),
      now,
    ]),
  );
}
