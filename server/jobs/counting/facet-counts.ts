// Counts jobs by the bits of their facets: all options of all filters at once and exactly, however many jobs there are.
import { JOB_FILTERS } from "../../../contract/jobs/filters.ts";
import { jobListQuery } from "../../../contract/jobs/wire.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { lowestId } from "../../platform/ids.ts";
import { planSearch } from "../search-plan.ts";

/** An option of a filter and its token; null for days since posting, which have none. */
export type CountedOption = { param: string; value: string; facet: string | null };

export const COUNTED_OPTIONS: readonly CountedOption[] = JOB_FILTERS.flatMap(({ paramKey, options }) =>
  options.map(({ value }) => ({ param: paramKey, value, facet: facetOf(paramKey, value) })),
);

/** The facet of every job: the total. */
const ALL_JOBS = "~all";

const COUNTED_FACETS: readonly string[] = [
  ...new Set([ALL_JOBS, ...COUNTED_OPTIONS.flatMap(({ facet }) => facet ?? [])]),
];

function facetOf(param: string, value: string): string | null {
  const { facets } = planSearch(jobListQuery.parse({ [param]: value }), new Date(0));
  return facets[0]?.[0] ?? null;
}

/** A chosen filter: a job has any of `facets`. */
export type Group = { param: string; facets: readonly string[] };
/** A facet to be counted within all chosen groups but that of `param`. */
type Asked = { param: string; facet: string };

/** Changes that are not folded into the bits yet are read here; beyond this it would take too long. */
const MOST_CHANGES = 4_000;
const DAY_MS = 86_400_000;

type Row = {
  counted: Record<string, number> | null;
  known: number;
  changes: [sign: number, facets: string[]][] | null;
};

const CHANGES = `(select json_agg(json_build_array(sign, facets)) from (select sign, facets from job_facet_change limit ${MOST_CHANGES + 1}) noted) as changes`;
const anded = {
  name: "jobs-count-facets",
  text: `select (select json_object_agg(facet, jobs) from count_facets($1, $2, $3, $4, $5)) as counted,
    (select count(*)::int from job_facet_counted where facet = any ($1)) as known, ${CHANGES}`,
};
/** With no group chosen, the bits are counted without combining them. */
const whole = {
  name: "jobs-count-all-facets",
  text: `select (select json_object_agg(facet, jobs) from (
      select facet, sum(bit_count(bits))::int as jobs from job_facet_block where facet = any ($1) group by 1) summed) as counted,
    (select count(*)::int from job_facet_counted where facet = '${ALL_JOBS}') as known, ${CHANGES}`,
};

/**
 * How many jobs have each asked facet, and (under `~all`) how many match. Null if the bits cannot tell: they are being
 * built, a group has a facet without bits, or too much has changed.
 */
export async function countFacets(
  db: Reader,
  groups: readonly Group[],
  asked: readonly Asked[],
): Promise<Map<string, number> | null> {
  const chosen = [
    { facet: ALL_JOBS, group: 0 },
    ...groups.flatMap(({ facets }, at) => facets.map((facet) => ({ facet, group: at + 1 }))),
  ];
  const groupOf = (param: string) => groups.findIndex((group) => group.param === param) + 1;
  const wanted = [
    { facet: ALL_JOBS, group: 0 },
    ...asked.map(({ param, facet }) => ({ facet, group: groupOf(param) })),
  ];
  const facets = wanted.map(({ facet }) => facet);
  const [row] =
    groups.length === 0
      ? await db.query<Row>(whole, [facets])
      : await db.query<Row>(anded, [
          chosen.map(({ facet }) => facet),
          chosen.map(({ group }) => group),
          groups.length,
          facets,
          wanted.map(({ group }) => group),
        ]);
  const changes = row?.changes ?? [];
  if (!row || row.known < chosen.length || changes.length > MOST_CHANGES) return null;
  const counts = new Map(facets.map((facet) => [facet, row.counted?.[facet] ?? 0]));
  for (const [sign, facets] of changes) {
    const has = new Set(facets);
    const missed = groups.flatMap((group, at) => (group.facets.some((facet) => has.has(facet)) ? [] : [at + 1]));
    for (const { facet, group } of wanted)
      if (has.has(facet) && (missed.length === 0 || (missed.length === 1 && missed[0] === group)))
        counts.set(facet, counts.get(facet)! + sign);
  }
  return counts;
}

/** The facets of the whole days from `since` to `now`, in ms since 1970. */
export function wholeDays(since: number, now: number): string[] {
  const first = Math.floor(since / DAY_MS) + 1;
  const count = Math.max(0, Math.floor(now / DAY_MS) + 2 - first);
  return Array.from({ length: count }, (_, day) => `~b0:${first + day}`);
}

/** How many jobs of the groups were posted on the partial first day of each span, after its beginning (ms since 1970). */
export async function countFirstDays(
  db: Reader,
  groups: readonly Group[],
  spans: readonly number[],
): Promise<number[]> {
  const conditions = groups.map((_, at) => `and f.facets && $${at + 3}::text[]`);
  const rows = await db.query<{ jobs: number }>(
    {
      name: `jobs-count-first-days-${groups.length}`,
      text: `select (select count(*)::int from job_facet f where f.id > span.low and f.id < span.high ${conditions.join(" ")}) as jobs
        from unnest($1::uuid[], $2::uuid[]) with ordinality span (low, high, at) order by at`,
    },
    [
      spans.map((since) => lowestId(since)),
      spans.map((since) => lowestId((Math.floor(since / DAY_MS) + 1) * DAY_MS)),
      ...groups.map(({ facets }) => facets),
    ],
  );
  return rows.map(({ jobs }) => jobs);
}

/** Changes folded, and slots whose bits are built, by one statement: each must end within its time. */
const AT_ONCE = 20_000;
const MADE_AT_ONCE = 4 * 8_192;
/** Prefix of the facets of days of posting, which are not listed one by one. */
const DAYS = "~b0:";

/** SQL: the bits of slots and facets in `given`; a facet that occurs twice cancels itself. */
const bitsOf = (given: string, facets: string) => `
  select facet, slot / 8192 as block, bit_xor(set_bit(0::bit(8192), slot % 8192, 1)) as bits
  from (${given}) given cross join lateral unnest(facets) facet where ${facets} group by 1, 2`;

const written = `insert into job_facet_block as b (facet, block, bits) select facet, block, bits from flipped order by 1, 2
  on conflict (facet, block) do update set bits = b.bits # excluded.bits`;

/** Folds all noted changes; facets that a new release filters by are counted from then on. */
export async function foldJobFacets(tx: Writer): Promise<void> {
  // A second round at once waits here; else it would count new facets twice.
  await tx.query("lock table job_facet_counted in share row exclusive mode");
  const known = await tx.query<{ facet: string }>("select facet from job_facet_counted");
  const counted = new Set(known.map(({ facet }) => facet));
  await startCounting(
    tx,
    [...COUNTED_FACETS, DAYS].filter((facet) => !counted.has(facet)),
  );
  while (await foldSome(tx));
}

/** Builds the bits of new facets from the jobs, without the changes that are noted but not folded yet. */
async function startCounting(tx: Writer, facets: readonly string[]): Promise<void> {
  if (facets.length === 0) return;
  const some = (table: string) => `select slot, facets from ${table} where slot >= $2 and slot < $3`;
  const all = `${some("job_facet")} union all ${some("job_facet_change")}`;
  const [last] = await tx.query<{ slot: number | null }>(
    "select greatest((select max(slot) from job_facet), (select max(slot) from job_facet_change)) as slot",
  );
  for (let slot = 0; slot <= (last?.slot ?? -1); slot += MADE_AT_ONCE)
    await tx.query(`with flipped as (${bitsOf(all, "facet = any ($1) or left(facet, 4) = any ($1)")}) ${written}`, [
      facets,
      slot,
      slot + MADE_AT_ONCE,
    ]);
  await tx.query("insert into job_facet_counted select unnest($1::text[])", [facets]);
}

async function foldSome(tx: Writer): Promise<boolean> {
  const [row] = await tx.query<{ taken: number }>(
    `with taken as (
       delete from job_facet_change where ctid = any (array (select ctid from job_facet_change limit ${AT_ONCE})) returning slot, facets),
     flipped as (${bitsOf("select * from taken", `facet in (select facet from job_facet_counted) or left(facet, 4) = '${DAYS}'`)}),
     written as (${written})
     select count(*)::int as taken from taken`,
  );
  return row?.taken === AT_ONCE;
}
