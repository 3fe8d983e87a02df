// `npm run bench -- rounds`: what the rounds that go over the whole board take, and do to those who read meanwhile: comparing all
// listings anew, and counting the collections. Reads come with the round and without it, in turns.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { jobRounds } from "../server/jobs/index.ts";
import { type Database, openDatabase } from "../server/platform/db.ts";
import { inMs, percentiles, table } from "./figures.ts";
import { withBenchDatabase, withBenchProduct } from "./open-database.ts";
import { type Product, residentMb } from "./product.ts";
import { openClient } from "./raw-client.ts";
import { makeWorkload, pathOf } from "./workload.ts";

const {
  turns: givenTurns,
  copies: givenCopies,
  whole,
} = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    turns: { type: "string", default: "4" },
    copies: { type: "string", default: "10" },
    /** Compares all listings once to the end, with a phase of reads alone before and after, instead of the turns. */
    whole: { type: "boolean", default: false },
  },
}).values;
const turns = Number(givenTurns);
/** In a hundred. */
const copies = Number(givenCopies);
const PHASE_MS = 30_000;
const PATIENCE_MS = 60 * 60_000;
const READERS = 2;
const THINK_MS = 100;

/** Lists that share of the jobs once more, in a list of many employers' jobs with the same text. */
async function makeCopies(db: Database): Promise<void> {
  await db.query(
    `create temp table copied as select id, (left(id::text, 24) || left(md5(id::text), 12))::uuid as copy_id
     from job where status <> 'DRAFT' and left(md5(id::text), 2) < lpad(to_hex($1 * 256 / 100), 2, '0')`,
    [copies],
  );
  const [names] = await db.query<{ columns: string; read: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns, string_agg(case attname when 'id' then 'm.copy_id'
         when 'external_job_id' then '''bench-list:'' || m.copy_id' when 'job_url' then '''https://bench-list.example/jobs/'' || m.copy_id'
         when 'canonical_id' then 'null' when 'card' then 'replace(j.card, j.id::text, m.copy_id::text)' else 'j.' || quote_ident(attname) end, ', ' order by attnum) as read
     from pg_attribute where attrelid = 'job'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  if (!names) throw new Error("There is no table of jobs.");
  await db.query(
    `insert into job (${names.columns}) select ${names.read} from copied m join job j on j.id = m.id on conflict do nothing`,
  );
  await db.query(
    "insert into job_detail (id, description) select m.copy_id, d.description from copied m join job_detail d on d.id = m.id on conflict do nothing",
  );
}

/** One of each kind of query in turn, none of them soon again. */
async function mixOf(db: Database): Promise<string[]> {
  const { kinds } = await makeWorkload(db);
  const named = Object.entries(kinds).filter(([, queries]) => queries.length > 0);
  return Array.from({ length: 400 }, (_, at) =>
    named.map(([kind, queries]) => pathOf(kind, queries[at % queries.length]!)),
  ).flat();
}

class Reading {
  readonly #paths: string[];
  readonly #port: number;
  #next = 0;
  /** Answers that the service is busy: no samples, as none was served. */
  refused = 0;

  constructor(paths: string[], port: number) {
    this.#paths = paths;
    this.#port = port;
  }

  /** Reads until `work` is done; milliseconds of each answer. */
  async during(work: () => Promise<unknown>): Promise<number[]> {
    const samples: number[] = [];
    let going = true;
    const reading = Array.from({ length: READERS }, async () => {
      const client = await openClient(this.#port);
      while (going) {
        const path = this.#paths[this.#next++ % this.#paths.length]!;
        const from = performance.now();
        const { status } = await client.get(path);
        if (status === 503) this.refused += 1;
        else if (status !== 200) throw new Error(`${path} answered ${status}`);
        else samples.push(performance.now() - from);
        await pause(THINK_MS);
      }
      client.close();
    });
    await Promise.race([work(), Promise.all(reading)]);
    going = false;
    await Promise.all(reading);
    return samples;
  }
}

const numberOf = async (db: Database, sql: string): Promise<number> => (await db.query<{ n: number }>(sql))[0]?.n ?? 0;

const walkedSql = `select count(*)::int as n from job j, job_printing p where j.status <> 'DRAFT' and (j.company_id < p.up_to_company
    or j.company_id = p.up_to_company and ((j.external_job_id is not null) < p.up_to_external
      or (j.external_job_id is not null) = p.up_to_external and j.id >= p.up_to))`;
const switchWalk = (db: Database, isOn: boolean) => db.query("update job_printing set is_done = $1", [!isOn]);

/** The rounds of the product itself, which go on for ten minutes or to the end. */
async function measureComparing(product: Product, db: Database, reading: Reading): Promise<string> {
  const jobs = await jobRounds.compareAllAnew({ db });
  await switchWalk(db, false);
  const [quiet, busy]: [number[], number[]] = [[], []];
  let [walked, walkedMs] = [0, 0];
  for (let turn = 0; turn < turns; turn += 1) {
    quiet.push(...(await reading.during(() => pause(PHASE_MS))));
    await switchWalk(db, true);
    await untilMoves(db);
    const [before, from] = [await numberOf(db, walkedSql), performance.now()];
    busy.push(...(await reading.during(() => pause(PHASE_MS))));
    walked += (await numberOf(db, walkedSql)) - before;
    walkedMs += performance.now() - from;
    if ((await numberOf(db, "select count(*)::int as n from job_printing where is_done")) > 0) break;
    await switchWalk(db, false);
    console.error(
      `turn ${turn + 1}: ${inMs(percentiles(quiet))} / ${inMs(percentiles(busy))}, ${Math.round(walked / (walkedMs / 1_000))} listings a second`,
    );
  }
  const clustered = await numberOf(db, "select count(*)::int as n from job_copy");
  const minutes = ((jobs / walked) * walkedMs) / 60_000;
  return lines(`comparing ${jobs.toLocaleString("en")} listings anew`, quiet, busy, [
    ["listings a second while it walks", String(Math.round(walked / (walkedMs / 1_000)))],
    ["all of them, by that rate", `${minutes.toFixed(1)} min`],
    ["listings in clusters so far", clustered.toLocaleString("en")],
    ["the product's process", `${residentMb(product.process.pid ?? 0)} MB`],
  ]);
}

/** The same for all listings, to the end. */
async function measureWholeWalk(product: Product, db: Database, reading: Reading): Promise<string> {
  await switchWalk(db, false);
  const quiet = await reading.during(() => pause(2 * PHASE_MS));
  const jobs = await jobRounds.compareAllAnew({ db });
  await untilMoves(db);
  const from = performance.now();
  const busy = await reading.during(() => untilDone(db));
  const minutes = (performance.now() - from) / 60_000;
  quiet.push(...(await reading.during(() => pause(2 * PHASE_MS))));
  const clustered = await numberOf(db, "select count(*)::int as n from job_copy");
  return lines(`comparing ${jobs.toLocaleString("en")} listings anew, to the end`, quiet, busy, [
    ["all of them", `${minutes.toFixed(1)} min`],
    ["listings in clusters", clustered.toLocaleString("en")],
    ["the product's process", `${residentMb(product.process.pid ?? 0)} MB`],
  ]);
}

async function untilDone(db: Database): Promise<void> {
  const from = performance.now();
  while ((await numberOf(db, "select count(*)::int as n from job_printing where is_done")) === 0) {
    if (performance.now() - from > PATIENCE_MS) throw new Error("The listings were not all compared.");
    await pause(1_000);
  }
}

/** A round begins with the minute. */
async function untilMoves(db: Database): Promise<void> {
  const at = () => db.query("select up_to, is_done from job_printing");
  const [before, from] = [JSON.stringify(await at()), performance.now()];
  while (JSON.stringify(await at()) === before) {
    if (performance.now() - from > PATIENCE_MS) throw new Error("No round came.");
    await pause(200);
  }
}

async function measureCollections(db: Database, reading: Reading): Promise<string> {
  const [quiet, busy, took]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < turns; turn += 1) {
    quiet.push(...(await reading.during(() => pause(PHASE_MS))));
    await db.query("update job_collecting set counted_at = 'epoch', took_ms = 0");
    busy.push(...(await reading.during(() => jobRounds.keepCollections({ db, clock: () => new Date() }))));
    took.push(await numberOf(db, "select took_ms as n from job_collecting"));
    console.error(`turn ${turn + 1}: ${took.at(-1)} ms, ${inMs(percentiles(quiet))} / ${inMs(percentiles(busy))}`);
  }
  const collections = await numberOf(db, "select count(*)::int as n from job_collection");
  return lines("counting the collections", quiet, busy, [
    ["collections", collections.toLocaleString("en")],
    ["each count", took.map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(", ")],
  ]);
}

function lines(what: string, quiet: number[], busy: number[], more: string[][]): string {
  const [without, by] = [percentiles(quiet), percentiles(busy)];
  return table(
    [what, "measured"],
    [
      ["reads without it, p50 / p95 / p99", `${inMs(without)} ms of ${quiet.length}`],
      ["reads meanwhile", `${inMs(by)} ms of ${busy.length}`],
      ["times, p50 / p95 (aim 1.5)", `${(by.p50 / without.p50).toFixed(2)} / ${(by.p95 / without.p95).toFixed(2)}`],
      ...more,
    ],
  );
}

await withBenchDatabase(async (url) => {
  const own = openDatabase({ url, poolSize: 1, statementTimeout: 0 });
  if (copies > 0) await makeCopies(own);
  await own.close();
  await withBenchProduct(url, {}, async (product, db) => {
    const reading = new Reading(await mixOf(db), product.port);
    await reading.during(() => pause(10_000));
    console.log(await (whole ? measureWholeWalk : measureComparing)(product, db, reading));
    if (!whole) console.log(await measureCollections(db, reading));
    console.log(`${reading.refused} reads were refused in all.`);
  });
});
