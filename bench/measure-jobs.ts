// `npm run bench`: measures each kind of query by plain SQL, through the API and as a page, side by side, on N demo jobs or a database that is there.
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { jobPath } from "../contract/paths.ts";
import { countSite } from "../server/content/count-site.ts";
import type { Deps } from "../server/deps.ts";
import { makeAnswerCache } from "../server/platform/answer-cache.ts";
import type { Database } from "../server/platform/db.ts";
import { makePeople } from "./bench-people.ts";
import { inMs, ms, type Percentiles, percentiles, table, time } from "./figures.ts";
import { measureAlerts } from "./measure-alerts.ts";
import { withBenchDatabase, withBenchProduct } from "./open-database.ts";
import { PLAIN, PLAIN_FIGURES, plainForYou } from "./plain-sql.ts";
import { connections, load, type Product, perSecond, residentMb } from "./product.ts";
import { openClient, type RawClient } from "./raw-client.ts";
import { makeWorkload, pathOf, randomCombinations, type Workload } from "./workload.ts";

const { values: given } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: "string" },
    rounds: { type: "string", default: "300" },
    seconds: { type: "string", default: "4" },
    searches: { type: "string" },
    arrivals: { type: "string" },
    database: { type: "string" },
    data: { type: "string" },
  },
});
const rounds = Number(given.rounds);
/** So many of a kind are asked however long they take; the others only within its time, five times `seconds`. */
const fewest = 10;
const seconds = Number(given.seconds);
const root = join(import.meta.dirname, "..");

const parts: string[] = [];
const say = (text: string) => {
  parts.push(text);
  console.log(`${text}\n`);
};

/** What browsers ask for. */
const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd" };

await withBenchDatabase(async (url) => {
  await withBenchProduct(url, { PAGE_CACHE_SECONDS: "0" }, async (fresh, db, dataDir) => {
    const workload = await makeWorkload(db);
    await sayRows(db);
    await measureLatency(db, fresh, workload);
    await measureForYou(db, fresh, dataDir);
    await measureFigures(db);
    await measureCombinations(db, fresh, workload);
    await measureThroughput(url, fresh, workload);
    await measurePages(db, fresh, "rendered each time");
    say(`Resident memory after all of that: server ${residentMb(fresh.process.pid!)} MB${await databaseMemory(db)}.`);
  });
  await withBenchProduct(url, {}, async (keeping, db) => measurePages(db, keeping, "kept for 5 s"));
  say(await measureAlerts(url));
});

async function sayRows(db: Database): Promise<void> {
  const [rows] = await db.query<Record<string, string>>(
    `select (select count(*) from job where is_listed) as "listed jobs", (select count(*) from company) as companies,
       (select count(*) from account) as people`,
  );
  say(
    Object.entries(rows!)
      .map(([what, count]) => `${Number(count).toLocaleString("en")} ${what}`)
      .join(", "),
  );
}

/** One client; plain SQL, the API, and the API as browsers ask take turns in a changing order, so that none is always the one that warms. */
async function measureLatency(db: Database, product: Product, workload: Workload): Promise<void> {
  const client = await openClient(product.port);
  const rows: string[][] = [];
  for (const [kind, queries] of Object.entries(workload.kinds))
    if (queries.length > 0) rows.push(await compare(kind, queries, db, client));
  client.close();
  say(
    `### One client: milliseconds p50 / p95 / p99\n\n${table(
      ["query", "different ones", "plain SQL through pg", "API", "API, br or gzip", "API to SQL, p50", "p95"],
      rows,
    )}`,
  );
}

async function compare(
  kind: string,
  queries: Workload["kinds"][string],
  db: Database,
  client: RawClient,
): Promise<string[]> {
  const plain = PLAIN[kind];
  if (!plain) throw new Error(`there is no plain SQL for ${kind}`);
  const samples: [number[], number[], number[]] = [[], [], []];
  // As many as differ: a query that was just asked is answered from memory.
  const turns = queries.length < 20 ? rounds : Math.min(rounds, queries.length);
  const end = performance.now() + 5_000 * seconds;
  for (let round = 0; round < turns && (round < fewest || performance.now() < end); round += 1) {
    const query = queries[round % queries.length]!;
    const path = pathOf(kind, query);
    const ways = [
      () => {
        const { text, values } = plain(query);
        return db.query(text, values);
      },
      () => expectOk(client.get(path), path),
      () => expectOk(client.get(path, BROWSER), path),
    ];
    for (let step = 0; step < ways.length; step += 1) {
      const way = (round + step) % ways.length;
      const [sample] = await time(1, ways[way]!);
      samples[way]!.push(sample!);
    }
  }
  const [sql, api, zipped] = samples.map(percentiles) as [Percentiles, Percentiles, Percentiles];
  const ratio = (at: "p50" | "p95") => (api[at] / sql[at]).toFixed(2);
  return [
    kind,
    String(Math.min(samples[0].length, queries.length)),
    inMs(sql),
    inMs(api),
    inMs(zipped),
    ratio("p50"),
    ratio("p95"),
  ];
}

/** Figures that are not cached yet, beside counting them by plain SQL. */
async function measureFigures(db: Database): Promise<void> {
  const [kept, counted] = [[], []] as [number[], number[]];
  for (let round = 0; round < 5; round += 1) {
    const deps = { db, clock: () => new Date(), cache: makeAnswerCache(1_000) } as unknown as Deps;
    kept.push(...(await time(1, () => countSite(deps))));
    counted.push(
      ...(await time(1, async () => {
        for (const statement of PLAIN_FIGURES) await db.query(statement);
      })),
    );
  }
  say(
    `The landing page's figures, not kept by the process: ${inMs(percentiles(kept))} ms; counted by three plain statements: ${inMs(percentiles(counted))} ms (5 times each).`,
  );
}

/** The list for a person: each of some people once, whose work, skills, years and home are those of a job. */
async function measureForYou(db: Database, { port }: Product, dataDir: string): Promise<void> {
  const people = await makePeople(db, { port, dataDir, people: 120 });
  const work = await db.query<{ id: string; title: string; skills: string[] }>(
    `update candidate_profile p set designation = w.title, core_skills = w.skills, yoe = w.years, location = w.home
     from unnest($1::uuid[]) with ordinality person(id, n)
       join (select row_number() over (order by md5(id::text)) as n, job_title as title, core_skills[:8] as skills, locations[1] as home,
           coalesce(experience_min, 1) + 1 as years
         from (select * from job where is_listed and cardinality(core_skills) > 2 and locations <> '{}' order by id desc limit 20000) newest
           order by md5(id::text) limit $2) w using (n)
     where p.account_id = person.id returning p.account_id as id, w.title, w.skills`,
    [people.map(({ accountId }) => accountId), people.length],
  );
  const client = await openClient(port);
  const samples: [number[], number[]] = [[], []];
  for (const [turn, { id, title, skills }] of work.entries()) {
    const { token } = people.find(({ accountId }) => accountId === id)!;
    const path = `/api/job/for-you?pageSize=${turn % 2 === 0 ? 100 : 20}`;
    const plain = plainForYou(title, skills);
    const ways = [
      () => db.query(plain.text, plain.values),
      () => expectOk(client.get(path, { authorization: `Bearer ${token}` }), path),
    ];
    for (const at of turn % 4 < 2 ? [0, 1] : [1, 0]) samples[at]!.push(...(await time(1, ways[at]!)));
  }
  client.close();
  await db.query("delete from account where id = any ($1)", [people.map(({ accountId }) => accountId)]);
  const [sql, api] = samples.map(percentiles) as [Percentiles, Percentiles];
  say(`For you, first page, ${work.length} people: ${inMs(api)} ms through the API, ${inMs(sql)} ms plain SQL.`);
}

async function expectOk(answer: Promise<{ status: number; bytes: number }>, path: string): Promise<void> {
  const { status } = await answer;
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

async function measureCombinations(_db: Database, product: Product, workload: Workload): Promise<void> {
  const client = await openClient(product.port);
  const measured: { p50: number; p95: number; path: string }[] = [];
  for (const query of randomCombinations(200, workload.misspelt)) {
    const path = pathOf("combination", query);
    await expectOk(client.get(path), path);
    const figures = percentiles(await time(10, () => expectOk(client.get(path), path)));
    measured.push({ ...figures, path });
  }
  client.close();
  const worst = measured.toSorted((a, b) => b.p95 - a.p95);
  const all = percentiles(measured.map((one) => one.p95));
  say(
    `### 200 random combinations of parameters, ten calls each\n\nOf their p95: median ${ms(all.p50)} ms, 95 of 100 below ${ms(all.p95)} ms, slowest ${ms(worst[0]!.p95)} ms; ${worst.filter((one) => one.p95 > 60).length} above 60 ms.\n\n${table(
      ["slowest", "p50", "p95"],
      worst.slice(0, 6).map((one) => [`\`${decodeURIComponent(one.path.slice(9))}\``, ms(one.p50), ms(one.p95)]),
    )}`,
  );
}

async function measureThroughput(url: string, product: Product, workload: Workload): Promise<void> {
  const kinds = ["newest page", "filters", "text, common word", "job by id"];
  const calls = kinds.map((kind) => workload.kinds[kind]!.map((query) => PLAIN[kind]!(query)));
  const bare = fork(join(root, "bench/bare-server.ts"), [url], { env: { ...process.env, NODE_ENV: "production" } });
  const barePort = await new Promise<number>((resolve) => {
    bare.once("message", (port) => resolve(port as number));
    bare.send(calls);
  });
  const rows: string[][] = [];
  for (const [index, kind] of kinds.entries()) {
    const paths = workload.kinds[kind]!.map((query) => pathOf(kind, query));
    // Plain SQL may take so long that its requests end without an answer.
    const yardstick = await load(barePort, [`/${index}`], seconds).catch(() => null);
    const api = await load(product.port, paths, seconds);
    const zipped = await load(product.port, paths, seconds, BROWSER);
    const share = yardstick?.rate ? `${Math.round((100 * api.rate) / yardstick.rate)} %` : "-";
    rows.push([
      kind,
      yardstick ? perSecond(yardstick) : "none",
      perSecond(api),
      share,
      `${api.p50} / ${api.p99}`,
      perSecond(zipped),
      `${Math.round(zipped.bytes / 1024)} KB`,
    ]);
  }
  bare.disconnect();
  say(
    `### ${connections} connections: requests a second\n\n${table(
      ["route", "bare route with plain SQL", "API", "share", "API p50 / p99 ms", "API, as browsers ask", "size then"],
      rows,
    )}`,
  );
}

async function measurePages(db: Database, product: Product, how: string): Promise<void> {
  const jobs = await db.query<{ id: string; companyName: string }>(
    `select j.id, c.name as "companyName" from job j tablesample system (1) join company c on c.id = j.company_id where j.is_listed limit 400`,
  );
  const rows: string[][] = [];
  for (const [name, paths] of Object.entries({
    "/jobs": ["/jobs"],
    "job detail": jobs.map(jobPath),
    "/": ["/"],
    "/referrals": ["/referrals"],
    "/faq": ["/faq"],
  })) {
    const plain = await load(product.port, paths, seconds);
    const zipped = await load(product.port, paths, seconds, BROWSER);
    rows.push([
      name,
      perSecond(plain),
      `${plain.p50} / ${plain.p99}`,
      `${Math.round(plain.bytes / 1024)} KB`,
      perSecond(zipped),
      `${Math.round(zipped.bytes / 1024)} KB`,
    ]);
  }
  say(
    `### Pages, ${how}, ${connections} connections\n\n${table(["page", "pages/s", "p50 / p99 ms", "size", "pages/s, as browsers ask", "size then"], rows)}`,
  );
}

/** Proportional memory of PostgreSQL and its processes, where /proc tells. */
async function databaseMemory(db: Database): Promise<string> {
  try {
    const pids = await db.query<{ pid: number }>("select pid from pg_stat_activity");
    const kb = pids.reduce(
      (sum, { pid }) =>
        sum + Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0),
      0,
    );
    return `, PostgreSQL ${Math.round(kb / 1024)} MB (proportional)`;
  } catch {
    return "";
  }
}
