// Lets one process at a time own a data folder, by a lock file that a dead owner loses.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, unlink, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createOnce, writeDurably } from "./create-once.ts";
import { codeOf } from "./operator.ts";
import { livenessOf, ownIdentity, type ProcessIdentity } from "./process-identity.ts";

/** The holder of a lock. `purpose` is its command, such as `start` or `import`. */
export type LockHolder = ProcessIdentity & { purpose: string; takenAt: string; nonce: string };

/** A lock that this process holds. `release` is idempotent. */
export type DataLock = { holder: LockHolder; release(): Promise<void> };

export type LockAnswer = { ok: true; lock: DataLock } | { ok: false; holder: LockHolder };

// An owner that cannot be inspected (another container, Windows) is alive while it touches the file.
const HEARTBEAT_MS = 1_000;
const SILENCE_MS = 6_000;

/** The path of a data folder's lock file. */
export function dataLockPath(dataDir: string): string {
  return join(dataDir, "lock");
}

/**
 * Takes the lock of a data folder, or returns its holder. Never waits for a live owner. The lock of a dead one (killed,
 * rebooted, pid reused) is taken over by exactly one of several processes.
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

/** The process that holds a data folder's lock now, or null. */
export async function readLockHolder(dataDir: string): Promise<LockHolder | null> {
  const holder = await readHolder(dataLockPath(dataDir));
  return holder && (await isAlive(dataLockPath(dataDir), holder)) ? holder : null;
}

/**
 * Claims `path` and returns null, or returns its live owner. Only the process that has claimed `path.<nonce>` and then
 * read the same nonce again may replace a dead owner's file. A nonce is used once, so two processes that find the same
 * dead lock cannot both replace it. A process that dies half-way leaves such a claim, which is taken over in the same
 * way.
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

/** Null without a file. An unreadable one is the remains of a power cut: it counts as a dead owner's. */
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
