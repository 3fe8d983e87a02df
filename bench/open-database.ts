// The database that measurements run on: one that is given (`--database URL`, or `--data FOLDER` with the built-in one), or a scratch one with demo jobs.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { seed } from "../demo/load.ts";
import { type Database, openDatabase } from "../server/platform/db.ts";
import { startScratchCluster, withDatabase } from "../server/platform/embedded-postgres/index.ts";
import { migrate } from "../server/platform/migrate.ts";
import { openSecrets } from "../server/platform/secrets.ts";
import { type Product, startProduct } from "./product.ts";

const BENCH_KEY = Buffer.alloc(32, "bench").toString("base64");

/** Runs `work` on the database that the command names; it is migrated, and has `--jobs N` demo jobs (1,000,000 unless said) when it is a scratch one. */
export async function withBenchDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const {
    values: { database, data, jobs },
  } = parseArgs({
    strict: false,
    allowPositionals: true,
    options: {
      database: { type: "string" },
      data: { type: "string" },
      jobs: { type: "string", default: "1000000" },
    },
  });
  const onMigrated = async (url: string) => {
    await migrate(url);
    await work(url);
  };
  // A database belongs to the keys of its first server: those of the folder, or one that all measurements share.
  const secrets = data ? await openSecrets(resolve(String(data))) : { masterKey: BENCH_KEY, cursorKey: BENCH_KEY };
  process.env.MASTER_KEY ??= secrets.masterKey;
  process.env.CURSOR_KEY ??= secrets.cursorKey;
  if (database) return onMigrated(String(database));
  if (data) {
    return withDatabase({ databaseUrl: undefined, dataDir: resolve(String(data)) }, console, onMigrated, {
      purpose: "bench",
    });
  }
  const cluster = await startScratchCluster({ fsync: "on", max_wal_size: "4GB" });
  try {
    await migrate(cluster.url);
    await seed(cluster.url, Number(jobs), (loaded) => loaded % 100_000 === 0 && console.error(`${loaded} jobs`));
    await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}

/** The product on that database, started with `set` beside what all measurements set, and a connection of the bench's own. */
export async function withBenchProduct(
  url: string,
  set: Record<string, string>,
  work: (product: Product, db: Database, dataDir: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "vouchboard-bench-"));
  const db = openDatabase({ url, poolSize: 2, statementTimeout: 0 });
  const product = await startProduct(url, dataDir, set);
  try {
    await work(product, db, dataDir);
  } finally {
    await product.stop();
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
