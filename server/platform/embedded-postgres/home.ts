// Decides where the cluster's files lie: in the data folder, or elsewhere when the account that runs PostgreSQL cannot get there.
import { randomUUID } from "node:crypto";
import { chmod, chown, lchown, mkdir, readdir, readFile, realpath, rename, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { codeOf, type Log, OperatorError } from "../operator.ts";
import { type Account, canEnter, databaseAccount } from "./account.ts";

/** The folder of one cluster. `cluster` is PostgreSQL's data directory, `programs` is where copies of its programs go. */
export type Home = { path: string; cluster: string; logFile: string; programs: string; account: Account };

/** Written into the data folder when the cluster lies elsewhere. `dataDir` and `inode` say which folder it was written for. */
type Elsewhere = { path: string; dataDir: string; inode: string };

/** Where root keeps what the database's account could not reach in the data folder. */
const SYSTEM_HOME = "/var/lib/vouchboard";

/** Whether a directory holds a cluster, judged by the file that PostgreSQL itself cannot start without. */
export async function holdsCluster(cluster: string): Promise<boolean> {
  return await exists(join(cluster, "global", "pg_control"));
}

/** Finds the home of a data folder's cluster without creating or changing anything; null when there is none yet. */
export async function findHome(dataDir: string): Promise<Home | null> {
  const path = join(dataDir, "postgres");
  if (await holdsCluster(join(path, "cluster"))) return await homeAt(path);
  const elsewhere = await readElsewhere(dataDir);
  return elsewhere?.written === "here" && (await holdsCluster(join(elsewhere.path, "cluster")))
    ? await homeAt(elsewhere.path)
    : null;
}

/**
 * Finds or creates the home of a data folder's cluster. Never starts an empty database beside one that exists:
 * a cluster that has become unreachable is an error that says what to do.
 */
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

/** Lets the account pass through the two folders that are ours. Listing them stays forbidden, files in them are 0600. */
async function letIn(home: Home): Promise<void> {
  if (!home.account) return;
  await giveTo(home.account, home.cluster);
  for (const folder of [dirname(home.path), home.path]) {
    const { mode, uid } = await stat(folder);
    if (uid !== home.account.uid && (mode & 0o001) === 0) await chmod(folder, (mode & 0o777) | 0o011);
  }
}

/** A copy that root made of a data folder belongs to root throughout; PostgreSQL wants to own its files. */
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

/** `written` says whether the note was made for this folder (perhaps moved since) or came along with a copy of another. */
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

/** The place of a first start that was interrupted, or null. Speaks up when the note's cluster is not to be used or found. */
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
