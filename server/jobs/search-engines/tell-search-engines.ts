// Tells search engines which pages of jobs came, changed or went. What changed is kept until an engine has taken it.
import { jobPath } from "../../../contract/paths.ts";
import type { Deps } from "../../deps.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { wordsOf } from "../../platform/operator.ts";
import { dayOfQuota, type EngineName, restAfter } from "./rules.ts";

/** A page, and whether it is gone (410) or to be read anew. */
export type PageNews = { path: string; isGone: boolean };

/**
 * What came of telling: how many pages, from the first on, need not be told again. `problem` says why the next one could not be told;
 * `waitSeconds` is what the engine asked for.
 */
export type Told = { told: number; problem: string | null; waitSeconds: number | null };

/** A search engine that wants to hear of changed pages. */
export type SearchEngine = {
  name: EngineName;
  /** The most pages of one call of `tell`. */
  batch: number;
  /** The most pages that it takes in a day; null for any number. */
  daily: number | null;
  /** Does not throw for what the network or the engine does. */
  tell(pages: readonly PageNews[]): Promise<Told>;
  close(): Promise<void>;
};

type TellDeps = Pick<Deps, "db" | "clock" | "searchEngines">;

/** Longest round for an engine, in ms: the next round goes on. */
const LONGEST_MS = 40_000;
/** Older changes are dropped: by then an engine has read the sitemap. */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

/** Switches engines on and off as they are configured, and tells those that are on. Run it in one process at a time. */
export async function tellSearchEngines(deps: TellDeps): Promise<void> {
  const { db, clock, searchEngines } = deps;
  await db.transaction((tx) => switchEngines(tx, searchEngines, clock()));
  await Promise.all(searchEngines.map((engine) => tellEngine(engine, deps)));
}

/** The triggers note changes for engines that are on; an engine that is switched on hears of what changes from then on. */
async function switchEngines(tx: Writer, engines: readonly SearchEngine[], now: Date): Promise<void> {
  const names = engines.map(({ name }) => name);
  await tx.query(
    `insert into search_engine (name, is_on) select name, true from unnest($1::text[]) name
     on conflict (name) do update set is_on = true where not search_engine.is_on`,
    [names],
  );
  await tx.query(
    "update search_engine set is_on = false, problem = null, rest_until = null, failures = 0 where is_on and name <> all ($1)",
    [names],
  );
  await tx.query(
    "delete from job_page_change where engine in (select name from search_engine where name <> all ($1))",
    [names],
  );
  await tx.query(
    `delete from job_page_change where (engine, job_id) in (
       select engine, job_id from job_page_change where changed_at < $1 for update skip locked)`,
    [new Date(now.getTime() - KEPT_DAYS * DAY_MS)],
  );
}

type State = { restUntil: Date | null; failures: number; day: string | null; toldOfDay: number };

async function tellEngine(engine: SearchEngine, { db, clock }: TellDeps): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (performance.now() < until) {
    const now = clock();
    const state = await readState(db, engine.name);
    if (!state || (state.restUntil && state.restUntil > now)) return;
    const used = state.day === dayOfQuota(now) ? state.toldOfDay : 0;
    const room = engine.daily === null ? engine.batch : Math.min(engine.batch, engine.daily - used);
    if (room <= 0) return;
    const changes = await readChanges(db, engine.name, room);
    if (changes.length === 0) return;
    const pages = changes.flatMap(({ news }) => news ?? []);
    const told = pages.length === 0 ? ALL_TOLD : await engine.tell(pages).catch(failed);
    await db.transaction((tx) => settle(tx, engine.name, { changes, told, state, used, now }));
    if (told.problem !== null) return;
  }
}

const ALL_TOLD: Told = { told: 0, problem: null, waitSeconds: null };
const failed = (error: unknown): Told => ({ told: 0, problem: wordsOf(error), waitSeconds: null });

async function readState(reader: Reader, name: EngineName): Promise<State | undefined> {
  const [state] = await reader.query<State>(
    `select rest_until as "restUntil", failures, day, told_of_day as "toldOfDay" from search_engine where name = $1 and is_on`,
    [name],
  );
  return state;
}

/** `news` is null where there is nothing to tell: a copy of another listing, or a job that never was on the board. */
type Change = { jobId: string; changedAt: string; news: PageNews | null };

/** Of jobs that were posted here first; then the newest. Pages that are being changed wait for a later round. */
async function readChanges(reader: Reader, engine: EngineName, limit: number): Promise<Change[]> {
  const rows = await reader.query<{
    jobId: string;
    changedAt: string;
    companyName: string | null;
    isListed: boolean;
    isCopy: boolean;
    wasListed: boolean;
  }>(
    `select p.job_id as "jobId", p.changed_at::text as "changedAt", c.name as "companyName", coalesce(j.is_listed, false) as "isListed",
       j.canonical_id is not null as "isCopy", a.job_id is not null as "wasListed"
     from job_page_change p left join job j on j.id = p.job_id left join company c on c.id = j.company_id
       left join job_arrival a on a.job_id = p.job_id
     where p.engine = $1 order by p.is_own desc, p.changed_at desc limit $2 for update of p skip locked
     /* changedAt, isListed as typed: neither can be null */`,
    [engine, limit],
  );
  return rows.map(({ jobId, changedAt, companyName, isListed, isCopy, wasListed }) => {
    const isMoot = companyName === null || (isListed ? isCopy : !wasListed);
    const news = isMoot ? null : { path: jobPath({ id: jobId, companyName }), isGone: !isListed };
    return { jobId, changedAt, news };
  });
}

type Outcome = { changes: readonly Change[]; told: Told; state: State; used: number; now: Date };

/**
 * Forgets what was told, unless it changed again meanwhile, and says when the engine is asked next. Rows that are locked are
 * changing: waiting for them could fail this round, or the writer by a deadlock.
 */
async function settle(tx: Writer, name: EngineName, { changes, told, state, used, now }: Outcome): Promise<void> {
  const news = changes.filter((change) => change.news !== null);
  const rest = new Set(told.problem === null ? [] : news.slice(told.told));
  const done = changes.filter((change) => !rest.has(change));
  await tx.query(
    `delete from job_page_change where engine = $1 and job_id in (
       select p.job_id from job_page_change p join unnest($2::uuid[], $3::timestamptz[]) d (job_id, changed_at) using (job_id, changed_at)
       where p.engine = $1 for update of p skip locked)`,
    [name, done.map(({ jobId }) => jobId), done.map(({ changedAt }) => changedAt)],
  );
  if (news.length === 0) return;
  const isGood = told.problem === null;
  const asked = isGood ? news.length : told.told + 1;
  await tx.query(
    `update search_engine set told_at = case when $2 then $3 else told_at end, problem = $4, rest_until = $5, failures = $6,
       day = $7, told_of_day = $8 where name = $1`,
    [
      name,
      isGood || told.told > 0,
      now,
      told.problem?.slice(0, 300) ?? null,
      isGood ? null : restAfter(state.failures, told.waitSeconds, now),
      isGood ? 0 : state.failures + 1,
      dayOfQuota(now),
      used + asked,
    ],
  );
}

/** Notes that what visitors see of these jobs changed while they stayed listed; the triggers note those that come and go. */
export async function noteChangedPages(tx: Writer, ids: readonly string[]): Promise<void> {
  await tx.query("select note_changed_pages($1::uuid[])", [ids]);
}

/** How it is with an engine, for operators. */
export type EngineStanding = {
  name: EngineName;
  toldAt: Date | null;
  problem: string | null;
  restUntil: Date | null;
  waiting: number;
};

/** Of the engines that are on by now. */
export const readSearchEngines = (reader: Reader): Promise<EngineStanding[]> =>
  reader.query<EngineStanding>(
    `select name, told_at as "toldAt", problem, rest_until as "restUntil",
       (select count(*)::int from job_page_change p where p.engine = e.name) as waiting
     from search_engine e where is_on order by name /* name, waiting as typed: by the check, and a count */`,
  );
