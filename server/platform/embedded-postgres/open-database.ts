// Opens the product's own PostgreSQL: creates it on the first start, takes over one left running, and keeps it running.
import { realpath } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { Client, escapeIdentifier, escapeLiteral, type QueryResultRow } from "pg";
import { type Log, OperatorError, wordsOf } from "../operator.ts";
import { type Access, ADMIN_ROLE, DATABASE_NAME, ensureCluster, OWNER_ROLE, readAccess } from "./cluster.ts";
import { findHome, type Home, openHome } from "./home.ts";
import {
  findPostmaster,
  type Postmaster,
  runsWith,
  type ServerSettings,
  signalTo,
  startPostmaster,
  stopPostmaster,
  untilGone,
} from "./postmaster.ts";
import { readPostmasterNote } from "./postmaster-file.ts";
import { type Programs, readyPrograms } from "./programs.ts";

export type OpenOptions = {
  /** The product's data folder; the cluster lies in its `postgres` folder. The caller holds the folder's lock. */
  dataDir: string;
  log: Log;
  /** Server settings that differ from the modest defaults, such as `{ maintenance_work_mem: "1GB" }`. */
  settings?: ServerSettings;
};

/**
 * An open database. `url` is for the product (the role that owns its database), `adminUrl` for the superuser.
 * `adopted` is true when a server that was running already is used on. `stop` gives the server `patienceMs` (a minute unless
 * given) to write everything out; after that the rest is left to the next start, which replays the log. Nothing is lost.
 * `stopUnwatched` only asks the server to stop, for a process that has no time to wait.
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

// A server that ended, perhaps for want of room on the disk, is started again until it stays; calls are told to try again
// meanwhile. Pauses grow, so that neither log nor disk is filled by that.
const RESTART_PAUSE_MS = { first: 500, longest: 10_000 };
/** One that ran for this long had nothing to do with the end before. */
const STEADY_MS = 600_000;

/** Opens the database of a data folder. Throws an OperatorError that says what to do when that is not possible. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const home = await openHome(options.dataDir, options.log);
  const dataDir = await realpath(options.dataDir);
  const programs = await readyPrograms(home);
  if (!home.path.startsWith(dataDir) || programs.folder.startsWith(home.programs))
    sayWhere(home, programs, options.log);
  await ensureCluster(home, programs, true, options.log);
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const access = await readAccess(home);
  const adopted = await adopt(home, programs, settings, access, options.log);
  const server = adopted ?? (await startOwn(home, programs, settings, access, options.log));
  const keeper = keepRunning(home, programs, settings, server, options);
  return { ...urlsOf(server, access), adopted: adopted !== null, ...keeper };
}

/**
 * The database that another process has opened for a data folder: `null` when none runs or it does not let us in yet.
 * The caller has made sure that somebody else holds the folder's lock.
 */
export async function findRunningDatabase(dataDir: string): Promise<{ url: string; adminUrl: string } | null> {
  const home = await findHome(dataDir);
  if (!home || !(await readPostmasterNote(home.cluster))?.ready) return null;
  const server = await findPostmaster(home);
  if (!server) return null;
  const urls = urlsOf(server, await readAccess(home));
  // On a first start the server takes connections a moment before the owner's role exists.
  return await query(urls.url, "select").then(
    () => urls,
    () => null,
  );
}

/** Whether a data folder has a database of its own already, running or not. Changes nothing. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  return (await findHome(dataDir)) !== null;
}

/** How many other sessions of clients the database serves; tells a command that is about to stop it to wait. */
export async function countOtherSessions(adminUrl: string): Promise<number> {
  const rows = await query<{ n: number }>(
    adminUrl,
    "select count(*)::int n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return rows[0]?.n ?? 0;
}

/** Connection URLs for a server and its passwords. The host stands in the query, since it is a folder and no name. */
export function urlsOf(server: Postmaster, access: Access): { url: string; adminUrl: string } {
  const place = `host=${encodeURIComponent(server.host)}&port=${server.port}`;
  return {
    url: `postgres://${OWNER_ROLE}:${access.ownerPassword}@localhost/${DATABASE_NAME}?${place}`,
    adminUrl: `postgres://${ADMIN_ROLE}:${access.adminPassword}@localhost/postgres?${place}`,
  };
}

/**
 * Creates the owner's role and database when they are missing. The product never works as the superuser, who can read the
 * machine's files and run its programs. `mayCreateDatabases` is for tests, which give each file a database of its own.
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

/** One statement on a connection of its own. */
async function query<Row extends QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A server left running, when it has the settings that are wanted and lets us in. One that cannot be used is stopped. */
async function adopt(
  home: Home,
  programs: Programs,
  settings: ServerSettings,
  access: Access,
  log: Log,
): Promise<Postmaster | null> {
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
  // Its note stays behind when it was killed rather than stopped.
  await findPostmaster(home);
  return null;
}

async function startOwn(
  home: Home,
  programs: Programs,
  settings: ServerSettings,
  access: Access,
  log: Log,
): Promise<Postmaster> {
  const server = await startPostmaster(home, programs, settings, log);
  try {
    await setUpOwner(server, access);
    return server;
  } catch (error) {
    await stopPostmaster(home, programs, server);
    throw new OperatorError(`The database in ${home.path} does not let us in: ${wordsOf(error)}`);
  }
}

/** A server that was left while it was still starting gets half a minute; one that is going down does not come back. */
async function becomesReady(home: Home, server: Postmaster): Promise<boolean> {
  for (let tries = 0; tries < 300; tries += 1) {
    const note = await readPostmasterNote(home.cluster);
    if (note?.pid !== server.pid || (await untilGone(server.pid, 1))) return false;
    if (note.ready) return true;
    await pause(100);
  }
  return false;
}

/** Watches the server and starts it again at the same place whenever it has ended by itself, until `stop` is called. */
function keepRunning(
  home: Home,
  programs: Programs,
  settings: ServerSettings,
  first: Postmaster,
  options: OpenOptions,
) {
  let server = first;
  let stopping = false;
  let busy = false;
  let rest = 0;
  let restAgainAt = 0;
  let startedAt = Date.now();
  const start = async () => {
    options.log.error(`PostgreSQL ended by itself (see ${home.logFile}); starting it again.`);
    if (Date.now() - startedAt > STEADY_MS) rest = 0;
    rest = Math.min(RESTART_PAUSE_MS.longest, rest * 2 || RESTART_PAUSE_MS.first);
    restAgainAt = Date.now() + rest;
    try {
      await findPostmaster(home);
      server = await startPostmaster(home, programs, settings, options.log, server);
      startedAt = Date.now();
    } catch (error) {
      options.log.error(`PostgreSQL could not be started again; trying on. ${wordsOf(error)}`);
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
