// Opens the product's own PostgreSQL: creates it on the first start, takes over one left running, and keeps it running.
import { realpath } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { Client, escapeIdentifier, escapeLiteral } from "pg";
import { type Log, OperatorError, wordsOf } from "../operator.ts";
import { type Access, ADMIN_ROLE, DATABASE_NAME, ensureCluster, OWNER_ROLE, readAccess } from "./cluster.ts";
import { findHome, type Home, openHome } from "./home.ts";
import {
  findPostmaster,
  type Postmaster,
  runsWith,
  type ServerSettings,
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
  /** Called once when the server has ended by itself and could not be started again. */
  onLost?: (reason: string) => void;
};

/**
 * An open database. `url` is for the product (the role that owns its database), `adminUrl` for the superuser.
 * `adopted` is true when a server that was running already is used on.
 */
export type OpenDatabase = { url: string; adminUrl: string; adopted: boolean; stop(): Promise<void> };

const DEFAULT_SETTINGS: ServerSettings = {
  max_connections: "50",
  shared_buffers: "128MB",
  fsync: "on",
  timezone: "UTC",
  log_min_messages: "warning",
  log_checkpoints: "off",
};

// A server that keeps ending is not started again and again: five times within ten minutes is a fault to be looked at.
const RESTARTS = { most: 5, withinMs: 600_000 };

/** Opens the database of a data folder. Throws an OperatorError that says what to do when that is not possible. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const home = await openHome(options.dataDir, options.log);
  const dataDir = await realpath(options.dataDir);
  const programs = await readyPrograms(home);
  if (!home.path.startsWith(dataDir) || programs.folder.startsWith(home.programs))
    sayWhere(home, programs, options.log);
  await ensureCluster(home, programs, true, options.log);
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const { server, adopted } = await adoptOrStart(home, programs, settings, options.log);
  const access = await readAccess(home);
  try {
    await setUpOwner(server, access);
  } catch (error) {
    if (!adopted) await stopPostmaster(home, programs, server);
    throw new OperatorError(`The database in ${home.path} does not let us in: ${wordsOf(error)}`);
  }
  const keeper = keepRunning(home, programs, settings, server, options);
  return { ...urlsOf(server, access), adopted, stop: keeper.stop };
}

/**
 * The database that another process has opened for a data folder: `null` when none runs or it is not ready yet.
 * The caller has made sure that somebody else holds the folder's lock.
 */
export async function findRunningDatabase(dataDir: string): Promise<{ url: string; adminUrl: string } | null> {
  const home = await findHome(dataDir);
  if (!home || !(await readPostmasterNote(home.cluster))?.ready) return null;
  const server = await findPostmaster(home);
  return server && urlsOf(server, await readAccess(home));
}

/** How many other sessions of clients the database serves; tells a command that is about to stop it to wait. */
export async function countOtherSessions(adminUrl: string): Promise<number> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const answer = await client.query<{ n: number }>(
      "select count(*)::int n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return answer.rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
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
  const client = new Client({ connectionString: urlsOf(server, access).adminUrl, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const [role, name] = [escapeIdentifier(OWNER_ROLE), escapeIdentifier(DATABASE_NAME)];
    const roles = await client.query("select from pg_roles where rolname = $1", [OWNER_ROLE]);
    if (roles.rowCount === 0) {
      const rights = `login ${mayCreateDatabases ? "createdb" : ""}`;
      await client.query(`create role ${role} ${rights} password ${escapeLiteral(access.ownerPassword)}`);
    }
    const databases = await client.query("select from pg_database where datname = $1", [DATABASE_NAME]);
    if (databases.rowCount === 0) await client.query(`create database ${name} owner ${role}`);
  } finally {
    await client.end();
  }
}

async function adoptOrStart(
  home: Home,
  programs: Programs,
  settings: ServerSettings,
  log: Log,
): Promise<{ server: Postmaster; adopted: boolean }> {
  const found = await findPostmaster(home);
  if (found && (await runsWith(home, programs, settings, found)) && (await becomesReady(home, found))) {
    log.info(`Using PostgreSQL on, which was left running (process ${found.pid}).`);
    return { server: found, adopted: true };
  }
  if (found) {
    log.info(`Stopping a PostgreSQL that was left running with other settings (process ${found.pid}).`);
    await stopPostmaster(home, programs, found);
  }
  return { server: await startPostmaster(home, programs, settings, log), adopted: false };
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

/** Watches the server and starts it again at the same place when it ends by itself, until `stop` is called. */
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
  const restarts: number[] = [];
  const check = async () => {
    if (busy || stopping || !(await untilGone(server.pid, 1)) || stopping) return;
    busy = true;
    try {
      restarts.push(Date.now());
      if (restarts.filter((at) => at > Date.now() - RESTARTS.withinMs).length > RESTARTS.most) {
        throw new OperatorError(`it ended ${RESTARTS.most} times within ten minutes; see ${home.logFile}`);
      }
      options.log.error(`PostgreSQL ended by itself (see ${home.logFile}); starting it again.`);
      server = await startPostmaster(home, programs, settings, options.log);
    } catch (error) {
      clearInterval(watch);
      options.log.error(`PostgreSQL could not be started again: ${wordsOf(error)}`);
      options.onLost?.(wordsOf(error));
    } finally {
      busy = false;
    }
  };
  const watch = setInterval(check, 500).unref();
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(watch);
    while (busy) await pause(50);
    await stopPostmaster(home, programs, server);
  };
  return { stop };
}

function sayWhere(home: Home, programs: Programs, log: Log): void {
  const who = home.account
    ? `PostgreSQL runs as the account "${home.account.name}", not as root, and cannot reach`
    : "PostgreSQL cannot use";
  log.info(`${who} all of this folder: its programs are in ${programs.folder}, its data in ${home.cluster}.`);
}
