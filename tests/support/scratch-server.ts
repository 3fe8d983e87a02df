// The temporary PostgreSQL of a test run, with a migrated database to copy; node --test starts it before the first
// file.
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

/** A server to make databases on: `url` is its address, `template` a migrated database without connections. */
export type ScratchServer = { url: string; template: string; stop(): Promise<void> };

let shared: ScratchServer | null = null;

/** For node --test --test-global-setup. */
export async function globalSetup(): Promise<void> {
  shared = await startServer();
  process.env[SERVER_VARIABLE] = shared.url;
}

/** For node --test --test-global-setup. */
export async function globalTeardown(): Promise<void> {
  await shared?.stop();
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
