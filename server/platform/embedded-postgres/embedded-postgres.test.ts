// Checks the built-in PostgreSQL with a real one: first start, restarts, and recovery after kill -9.
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../operator.ts";
import { isRunning } from "../process-identity.ts";
import { hasDatabase, openDatabase } from "./index.ts";

const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };
const ENTRY = new URL("./index.ts", import.meta.url).href;
const ROOT = process.getuid?.() === 0;
const UNIX_ONLY = { skip: process.platform === "win32" && "sockets and signals of Unix" };

const folders: string[] = [];
const children: ChildProcess[] = [];
after(async () => {
  for (const child of children) child.kill("SIGKILL");
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A data folder that PostgreSQL's account can reach, like a clone outside of a private home folder. */
async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vouchboard-pg-test-"));
  folders.push(folder);
  await chmod(folder, 0o755);
  return join(folder, "data");
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterOf(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8")).split("\n")[0]);
}

/** Runs code in another process, with `openDatabase`, `withDatabase`, `pg`, `dataDir` and a silent `log` defined. */
function elsewhere(dataDir: string, code: string): ChildProcess {
  const prelude = `
    const { openDatabase, withDatabase } = await import(${JSON.stringify(ENTRY)});
    const { default: pg } = await import("pg");
    const log = { info() {}, warn() {}, error() {} };
    const dataDir = ${JSON.stringify(dataDir)};`;
  const args = ["--input-type=module", "-e", prelude + code];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  return child;
}

async function killHard(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** Opens a database, inserts rows one by one and prints the number committed, until it is killed. */
const WRITER = `
  const database = await openDatabase({ dataDir, log });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("create table if not exists written (n int primary key)");
  for (let n = 1; ; n += 1) {
    await client.query("insert into written values ($1)", [n]);
    process.stdout.write(n + "\\n");
  }`;

async function killAfterRows(child: ChildProcess, least: number): Promise<number> {
  let confirmed = 0;
  let rest = "";
  child.stdout!.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    confirmed = Number(lines.at(-1) ?? confirmed);
    if (confirmed >= least) child.kill("SIGKILL");
  });
  await once(child, "close");
  return confirmed;
}

describe("a first start", () => {
  test("creates a durable, private cluster whose owner is no superuser; a second start uses it", async () => {
    const dataDir = await newDataDir();
    assert.equal(await hasDatabase(dataDir), false);
    const first = await openDatabase({ dataDir, log: SILENT });
    assert.equal(first.adopted, false);
    const [row] = await query(
      first.url,
      `select current_user as who, (select rolsuper from pg_roles where rolname = current_user) as super,
        current_database() as name, current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
        current_setting('data_checksums') as checksums, lower('ÄÖ') as letters`,
    );
    const addresses = process.platform === "win32" ? "127.0.0.1" : "";
    assert.deepEqual(row, {
      who: "vouchboard",
      super: false,
      name: "vouchboard",
      fsync: "on",
      addresses,
      checksums: "on",
      letters: "äö",
    });
    await query(
      first.url,
      "create extension pg_trgm; create extension unaccent; create table kept (n int); insert into kept values (7)",
    );
    await assert.rejects(query(first.url.replace(/:[^:@]+@/, ":wrong@"), "select 1"), /password authentication failed/);
    await first.stop();

    assert.equal(await hasDatabase(dataDir), true);
    const second = await openDatabase({ dataDir, log: SILENT, settings: { work_mem: "5MB" } });
    assert.deepEqual(await query(second.url, "select n, current_setting('work_mem') as work_mem from kept"), [
      { n: 7, work_mem: "5MB" },
    ]);
    await second.stop();
    await assert.rejects(access(join(dataDir, "postgres/cluster/postmaster.pid")));
  });

  test("leaves nothing readable by other accounts", UNIX_ONLY, async () => {
    const dataDir = await newDataDir();
    const database = await openDatabase({ dataDir, log: SILENT });
    await database.stop();
    for (const path of ["", "postgres", "postgres/cluster", "postgres/socket"]) {
      assert.equal((await stat(join(dataDir, path))).mode & 0o066, 0, path);
    }
    assert.equal((await stat(join(dataDir, "postgres/cluster/vouchboard-access.json"))).mode & 0o777, 0o600);
  });

  test("that was killed half-way is repeated", UNIX_ONLY, async () => {
    const dataDir = await newDataDir();
    const child = elsewhere(dataDir, "await openDatabase({ dataDir, log });");
    for (;;) {
      const names = await readdir(join(dataDir, "postgres")).catch(() => []);
      const draft = names.find((name) => /^cluster\.new-\w+$/.test(name));
      if (draft && (await readdir(join(dataDir, "postgres", draft))).length > 0) break;
      await pause(2);
    }
    await killHard(child);
    assert.equal(await hasDatabase(dataDir), false);
    const database = await openDatabase({ dataDir, log: SILENT });
    assert.deepEqual(await query(database.url, "select 1 as one"), [{ one: 1 }]);
    await database.stop();
    const again = await openDatabase({ dataDir, log: SILENT });
    await again.stop();
    assert.deepEqual((await readdir(join(dataDir, "postgres"))).sort(), ["cluster", "server.log", "socket"]);
  });

  test("does not touch a folder that may be a damaged cluster", async () => {
    const dataDir = await newDataDir();
    await mkdir(join(dataDir, "postgres/cluster/base"), { recursive: true });
    await writeFile(join(dataDir, "postgres/cluster/base/precious"), "rows");
    await assert.rejects(openDatabase({ dataDir, log: SILENT }), /global\/pg_control is missing.*Nothing was changed/s);
    assert.equal(await readFile(join(dataDir, "postgres/cluster/base/precious"), "utf8"), "rows");
  });

  test("refuses a cluster of another major version", async () => {
    const dataDir = await newDataDir();
    await (await openDatabase({ dataDir, log: SILENT })).stop();
    await writeFile(join(dataDir, "postgres/cluster/PG_VERSION"), "17\n");
    await assert.rejects(openDatabase({ dataDir, log: SILENT }), /made by PostgreSQL 17, and version 18 is installed/);
  });

  test("puts the socket into a temporary folder if its path would be too long", UNIX_ONLY, async () => {
    const dataDir = join(await newDataDir(), "d".repeat(60), "d".repeat(60));
    await mkdir(dataDir, { recursive: true });
    for (let folder = dataDir; folder !== tmpdir(); folder = join(folder, "..")) await chmod(folder, 0o755);
    const database = await openDatabase({ dataDir, log: SILENT });
    const socketFolder = new URL(database.url).searchParams.get("host") ?? "";
    assert.ok(socketFolder.length < 80 && (await stat(socketFolder)).isDirectory());
    assert.deepEqual(await query(database.url, "select 1 as one"), [{ one: 1 }]);
    await database.stop();
    await assert.rejects(stat(socketFolder));
  });
});

describe("after kill -9", UNIX_ONLY, () => {
  test("of its owner, the running server is adopted with every committed row", async () => {
    const dataDir = await newDataDir();
    const confirmed = await killAfterRows(elsewhere(dataDir, WRITER), 300);
    const pid = await postmasterOf(dataDir);
    const database = await openDatabase({ dataDir, log: SILENT });
    assert.equal(database.adopted, true);
    assert.equal(await postmasterOf(dataDir), pid);
    const [row] = await query<{ n: number }>(database.url, "select count(*)::int as n from written");
    assert.ok(row!.n >= confirmed && confirmed >= 300, `${row!.n} rows of ${confirmed} confirmed`);
    await database.stop();
    assert.equal(await isRunning(pid), false);
  });

  test("of its owner, a server with other settings is restarted with the new ones", async () => {
    const dataDir = await newDataDir();
    const confirmed = await killAfterRows(elsewhere(dataDir, WRITER), 50);
    const pid = await postmasterOf(dataDir);
    const database = await openDatabase({ dataDir, log: SILENT, settings: { work_mem: "7MB" } });
    assert.equal(database.adopted, false);
    assert.equal(await isRunning(pid), false);
    const [row] = await query<{ n: number; mem: string }>(
      database.url,
      "select count(*)::int as n, current_setting('work_mem') as mem from written",
    );
    assert.ok(row!.n >= confirmed && row!.mem === "7MB");
    await database.stop();
  });

  test("of owner and server, the next start recovers every committed row", async () => {
    const dataDir = await newDataDir();
    const confirmed = await killAfterRows(elsewhere(dataDir, WRITER), 300);
    process.kill(await postmasterOf(dataDir), "SIGKILL");
    const database = await openDatabase({ dataDir, log: SILENT });
    assert.equal(database.adopted, false);
    const [row] = await query<{ n: number }>(database.url, "select count(*)::int as n from written");
    assert.ok(row!.n >= confirmed);
    await database.stop();
  });

  test("of the server alone, it is restarted at the same address", async () => {
    const dataDir = await newDataDir();
    const lines: string[] = [];
    const log: Log = { ...SILENT, error: (line) => lines.push(line) };
    const database = await openDatabase({ dataDir, log });
    await query(database.url, "create table kept (n int); insert into kept values (7)");
    process.kill(await postmasterOf(dataDir), "SIGKILL");
    let rows: unknown[] = [];
    while (rows.length === 0) {
      await pause(50);
      rows = await query(database.url, "select n from kept").catch(() => []);
    }
    assert.deepEqual(rows, [{ n: 7 }]);
    assert.match(lines.join("\n"), /PostgreSQL ended by itself/);
    await database.stop();
  });

  test("of a server that cannot start for a while, such as on a full disk, starting is retried", async () => {
    const dataDir = await newDataDir();
    const lines: string[] = [];
    const database = await openDatabase({ dataDir, log: { ...SILENT, error: (line) => lines.push(line) } });
    const control = join(dataDir, "postgres/cluster/global/pg_control");
    const postmaster = await postmasterOf(dataDir);
    await rename(control, `${control}.away`);
    process.kill(postmaster, "SIGKILL");
    while (lines.filter((line) => /could not be started again; trying on/.test(line)).length < 2) await pause(50);
    await rename(`${control}.away`, control);
    while ((await query(database.url, "select").catch(() => [])).length === 0) await pause(50);
    await database.stop();
  });

  test("a postmaster.pid whose pid another program has now does not prevent the next start", async () => {
    const dataDir = await newDataDir();
    await (await openDatabase({ dataDir, log: SILENT })).stop();
    const cluster = join(dataDir, "postgres/cluster");
    const { uid, gid } = await stat(cluster);
    // Under the server's account, because PostgreSQL itself only believes in a pid of that account.
    const other = spawn("sleep", ["600"], { ...(ROOT && { uid, gid }), cwd: "/" });
    children.push(other);
    await once(other, "spawn");
    const note = [
      other.pid,
      cluster,
      1_700_000_000,
      5432,
      join(dataDir, "postgres/socket"),
      "",
      "  1234 0",
      "ready   ",
      "",
    ];
    await writeFile(join(cluster, "postmaster.pid"), note.join("\n"), { mode: 0o600 });
    if (ROOT) await chown(join(cluster, "postmaster.pid"), uid, gid);
    const database = await openDatabase({ dataDir, log: SILENT });
    assert.equal(database.adopted, false);
    assert.deepEqual(await query(database.url, "select 1 as one"), [{ one: 1 }]);
    await database.stop();
    assert.equal(await isRunning(other.pid!), true);
  });
});

describe("a folder that PostgreSQL's account cannot enter", {
  skip: !ROOT && "only root runs it under another account",
}, () => {
  test("has its database elsewhere, and the next start finds it", async () => {
    const dataDir = await newDataDir();
    await chmod(join(dataDir, ".."), 0o700);
    const lines: string[] = [];
    const log: Log = { ...SILENT, info: (line) => lines.push(line) };
    const first = await openDatabase({ dataDir, log });
    const note = JSON.parse(await readFile(join(dataDir, "postgres/elsewhere.json"), "utf8")) as { path: string };
    folders.push(note.path);
    await query(first.url, "create table kept (n int); insert into kept values (7)");
    await first.stop();
    assert.equal(lines.length, 1);
    assert.match(
      lines[0] ?? "",
      /runs as the account "\w+", not as root, and cannot reach .* its data in \/var\/lib\/vouchboard\//,
    );

    await chmod(join(dataDir, ".."), 0o755);
    const second = await openDatabase({ dataDir, log: SILENT });
    assert.deepEqual(await query(second.url, "select n from kept"), [{ n: 7 }]);
    await second.stop();

    await rm(note.path, { recursive: true });
    await assert.rejects(
      openDatabase({ dataDir, log: SILENT }),
      /lies in \/var\/lib\/vouchboard\/.*which is not there/s,
    );
  });
});
