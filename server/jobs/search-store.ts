// The queries of the job list: each reads ready-made cards; `search_job_ids` is in search.sql.
import type { Reader, Writer } from "../platform/db.ts";
import { type JobFeatures, parseFeatures } from "./job-features.ts";
import type { SearchPlan } from "./search-plan.ts";
import { keysIn, keysOf } from "./search-tokens.ts";

/** A row of a list: `card` is its JSON text. */
export type Row = { id: string; card: string };

const oldest = "00000000-0000-0000-0000-000000000000";
const newest = "ffffffff-ffff-ffff-ffff-ffffffffffff";

type Direction = "asc" | "desc";

const allListed = (direction: Direction) => ({
  name: `jobs-listed-${direction}`,
  text: `select id, card from job where is_listed and canonical_id is null and id ${direction === "asc" ? ">" : "<"} $1 order by id ${direction} limit $2`,
});

/** All listed jobs after `after` (exclusive; null from the start). */
export const readAll = (db: Reader, after: string | null, limit: number, oldestFirst: boolean): Promise<Row[]> =>
  db.query<Row>(allListed(oldestFirst ? "asc" : "desc"), [after ?? (oldestFirst ? oldest : newest), limit]);

const listedOf = (direction: Direction) => ({
  name: `jobs-of-company-${direction}`,
  text: `select id, card from job where is_listed and canonical_id is null and company_id = $3 and id ${direction === "asc" ? ">" : "<"} $1 order by id ${direction} limit $2`,
});

/** The listed jobs of one company. */
export const readOfCompany = (
  db: Reader,
  companyId: string,
  after: string | null,
  limit: number,
  oldestFirst: boolean,
): Promise<Row[]> =>
  db.query<Row>(listedOf(oldestFirst ? "asc" : "desc"), [after ?? (oldestFirst ? oldest : newest), limit, companyId]);

/**
 * What is asked of the index: tsquery text ("" for everything), and bounds as in SearchPlan. `only`: ids of the few
 * jobs that can match, which are then checked one by one.
 */
export type Asked = Pick<SearchPlan, "pay" | "years" | "since"> & { wanted: string; only?: readonly string[] | null };

/** The parameters of the bounds: pay from and to, years from and to. */
export const boundsOf = ({ pay, years }: Pick<Asked, "pay" | "years">) => [
  pay?.low ?? null,
  pay?.high ?? null,
  years?.low ?? null,
  years?.high ?? null,
];

/** SQL in place of `search_job_ids` for the jobs in the array; the other parameters keep their numbers. */
const amongFew = (array: string, page: string, direction: Direction) => `(select s.id from job_search s
  where s.id = any (${array}::uuid[]) and ($1::text = '' or s.fts @@ $1::tsquery)
    and ($2::int is null or (s.pay_min <= $3 and s.pay_max >= $2))
    and ($4::int is null or (s.experience_min <= $5 and s.experience_max >= $4))
    and ($6::uuid is null or s.id ${direction === "asc" ? ">" : "<"} $6)
  order by s.id ${direction} limit ${page})`;

const matchingFew = (direction: Direction) => ({
  name: `jobs-matching-few-${direction}`,
  text: `select j.id, j.card from ${amongFew("$8", "$7", direction)} found join job j on j.id = found.id order by j.id ${direction}`,
});

const matching = (direction: Direction) => ({
  name: `jobs-matching-${direction}`,
  text: `select j.id, j.card from search_job_ids(${keysIn("$1")}, $2, $3, $4, $5, $6, $7, $8, $9) found(id) join job j on j.id = found.id order by j.id ${direction}`,
});

/** Listed jobs that match, after `after` (exclusive; null from the start). */
export function readMatching(
  db: Reader,
  asked: Asked,
  page: { after: string | null; limit: number; oldestFirst: boolean },
): Promise<Row[]> {
  if (asked.only)
    return db.query<Row>(matchingFew(page.oldestFirst ? "asc" : "desc"), [
      asked.wanted,
      ...boundsOf(asked),
      page.after,
      page.limit,
      asked.only,
    ]);
  return db.query<Row>(matching(page.oldestFirst ? "asc" : "desc"), [
    keysOf(asked.wanted),
    ...boundsOf(asked),
    page.after,
    page.limit,
    page.oldestFirst,
    asked.since,
  ]);
}

/** For each of these tsquery texts, whether any listed job matches; "" matches none. */
export async function haveAny(db: Reader, queries: readonly string[]): Promise<boolean[]> {
  const rows = await db.query<{ found: boolean }>(
    `select query <> '' and exists (select from search_job_ids(${keysIn("query")}, null, null, null, null, null, 1, false)) as found
        from unnest($1::text[]) with ordinality asked(query, n) order by n`,
    [queries.map(keysOf)],
    "jobs-have-any",
  );
  return rows.map(({ found }) => found);
}

const candidates = {
  name: "jobs-candidates",
  text: `select string_agg('["' || s.id || '",' || s.features || ']', ',' order by s.id desc) as features
    from search_job_ids(${keysIn("$1")}, $2, $3, $4, $5, $6, $7, false, $8) found(id) join job_search s on s.id = found.id`,
};

const candidatesAmongFew = {
  name: "jobs-candidates-among-few",
  text: `select string_agg('["' || s.id || '",' || s.features || ']', ',' order by s.id desc) as features
    from ${amongFew("$8", "$7", "desc")} found join job_search s on s.id = found.id`,
};

/** Ids of all listed jobs that match, or null if there are more than `most`. */
export async function readFewIds(db: Reader, asked: Asked, most: number): Promise<string[] | null> {
  const rows = await db.query<{ id: string }>(
    `select id from search_job_ids(${keysIn("$1")}, $2, $3, $4, $5, null, $6, false, $7) found(id)`,
    [keysOf(asked.wanted), ...boundsOf(asked), most + 1, asked.since],
    "jobs-few",
  );
  return rows.length > most ? null : rows.map(({ id }) => id);
}

/**
 * What ranking compares of the newest listed jobs that match, newest first: at most `limit` with ids below `top` (null:
 * from the newest). `wanted` is tsquery text; bounds as in SearchPlan.
 */
export async function readCandidates(
  db: Reader,
  wanted: string,
  bounds: Pick<Asked, "pay" | "years" | "only"> & { since?: string | null },
  window: { top: string | null; limit: number },
): Promise<JobFeatures[]> {
  const values = [...boundsOf(bounds), window.top, window.limit];
  const [row] = await (bounds.only
    ? db.query<{ features: string | null }>(candidatesAmongFew, [wanted, ...values, bounds.only])
    : db.query<{ features: string | null }>(candidates, [keysOf(wanted), ...values, bounds.since ?? null]));
  return parseFeatures(`[${row?.features ?? ""}]`);
}

/** A card with the first city of its job. */
export type CardOf = Row & { city: string | null };

/** The cards of these jobs by id, without jobs that are unlisted by now. */
export async function readCardsOf(db: Reader, ids: readonly string[]): Promise<Map<string, CardOf>> {
  const rows = await db.query<CardOf>(
    "select id, card, city from job where id = any ($1) and is_listed and canonical_id is null",
    [ids],
    "jobs-cards",
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Arrivals are counted up to here. */
const MOST_COUNTED = 100;

/** The newest `shown` arrivals, and the number of all. */
export type ArrivalRows = { count: number; rows: Row[] };

/** Where arrivals are read from: the board's tables, or what `gatherArrivals` has gathered. */
const ARRIVALS = {
  board: { from: "job_arrival a join job_search s on s.id = a.job_id", at: "a.at" },
  gathered: { from: "arrived s", at: "s.at" },
};

/** Listed jobs that match and arrived within the span, newest first. */
export async function readArrivals(
  db: Reader,
  asked: Asked,
  span: { from: Date; until: Date; shown: number; source: keyof typeof ARRIVALS },
): Promise<ArrivalRows> {
  const { from, at } = ARRIVALS[span.source];
  // Unnamed, so that it is planned for these values: a rare word by the index, a common one by scanning the span.
  const arrived = `select s.id from ${from}
    where ${at} >= $1 and ${at} < $2
      and ($3::int is null or (s.pay_min <= $4 and s.pay_max >= $3))
      and ($5::int is null or (s.experience_min <= $6 and s.experience_max >= $5))
      and ($7::uuid is null or s.id > $7) and ${asked.wanted ? "s.fts @@ $8::tsquery" : "$8::text = ''"}`;
  const values = [span.from, span.until, ...boundsOf(asked), asked.since, asked.wanted];
  const rows = await db.query<Row & { count: number }>(
    `with found as materialized (${arrived} limit ${MOST_COUNTED}), newest as (select id from found order by id desc limit $9)
     select j.id, j.card, (select count(*)::int from found) as count from newest join job j on j.id = newest.id
     order by j.id desc`,
    [...values, Math.max(1, span.shown)],
  );
  const count = rows[0]?.count ?? 0;
  // If the count was cut there are so many that the newest are soon found; ordering at once would search all jobs for a
  // rare word.
  const isCut = count === MOST_COUNTED && span.shown > 0;
  const newest = isCut
    ? await db.query<Row>(
        `select j.id, j.card from (${arrived} order by s.id desc limit $9) found join job j on j.id = found.id order by j.id desc`,
        [...values, span.shown],
      )
    : rows;
  return { count, rows: newest.slice(0, span.shown) };
}

/** How many arrivals are gathered, the latest first, and how many by one statement, which must end within its time. */
const MOST_GATHERED = 50_000;
const GATHERED_AT_ONCE = 1_000;

/**
 * Gathers the arrivals of the span in a temporary table with an index: a common word is then searched among the few
 * arrivals only. Resolves to the time since which all of them are in it.
 */
export async function gatherArrivals(tx: Writer, span: { from: Date; until: Date }): Promise<Date> {
  await tx.query(
    `create temporary table arrived (id uuid primary key, at timestamptz not null, fts tsvector not null, pay_min int, pay_max int,
       experience_min smallint, experience_max smallint) on commit drop`,
  );
  await tx.query("create index on arrived using gin (fts) with (fastupdate = off)");
  // Text, because a JavaScript date has no microseconds and would skip arrivals between two milliseconds.
  let first = { at: span.until.toISOString(), id: "00000000-0000-0000-0000-000000000000", more: true };
  for (let gathered = 0; first.more && gathered < MOST_GATHERED; gathered += GATHERED_AT_ONCE) {
    const [taken] = await tx.query<typeof first>(
      `with latest as (
         select at, job_id from job_arrival where at >= $1 and (at, job_id) < ($2::timestamptz, $3::uuid)
         order by at desc, job_id desc limit ${GATHERED_AT_ONCE}),
       added as (
         insert into arrived (id, at, fts, pay_min, pay_max, experience_min, experience_max)
         select s.id, l.at, s.fts, s.pay_min, s.pay_max, s.experience_min, s.experience_max from latest l join job_search s on s.id = l.job_id)
       select at::text, job_id as id, (select count(*) from latest) = ${GATHERED_AT_ONCE} as more from latest order by at, job_id limit 1`,
      [span.from, first.at, first.id],
    );
    first = taken ?? { ...first, more: false };
  }
  await tx.query("analyze arrived");
  // The planner underestimates unpacking the vectors: a scan takes thirty times as long as the index.
  await tx.query("set local enable_seqscan = off");
  // Some arrivals of the last gathered millisecond may be missing.
  return first.more ? new Date(new Date(first.at).getTime() + 1) : span.from;
}

/** Whether any job of the board matches; in a transaction that has gathered arrivals. */
export async function hasMatch(tx: Reader, asked: Asked): Promise<boolean> {
  const found = await tx.query(
    `select from job_search s where ($1::int is null or (s.pay_min <= $2 and s.pay_max >= $1))
       and ($3::int is null or (s.experience_min <= $4 and s.experience_max >= $3)) and ($5::uuid is null or s.id > $5)
       and ${asked.wanted ? "s.fts @@ $6::tsquery" : "$6::text = ''"} limit 1`,
    [...boundsOf(asked), asked.since, asked.wanted],
  );
  return found.length > 0;
}
