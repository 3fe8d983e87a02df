// A throw-away PostgreSQL for tests and measurements: in a temporary folder, without waiting for the disk, gone afterwards.
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, escapeIdentifier } from "pg";
import type { Log } from "../operator.ts";
import { livenessOf, ownIdentity, type ProcessIdentity } from "../process-identity.ts";
import { ensureCluster, readAccess } from "./cluster.ts";
import { findHome, type Home, openHome } from "./home.ts";
import { setUpOwner, urlsOf } from "./open-database.ts";
import { findPostmaster, type ServerSettings, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { readyPrograms } from "./programs.ts";

/** A running scratch cluster. `url` leads to an empty database as the owner's role, which may create further ones. */
export type ScratchCluster = { url: string; adminUrl: string; stop(): Promise<void> };

const PREFIX = "vouchboard-scratch-";
const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} };

// What is lost in a power cut does not matter here, so nothing waits for the disk.
const FAST_SETTINGS: ServerSettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "100",
  shared_buffers: "128MB",
  timezone: "UTC",
};

/**
 * Starts a scratch cluster. Also removes those whose owner was killed before it could, so that none piles up.
 * Share one among test files by handing its `url` on, and give each file a database of its own (`cloneDatabase`).
 */
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

/**
 * Creates a database on the cluster that `url` leads to, as a copy of `template` when given (nobody may be connected to
 * that one meanwhile), and returns its URL. Copying a migrated template takes some 50 ms.
 */
export async function cloneDatabase(url: string, name: string, template?: string): Promise<string> {
  const source = template ? ` template ${escapeIdentifier(template)}` : "";
  await execute(url, `create database ${escapeIdentifier(name)}${source}`);
  return databaseUrl(url, name);
}

/** Removes a database and cuts whoever is still connected to it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await execute(url, `drop database if exists ${escapeIdentifier(name)} with (force)`);
}

/** The URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(name)}`;
  return other.href;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function clearAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) await clearIfAbandoned(join(tmpdir(), name)).catch(() => undefined);
}

/** Only our own folders are looked at: others' are not ours to read, end or delete. */
async function clearIfAbandoned(folder: string): Promise<void> {
  if ((await stat(folder)).uid !== process.getuid?.()) return;
  const owner = JSON.parse(await readFile(join(folder, "owner.json"), "utf8")) as ProcessIdentity;
  if ((await livenessOf(owner)) !== "gone") return;
  const home = await findHome(join(folder, "data"));
  const left = home && (await findPostmaster(home));
  if (left) await stopPostmaster(home, await readyPrograms(home), left);
  await removeFolders(home, folder);
}

/** The home lies elsewhere when the temporary folder is closed to PostgreSQL's account. */
async function removeFolders(home: Home | null, folder: string): Promise<void> {
  for (const path of [home?.path, folder]) if (path) await rm(path, { recursive: true, force: true, maxRetries: 3 });
}
