// Runs due saved searches and announces their new jobs: each job once for each search, and none left out.
import { setImmediate as breathe } from "node:timers/promises";
import { readSavedQuery } from "../../../contract/saved/wire.ts";
import type { TellingDeps } from "../../deps.ts";
import type { SearchMatch } from "../../facts.ts";
import { arrivalsFinder, type FindArrivals } from "../../jobs/index.ts";
import { readSettledTime, type Writer } from "../../platform/db.ts";
import { outageOf } from "../../platform/outage.ts";
import { nextRunAt } from "./rules.ts";
import { type SearchRow, searchColumns } from "./store.ts";

/** The most searches in one round; the next round continues. */
const MOST_IN_ROUND = 100_000;
/** Searches that are read and asked together, equal ones once. More would hold one transaction open for long. */
const ASKED_TOGETHER = 5_000;
/** Searches that are parsed before other work gets its turn. */
const READ_AT_ONCE = 100;
/** Searches that are announced in one transaction. */
const TOLD_TOGETHER = 100;
/** Searches in one fact: their mails must be sent within the queue's time for it, even by a slow mail server. */
const TOLD_BY_FACT = 20;
/** The time for one statement in ms; no person waits for it. */
const PATIENCE_MS = 15_000;
/** How many jobs a mail names; the others are a number. */
const NAMED = 5;
/** The pause in ms before a failed search runs again, so that it does not hold up others. */
const PAUSE_MS = 3_600_000;

type Asked = Pick<SearchRow, "query" | "toldUntil">;
type Due = Asked & { id: string; accountId: string };
type Locked = SearchRow & { email: string; ownerName: string };
type Found = Awaited<ReturnType<FindArrivals>>[number];
type AskedSearch = Parameters<FindArrivals>[1][number];
/** The arrivals for each `keyOf`, or why they cannot be found. */
type Answers = ReadonlyMap<string, Found | Error>;
type Round = TellingDeps & { until: Date; answers: Answers };

/**
 * A search's mark moves in the transaction that announces its jobs: many searches in each, one by one if that fails. The
 * mark is a time of arrival and not a job's id, because imported jobs may have been posted, and have ids from, before those
 * announced last. It moves up to the time before which no transaction is still writing, so that jobs that become visible
 * later come after it. Resolves to the number of searches; rejects at the end with all failures.
 */
export async function tellSavedSearches(deps: TellingDeps): Promise<number> {
  const until = await readSettledTime(deps.db);
  const failures: unknown[] = [];
  let looked = 0;
  for (let goOn = true; goOn && looked < MOST_IN_ROUND; ) {
    const due = await readDue(deps);
    const round = { ...deps, until, answers: await askOnce(due, until, deps) };
    const isAnswered = (search: Due) => !(round.answers.get(keyOf(search)) instanceof Error);
    const answered = due.filter(isAnswered);
    let moved = 0;
    for (let at = 0; at < answered.length; at += TOLD_TOGETHER)
      moved += await tellSeveral(answered.slice(at, at + TOLD_TOGETHER), round, failures);
    for (const search of due) if (!isAnswered(search)) moved += await tellSeveral([search], round, failures);
    looked += due.length;
    // If nothing moved, another process is at the same searches.
    goOn = due.length === ASKED_TOGETHER && moved > 0;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} saved searches failed`);
  return looked;
}

function readDue({ db, clock }: TellingDeps): Promise<Due[]> {
  return db.query<Due>(
    `select s.id, s.account_id as "accountId", s.query, s.told_until as "toldUntil" from saved_search s join account a on a.id = s.account_id
     where s.next_run_at <= $1 and a.disabled_at is null order by s.next_run_at, s.query limit ${ASKED_TOGETHER}`,
    [clock()],
  );
}

/** Searches of the same spelling and mark have the same arrivals. */
const keyOf = ({ query, toldUntil }: Asked) => `${toldUntil.getTime()} ${query}`;

async function askOnce(due: readonly Due[], until: Date, { db }: TellingDeps): Promise<Answers> {
  const answers = new Map<string, Found | Error>();
  const asked = new Map<string, AskedSearch>();
  for (const [index, search] of due.entries()) {
    if (index > 0 && index % READ_AT_ONCE === 0) await breathe();
    const key = keyOf(search);
    if (answers.has(key) || asked.has(key)) continue;
    const read = readSavedQuery(search.query);
    if (read.ok) asked.set(key, { query: read.query, from: search.toldUntil });
    else answers.set(key, new Error(`The board no longer reads ${search.id}: ${read.field} ${read.problem}`));
  }
  const findArrivals = await arrivalsFinder({ db });
  const ask: Ask = (several) =>
    db.transaction((tx) => findArrivals(tx, several, { until, shown: NAMED }), { longestMs: PATIENCE_MS });
  const found = await askAll([...asked.values()], ask);
  for (const [index, key] of [...asked.keys()].entries()) answers.set(key, found[index] as Found | Error);
  return answers;
}

type Ask = (asked: readonly AskedSearch[]) => Promise<Found[]>;

/** One transaction reads for all; if it fails, each half by itself, so that one failure does not affect the others. */
async function askAll(asked: readonly AskedSearch[], ask: Ask): Promise<(Found | Error)[]> {
  try {
    return await ask(asked);
  } catch (error) {
    // Without a database do not postpone the searches: the next round tries again.
    if (outageOf(error) === "away") throw error;
    if (asked.length <= 1) return asked.map(() => error as Error);
    const half = Math.ceil(asked.length / 2);
    return [...(await askAll(asked.slice(0, half), ask)), ...(await askAll(asked.slice(half), ask))];
  }
}

/** Resolves to the number of marks that moved, including failed searches that were postponed. */
async function tellSeveral(due: readonly Due[], round: Round, failures: unknown[]): Promise<number> {
  try {
    return await round.db.transaction((tx) => tellLocked(tx, due, round));
  } catch (error) {
    if (due.length === 1) {
      failures.push(error);
      return postpone(due[0] as Due, round);
    }
    let moved = 0;
    for (const search of due) moved += await tellSeveral([search], round, failures);
    return moved;
  }
}

async function tellLocked(
  tx: Writer,
  due: readonly Due[],
  { clock, announce, until, answers }: Round,
): Promise<number> {
  const now = clock();
  const moved: { id: string; isTold: boolean; nextRunAt: Date }[] = [];
  const matches: SearchMatch[] = [];
  for (const search of await lockDue(tx, due, now)) {
    const found = answers.get(keyOf(search));
    // Changed since it was asked: the next round takes it.
    if (found === undefined || search.frequency === "OFF") continue;
    if (found instanceof Error) throw found;
    if (found.count > 0) matches.push(matchOf(search, found));
    moved.push({ id: search.id, isTold: found.count > 0, nextRunAt: nextRunAt(search.frequency, now) });
  }
  for (let at = 0; at < matches.length; at += TOLD_BY_FACT)
    await announce(tx, { kind: "saved-searches.matched", matches: matches.slice(at, at + TOLD_BY_FACT) });
  await tx.query(
    `update saved_search s set told_until = greatest(s.told_until, $1), last_sent_at = case when m.is_told then $2 else s.last_sent_at end,
       next_run_at = m.next_run_at
     from unnest($3::uuid[], $4::boolean[], $5::timestamptz[]) m (id, is_told, next_run_at) where s.id = m.id`,
    [until, now, moved.map(({ id }) => id), moved.map(({ isTold }) => isTold), moved.map(({ nextRunAt }) => nextRunAt)],
  );
  return moved.length;
}

/** Locks accounts before their searches, as everywhere, to avoid deadlock; skips searches that another round has locked. */
async function lockDue(tx: Writer, due: readonly Due[], now: Date): Promise<Locked[]> {
  await tx.query("select from account where id = any ($1) order by id for key share", [
    [...new Set(due.map(({ accountId }) => accountId))],
  ]);
  return tx.query<Locked>(
    `select ${searchColumns}, a.email, a.name as "ownerName" from saved_search s join account a on a.id = s.account_id
     where s.id = any ($1) and s.next_run_at <= $2 and a.disabled_at is null order by s.id for update of s skip locked`,
    [due.map(({ id }) => id), now],
  );
}

function matchOf(search: Locked, { count, jobs }: Found): SearchMatch {
  return {
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

/** Resolves to 1, or to 0 if it is no longer due. */
async function postpone({ id }: Due, { db, clock }: TellingDeps): Promise<number> {
  const now = clock();
  const put = await db.transaction((tx) =>
    tx.query("update saved_search set next_run_at = $2 where id = $1 and next_run_at <= $3 returning 1", [
      id,
      new Date(now.getTime() + PAUSE_MS),
      now,
    ]),
  );
  return put.length;
}
