// `npm run bench -- alerts`: how long a morning of saved searches takes, and what it does to those who read meanwhile.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { WORK_MODES } from "../contract/jobs/filters.ts";
import type { Database } from "../server/platform/db.ts";
import { inMs, type Percentiles, percentiles, table } from "./figures.ts";
import { withBenchProduct } from "./open-database.ts";
import type { Product } from "./product.ts";
import { openClient } from "./raw-client.ts";
import { randomFrom } from "./workload.ts";

const { searches: given, arrivals: came } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { searches: { type: "string", default: "100000" }, arrivals: { type: "string", default: "2000" } },
}).values;
const searches = Number(given);
/** Jobs that came since the searches were told last: a day's for a million jobs in eighteen months. */
const arrivals = Number(came);
const quietSeconds = 20;
/** Reads come at a steady rate, whatever the server does: one each so many milliseconds. */
const readEvery = 50;
const patienceMs = 12 * 60_000;

/** People of this bench, who are removed afterwards. */
const issuer = "bench of alerts";

/** On a migrated database with jobs in it; with `tellAll`, until the last mail is written. Resolves to the report. */
export async function measureAlerts(url: string, { tellAll = false } = {}): Promise<string> {
  let said = "";
  await withBenchProduct(url, {}, async (product, db) => {
    try {
      said = await measure(product, db, tellAll);
    } finally {
      await db.query("delete from pgboss.job where name = 'facts' and state = 'created'");
      await db.query("delete from account where issuer = $1", [issuer]);
    }
  });
  return said;
}

async function measure(product: Product, db: Database, tellAll: boolean): Promise<string> {
  const distinct = await makeSearches(db);
  const paths = await readPaths(db);
  const quiet = await readFor(product, paths, () => pause(quietSeconds * 1000));
  const noticesBefore = await countNotices(db);
  const begun = performance.now();
  let searched = 0;
  const busy = await readFor(product, paths, async () => {
    await db.query(
      "update saved_search set next_run_at = now() - interval '1 second' where account_id in (select id from account where issuer = $1)",
      [issuer],
    );
    searched = await untilNone(
      db,
      "select 1 from saved_search s join account a on a.id = s.account_id where a.issuer = $1 and s.next_run_at <= now() limit 1",
    );
  });
  if (!tellAll) return report({ distinct, searched, quiet, busy });
  const telling = await readFor(product, paths, () =>
    untilNone(db, "select 1 from pgboss.job where name = 'facts' and state < 'completed' and $1 <> '' limit 1"),
  );
  const all = performance.now() - begun;
  const notices = (await countNotices(db)) - noticesBefore;
  return report({ distinct, searched, quiet, busy, told: { all, notices, telling } });
}

async function countNotices(db: Database): Promise<number> {
  const [row] = await db.query<{ n: number }>("select count(*)::int as n from notification");
  return row?.n ?? 0;
}

/**
 * Searches as people save them: a word or two by how often jobs have them, a city, sometimes a way of working; common ones are shared by many. Told up
 * to where the last `arrivals` jobs came. Resolves to how many different ones there are.
 */
async function makeSearches(db: Database): Promise<number> {
  await db.query("delete from account where issuer = $1", [issuer]);
  const words = await db.query<{ word: string }>(
    "select word from job_word where length(word) between 4 and 12 order by jobs desc, word limit 3000",
  );
  const cities = await db.query<{ city: string }>(
    "select key as city from job_count where kind = 'city' group by key order by sum(jobs) desc limit 40",
  );
  const random = randomFrom(13);
  /** Small numbers much more often than large ones. */
  const skewed = (most: number) => Math.floor(most * random() ** 3);
  const rows = Array.from({ length: searches }, (_, n) => {
    const query = new URLSearchParams();
    const kind = random();
    const word = () => words[skewed(words.length)]!.word;
    if (kind < 0.75) query.set("searchText", random() < 0.3 ? `${word()} ${word()}` : word());
    if (kind > 0.4) query.set("location", cities[skewed(cities.length)]!.city);
    if (random() < 0.2) query.set("workMode", WORK_MODES[skewed(WORK_MODES.length)]!);
    return { n, query: query.toString() };
  });
  const [mark] = await db.query<{ at: string }>("select at::text from job_arrival order by at desc offset $1 limit 1", [
    arrivals - 1,
  ]);
  for (let from = 0; from < rows.length; from += 10_000)
    await db.query(
      `with person as materialized (
         select gen_random_uuid() as id, n, query from jsonb_to_recordset($1) as p (n int, query text)),
       account as (
         insert into account (id, issuer, sub, email, name) select id, $2, id::text, 'alerts-' || n || '@bench.example', 'Reader ' || n from person)
       insert into saved_search (id, account_id, name, query, frequency, created_at, told_until, seen_until, next_run_at)
       select gen_random_uuid(), id, 'A search', query, 'DAILY', now(), $3, $3, now() + interval '1 day' from person`,
      [JSON.stringify(rows.slice(from, from + 10_000)), issuer, mark!.at],
    );
  await db.query("vacuum (analyze) saved_search, account");
  return new Set(rows.map(({ query }) => query)).size;
}

/** Lists, searches and jobs, no two of them the same. */
async function readPaths(db: Database): Promise<string[]> {
  const jobs = await db.query<{ id: string }>("select id from job tablesample system (1) where is_listed limit 2000");
  return jobs.map(({ id }, index) => {
    if (index % 3 === 0) return `/api/job/${id}`;
    return index % 3 === 1 ? `/api/job/${id}/similar` : "/api/job/?pageSize=25&location=Pune&searchText=engineer";
  });
}

/** Reads at a steady rate over four connections until `work` is done; latencies count from when each read was due. */
async function readFor(product: Product, paths: string[], work: () => Promise<unknown>): Promise<Percentiles> {
  const clients = await Promise.all(Array.from({ length: 4 }, () => openClient(product.port)));
  const samples: number[] = [];
  let going = true;
  const begun = performance.now();
  let next = 0;
  const reading = clients.map(async (client) => {
    while (going) {
      const turn = next++;
      const due = begun + turn * readEvery;
      await pause(Math.max(0, due - performance.now()));
      const { status } = await client.get(paths[turn % paths.length]!);
      if (status !== 200) throw new Error(`${paths[turn % paths.length]} answered ${status}`);
      samples.push(performance.now() - due);
    }
  });
  await Promise.race([work(), Promise.all(reading)]);
  going = false;
  await Promise.all(reading);
  for (const client of clients) client.close();
  return percentiles(samples);
}

/** Asks twice a second until the statement finds nothing more; resolves to the milliseconds that took. */
async function untilNone(db: Database, statement: string): Promise<number> {
  const begun = performance.now();
  while ((await db.query(statement, [issuer])).length > 0) {
    if (performance.now() - begun > patienceMs) throw new Error("It takes too long.");
    await pause(500);
  }
  return performance.now() - begun;
}

type Report = {
  distinct: number;
  searched: number;
  quiet: Percentiles;
  busy: Percentiles;
  told?: { all: number; notices: number; telling: Percentiles };
};

function report({ distinct, searched, quiet, busy, told }: Report): string {
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
  const ratio = (one: Percentiles) => `${(one.p50 / quiet.p50).toFixed(2)} / ${(one.p95 / quiet.p95).toFixed(2)}`;
  const count = (n: number) => n.toLocaleString("en");
  return `### Alerts: ${count(searches)} saved searches, ${count(distinct)} different ones, ${count(arrivals)} jobs came\n\n${table(
    ["what", "measured"],
    [
      [
        "all searches asked and announced, the wait for the round included",
        `${seconds(searched)}, ${Math.round((searches * 1000) / searched)} a second`,
      ],

      ["reads on a quiet server, p50 / p95 / p99", `${inMs(quiet)} ms`],
      ["reads while searches are asked", `${inMs(busy)} ms, ${ratio(busy)} times at p50 / p95 (aim 1.5)`],
      ...(told
        ? [
            [`all ${count(told.notices)} notices and their mails written as well`, seconds(told.all)],
            ["reads while notices and mails are written", `${inMs(told.telling)} ms, ${ratio(told.telling)} times`],
          ]
        : []),
    ],
  )}`;
}
