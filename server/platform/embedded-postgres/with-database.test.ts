// Checks that commands share one database: with a running server, with each other, or alone; and the scratch cluster.
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { takeDataLock } from "../data-lock.ts";
import type { Log } from "../operator.ts";
import { cloneDatabase, dropDatabase, openDatabase, startScratchCluster, withDatabase } from "./index.ts";

const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };
const ENTRY = new URL("./index.ts", import.meta.url).href;

const folders: string[] = [];
const children: ChildProcess[] = [];
after(async () => {
  for (const child of children) child.kill("SIGKILL");
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vouchboard-pg-test-"));
  folders.push(folder);
  await chmod(folder, 0o755);
  return join(folder, "data");
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function elsewhere(code: string): ChildProcess {
  const prelude = `const { startScratchCluster, withDatabase } = await import(${JSON.stringify(ENTRY)});
    const { default: pg } = await import("pg");
    const log = { info() {}, warn() {}, error() {} };`;
  const args = ["--input-type=module", "-e", prelude + code];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  children.push(child);
  return child;
}

function isStopped(dataDir: string): Promise<boolean> {
  return access(join(dataDir, "postgres/cluster/postmaster.pid")).then(
    () => false,
    () => true,
  );
}

test("a command alone starts the database and stops it, even if it fails", async () => {
  const config = { databaseUrl: undefined, dataDir: await newDataDir() };
  assert.deepEqual(await withDatabase(config, SILENT, (url) => query(url, "select 1 as one")), [{ one: 1 }]);
  assert.ok(await isStopped(config.dataDir));
  await assert.rejects(
    withDatabase(config, SILENT, async () => Promise.reject(new Error("no"))),
    /^Error: no$/,
  );
  assert.ok(await isStopped(config.dataDir));
  assert.ok((await takeDataLock(config.dataDir, "start")).ok);
});

test("a configured database is used directly", async () => {
  const config = { databaseUrl: "postgres://db/jobs", dataDir: await newDataDir() };
  assert.equal(await withDatabase(config, SILENT, async (url) => url), "postgres://db/jobs");
  await assert.rejects(access(config.dataDir));
});

test("beside a running server a command uses its database, waits while it starts, and leaves it running", async () => {
  const config = { databaseUrl: undefined, dataDir: await newDataDir() };
  const answer = await takeDataLock(config.dataDir, "start");
  assert.ok(answer.ok);
  const waiting = withDatabase(config, SILENT, (url) => query(url, "select 1 as one"));
  await pause(300);
  const database = await openDatabase({ dataDir: config.dataDir, log: SILENT });
  assert.deepEqual(await waiting, [{ one: 1 }]);
  assert.deepEqual(await query(database.url, "select 2 as two"), [{ two: 2 }]);
  await database.stop();
  await answer.lock.release();
});

test("a command waits for another one that joined before it stops the database", async () => {
  const config = { databaseUrl: undefined, dataDir: await newDataDir() };
  const code = `await withDatabase(${JSON.stringify({ dataDir: config.dataDir })}, log, async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    console.log("joined");
    await new Promise((resolve) => process.stdin.once("data", resolve));
    console.log(JSON.stringify((await client.query("select 3 as three")).rows));
    await client.end();
  });
  process.exit(0);`;
  const told: string[] = [];
  const log: Log = { ...SILENT, info: (line) => told.push(line) };
  let joined: ChildProcess | undefined;
  const first = withDatabase(config, log, async () => {
    joined = elsewhere(code);
    await once(joined.stdout!, "data");
  });
  while (told.length === 0) await pause(20);
  assert.match(told[0] ?? "", /Another command still uses the database/);
  const answer = once(joined!.stdout!, "data");
  joined!.stdin!.write("go\n");
  assert.equal(String(await answer).trim(), '[{"three":3}]');
  await first;
  assert.ok(await isStopped(config.dataDir));
});

test("an interrupted command stops the database it started", {
  skip: process.platform === "win32" && "signals of Unix",
}, async () => {
  const dataDir = await newDataDir();
  const child = elsewhere(`await withDatabase(${JSON.stringify({ dataDir })}, log, async () => {
    console.log("working");
    await new Promise((resolve) => setTimeout(resolve, 600_000));
  });`);
  await once(child.stdout!, "data");
  child.kill("SIGINT");
  const [code] = await once(child, "exit");
  assert.equal(code, 130);
  assert.ok(await isStopped(dataDir));
  assert.ok((await takeDataLock(dataDir, "start")).ok);
});

test("a scratch cluster gives each test file its own database and is removed afterwards", async () => {
  const cluster = await startScratchCluster();
  const folder = new URL(cluster.url).searchParams.get("host") ?? "";
  await query(cluster.url, "create table kept (n int)");
  const copy = await cloneDatabase(cluster.url, "copy", "vouchboard");
  await query(copy, "insert into kept values (1)");
  assert.deepEqual(await query(cluster.url, "select count(*)::int as n from kept"), [{ n: 0 }]);
  await dropDatabase(cluster.url, "copy");
  await assert.rejects(query(copy, "select 1"), /does not exist/);
  await cluster.stop();
  await assert.rejects(access(folder));
});

test("a scratch cluster whose owner was killed is removed by the next one", async () => {
  const child = elsewhere("console.log((await startScratchCluster()).url); setInterval(() => {}, 1000);");
  const [line] = await once(child.stdout!, "data");
  const name = /vouchboard-scratch-\w+/.exec(decodeURIComponent(String(line)))?.[0] ?? "none";
  child.kill("SIGKILL");
  await once(child, "exit");
  assert.ok((await readdir(tmpdir())).includes(name));
  const cluster = await startScratchCluster();
  assert.ok(!(await readdir(tmpdir())).includes(name));
  await cluster.stop();
});
