// The product's own PostgreSQL: created on the first start, adopted if left running, restarted if it ends.
import { realpath } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { Client, escapeIdentifier, escapeLiteral, type QueryResultRow } from "pg";
import { type Log, OperatorError, wordsOf } from "../operator.ts";
import { type Access, ADMIN_ROLE, DATABASE_NAME, ensureCluster, OWNER_ROLE, readAccess } from "./cluster.ts";
import { findHome, type Home, openHome } from "./home.ts";
import {
  findPostmaster,
  type Postmaster,
  readPostmasterNote,
  runsWith,
  type ServerSettings,
  signalTo,
  startPostmaster,
  stopPostmaster,
  untilGone,
} from "./postmaster.ts";
import { type Programs, readyPrograms } from "./programs.ts";

export type OpenOptions = {
  /** The product's data folder; the cluster is in its `postgres` folder. The caller must hold the folder's lock. */
  dataDir: string;
  log: Log;
  /** Server settings that differ from the modest defaults, such as `{ maintenance_work_mem: "1GB" }`. */
  settings?: ServerSettings;
};

/**
 * An open database. `url` is for the product (the role that owns its database), `adminUrl` for the superuser. `adopted`
 * is true if the server was already running. `stop` gives the server `patienceMs` (default: a minute) to write
 * everything out; after that the next start replays the log, so nothing is lost. `stopUnwatched` only asks the server
 * to stop, for a process that cannot wait.
 */
export type OpenDatabase = {
  url: string;
  adminUrl: string;
  adopted: boolean;
  stop(patienceMs?: number): Promise<void>;
  stopUnwatched(): void;
};

const DEFAULT_SETTINGS: ServerSettings = {
  max_connections: "50",
  shared_buffers: "128MB",
  fsync: "on",
  timezone: "UTC",
  log_min_messages: "warning",
  log_checkpoints: "off",
};

// A server that ended, perhaps because of a full disk, is restarted until it stays up; meanwhile calls get a 503.
// Pauses
// grow, so that restarts fill neither the log nor the disk.
const RESTART_PAUSE_MS = { first: 500, longest: 10_000 };
/** After running this long, a new failure is unrelated to the last one, and pauses start over. */
const STEADY_MS = 600_000;

/** Opens the database of a data folder. On failure throws an OperatorError that says what to do. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const home = await openHome(options.dataDir, options.log);
  const dataDir = await realpath(options.dataDir);
  const programs = await readyPrograms(home);
  if (!home.path.startsWith(dataDir) || programs.folder.startsWith(home.programs))
    sayWhere(home, programs, options.log);
  await ensureCluster(home, programs, true, options.log);
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const access = await readAccess(home);
  const cluster: Cluster = { home, programs, settings, access, log: options.log };
  const adopted = await adopt(cluster);
  const server = adopted ?? (await startOwn(cluster));
  const keeper = keepRunning(cluster, server);
  return { ...urlsOf(server, access), adopted: adopted !== null, ...keeper };
}

/** The running database of a data folder whose lock another process holds; null if none is ready. */
export async function findRunningDatabase(dataDir: string): Promise<{ url: string; adminUrl: string } | null> {
  const home = await findHome(dataDir);
  if (!home || !(await readPostmasterNote(home.cluster))?.ready) return null;
  const server = await findPostmaster(home);
  if (!server) return null;
  const urls = urlsOf(server, await readAccess(home));
  // On a first start the server accepts connections a moment before the owner's role exists.
  return await query(urls.url, "select").then(
    () => urls,
    () => null,
  );
}

/** Whether a data folder has its own database, running or not. Changes nothing. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  return (await findHome(dataDir)) !== null;
}

/** The number of other client sessions, for which a command must wait before it stops the database. */
export async function countOtherSessions(adminUrl: string): Promise<number> {
  const rows = await query<{ n: number }>(
    adminUrl,
    "select count(*)::int n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return rows[0]?.n ?? 0;
}

/** Connection URLs for a server and its passwords. The host is in the query, because it is a folder, not a name. */
export function urlsOf(server: Postmaster, access: Access): { url: string; adminUrl: string } {
  const place = `host=${encodeURIComponent(server.host)}&port=${server.port}`;
  return {
    url: `postgres://${OWNER_ROLE}:${access.ownerPassword}@localhost/${DATABASE_NAME}?${place}`,
    adminUrl: `postgres://${ADMIN_ROLE}:${access.adminPassword}@localhost/postgres?${place}`,
  };
}

/**
 * Creates the owner's role and database if missing. The product never runs as the superuser, who can read the machine's
 * files and run its programs. `mayCreateDatabases` is for tests, which give each file its own database.
 */
export async function setUpOwner(server: Postmaster, access: Access, mayCreateDatabases = false): Promise<void> {
  const { adminUrl } = urlsOf(server, access);
  const role = escapeIdentifier(OWNER_ROLE);
  const there = await query<{ role: boolean; database: boolean }>(
    adminUrl,
    `select exists (select from pg_roles where rolname = ${escapeLiteral(OWNER_ROLE)}) as role,
      exists (select from pg_database where datname = ${escapeLiteral(DATABASE_NAME)}) as database`,
  );
  if (!there[0]?.role) {
    const rights = mayCreateDatabases ? "login createdb" : "login";
    await query(adminUrl, `create role ${role} ${rights} password ${escapeLiteral(access.ownerPassword)}`);
  }
  if (!there[0]?.database) await query(adminUrl, `create database ${escapeIdentifier(DATABASE_NAME)} owner ${role}`);
}

/** Runs one statement on a new connection. */
export async function query<Row extends QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

type Cluster = { home: Home; programs: Programs; settings: ServerSettings; access: Access; log: Log };

/** A server left running, if it has the wanted settings and accepts our login; otherwise stops it. */
async function adopt({ home, programs, settings, access, log }: Cluster): Promise<Postmaster | null> {
  const found = await findPostmaster(home);
  if (!found) return null;
  if ((await runsWith(home, programs, settings, found)) && (await becomesReady(home, found))) {
    const refusal = await setUpOwner(found, access).catch(wordsOf);
    if (refusal === undefined) {
      log.info(`Using PostgreSQL on, which was left running (process ${found.pid}).`);
      return found;
    }
  }
  log.info(`Stopping a PostgreSQL that was left running and cannot be used on (process ${found.pid}).`);
  await stopPostmaster(home, programs, found);
  // A killed server leaves its postmaster.pid; findPostmaster clears a stale one.
  await findPostmaster(home);
  return null;
}

async function startOwn({ home, programs, settings, access, log }: Cluster): Promise<Postmaster> {
  const server = await startPostmaster(home, programs, settings, log);
  try {
    await setUpOwner(server, access);
    return server;
  } catch (error) {
    await stopPostmaster(home, programs, server);
    throw new OperatorError(`The database in ${home.path} does not let us in: ${wordsOf(error)}`);
  }
}

/** Waits up to half a minute for a server that is still starting; false if it is shutting down. */
async function becomesReady(home: Home, server: Postmaster): Promise<boolean> {
  for (let tries = 0; tries < 300; tries += 1) {
    const note = await readPostmasterNote(home.cluster);
    if (note?.pid !== server.pid || (await untilGone(server.pid, 1))) return false;
    if (note.ready) return true;
    await pause(100);
  }
  return false;
}

/** Restarts the server at the same place whenever it ends by itself, until `stop` is called. */
function keepRunning({ home, programs, settings, log }: Cluster, first: Postmaster) {
  let server = first;
  let stopping = false;
  let busy = false;
  let rest = 0;
  let restAgainAt = 0;
  let startedAt = Date.now();
  const start = async () => {
    log.error(`PostgreSQL ended by itself (see ${home.logFile}); starting it again.`);
    if (Date.now() - startedAt > STEADY_MS) rest = 0;
    rest = Math.min(RESTART_PAUSE_MS.longest, rest * 2 || RESTART_PAUSE_MS.first);
    restAgainAt = Date.now() + rest;
    try {
      await findPostmaster(home);
      server = await startPostmaster(home, programs, settings, log, server);
      startedAt = Date.now();
    } catch (error) {
      log.error(`PostgreSQL could not be started again; trying on. ${wordsOf(error)}`);
      restAgainAt = Date.now() + rest;
    }
  };
  const check = async () => {
    if (busy || stopping || Date.now() < restAgainAt || !(await untilGone(server.pid, 1)) || stopping) return;
    busy = true;
    await start();
    busy = false;
  };
  const watch = setInterval(check, 500).unref();
  const stop = async (patienceMs?: number) => {
    if (stopping) return;
    stopping = true;
    clearInterval(watch);
    while (busy) await pause(50);
    await stopPostmaster(home, programs, server, patienceMs);
  };
  const stopUnwatched = () => {
    stopping = true;
    signalTo(server.pid, "SIGINT");
  };
  return { stop, stopUnwatched };
}

function sayWhere(home: Home, programs: Programs, log: Log): void {
  const who = home.account
    ? `PostgreSQL runs as the account "${home.account.name}", not as root, and cannot reach`
    : "PostgreSQL cannot use";
  log.info(`${who} all of this folder: its programs are in ${programs.folder}, its data in ${home.cluster}.`);
}
