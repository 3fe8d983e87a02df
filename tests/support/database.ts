// A separate database for a test file: copied from the migrated template, dropped after the file's tests.
import { randomBytes } from "node:crypto";
import { type Database, openDatabase } from "../../server/platform/db.ts";
import { cloneDatabase, dropDatabase } from "../../server/platform/embedded-postgres/index.ts";
import { afterFile } from "./run-files.ts";
import { type ScratchServer, scratchServer } from "./scratch-server.ts";

export type FreshDatabase = { url: string; db: Database };

let server: Promise<ScratchServer> | null = null;
let inUse = 0;

/**
 * Call it at the top of a test file, with `await`: it cleans up after the file's last test. `migrated: false` gives an
 * empty one.
 */
export async function freshDatabase({ migrated = true } = {}): Promise<FreshDatabase> {
  inUse += 1;
  server ??= scratchServer();
  const { url: serverUrl, template, stop } = await server;
  const name = `test_${randomBytes(6).toString("hex")}`;
  const url = await cloneDatabase(serverUrl, name, migrated ? template : undefined);
  const db = openDatabase({ url, statementTimeout: 120_000, connectTimeout: 30_000 });
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
