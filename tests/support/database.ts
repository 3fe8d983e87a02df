// A separate database for a test file: copied from the migrated template, dropped after the file's tests.
import { randomBytes } from "node:crypto";
import pg from "pg";
import { companiesFor, loadDemo } from "../../demo/load.ts";
import { type Database, openDatabase } from "../../server/platform/db.ts";
import { cloneDatabase, dropDatabase } from "../../server/platform/embedded-postgres/index.ts";
import { afterFile } from "./run-files.ts";
import { type ScratchServer, scratchServer } from "./scratch-server.ts";

export type FreshDatabase = { url: string; db: Database };

let server: Promise<ScratchServer> | null = null;
let inUse = 0;

/**
 * Call it at the top of a test file, with `await`: it cleans up after the file's last test. `migrated: false` gives an
 * empty one, `demoJobs` one with the demo's companies and so many of its jobs.
 */
export async function freshDatabase({
  migrated = true,
  demoJobs = null,
}: {
  migrated?: boolean;
  demoJobs?: number | null;
} = {}): Promise<FreshDatabase> {
  inUse += 1;
  server ??= scratchServer();
  const { url: serverUrl, template, stop } = await server;
  const name = `test_${randomBytes(6).toString("hex")}`;
  const source = demoJobs === null ? template : await demoTemplate(serverUrl, template, demoJobs);
  const url = await cloneDatabase(serverUrl, name, migrated ? source : undefined);
  const db = openPatiently(url);
  afterFile(async () => {
    await db.close();
    await dropDatabase(serverUrl, name);
    inUse -= 1;
    if (inUse > 0) return;
    server = null;
    await stop();
  });
  return { url, db };
}

const openPatiently = (url: string): Database =>
  openDatabase({ url, statementTimeout: 120_000, connectTimeout: 30_000 });

/** The name of a database to copy, with so many jobs of the demo: loaded once in a run, by the first who needs it. */
async function demoTemplate(serverUrl: string, template: string, jobs: number): Promise<string> {
  const name = `demo_${jobs}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await makeTemplate(serverUrl, template, name, jobs);
    return name;
  } finally {
    await client.end();
  }
}

async function makeTemplate(serverUrl: string, template: string, name: string, jobs: number): Promise<void> {
  const draft = `${name}_draft`;
  await dropDatabase(serverUrl, draft);
  const db = openPatiently(await cloneDatabase(serverUrl, draft, template));
  try {
    await loadDemo(db, { jobs, companies: companiesFor(jobs), now: new Date() });
  } finally {
    await db.close();
  }
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`alter database ${draft} rename to ${name}`).finally(() => client.end());
}
