// Brings the bits by which jobs are counted (`job_facet_block`) up to what the database notes as jobs change.
import type { Writer } from "../../platform/db.ts";
import { COUNTED_FACETS } from "./counted-facets.ts";

/** By one statement, which must end within its time: changes that are folded in, and slots whose bits are made. */
const AT_ONCE = 20_000;
const MADE_AT_ONCE = 4 * 8_192;
/** Days of posting, each a facet of its own: not named one by one. */
const DAYS = "~b0:";

/** Bits of slots and facets in `given`; given twice, a slot has the facet no longer. */
const bitsOf = (given: string, facets: string) => `
  select facet, slot / 8192 as block, bit_xor(set_bit(0::bit(8192), slot % 8192, 1)) as bits
  from (${given}) given cross join lateral unnest(facets) facet where ${facets} group by 1, 2`;

const written = `insert into job_facet_block as b (facet, block, bits) select facet, block, bits from flipped order by 1, 2
  on conflict (facet, block) do update set bits = b.bits # excluded.bits`;

/** Folds until nothing is left to fold; facets that a new release filters by are counted from then on. */
export async function foldJobFacets(tx: Writer): Promise<void> {
  // A second round at once waits here: it would count new facets twice.
  await tx.query("lock table job_facet_counted in share row exclusive mode");
  const known = await tx.query<{ facet: string }>("select facet from job_facet_counted");
  const counted = new Set(known.map(({ facet }) => facet));
  await startCounting(
    tx,
    [...COUNTED_FACETS, DAYS].filter((facet) => !counted.has(facet)),
  );
  while (await foldSome(tx));
}

/** What was noted is not in the bits yet, so that it is left out here as well: bits of what jobs have, turned back by the notes. */
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
