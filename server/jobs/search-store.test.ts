// Checks the windowed search against the plain query that it replaces, over random words, facets, ranges and cursors, both ways.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Random } from "../../demo/random.ts";
import { startApp } from "../../tests/support/app.ts";
import { someJobs } from "../../tests/support/builders.ts";
import { readCandidates, readFewIds, readMatching } from "./search-store.ts";
import { experienceBands, keysIn, keysOf, operandsOf, salaryBands, widest } from "./search-tokens.ts";

const app = await startApp({ jobs: 700 });
// Postings of years gone by, thinly spread, so that windows of every width are walked.
const old = Array.from({ length: 300 }, (_, index) => ({
  jobTitle: index % 3 === 0 ? "Old engineer" : "Old manager",
  workMode: index % 2 === 0 ? ("WFO" as const) : ("WFH" as const),
  createdAt: new Date(app.now.getTime() - (80 + index * index * 0.03) * 86_400_000),
  ...(index % 4 === 0 && { experience: { min: index % 20, max: (index % 20) + 3 } }),
}));
await someJobs(app.db, old);
// Windows are as wide as the planner's figures say.
await app.db.query("analyze job_search");

const random = new Random("search");
const WORDS = [
  "engineer",
  "manager",
  "sql",
  "team",
  "customer",
  "kubernetes",
  "design",
  "sales",
  "old",
  "python",
  "night",
  "zzz",
];
const FACETS = [
  "'~w:WFO'",
  "'~w:WFH'",
  "'~e:FULL_TIME'",
  "'~own'",
  "'~c:bengaluru'",
  "'~x:2'",
  "'~p:3'",
  "!'~own'",
  "('~w:WFO' | '~w:HYBRID')",
];

type Ids = { id: string }[];
const columns = "$2::int, $3::int, $4::int, $5::int, $6::uuid, $7::int, $9::boolean, $8::uuid";
const naive = (oldestFirst: boolean) => `
  select id from job_search where (numnode($1::tsquery) = 0 or fts @@ $1::tsquery)
    and ($2::int is null or (pay_min <= $3 and pay_max >= $2)) and ($4::int is null or (experience_min <= $5 and experience_max >= $4))
    and ($6::uuid is null or id ${oldestFirst ? ">" : "<"} $6) and ($8::uuid is null or id > $8)
  order by id ${oldestFirst ? "asc" : "desc"} limit $7`;

const allIds = (await app.db.query<{ id: string }>("select id from job_search order by id")).map(({ id }) => id);

type Values = [
  wanted: string,
  payLow: number | null,
  payHigh: number | null,
  yearsLow: number | null,
  yearsHigh: number | null,
  after: string | null,
  limit: number,
  since: string | null,
];

function randomQuery() {
  const word = () => `'${random.pick(WORDS).replace(/e$/, "")}'${random.chance(0.2) ? ":*" : ""}`;
  const parts = [...Array(random.between(0, 2)).keys()]
    .map(word)
    .concat(random.chance(0.5) ? [random.pick(FACETS)] : []);
  const wanted = parts.join(random.chance(0.8) ? " & " : " | ") || word();
  const low = random.between(0, 20);
  const pay = random.chance(0.2) ? [low * 100_000, (low + random.between(0, 10)) * 100_000] : [null, null];
  const years = random.chance(0.2) ? [low, low + random.between(0, 5)] : [null, null];
  const after = random.chance(0.6) ? random.pick(allIds) : null;
  const since = random.chance(0.2) ? random.pick(allIds) : null;
  return [wanted, ...pay, ...years, after, random.pick([1, 7, 100, 2_000]), since];
}

test("SQL numbers the bands of pay and years as the filters have them", async () => {
  for (const [tokensOf, prefix, bands] of [
    ["salary_band_tokens", "~p:", salaryBands],
    ["experience_band_tokens", "~x:", experienceBands],
  ] as const) {
    // What a job states: the ends of each band, a step to either side, and more than any band has.
    const edges = [...new Set(bands.flatMap(({ low, high }) => [low - 1, low, low + 1, high - 1, high, high + 1]))];
    const ranges = edges.flatMap((low) => edges.filter((high) => high >= low).map((high) => ({ low, high })));
    const told = await app.db.query<{ tokens: string[] }>(
      `select ${tokensOf}(low, high) as tokens from unnest($1::int[], $2::int[]) with ordinality asked(low, high, at) order by at`,
      [ranges.map(({ low }) => low), ranges.map(({ high }) => high)],
    );
    const wanted = ranges.map(({ low, high }) =>
      bands.flatMap((band, at) =>
        low <= (at === bands.length - 1 ? Number.POSITIVE_INFINITY : band.high) && high >= band.low
          ? [`${prefix}${at}`]
          : [],
      ),
    );
    assert.deepEqual(
      told.map(({ tokens }) => tokens),
      wanted,
    );
  }
});

let matched = 0;
let matchedFew = 0;
for (let round = 0; round < 150; round += 1) {
  const values = [...randomQuery(), round % 2 === 1];
  test(`${round}: ${JSON.stringify(values)}`, async () => {
    const plain = await app.db.query<Ids[number]>(naive(values[8] === true), values.slice(0, 8));
    // As keys, and as one tsquery by the release before.
    for (const [wanted, text] of [
      [keysIn("$1"), keysOf(String(values[0]))],
      ["$1::tsquery", values[0]],
    ]) {
      const statement = `select id from search_job_ids(${wanted}, ${columns}) as found(id)`;
      assert.deepEqual(await app.db.query<Ids[number]>(statement, [text, ...values.slice(1)]), plain);
    }
    if (plain.length > 0) matched += 1;
  });
}

for (let round = 0; round < 40; round += 1) {
  const [wanted, payLow, payHigh, yearsLow, yearsHigh, after, limit, since] = randomQuery() as Values;
  const filter = random.pick(FACETS);
  const asked = {
    wanted: `${filter} & (${wanted})`,
    pay: payLow === null ? null : { low: payLow!, high: payHigh! },
    years: yearsLow === null ? null : { low: yearsLow!, high: yearsHigh! },
    since,
  };
  test(`${round}: the few jobs of a filter answer as the index does: ${JSON.stringify({ ...asked, after })}`, async () => {
    const only = await readFewIds(app.db, { ...asked, wanted: filter }, 2_000);
    assert.equal(await readFewIds(app.db, { ...asked, wanted: filter }, (only?.length ?? 0) - 1), null);
    const few = { ...asked, only };
    for (const oldestFirst of [false, true]) {
      const page = { after, limit, oldestFirst };
      assert.deepEqual(await readMatching(app.db, few, page), await readMatching(app.db, asked, page));
    }
    const window = { top: after, limit };
    const found = await readCandidates(app.db, asked.wanted, asked, window);
    assert.deepEqual(await readCandidates(app.db, asked.wanted, few, window), found);
    if (found.length > 0) matchedFew += 1;
  });
}

for (const [query, operator, operands] of [
  ["'a' & ('b' & ('c' | 'd'))", "&", ["'a'", "'b'", "('c' | 'd')"]],
  ["('a') & 'a' & !('b' & 'c')", "&", ["'a'", "!('b' & 'c')"]],
  ["'a' & 'b' | 'c'", "&", ["'a' & 'b' | 'c'"]],
  ["('a' & 'b') | ('c' & 'd')", "&", ["('a' & 'b') | ('c' & 'd')"]],
  ["('a' & 'b') | ('c' | ('d':* | 'a'))", "|", ["('a' & 'b')", "'c'", "'d':*", "'a'"]],
  ["('a' <-> 'b') | 'r''n & ( r\\\\d'", "|", ["('a' <-> 'b')", "'r''n & ( r\\\\d'"]],
  ["('new' <-> 'delhi')", "&", ["('new' <-> 'delhi')"]],
  ["", "&", []],
] as const)
  test(`operands of ${query} by ${operator}`, () => assert.deepEqual(operandsOf(query, operator), operands));

test("of conditions the widest are left", () =>
  assert.deepEqual(widest([["a", "b"], ["c"], ["c", "a"], ["b", "a", "d"]]), [["a", "b"], ["c"]]));

test("most of these queries find something", () =>
  assert.ok(matched > 60 && matchedFew > 8, `${matched} ${matchedFew}`));
