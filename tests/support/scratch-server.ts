// The one throw-away PostgreSQL of a test run, with a migrated database to copy; node --test starts it before the first file.
import {
  cloneDatabase,
  databaseUrl,
  type ScratchCluster,
  startScratchCluster,
} from "../../server/platform/embedded-postgres/index.ts";
import { migrate } from "../../server/platform/migrate.ts";

/** Where test files find the server of their run; files are processes of their own and inherit it. */
const SERVER_VARIABLE = "SCRATCH_SERVER_URL";
const TEMPLATE = "migrated";

/** A server to make databases on: `url` leads there, `template` names a migrated database that nobody is connected to. */
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

/** The run's server, or one of our own when a file is run by itself. `stop` ends only what was started here. */
export async function scratchServer(): Promise<ScratchServer> {
  const url = process.env[SERVER_VARIABLE];
  return url === undefined ? startServer() : { url, template: TEMPLATE, stop: async () => {} };
}

async function startServer(): Promise<ScratchServer> {
  // Its workers would now and then be in a database that a test file copies or drops, and they cannot be sent away.
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
