// Going back to a moment on a PostgreSQL that archives its log, by the very lines of docs/backup.md.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { appendFile, chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { openDatabase } from "../server/platform/db.ts";
import { openHome, runAs } from "../server/platform/embedded-postgres/home.ts";
import { readyPrograms } from "../server/platform/embedded-postgres/programs.ts";
import { migrate, newestKnown, newestMigration } from "../server/platform/migrate.ts";
import { freePort } from "./support/free-port.ts";
import { afterFile } from "./support/run-files.ts";

const run = promisify(execFile);
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

const page = await readFile(join(import.meta.dirname, "../docs/backup.md"), "utf8");
/** The blocks of the page: the server's settings, the base backup, and what recovery adds to the settings. */
const [archiving = "", baseBackup = "", recovery = ""] = [...page.matchAll(/```\w*\n([\s\S]*?)```/g)].map(
  ([, block = ""]) => block.replace(/^ {3}/gm, "").trim(),
);

const folder = await mkdtemp(join(tmpdir(), "vouchboard-time-"));
afterFile(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
const home = await openHome(join(folder, "home"), SILENT);
// The account of PostgreSQL passes through, and owns what is below.
await chmod(folder, 0o755);
const ownFolder = async (...names: string[]) => {
  const path = join(folder, ...names);
  await mkdir(path, { mode: 0o700 });
  if (home.account) await chown(path, home.account.uid, home.account.gid);
  return path;
};

const namesIn = (path: string): Promise<string[]> => readdir(path).catch(() => []);

/** Where Debian puts PostgreSQL; null if there is none with the program that makes base backups. */
async function findOwn(): Promise<string | null> {
  const root = "/usr/lib/postgresql";
  const versions = (await namesIn(root)).filter((name) => Number(name) >= 15).sort();
  for (const version of versions.reverse()) {
    const bin = join(root, version, "bin");
    if ((await namesIn(bin)).includes("pg_basebackup")) return bin;
  }
  return null;
}

/** Fails the test if it never comes true. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 2_000; looks += 1) {
    if (await isTrue()) return;
    await pause(100);
  }
  assert.fail("what the test waits for never came true");
}

type Server = { url: string; stop(): Promise<void> };

/** Runs as PostgreSQL's account, in a shell where the page's lines are meant for one. */
const call = (file: string, args: string[], env: Record<string, string> = {}) =>
  run(file, args, { ...runAs(home.account), env: { ...process.env, ...env } });

/** A port that was free may be taken before the server has it, so a few are tried. */
async function startServer(bin: string, data: string, tries = 4): Promise<Server> {
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  const log = `${data}.${port}.log`;
  try {
    await call(join(bin, "pg_ctl"), ["start", "-w", "-D", data, "-l", log, "-o", options]);
  } catch (cause) {
    const words = await readFile(log, "utf8");
    if (tries > 1 && words.includes("Address already in use")) return startServer(bin, data, tries - 1);
    throw new Error(`The server did not start: ${words.slice(-2_000)}`, { cause });
  }
  let isOver = false;
  const stop = async () => {
    if (isOver) return;
    isOver = true;
    await call(join(bin, "pg_ctl"), ["stop", "-w", "-D", data, "-m", "immediate"]);
  };
  afterFile(stop);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** As `pg_basebackup` does, for programs without it: PostgreSQL's own functions around a copy of the folder. */
async function copyRunning(url: string, data: string, target: string): Promise<void> {
  const db = openDatabase({ url, poolSize: 1, statementTimeout: 0 });
  const label = await db
    .transaction(async (tx) => {
      await tx.query("select pg_backup_start('weekly', true)");
      await cp(data, target, {
        recursive: true,
        preserveTimestamps: true,
        filter: (path) => !/postmaster\.(pid|opts)$|pg_wal\/./.test(path),
      });
      const [ended] = await tx.query<{ label: string }>(
        "select labelfile as label from pg_backup_stop() /* label as typed: never null */",
      );
      return ended!.label;
    })
    .finally(() => db.close());
  await writeFile(join(target, "backup_label"), label);
  await mkdir(join(target, "pg_wal", "archive_status"), { recursive: true });
  if (home.account) await run("chown", ["-R", `${home.account.uid}:${home.account.gid}`, target]);
  await chmod(target, 0o700);
}

const note = (name: string) => `insert into installation (name, value) values ('${name}', 'x')`;

/** Makes a mistake after a moment, loses the server, and goes back to the moment; resolves to what is there then. */
async function goBack(name: string, bin: string, isOwn: boolean): Promise<void> {
  await ownFolder(name);
  const archive = await ownFolder(name, "archive");
  for (const part of ["wal", "base"]) await ownFolder(name, "archive", part);
  const here = (text: string) => text.replaceAll("/archive/", `${archive}/`);
  const data = join(await ownFolder(name, "server"), "data");
  await call(join(bin, "initdb"), ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8"]);
  await appendFile(join(data, "postgresql.conf"), here(`\nfsync = off\n${archiving}\n`));
  const primary = await startServer(bin, data);
  await migrate(primary.url);

  const port = new URL(primary.url).port;
  if (isOwn) await call("sh", ["-ec", here(baseBackup)], { PATH: `${bin}:${process.env.PATH}`, PGPORT: port });
  else await copyRunning(primary.url, data, join(archive, "base", "by-hand"));

  const db = openDatabase({ url: primary.url, poolSize: 2 });
  await db.transaction((tx) => tx.query(note("wanted")));
  const [{ moment } = { moment: "" }] = await db.query<{ moment: string }>(
    "select clock_timestamp()::text as moment /* moment as typed: never null */",
  );
  await db.transaction(async (tx) => {
    await tx.query("delete from installation where name = 'wanted'");
    await tx.query(note("mistake"));
  });
  const [{ file } = { file: "" }] = await db.query<{ file: string }>(
    "select pg_walfile_name(pg_switch_wal()) as file /* file as typed: never null */",
  );
  await until(async () => (await readdir(join(archive, "wal"))).includes(file));
  await db.close();
  await primary.stop();

  const back = join(await ownFolder(name, "back"), "data");
  const [base = ""] = await readdir(join(archive, "base"));
  await call("cp", ["-a", join(archive, "base", base), back]);
  const settings = here(recovery).replace(/^recovery_target_time = .*$/m, `recovery_target_time = '${moment}'`);
  await appendFile(join(back, "postgresql.conf"), `\n${settings}\n`);
  await writeFile(join(back, "recovery.signal"), "");
  const restored = await startServer(bin, back);
  const found = openDatabase({ url: restored.url, poolSize: 1 });
  try {
    await until(async () => {
      const [state] = await found.query<{ recovers: boolean }>(
        "select pg_is_in_recovery() as recovers /* recovers as typed: never null */",
      );
      return state?.recovers === false;
    });
    const rows = await found.query<{ name: string }>(
      "select name from installation where name in ('wanted', 'mistake')",
    );
    assert.deepEqual(rows, [{ name: "wanted" }]);
    assert.equal(await newestMigration(found), newestKnown());
    await found.transaction((tx) => tx.query(note("goes on")));
  } finally {
    await found.close();
  }
}

describe("going back to the moment before a mistake", async () => {
  const own = await findOwn();
  const programs = await readyPrograms(home);
  test(
    "on a PostgreSQL of the operator's own",
    { skip: own ? false : "no PostgreSQL with pg_basebackup in /usr/lib/postgresql" },
    () => goBack("own", own!, true),
  );
  test("by PostgreSQL's functions, where there is no pg_basebackup", () =>
    goBack("plain", join(programs.folder, "bin"), false));
});
