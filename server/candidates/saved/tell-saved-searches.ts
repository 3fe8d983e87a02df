// Looks for new jobs in the saved searches whose time has come, and announces what came: each job once to each search, and none left out.
import { setImmediate as breathe } from "node:timers/promises";
import { readSavedQuery } from "../../../contract/saved/wire.ts";
import type { Deps } from "../../deps.ts";
import type { SearchMatch } from "../../facts.ts";
import { arrivalsFinder, type FindArrivals } from "../../jobs/index.ts";
import { readSettledTime, type Writer } from "../../platform/db.ts";
import { outageOf } from "../../platform/outage.ts";
import { nextRunAt } from "./rules.ts";
import { type SearchRow, searchColumns } from "./store.ts";

/** A round ends after so many; the next one goes on. */
const MOST_IN_ROUND = 100_000;
/** So many are read and asked together; equal ones among them are asked once. More would hold one transaction open for long. */
const ASKED_TOGETHER = 5_000;
/** So many are read before others get their turn. */
const READ_AT_ONCE = 100;
/** So many are told in one transaction. */
const TOLD_TOGETHER = 100;
/** So many are told by one fact: their mails have to leave within the time that the queue gives it, however slow the mail server is. */
const TOLD_BY_FACT = 20;
/** One statement may take so many ms: nobody waits for it. */
const PATIENCE_MS = 15_000;
/** How many jobs are named; the others are a number. */
const NAMED = 5;
/** One that failed is tried again after so long, so that it holds up nobody else. */
const PAUSE_MS = 3_600_000;

type Telling = Pick<Deps, "db" | "clock" | "announce">;
type Asked = Pick<SearchRow, "query" | "toldUntil">;
type Due = Asked & { id: string; accountId: string };
type Locked = SearchRow & { email: string; ownerName: string };
type Found = Awaited<ReturnType<FindArrivals>>[number];
type AskedSearch = Parameters<FindArrivals>[1][number];
/** What came for each `keyOf`, or why that cannot be said. */
type Answers = ReadonlyMap<string, Found | Error>;
type Round = Telling & { until: Date; answers: Answers };

/**
 * A mark moves in the transaction that announces its jobs, many searches in each, and one by one where that fails. The mark is a
 * time of arrival and not a job's id: an import brings jobs that were posted, and have ids from, before those told last. It
 * moves up to where nobody is still writing, so that what becomes visible later comes after it. Resolves to how many were looked
 * at; rejects at the end with what failed.
 */
export async function tellSavedSearches(deps: Telling): Promise<number> {
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
    // Where nothing moved, another round is at the same ones.
    goOn = due.length === ASKED_TOGETHER && moved > 0;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} saved searches failed`);
  return looked;
}

function readDue({ db, clock }: Telling): Promise<Due[]> {
  return db.query<Due>(
    `select s.id, s.account_id as "accountId", s.query, s.told_until as "toldUntil" from saved_search s join account a on a.id = s.account_id
     where s.next_run_at <= $1 and a.disabled_at is null order by s.next_run_at, s.query limit ${ASKED_TOGETHER}`,
    [clock()],
  );
}

/** Searches that are spelt alike and were told up to the same time have the same news. */
const keyOf = ({ query, toldUntil }: Asked) => `${toldUntil.getTime()} ${query}`;

async function askOnce(due: readonly Due[], until: Date, { db }: Telling): Promise<Answers> {
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

/** One transaction reads for all; where that fails, each half by itself, so that one that fails spoils no other's answer. */
async function askAll(asked: readonly AskedSearch[], ask: Ask): Promise<(Found | Error)[]> {
  try {
    return await ask(asked);
  } catch (error) {
    // Without a database nobody is put off for an hour: the next round tries again.
    if (outageOf(error) === "away") throw error;
    if (asked.length <= 1) return asked.map(() => error as Error);
    const half = Math.ceil(asked.length / 2);
    return [...(await askAll(asked.slice(0, half), ask)), ...(await askAll(asked.slice(half), ask))];
  }
}

/** Resolves to how many marks have moved, also of those that failed and are put off. */
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
    // Changed since it was asked: its turn comes with the next round.
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

/** Accounts are held before their searches, as everywhere, so that nobody's end waits crosswise; what another round has is left to it. */
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

/** Resolves to 1, or to 0 when it is not due any more. */
async function postpone({ id }: Due, { db, clock }: Telling): Promise<number> {
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
