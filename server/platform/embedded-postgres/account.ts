// Finds the unprivileged account to run PostgreSQL if the product is started as root, because PostgreSQL refuses root.
import { execFile, type SpawnOptions } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { OperatorError, wordsOf } from "../operator.ts";

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
export async function canEnter(account: Account, folder: string): Promise<boolean> {
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
