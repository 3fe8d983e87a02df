// The ground that measurements of people's doings stand on: the product on a database of its own with jobs in it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seed } from "../demo/load.ts";
import { type Database, openDatabase } from "../server/platform/db.ts";
import { startScratchCluster } from "../server/platform/embedded-postgres/index.ts";
import { migrate } from "../server/platform/migrate.ts";
import { type Product, startProduct } from "./product.ts";

export type ScratchProduct = {
  product: Product;
  /** The product's database, beside its own connections. */
  db: Database;
  /** Where the product keeps its secrets and files. */
  dataDir: string;
  /** Stops everything and leaves nothing behind. */
  close(): Promise<void>;
};

/** The product as `npm start` runs it, with so many demo jobs. `settings` are its environment beside what every measurement needs. */
export async function openScratchProduct(jobs = 2_000, settings: Record<string, string> = {}): Promise<ScratchProduct> {
  const cluster = await startScratchCluster({ fsync: "on" });
  const dataDir = mkdtempSync(join(tmpdir(), "vouchboard-bench-"));
  const db = openDatabase({ url: cluster.url, poolSize: 2, statementTimeout: 0 });
  let product: Product | null = null;
  const close = async () => {
    await product?.stop();
    await db.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(cluster.url);
    await seed(cluster.url, jobs);
    product = await startProduct(cluster.url, dataDir, settings);
    return { product, db, dataDir, close };
  } catch (error) {
    await close();
    throw error;
  }
}
