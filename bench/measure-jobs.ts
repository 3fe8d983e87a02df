// `npm run bench -- jobs`: loads N jobs, then measures each kind of query bare through the driver, through the API, and as a page, side by side.
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seed } from "../cli/seed.ts";
import { duration } from "../cli/steps.ts";
import { jobPath } from "../contract/paths.ts";
import { type Database, openDatabase } from "../server/platform/db.ts";
import { startScratchCluster } from "../server/platform/embedded-postgres/index.ts";
import { migrate } from "../server/platform/migrate.ts";
import { type BareCall, runBare, statementsOfJob, statementsOfList } from "./bare-queries.ts";
import { inMs, ms, percentiles, table, time } from "./figures.ts";
import { connections, load, type Product, perSecond, residentMb, startProduct } from "./product.ts";
import { openClient, type RawClient } from "./raw-client.ts";
import { makeWorkload, randomCombinations, skillsQuery, type Workload } from "./workload.ts";

const { values: given } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "300" },
    seconds: { type: "string", default: "5" },
    database: { type: "string" },
  },
});
const rounds = Number(given.rounds);
const seconds = Number(given.seconds);
const root = join(import.meta.dirname, "..");

const parts: string[] = [];
const say = (text: string) => {
  parts.push(text);
  console.log(`${text}\n`);
};

/** The search page of a list query. */
const listPath = (query: Record<string, string>) => `/api/job/?${new URLSearchParams(query)}`;

await withDatabase(async (url) => {
  const db = openDatabase({ url, poolSize: 1, statementTimeout: 0 });
  const workload = await makeWorkload(db);
  const dataDir = mkdtempSync(join(tmpdir(), "vouchboard-bench-"));
  const fresh = await startProduct(url, dataDir, { PAGE_CACHE_SECONDS: "0" });
  try {
    await measureLatency(db, fresh, workload);
    await measureCombinations(db, fresh, workload);
    await measureThroughput(db, url, fresh, workload);
    await measurePages(db, fresh, "rendered each time");
    say(`Resident memory after all of that: server ${residentMb(fresh.process.pid!)} MB${await databaseMemory(db)}.`);
  } finally {
    await fresh.stop();
  }
  const keeping = await startProduct(url, dataDir, {});
  try {
    await measurePages(db, keeping, "kept for 5 s");
  } finally {
    await keeping.stop();
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  if (given.database) return work(given.database);
  const cluster = await startScratchCluster({ fsync: "on", max_wal_size: "4GB" });
  try {
    await migrate(cluster.url);
    const begun = performance.now();
    await seed(cluster.url, Number(given.jobs), (loaded) => loaded % 100_000 === 0 && console.error(`${loaded} jobs`));
    say(
      `Loading ${Number(given.jobs).toLocaleString("en")} jobs with all indexes: ${duration(performance.now() - begun)}.`,
    );
    await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}

/** One after the other: the bench has a single connection. */
async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** One client, bare and API in turns, so that a noisy neighbour disturbs both alike. */
async function measureLatency(db: Database, product: Product, workload: Workload): Promise<void> {
  const client = await openClient(product.port);
  const rows: string[][] = [];
  for (const [name, queries] of Object.entries({ ...workload.kinds, "skills-ranked (15 skills)": [skillsQuery] })) {
    const calls = await inTurn(queries, (query) => statementsOfList(db, query));
    rows.push(await compare(name, calls, queries.map(listPath), db, client));
  }
  const ids = workload.jobIds.slice(0, 500);
  const calls = await inTurn(ids, (id) => statementsOfJob(db, id));
  rows.push(
    await compare(
      "job by id",
      calls,
      ids.map((id) => `/api/job/${id}`),
      db,
      client,
    ),
  );
  client.close();
  say(
    `### One client: milliseconds p50 / p95 / p99\n\n${table(["query", "bare through pg", "API", "ratio p50", "ratio p95"], rows)}`,
  );
}

async function compare(
  name: string,
  calls: BareCall[],
  paths: string[],
  db: Database,
  client: RawClient,
): Promise<string[]> {
  const bare: number[] = [];
  const api: number[] = [];
  for (let round = -20; round < rounds; round += 1) {
    const turn = (round + 20) % calls.length;
    const [first] = await time(1, () => runBare(db, calls[turn]!));
    const [second] = await time(1, () => expectOk(client.get(paths[turn]!), paths[turn]!));
    if (round < 0) continue;
    bare.push(first!);
    api.push(second!);
  }
  const [a, b] = [percentiles(bare), percentiles(api)];
  return [name, inMs(a), inMs(b), (b.p50 / a.p50).toFixed(2), (b.p95 / a.p95).toFixed(2)];
}

async function expectOk(answer: Promise<{ status: number; bytes: number }>, path: string): Promise<void> {
  const { status } = await answer;
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

async function measureCombinations(_db: Database, product: Product, workload: Workload): Promise<void> {
  const client = await openClient(product.port);
  const measured: { p50: number; p95: number; path: string }[] = [];
  for (const query of randomCombinations(200, workload.misspelt)) {
    const path = listPath(query);
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

async function measureThroughput(db: Database, url: string, product: Product, workload: Workload): Promise<void> {
  const kinds: Record<string, { calls: BareCall[]; paths: string[] }> = {};
  for (const [name, kind] of [
    ["newest", "newest page"],
    ["filters", "filters (city, type, mode, salary, experience)"],
    ["text", "text, common word"],
  ] as const) {
    const queries = workload.kinds[kind]!;
    kinds[name] = {
      calls: await inTurn(queries, (query) => statementsOfList(db, query)),
      paths: queries.map(listPath),
    };
  }
  const ids = workload.jobIds.slice(0, 200);
  const calls = await inTurn(ids, (id) => statementsOfJob(db, id));
  kinds.job = { calls, paths: ids.map((id) => `/api/job/${id}`) };

  const bare = fork(join(root, "bench/bare-server.ts"), [url], { env: { ...process.env, NODE_ENV: "production" } });
  const barePort = await new Promise<number>((resolve) => {
    bare.once("message", (port) => resolve(port as number));
    bare.send(Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kind.calls])));
  });
  const rows: string[][] = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const yardstick = await load(barePort, [`/${name}`], seconds);
    const api = await load(product.port, kind.paths, seconds);
    rows.push([
      name,
      perSecond(yardstick),
      perSecond(api),
      `${Math.round((100 * api.rate) / yardstick.rate)} %`,
      `${api.p50} / ${api.p99}`,
    ]);
  }
  bare.disconnect();
  say(
    `### ${connections} connections: requests a second\n\n${table(["route", "bare Fastify route", "API", "share", "API p50 / p99 ms"], rows)}`,
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
    const zipped = await load(product.port, paths, seconds, { "accept-encoding": "gzip" });
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
    `### Pages, ${how}, ${connections} connections\n\n${table(["page", "pages/s", "p50 / p99 ms", "size", "pages/s, gzip", "size, gzip"], rows)}`,
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
