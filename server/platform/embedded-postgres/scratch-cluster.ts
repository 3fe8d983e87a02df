// A throw-away PostgreSQL for tests and measurements, in a temporary folder and without flushing to disk.
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { escapeIdentifier } from "pg";
import type { Log } from "../operator.ts";
import { livenessOf, ownIdentity, type ProcessIdentity } from "../process-identity.ts";
import { ensureCluster, readAccess } from "./cluster.ts";
import { findHome, type Home, openHome } from "./home.ts";
import { query, setUpOwner, urlsOf } from "./open-database.ts";
import { findPostmaster, type ServerSettings, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { readyPrograms } from "./programs.ts";

/** A running scratch cluster. `url` is an empty database, with the owner's role, which may create further ones. */
export type ScratchCluster = { url: string; adminUrl: string; stop(): Promise<void> };

const PREFIX = "vouchboard-scratch-";
const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

// Durability does not matter here, so nothing waits for the disk.
const FAST_SETTINGS: ServerSettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "100",
  shared_buffers: "128MB",
  timezone: "UTC",
};

/** Starts a scratch cluster and removes those of killed owners. Share it by `url` and `cloneDatabase`. */
export async function startScratchCluster(settings: ServerSettings = {}): Promise<ScratchCluster> {
  await clearAbandoned();
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  await writeFile(join(folder, "owner.json"), JSON.stringify(await ownIdentity()));
  const dataDir = join(folder, "data");
  await mkdir(dataDir, { mode: 0o700 });
  if (process.getuid?.() === 0) await chmod(folder, 0o711);
  const home = await openHome(dataDir, SILENT);
  const programs = await readyPrograms(home);
  await ensureCluster(home, programs, false, SILENT);
  const server = await startPostmaster(home, programs, { ...FAST_SETTINGS, ...settings }, SILENT);
  const access = await readAccess(home);
  await setUpOwner(server, access, true);
  const stop = async () => {
    await stopPostmaster(home, programs, server);
    await removeFolders(home, folder);
  };
  return { ...urlsOf(server, access), stop };
}

/** Creates a database, as a copy of `template` (without connections; 50 ms) if given, and returns its URL. */
export async function cloneDatabase(url: string, name: string, template?: string): Promise<string> {
  // Copying files needs a checkpoint, which is quick without flushing, and a third of the time of copying pages.
  const source = template ? ` template ${escapeIdentifier(template)} strategy file_copy` : "";
  await query(url, `create database ${escapeIdentifier(name)}${source}`);
  return databaseUrl(url, name);
}

/** Drops a database and cuts its remaining connections. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await query(url, `drop database if exists ${escapeIdentifier(name)} with (force)`);
}

/** The URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(name)}`;
  return other.href;
}

async function clearAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) await clearIfAbandoned(join(tmpdir(), name)).catch(() => undefined);
}

/** Handles only folders of our own account: another account's servers are not ours to stop or delete. */
async function clearIfAbandoned(folder: string): Promise<void> {
  if ((await stat(folder)).uid !== process.getuid?.()) return;
  const owner = JSON.parse(await readFile(join(folder, "owner.json"), "utf8")) as ProcessIdentity;
  if ((await livenessOf(owner)) !== "gone") return;
  const home = await findHome(join(folder, "data"));
  const left = home && (await findPostmaster(home));
  if (left) await stopPostmaster(home, await readyPrograms(home), left);
  await removeFolders(home, folder);
}

/** The home is elsewhere if PostgreSQL's account cannot enter the temporary folder. */
async function removeFolders(home: Home | null, folder: string): Promise<void> {
  for (const path of [home?.path, folder]) if (path) await rm(path, { recursive: true, force: true, maxRetries: 3 });
}
