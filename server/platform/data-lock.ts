// Lets one process at a time own a data folder: a lock file with its owner's identity, taken over when the owner has died.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, unlink, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createOnce, writeDurably } from "./create-once.ts";
import { codeOf } from "./operator.ts";
import { livenessOf, ownIdentity, type ProcessIdentity } from "./process-identity.ts";

/** Who holds a lock. `purpose` is the command that took it, such as `start` or `import`. */
export type LockHolder = ProcessIdentity & { purpose: string; takenAt: string; nonce: string };

/** A lock in our hands. `release` may be called more than once. */
export type DataLock = { holder: LockHolder; release(): Promise<void> };

export type LockAnswer = { ok: true; lock: DataLock } | { ok: false; holder: LockHolder };

// An owner whose process cannot be looked at (another container, Windows) proves that it lives by touching the file.
const HEARTBEAT_MS = 1_000;
const SILENCE_MS = 6_000;

/** Where a data folder's lock file lies. */
export function dataLockPath(dataDir: string): string {
  return join(dataDir, "lock");
}

/**
 * Takes the lock of a data folder, or names the process that has it. Never waits for a living owner; the lock of a dead
 * one (killed, rebooted, its number given to another process) is taken over, by exactly one of those who try.
 */
export async function takeDataLock(dataDir: string, purpose: string): Promise<LockAnswer> {
  return await takeLock(dataLockPath(dataDir), purpose);
}

/** `takeDataLock` for any lock file. */
export async function takeLock(path: string, purpose: string): Promise<LockAnswer> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const mine: LockHolder = {
    ...(await ownIdentity()),
    purpose,
    takenAt: new Date().toISOString(),
    nonce: randomUUID(),
  };
  const theirs = await claim(path, mine);
  if (theirs) return { ok: false, holder: theirs };
  return { ok: true, lock: hold(path, mine) };
}

/** The process that holds the lock of a data folder now, or null. */
export async function readLockHolder(dataDir: string): Promise<LockHolder | null> {
  const holder = await readHolder(dataLockPath(dataDir));
  return holder && (await isAlive(dataLockPath(dataDir), holder)) ? holder : null;
}

/**
 * Makes `path` ours and returns null, or returns its living owner.
 *
 * A dead owner's file is replaced only by the process that has claimed `path.<nonce>` and has then seen that nonce in the
 * file once more. A name with a nonce is used once, so two processes that find the same dead lock cannot both replace it.
 * Whoever dies in the middle leaves such a claim behind, which is taken over in the same way.
 */
async function claim(path: string, mine: LockHolder): Promise<LockHolder | null> {
  for (;;) {
    if (await createOnce(path, textOf(mine))) return null;
    const owner = await readHolder(path);
    if (!owner) continue;
    if (await isAlive(path, owner)) return owner;
    const turn = `${path}.${owner.nonce}`;
    const rival = await claim(turn, { ...mine, nonce: randomUUID() });
    if (rival) {
      await pause(20);
      continue;
    }
    try {
      if ((await readHolder(path))?.nonce !== owner.nonce) continue;
      await replace(path, mine);
      return null;
    } finally {
      await rm(turn, { force: true });
    }
  }
}

async function replace(path: string, holder: LockHolder): Promise<void> {
  const draft = `${path}.draft-${randomUUID()}`;
  await writeDurably(draft, textOf(holder));
  await rename(draft, path);
}

function textOf(holder: LockHolder): string {
  return `${JSON.stringify(holder)}\n`;
}

/**
 * The file's content; null when there is none. A file that cannot be read as a lock counts as one with a dead owner:
 * locks appear whole, so such a file is what a power cut left of one.
 */
async function readHolder(path: string): Promise<LockHolder | null> {
  const text = await readFile(path, "utf8").catch((error) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  try {
    const holder = JSON.parse(text) as LockHolder;
    if (Number.isInteger(holder.pid) && holder.pid > 0 && /^[\w-]+$/.test(holder.nonce)) return holder;
  } catch {}
  const nonce = createHash("sha256")
    .update(`${text}${await touchedAt(path)}`)
    .digest("hex")
    .slice(0, 32);
  return { pid: 0, startedAt: null, host: "", boot: null, namespace: null, purpose: "", takenAt: "", nonce };
}

async function isAlive(path: string, holder: LockHolder): Promise<boolean> {
  if (holder.pid === 0) return false;
  const liveness = await livenessOf(holder);
  return liveness === "unknown" ? await beats(path, holder) : liveness === "running";
}

async function beats(path: string, holder: LockHolder): Promise<boolean> {
  const first = await touchedAt(path);
  for (let waited = 0; waited < SILENCE_MS; waited += 200) {
    await pause(200);
    if ((await readHolder(path))?.nonce !== holder.nonce) return false;
    if ((await touchedAt(path)) !== first) return true;
  }
  return false;
}

async function touchedAt(path: string): Promise<number | null> {
  return await stat(path).then(
    (found) => found.mtimeMs,
    () => null,
  );
}

function hold(path: string, holder: LockHolder): DataLock {
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, HEARTBEAT_MS).unref();
  const release = async () => {
    clearInterval(heartbeat);
    if ((await readHolder(path))?.nonce === holder.nonce) await unlink(path).catch(() => undefined);
  };
  return { holder, release };
}
