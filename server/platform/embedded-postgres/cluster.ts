// Creates a cluster atomically, and stores the passwords of its two roles.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { codeOf, type Log, OperatorError, wordsOf } from "../operator.ts";
import { type Home, holdsCluster, runAs } from "./home.ts";
import { majorVersion, type Programs } from "./programs.ts";

/** The superuser, only for setup and backups, and the role that owns the product's database and runs its statements. */
export const ADMIN_ROLE = "postgres";
export const OWNER_ROLE = "vouchboard";
export const DATABASE_NAME = "vouchboard";

/** Passwords of the two roles. Stored in the cluster's own folder (0600), so that they move with it. */
export type Access = { adminPassword: string; ownerPassword: string };

const run = promisify(execFile);
const ACCESS_FILE = "vouchboard-access.json";
const DRAFT_PREFIX = "cluster.new-";

/**
 * Ensures that a home contains a cluster of our major version. A new one is built under another name and renamed once
 * it is complete and on disk, so that an interrupted first start leaves nothing that looks like a cluster. `durable:
 * false` skips the flush to disk (for tests).
 */
export async function ensureCluster(home: Home, programs: Programs, durable: boolean, log: Log): Promise<void> {
  await clearDrafts(home, log);
  if (await holdsCluster(home.cluster)) return await checkVersion(home, programs);
  const left = await readdir(home.cluster).catch(() => []);
  if (left.length > 0) {
    throw new OperatorError(
      `${home.cluster} holds files but no PostgreSQL cluster (global/pg_control is missing). Restore it from a backup, ` +
        "or move it away to begin with an empty database. Nothing was changed.",
    );
  }
  await createCluster(home, programs, durable);
}

/** Reads the passwords of a cluster. */
export async function readAccess(home: Home): Promise<Access> {
  const path = join(home.cluster, ACCESS_FILE);
  try {
    return JSON.parse(await readFile(path, "utf8")) as Access;
  } catch (error) {
    throw new OperatorError(
      `The database's passwords cannot be read from ${path} (${codeOf(error) ?? wordsOf(error)}): ` +
        "start as the account that owns the data folder, or restore that file from a backup.",
    );
  }
}

async function checkVersion(home: Home, programs: Programs): Promise<void> {
  const version = (await readFile(join(home.cluster, "PG_VERSION"), "utf8")).trim();
  if (version === majorVersion(programs)) return;
  throw new OperatorError(
    `The database in ${home.cluster} was made by PostgreSQL ${version}, and version ${majorVersion(programs)} is installed. ` +
      "Go back to the release that made it, or move its data with pg_upgrade. Nothing was changed.",
  );
}

async function createCluster(home: Home, programs: Programs, durable: boolean): Promise<void> {
  const draft = join(home.path, `${DRAFT_PREFIX}${randomBytes(4).toString("hex")}`);
  const access: Access = { adminPassword: newPassword(), ownerPassword: newPassword() };
  await mkdir(draft, { mode: 0o700 });
  if (home.account) await chown(draft, home.account.uid, home.account.gid);
  await initdb(home, programs, draft, access, durable);
  await writeForAccount(home, join(draft, ACCESS_FILE), `${JSON.stringify(access)}\n`);
  if (durable) await flush(join(draft, ACCESS_FILE), draft);
  await rename(draft, home.cluster);
  if (durable) await flush(home.path);
}

async function initdb(home: Home, programs: Programs, draft: string, access: Access, durable: boolean): Promise<void> {
  const passwordFile = `${draft}.password`;
  await writeForAccount(home, passwordFile, `${access.adminPassword}\n`);
  try {
    const failures: string[] = [];
    // Sort by PostgreSQL's built-in rules: an operating system update can change its locale's rules and so corrupt
    // indexes.
    // The system's locale only classifies characters; which locales exist differs by system.
    for (const letters of ["C.UTF-8", "en_US.UTF-8", "C"]) {
      const args = [
        `--pgdata=${draft}`,
        `--username=${ADMIN_ROLE}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
      ];
      args.push("--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C");
      args.push(`--lc-ctype=${letters}`, ...(durable ? [] : ["--no-sync"]));
      const answer = await run(programs.initdb, args, { ...runAs(home.account), encoding: "utf8" }).catch(
        (error) => error,
      );
      if (!(answer instanceof Error)) return;
      failures.push((answer as Error & { stderr?: string }).stderr?.trim() || wordsOf(answer));
      if (!/locale/.test(failures.at(-1) ?? "")) break;
    }
    throw new OperatorError(`A new database could not be created in ${home.path}: ${failures.at(-1)}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Removes the drafts of interrupted first starts, which never contained data; nothing else uses this prefix. */
async function clearDrafts(home: Home, log: Log): Promise<void> {
  const drafts = (await readdir(home.path)).filter((name) => name.startsWith(DRAFT_PREFIX));
  for (const name of drafts) {
    log.info(`Removing ${name}, left by a first start that was interrupted.`);
    // The interrupted initdb may still be writing there; the next start removes the rest.
    await rm(join(home.path, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

async function writeForAccount(home: Home, path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600, flag: "wx" });
  if (home.account) await chown(path, home.account.uid, home.account.gid);
}

async function flush(...paths: string[]): Promise<void> {
  if (process.platform === "win32") return;
  for (const path of paths) {
    const handle = await open(path, "r");
    await handle.sync();
    await handle.close();
  }
}

/** 192 random bits, in characters that need no escaping in URLs or statements. */
function newPassword(): string {
  return randomBytes(24).toString("base64url");
}
