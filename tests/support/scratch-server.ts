// The temporary folder and PostgreSQL of a test run, with a migrated database to copy; node --test makes them before the
// first file.
import { chmod, mkdir, stat, statfs } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import {
  cloneDatabase,
  databaseUrl,
  type ScratchCluster,
  startScratchCluster,
} from "../../server/platform/embedded-postgres/index.ts";
import { migrate } from "../../server/platform/migrate.ts";

/** The variable with the server's URL; each test file is a process and inherits it. */
const SERVER_VARIABLE = "SCRATCH_SERVER_URL";
const TEMPLATE = "migrated";
/** The variable with the temporary folder on disk, while TMPDIR names one in memory. */
const DISK_VARIABLE = "DISK_TMPDIR";
const MEMORY = "/dev/shm";
const NEEDED_BYTES = 4 * 1024 ** 3;

/** A server to make databases on: `url` is its address, `template` a migrated database without connections. */
export type ScratchServer = { url: string; template: string; stop(): Promise<void> };

let shared: ScratchServer | null = null;

/** For node --test --test-global-setup. */
export async function globalSetup(): Promise<void> {
  await moveToMemory();
  shared = await startServer();
  process.env[SERVER_VARIABLE] = shared.url;
}

/** For node --test --test-global-setup. */
export async function globalTeardown(): Promise<void> {
  await shared?.stop();
}

/** The temporary folder for what outlives a run. */
export const diskFolder = (): string => process.env[DISK_VARIABLE] ?? tmpdir();

/**
 * Makes a folder in memory the temporary folder, for PostgreSQL's data and Chromium's shared memory: on a disk, making
 * and deleting their files takes a tenth of a run's computing time. Not where memory is scarce, as in most containers.
 */
async function moveToMemory(): Promise<void> {
  if (process.env[DISK_VARIABLE] !== undefined) return;
  const room = await statfs(MEMORY).catch(() => null);
  if (!room || room.bavail * room.bsize < NEEDED_BYTES || freemem() < NEEDED_BYTES) return;
  // One folder for all runs, so that each finds what a killed one left.
  const folder = join(MEMORY, `vouchboard-tests-${process.getuid?.() ?? "user"}`);
  await mkdir(folder, { mode: 0o700 }).catch(() => undefined);
  if ((await stat(folder)).uid !== process.getuid?.()) return;
  // PostgreSQL's account enters it where tests run as root.
  await chmod(folder, 0o711);
  process.env[DISK_VARIABLE] = tmpdir();
  process.env.TMPDIR = folder;
}

/** The run's server, or a separate one if a file runs alone. `stop` stops only the latter. */
export async function scratchServer(): Promise<ScratchServer> {
  const url = process.env[SERVER_VARIABLE];
  return url === undefined ? startServer() : { url, template: TEMPLATE, stop: async () => {} };
}

async function startServer(): Promise<ScratchServer> {
  // Autovacuum workers would sometimes be connected to a database that a test file copies or drops, and cannot be
  // disconnected.
  const cluster: ScratchCluster = await startScratchCluster({ autovacuum: "off" });
  try {
    await cloneDatabase(cluster.url, TEMPLATE);
    await migrate(databaseUrl(cluster.url, TEMPLATE));
    return { url: cluster.url, template: TEMPLATE, stop: () => cluster.stop() };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
