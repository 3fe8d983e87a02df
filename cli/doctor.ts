// `doctor`: checks everything a start needs and says what to do about each problem.

import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import pg from "pg";
import { type Config, connectionsOf, readConfig } from "../server/platform/config.ts";
import { readLockHolder } from "../server/platform/data-lock.ts";
import { readerOf, usingDatabase } from "../server/platform/db.ts";
import { openDns } from "../server/platform/dns.ts";
import { hasDatabase, withDatabase } from "../server/platform/embedded-postgres/index.ts";
import { readChanged } from "../server/platform/functions.ts";
import { readSchema } from "../server/platform/migrate.ts";
import { codeOf, type Log, wordsOf } from "../server/platform/operator.ts";
import { isBuilt } from "./build-web.ts";
import type { Command } from "./command.ts";
import {
  findOpenSecrets,
  lookAtAccounts,
  lookAtBackups,
  lookAtBooks,
  lookAtCounts,
  lookAtSearchEngines,
} from "./doctor-data.ts";
import {
  type Finding,
  fail,
  lookAtFiles,
  lookAtMail,
  lookAtMailDomain,
  lookAtOpenings,
  lookAtPayments,
  lookAtReader,
  ok,
  warn,
} from "./doctor-services.ts";
import { portAdvice, portTrouble } from "./port.ts";

const MARKS: Record<Finding["level"], string> = { ok: "ok  ", warn: "warn", fail: "FAIL" };

export const command: Command = {
  name: "doctor",
  about: "Checks what a start needs (configuration, folders, database, disk, port) and says what to do.",
  takes: "",
  flags: { json: { about: "Prints the findings as JSON." } },
  notes: [
    "Exit code 1 when something is broken (FAIL). Nothing is created or changed; a database that stands still is started for the look and stopped again.",
  ],
  async run(given) {
    const findings: Finding[] = [];
    for await (const finding of lookAtEverything()) {
      findings.push(finding);
      if (given.flags.json) continue;
      console.log(`${MARKS[finding.level]}  ${finding.subject.padEnd(14)}  ${finding.words}`);
      if (finding.advice) console.log(`${" ".repeat(22)}${finding.advice}`);
    }
    if (given.flags.json) console.log(JSON.stringify(findings, null, 2));
    return findings.some((finding) => finding.level === "fail") ? 1 : 0;
  },
};

const OLDEST_POSTGRESQL = 150_000;
const EXTENSIONS = ["pg_trgm", "unaccent"];
const ANSWER_MS = 3_000;
const LAG_BYTES = 16_000_000;
const SPACE = { little: 2_000_000_000, none: 200_000_000 };
const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Runs all checks in turn. Without a readable configuration the others are skipped. */
async function* lookAtEverything(): AsyncGenerator<Finding> {
  yield lookAtNode();
  const answer = readConfig(process.env);
  for (const hint of answer.hints) yield warn("configuration", hint);
  if (!answer.ok) {
    for (const problem of answer.problems) yield fail("configuration", problem, "See the table in README.");
    return;
  }
  const { config } = answer;
  yield ok("configuration", `environment ${config.environment}, data in ${config.dataDir}`);
  yield await lookAtBuild();
  yield* await lookAtDataFolder(config);
  yield await lookAtDisk(config);
  yield await lookAtFiles(config);
  yield await lookAtReader();
  yield* lookAtOpenings(config);
  yield lookAtMail(config);
  yield* await lookAtMailDomain(config, openDns(config.dnsServers));
  yield lookAtPayments(config);
  const holder = await readLockHolder(config.dataDir);
  yield ok("lock", holder ? `held by process ${holder.pid} (${holder.purpose})` : "free");
  yield await lookAtPort(config);
  yield* await lookAtDatabase(config);
  const { databaseUrl, databaseReadUrls } = config;
  if (databaseUrl)
    for (const [at, readUrl] of databaseReadUrls.entries())
      yield await lookAtReplica(databaseReadUrls.length > 1 ? `replica ${at + 1}` : "replica", databaseUrl, readUrl);
}

function lookAtNode(): Finding {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= 24) return ok("Node.js", process.versions.node);
  return fail("Node.js", process.versions.node, 'Version 24 is needed: run "npm install" and use the npm scripts.');
}

async function lookAtBuild(): Promise<Finding> {
  if (await isBuilt()) return ok("site", "built from the present sources");
  return warn("site", "not built from the present sources", "The next start builds it (up to a minute).");
}

async function lookAtDataFolder(config: Config): Promise<Finding[]> {
  const { dataDir } = config;
  const found = await stat(dataDir).catch((error) => codeOf(error));
  if (found === "ENOENT") return [ok("data folder", `${dataDir} does not exist yet; the first start creates it`)];
  if (typeof found !== "object")
    return [fail("data folder", `${dataDir} cannot be looked at (${found})`, OWNER_ADVICE)];
  if (!found.isDirectory()) return [fail("data folder", `${dataDir} is not a folder`, "Set DATA_DIR to a folder.")];
  if (process.platform === "win32") return [ok("data folder", dataDir)];
  const me = process.getuid?.();
  if (me !== 0 && found.uid !== me) return [fail("data folder", `${dataDir} belongs to another account`, OWNER_ADVICE)];
  if ((found.mode & 0o066) !== 0) {
    return [warn("data folder", `${dataDir} is open to other accounts`, `chmod go-rw ${dataDir}`)];
  }
  const open = await findOpenSecrets(dataDir);
  if (open.length > 0)
    return [fail("data folder", `others may read ${open.join(", ")}`, `chmod 600 ${open.join(" ")}`)];
  return [ok("data folder", `${dataDir}, closed to other accounts`)];
}

const OWNER_ADVICE = "Start as the account that owns it, or give it to this one (chown -R).";

async function lookAtDisk(config: Config): Promise<Finding> {
  let folder = config.dataDir;
  while (!(await stat(folder).catch(() => null)) && folder !== dirname(folder)) folder = dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const words = `${(free / 1e9).toFixed(1)} GB free for the data folder`;
  if (free < SPACE.none) return fail("disk", words, "PostgreSQL stops when the disk is full: make room.");
  if (free < SPACE.little)
    return warn("disk", words, "A hundred thousand jobs take about 0.6 GB: make room before importing.");
  return ok("disk", words);
}

async function lookAtPort(config: Config): Promise<Finding> {
  const trouble = await portTrouble(config.host, config.port);
  if (!trouble) return ok("port", `${config.port} on ${config.host} is free`);
  const running = trouble === "EADDRINUSE" ? await askProduct(config) : null;
  if (running?.status === "ready") return ok("port", `${config.port} is the product's, which is ready`);
  if (running) {
    const failed = Object.keys(running.checks).filter((name) => !running.checks[name]);
    return warn(
      "port",
      `${config.port} is the product's, which is ${running.status}: ${failed.join(", ") || "no reason given"}`,
    );
  }
  return fail(
    "port",
    `${config.port} on ${config.host} cannot be used`,
    portAdvice("PORT", config.host, config.port, trouble),
  );
}

type Readiness = { status: string; checks: Record<string, boolean> };

/** The readiness of a running server of this product on the configured port; null if something else answers. */
async function askProduct({ host, port }: Config): Promise<Readiness | null> {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  const address = `http://${name.includes(":") ? `[${name}]` : name}:${port}/readyz`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS), redirect: "error" });
    const said = (await answer.json()) as Partial<Readiness>;
    return said.status !== undefined && said.checks?.database !== undefined ? (said as Readiness) : null;
  } catch {
    return null;
  }
}

/** How far the replica is behind the primary, in bytes of WAL. */
async function lookAtReplica(subject: string, url: string, readUrl: string): Promise<Finding> {
  const advice = "Lists, searches and job pages are read from another replica, or the primary, until it is back.";
  const ask = async (server: string, statement: string, values: readonly string[] = []): Promise<string | null> => {
    const rows = await usingDatabase({ url: server, poolSize: 1, statementTimeout: ANSWER_MS }, (db) =>
      db.query<{ at: string | null }>(statement, values),
    );
    return rows[0]?.at ?? null;
  };
  try {
    const replayed = await ask(readUrl, "select pg_last_wal_replay_lsn()::text as at");
    if (replayed === null)
      return warn(subject, "this address of DATABASE_READ_URL is no replica: it takes writes of its own");
    const behind = Number(
      await ask(url, "select pg_wal_lsn_diff(pg_current_wal_lsn(), $1::pg_lsn)::text as at", [replayed]),
    );
    if (behind < LAG_BYTES) return ok(subject, "answers and keeps up");
    return warn(
      subject,
      `${Math.round(behind / 1e6)} MB behind`,
      "Lists are old. Beyond 30 seconds they are read elsewhere.",
    );
  } catch (error) {
    return warn(subject, `does not answer: ${wordsOf(error)}`, advice);
  }
}

async function lookAtDatabase(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl && !(await hasDatabase(config.dataDir))) {
    return [ok("database", "does not exist yet; the first start creates it")];
  }
  try {
    return await withDatabase(config, SILENT, (url) => examine(config, url), { purpose: "doctor" });
  } catch (error) {
    const advice = config.databaseUrl
      ? "Check DATABASE_URL, and that the server takes connections from here."
      : undefined;
    return [fail("database", wordsOf(error), advice)];
  }
}

async function examine(config: Config, url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, statement_timeout: 5_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return [
      await versionOf(client),
      ...(await missingExtensions(client)),
      await roomForPool(client, config),
      await schema(client),
      ...(await lookAtBackups(readerOf(client), config, new Date())),
      ...(await lookAtSearchEngines(readerOf(client), config)),
      ...(await lookAtAccounts(client, config)),
      ...(await lookAtBooks(url)),
      ...(await lookAtCounts(url)),
    ];
  } finally {
    await client.end();
  }
}

async function versionOf(client: pg.Client): Promise<Finding> {
  const answer = await client.query("select current_setting('server_version_num')::int as number, version() as words");
  const row = answer.rows[0] as { number: number; words: string };
  const words = row.words.split(" on ")[0] ?? row.words;
  return row.number >= OLDEST_POSTGRESQL
    ? ok("database", words)
    : fail("database", words, "PostgreSQL 15 or newer is needed.");
}

async function missingExtensions(client: pg.Client): Promise<Finding[]> {
  const answer = await client.query("select name from pg_available_extensions where name = any($1)", [EXTENSIONS]);
  const there = new Set(answer.rows.map((row) => row.name as string));
  const missing = EXTENSIONS.filter((name) => !there.has(name));
  if (missing.length === 0) return [ok("extensions", EXTENSIONS.join(", "))];
  return [
    fail(
      "extensions",
      `${missing.join(", ")} cannot be installed`,
      "Install PostgreSQL's contrib package on the server.",
    ),
  ];
}

async function roomForPool(client: pg.Client, config: Config): Promise<Finding> {
  const answer = await client.query("select current_setting('max_connections')::int as most");
  const most = (answer.rows[0] as { most: number }).most;
  const wanted = connectionsOf(config);
  const words = `this server wants up to ${wanted} of ${most}`;
  // The built-in database starts with as many connections as the settings need.
  if (!config.databaseUrl || wanted <= most * 0.8) return ok("connections", words);
  return warn("connections", words, "Lower DATABASE_POOL_SIZE, raise max_connections, or put a pooler in between.");
}

async function schema(client: pg.Client): Promise<Finding> {
  const { pending, refusal } = await readSchema(readerOf(client));
  if (refusal !== null) return fail("schema", "made by a newer release, which this one cannot use", refusal);
  const changed = pending.length === 0 ? await readChanged(readerOf(client)) : [];
  if (pending.length + changed.length === 0) return ok("schema", "up to date");
  return warn(
    "schema",
    pending.length > 0
      ? `${pending.length} migrations are pending`
      : `functions of another release: ${changed.map(({ name }) => name).join(", ")}`,
    "The next start brings the schema up to date, or: npm run vouchboard -- migrate",
  );
}
