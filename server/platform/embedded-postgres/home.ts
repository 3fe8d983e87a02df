// Decides where the cluster's files are, and under which account PostgreSQL, which refuses root, runs.

import { execFile, type SpawnOptions } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmod, chown, lchown, mkdir, readdir, readFile, realpath, rename, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { codeOf, type Log, OperatorError, wordsOf } from "../operator.ts";

/** A cluster's folder. `cluster` is PostgreSQL's data directory, `programs` has copies of its programs. */
export type Home = { path: string; cluster: string; logFile: string; programs: string; account: Account };

/** A note in the data folder, identified by `dataDir` and `inode`, that the cluster is elsewhere. */
type Elsewhere = { path: string; dataDir: string; inode: string };

/** The cluster's place if the product runs as root and the database's account cannot reach the data folder. */
const SYSTEM_HOME = "/var/lib/vouchboard";

/** Whether a directory contains a cluster: PostgreSQL cannot start without this file. */
export async function holdsCluster(cluster: string): Promise<boolean> {
  return await exists(join(cluster, "global", "pg_control"));
}

/** Finds the home of a data folder's cluster, without changing anything; null if there is none. */
export async function findHome(dataDir: string): Promise<Home | null> {
  const path = join(dataDir, "postgres");
  if (await holdsCluster(join(path, "cluster"))) return await homeAt(path);
  const elsewhere = await readElsewhere(dataDir);
  return elsewhere?.written === "here" && (await holdsCluster(join(elsewhere.path, "cluster")))
    ? await homeAt(elsewhere.path)
    : null;
}

/** Finds or creates a cluster's home. An unreachable cluster is an error, never replaced by an empty one. */
export async function openHome(dataDir: string, log: Log): Promise<Home> {
  await createFolder(dataDir, 0o700);
  const found = await findHome(dataDir);
  if (found) {
    await letIn(found);
    if (await canEnter(found.account, found.path)) return found;
    throw new OperatorError(
      `The database in ${found.path} runs under the account "${found.account?.name}", which cannot enter that folder. ` +
        "Let it through (chmod o+x on each folder above), or start as the folder's owner.",
    );
  }
  const begun = await readBegunElsewhere(dataDir, log);
  if (begun) return await homeAt(begun);
  const home = await homeAt(join(dataDir, "postgres"));
  await createFolder(home.path, 0o700);
  await letIn(home);
  return (await canEnter(home.account, home.path)) ? home : await openSystemHome(dataDir);
}

async function homeAt(path: string): Promise<Home> {
  const account = await databaseAccount(join(path, "cluster"));
  return {
    path,
    cluster: join(path, "cluster"),
    logFile: join(path, "server.log"),
    programs: account ? SYSTEM_HOME : path,
    account,
  };
}

/** Lets the account pass through our two folders, without listing them; files in them are 0600. */
async function letIn(home: Home): Promise<void> {
  if (!home.account) return;
  await giveTo(home.account, home.cluster);
  for (const folder of [dirname(home.path), home.path]) {
    const { mode, uid } = await stat(folder);
    if (uid !== home.account.uid && (mode & 0o001) === 0) await chmod(folder, (mode & 0o777) | 0o011);
  }
}

/** If root copied the data folder, root owns all files; PostgreSQL must own its own. */
async function giveTo(account: NonNullable<Account>, cluster: string): Promise<void> {
  const top = await stat(cluster).catch(() => null);
  if (top?.uid !== 0) return;
  for (const name of await readdir(cluster, { recursive: true }))
    await lchown(join(cluster, name), account.uid, account.gid);
  await chown(cluster, account.uid, account.gid);
}

async function openSystemHome(dataDir: string): Promise<Home> {
  const { ino } = await stat(dataDir, { bigint: true });
  const label = basename(dirname(dataDir)).replace(/[^\w.-]/g, "") || "data";
  const path = join(SYSTEM_HOME, `${label}-${randomUUID().slice(0, 8)}`);
  await createFolder(SYSTEM_HOME, 0o711);
  await createFolder(path, 0o711);
  const elsewhere: Elsewhere = { path, dataDir, inode: String(ino) };
  const file = elsewhereFile(dataDir);
  await writeFile(`${file}.draft`, `${JSON.stringify(elsewhere, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.draft`, file);
  return await homeAt(path);
}

function elsewhereFile(dataDir: string): string {
  return join(dataDir, "postgres", "elsewhere.json");
}

/** `written` tells whether the note is for this folder (perhaps moved since) or came with a copy of another. */
async function readElsewhere(dataDir: string): Promise<(Elsewhere & { written: "here" | "for another" }) | null> {
  const text = await readFile(elsewhereFile(dataDir), "utf8").catch((error) => {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return null;
    throw new OperatorError(
      `${elsewhereFile(dataDir)} cannot be read (${codeOf(error)}): start as the account that owns it.`,
    );
  });
  if (text === null) return null;
  const note = JSON.parse(text) as Elsewhere;
  const { ino } = await stat(dataDir, { bigint: true });
  const same = note.dataDir === (await realpath(dataDir)) || note.inode === String(ino);
  return { ...note, written: same ? "here" : "for another" };
}

/** The place of an interrupted first start, or null. Warns of a copied note; throws if its cluster is gone. */
async function readBegunElsewhere(dataDir: string, log: Log): Promise<string | null> {
  const note = await readElsewhere(dataDir);
  if (!note) return null;
  if (note.written === "for another") {
    log.warn(
      `This is a copy of ${note.dataDir}, whose database lies in ${note.path}: an empty database is created here.`,
    );
    return null;
  }
  if (process.getuid?.() === 0 && (await exists(note.path))) return note.path;
  throw new OperatorError(
    `The database of ${dataDir} lies in ${note.path}, which is not there or not readable by this account. ` +
      `Start as root, bring the folder back, or delete ${elsewhereFile(dataDir)} to begin with an empty database.`,
  );
}

async function createFolder(path: string, mode: number): Promise<void> {
  await mkdir(path, { recursive: true, mode }).catch((error) => {
    throw new OperatorError(
      `The folder ${path} cannot be created (${codeOf(error)}): start as the owner of the folder above.`,
    );
  });
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return false;
    throw new OperatorError(
      `${path} cannot be looked at (${code}): start as the account that the data folder belongs to.`,
    );
  }
}

/** The account of the database's processes and files; null for our own. */
export type Account = { name: string; uid: number; gid: number } | null;

const ACCOUNT_NAME = "postgres";
const run = promisify(execFile);

/**
 * The account for a cluster. An existing cluster runs under its owner, so that `sudo npm start` continues with an
 * ordinary user's data. A new one gets the account `postgres`, which is created if missing.
 */
export async function databaseAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) return { name: await nameOf(owner.uid), uid: owner.uid, gid: owner.gid };
  return (await findAccount(ACCOUNT_NAME)) ?? (await createAccount());
}

/**
 * Options to run a child as the account. It starts in `/`, because it may not be able to enter our folder, and without
 * our environment: PG* variables would change the programs' behaviour, and secrets must not leak.
 */
export function runAs(account: Account): SpawnOptions & { cwd: string; env: NodeJS.ProcessEnv } {
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_MESSAGES: "C" };
  if (process.platform === "win32") Object.assign(env, { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP });
  return account ? { cwd: "/", env, uid: account.uid, gid: account.gid } : { cwd: "/", env };
}

/** Whether the account can enter a folder; tried as that account, so that ACLs and mounts count too. */
async function canEnter(account: Account, folder: string): Promise<boolean> {
  if (!account) return true;
  return await run("/bin/sh", ["-c", 'cd "$1"', "sh", folder], runAs(account)).then(
    () => true,
    () => false,
  );
}

async function findAccount(name: string): Promise<Account> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function nameOf(uid: number): Promise<string> {
  return await run("id", ["-un", String(uid)]).then(
    (answer) => answer.stdout.trim(),
    () => String(uid),
  );
}

async function createAccount(): Promise<Account> {
  const failures: string[] = [];
  // The commands are in folders that are not on the PATH of a root shell opened by `su`.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  // The first form is that of most Linux systems, the second that of BusyBox.
  for (const [command, ...args] of [
    ["useradd", "--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", ACCOUNT_NAME],
    ["adduser", "-S", "-D", "-H", "-s", "/sbin/nologin", ACCOUNT_NAME],
  ] as const) {
    await run(command, args, { env }).catch((error) => failures.push(wordsOf(error).trim()));
    // Look up the account even after a failure, because a parallel process may have created it.
    const created = await findAccount(ACCOUNT_NAME);
    if (created) return created;
  }
  throw new OperatorError(
    `PostgreSQL does not run as root, and the account "${ACCOUNT_NAME}" for it could not be created (${failures[0]}). ` +
      "Start as an ordinary user, create that account, or set DATABASE_URL to a PostgreSQL server of your own.",
  );
}
