// The operator's command: help, mistakes, and migrate and doctor on a real data folder.
import assert from "node:assert/strict";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { takeDataLock } from "../server/platform/data-lock.ts";
import { freshDatabase } from "../tests/support/database.ts";
import { anOperator } from "../tests/support/operator.ts";
import { type Ran, runNode } from "../tests/support/run-node.ts";
import type { Finding } from "./doctor-services.ts";

const LAUNCHER = join(import.meta.dirname, "launch.mjs");

let folder = "";
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "vouchboard-cli-"));
  await chmod(folder, 0o755);
});
after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Runs the command with a data folder below `folder`; nothing listens unless a test starts it. */
function call(args: string[], env: Record<string, string> = {}): Promise<Ran> {
  return runNode([LAUNCHER, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, "data"), PORT: "0", METRICS_PORT: "0", ...env },
  });
}

const vouchboard = (args: string[], env?: Record<string, string>) => call(["vouchboard", ...args], env);

const operator = anOperator();
/** The same in a process that has the product loaded. */
const quickly = (args: string[], env: Record<string, string> = {}) =>
  operator(args, { PATH: process.env.PATH, DATA_DIR: join(folder, "data"), PORT: "0", METRICS_PORT: "0", ...env });

test("help lists every command, and each has its own help", async () => {
  const overview = await vouchboard(["help"]);
  assert.equal(overview.code, 0);
  const names = [...overview.out.matchAll(/^ {2}([a-z-]+) {2,}\S/gm)].map((match) => match[1]);
  assert.ok(names.includes("start") && names.includes("migrate") && names.includes("doctor"), names.join());
  for (const name of names) {
    const help = await quickly([String(name), "--help"]);
    assert.equal(help.code, 0);
    assert.match(help.out, new RegExp(`^Usage: npm run vouchboard -- ${name}`, "m"));
  }
});

describe("a mistake in the call gets one line and exit code 2", () => {
  const CASES = [
    { args: ["vouchboard", "strat"], line: /^There is no command "strat"\. There are: start, / },
    { args: ["vouchboard", "toString"], line: /^There is no command "toString"/ },
    { args: ["vouchboard", "migrate", "--force"], line: /^migrate has no flag --force\. See: .*migrate --help$/ },
    { args: ["vouchboard", "migrate", "-x"], line: /^migrate has no flag -x\./ },
    { args: ["vouchboard", "migrate", "now"], line: /^migrate does not take "now"\./ },
    { args: ["vouchboard", "migrate", "--dry-run=yes"], line: /^--dry-run takes no value\./ },
    { args: ["nonsense"], line: /^Usage: node cli\/launch\.mjs </ },
    { args: [], line: /^Usage: node cli\/launch\.mjs </ },
  ];
  for (const { args, line } of CASES) {
    test(args.join(" ") || "(nothing)", async () => {
      const answer = await call(args);
      assert.equal(answer.code, 2);
      assert.equal(answer.err.trim().split("\n").length, 1, answer.err);
      assert.match(answer.err.trim(), line);
    });
  }
});

test("each mistake in the configuration gets one line, exit code 1 and no stack", async () => {
  for (const name of ["start", "migrate"]) {
    const answer = await vouchboard([name], { PORT: "x", LOG_LEVEL: "loud", DATABSE_URL: "y" });
    assert.equal(answer.code, 1);
    // A serving command logs JSON unless it writes to a terminal.
    const logged = answer.out.split("\n").flatMap((line) => (line === "" ? [] : [String(JSON.parse(line).msg)]));
    assert.deepEqual(
      [...logged, answer.err]
        .join("\n")
        .trim()
        .split("\n")
        .map((line) => line.trim().split(" ")[0])
        // The first start after a change of the sources bundles the program before it reads the configuration.
        .filter((word) => word !== "Program:"),
      ["DATABSE_URL", "The", "PORT", "LOG_LEVEL"],
    );
  }
});

test("migrate applies what is missing once, and says before by its exit code that something is", async () => {
  const checked = await vouchboard(["migrate", "--check"]);
  assert.deepEqual([checked.code, checked.out.slice(0, 18)], [3, "Would apply: 0000_"]);
  assert.match((await vouchboard(["migrate"])).out, /^Applied: 0000_/);
  const again = await vouchboard(["migrate", "--check"]);
  assert.deepEqual([again.code, again.out.trim()], [0, "The database has the newest schema."]);
});

test("functions of another release are reported, and loaded by migrate", async () => {
  const { db, url } = await freshDatabase();
  const env = { DATABASE_URL: url };
  await db.query(
    `update installation set value = jsonb_set(value::jsonb, '{hashes,iso_time}', '"older"')::text where name = 'functions'`,
  );
  await db.query(
    "create or replace function iso_time(at timestamptz) returns text language sql stable as $$ select 'older' $$",
  );
  assert.match((await quickly(["doctor"], env)).out, /warn {2}schema .*functions of another release: iso_time/);
  assert.equal((await quickly(["migrate", "--dry-run"], env)).out.trim(), "Would load functions: iso_time");
  assert.equal((await quickly(["migrate"], env)).out.trim(), "Loaded functions: iso_time");
  assert.match((await quickly(["doctor"], env)).out, /ok {4}schema .*up to date/);
});

describe("doctor", () => {
  async function findingsWith(
    env: Record<string, string>,
  ): Promise<{ code: number; bySubject: Record<string, Finding> }> {
    const { code, out } = await quickly(["doctor", "--json"], env);
    const findings = JSON.parse(out) as Finding[];
    return { code, bySubject: Object.fromEntries(findings.map((finding) => [finding.subject, finding])) };
  }

  test("finds no fault with a folder that has a migrated database", async () => {
    await quickly(["migrate"]);
    const { code, bySubject } = await findingsWith({});
    assert.equal(code, 0);
    for (const subject of [
      "Node.js",
      "configuration",
      "data folder",
      "lock",
      "port",
      "database",
      "extensions",
      "schema",
    ]) {
      assert.equal(bySubject[subject]?.level, "ok", JSON.stringify(bySubject[subject]));
    }
    assert.match(bySubject.database?.words ?? "", /PostgreSQL 18/);
  });

  test("changes nothing in an empty place", async () => {
    const dataDir = join(folder, "absent");
    const { code, bySubject } = await findingsWith({ DATA_DIR: dataDir });
    assert.equal(code, 0);
    assert.match(bySubject.database?.words ?? "", /does not exist yet/);
    await assert.rejects(chmod(dataDir, 0o700), /ENOENT/);
  });

  test("names the process that holds the lock", async () => {
    const dataDir = join(folder, "held");
    const answer = await takeDataLock(dataDir, "import");
    assert.ok(answer.ok);
    const { bySubject } = await findingsWith({ DATA_DIR: dataDir });
    assert.equal(bySubject.lock?.words, `held by process ${process.pid} (import)`);
    await answer.lock.release();
  });

  test("fails for a port in use, an unreachable database and secrets that others can read", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const port = (taken.address() as { port: number }).port;
    const dataDir = join(folder, "open");
    await mkdir(join(dataDir, "secrets"), { recursive: true, mode: 0o700 });
    await writeFile(join(dataDir, "secrets", "cursor-key"), "x".repeat(40), { mode: 0o644 });
    const { code, bySubject } = await findingsWith({
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: `postgres://nobody:secret-word@127.0.0.1:${port}/jobs`,
    });
    taken.close();
    assert.equal(code, 1);
    assert.match(bySubject.port?.advice ?? "", /in use by another program/);
    assert.equal(bySubject.database?.level, "fail");
    assert.match(bySubject["data folder"]?.words ?? "", /others may read .*cursor-key/);
    assert.doesNotMatch(JSON.stringify(bySubject), /secret-word/);
  });

  test("names every mistake in the configuration and stops there", async () => {
    const { code, out } = await quickly(["doctor"], { PORT: "x", LOG_LEVEL: "loud" });
    assert.equal(code, 1);
    assert.deepEqual(out.match(/^FAIL {2}configuration/gm)?.length, 2);
  });
});
