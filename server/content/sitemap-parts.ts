// Which files the sitemaps have and when each last changed, kept by a round: crawlers fetch again only what differs.
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { FIRST_ID, LAST_ID } from "../platform/ids.ts";
import { isRested, type LastRun } from "../platform/rests.ts";

/** What a part holds; `from` is its first id. */
export type Part = { from: string; entries: number };

export const SITEMAP_KINDS = ["jobs", "companies"] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Of a file, which may name 50,000 addresses: the rest is for what comes until the next round. A company has three. */
const MOST_ENTRIES: Record<SitemapKind, number> = { jobs: 40_000, companies: 12_000 };
const LONGEST_MS = 120_000;

/**
 * Which of these parts, in order, go into the part before them: two that are half full together, and empty ones. The borders of the others stay, so
 * that a job that comes or goes changes one file.
 */
export function partsToJoin(parts: readonly Part[], most: number): string[] {
  const gone: string[] = [];
  let before = Number.POSITIVE_INFINITY;
  for (const [at, { from, entries }] of parts.entries()) {
    if (before + entries <= most / 2 || (entries === 0 && at > 0)) {
      gone.push(from);
      before += entries;
    } else before = entries;
  }
  return gone;
}

/**
 * Counts and compares all parts, cuts those that are too long, and joins those that are too short. Rests of a kind for as long as a large
 * board needs. Safe on every replica.
 */
export async function keepSitemaps({ db, clock }: Pick<Deps, "db" | "clock">, most = MOST_ENTRIES): Promise<void> {
  for (const kind of SITEMAP_KINDS)
    await db.transaction((tx) => keepParts(tx, kind, { most: most[kind], now: clock() }), { longestMs: LONGEST_MS });
}

async function keepParts(tx: Writer, kind: SitemapKind, { most, now }: { most: number; now: Date }): Promise<void> {
  // One after the other: two rounds at once would cut a part at two places.
  await tx.query("lock table sitemap_part in share row exclusive mode");
  const [before] = await tx.query<LastRun>(
    `select measured_at as at, took_ms as "tookMs" from sitemap_measuring where kind = $1`,
    [kind],
  );
  if (before && !isRested(before, now)) return;
  const from = performance.now();
  await renewParts(tx, kind, { most, now });
  await tx.query(
    `insert into sitemap_measuring (kind, measured_at, took_ms) values ($1, $2, $3)
     on conflict (kind) do update set measured_at = excluded.measured_at, took_ms = excluded.took_ms`,
    [kind, now, Math.ceil(performance.now() - from)],
  );
}

async function renewParts(tx: Writer, kind: SitemapKind, { most, now }: { most: number; now: Date }): Promise<void> {
  await tx.query(
    "insert into sitemap_part (kind, from_id, entries, print, changed_at) values ($1, $2, 0, 0, $3) on conflict do nothing",
    [kind, FIRST_ID, now],
  );
  const parts = await measureParts(tx, kind, now);
  const [joined, long] = [partsToJoin(parts, most), parts.filter(({ entries }) => entries > most)];
  if (joined.length === 0 && long.length === 0) return;
  await tx.query("delete from sitemap_part where kind = $1 and from_id = any ($2)", [kind, joined]);
  await tx.query(CUTS[kind], [long.map(({ from }) => from), Math.ceil((most * 3) / 4), now]);
  await measureParts(tx, kind, now);
}

/** Writes what differs; resolves to all parts, in order. */
async function measureParts(tx: Writer, kind: SitemapKind, now: Date): Promise<Part[]> {
  await tx.query(MEASURES[kind], [now]);
  return tx.query<Part>(`select from_id as "from", entries from sitemap_part where kind = $1 order by from_id`, [kind]);
}

/** SQL: the parts of a kind with their ends. */
const rangesOf = (kind: SitemapKind) =>
  `select from_id, lead(from_id, 1, '${LAST_ID}') over (order by from_id) as to_id from sitemap_part where kind = '${kind}'`;

/** SQL: the ids of a kind within the range `p`, with all that its file says of each. */
const LISTED: Record<SitemapKind, string> = {
  jobs: `select j.id, concat_ws(' ', j.id, c.name, j.updated_at) as says from job j join company c on c.id = j.company_id
    where j.is_listed and j.canonical_id is null and j.id >= p.from_id and j.id < p.to_id`,
  companies: `select c.id, concat_ws(' ', c.id, c.name) as says from company c
    where c.is_listed and c.id >= p.from_id and c.id < p.to_id`,
};

/** SQL: writes entries and prints of all parts. */
const measureOf = (kind: SitemapKind) => `
  update sitemap_part s set entries = f.entries, print = f.print, changed_at = $1
  from (${rangesOf(kind)}) p cross join lateral (
    select count(*)::int as entries, coalesce(bit_xor(hashtextextended(l.says, 0)), 0) as print from (${LISTED[kind]}) l) f
  where s.kind = '${kind}' and s.from_id = p.from_id and (s.entries, s.print) <> (f.entries, f.print)`;

/** SQL: begins a part at every $2nd entry of the long parts in $1. */
const cutOf = (kind: SitemapKind) => `
  insert into sitemap_part (kind, from_id, entries, print, changed_at)
  select '${kind}', l.id, 0, 0, $3 from (${rangesOf(kind)}) p cross join lateral (
    select id, row_number() over (order by id) as place from (${LISTED[kind]}) listed) l
  where p.from_id = any ($1::uuid[]) and l.place > 1 and l.place % $2::int = 1 on conflict do nothing`;

const MEASURES: Record<SitemapKind, string> = { jobs: measureOf("jobs"), companies: measureOf("companies") };
const CUTS: Record<SitemapKind, string> = { jobs: cutOf("jobs"), companies: cutOf("companies") };
