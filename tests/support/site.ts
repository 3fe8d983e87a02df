// The whole product: the built site and the API on one port, on a database with a small demo.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "../../cli/build-web.ts";
import { serve } from "../../server/main.ts";
import { type Config, readConfig, type S3Config } from "../../server/platform/config.ts";
import type { Database } from "../../server/platform/db.ts";
import { freshDatabase } from "./database.ts";
import { freePort } from "./free-port.ts";
import { afterFile } from "./run-files.ts";

export type Site = { url: string; db: Database };

export type SiteWishes = {
  /** Number of demo jobs. */
  jobs?: number;
  pageCacheSeconds?: number;
  /** 0 by default: companies receive applications at once. */
  applicationUndoSeconds?: number;
  /** Replaces the database's address, for example by a proxy's. */
  reroute?: (databaseUrl: string) => Promise<Partial<Pick<Config, "databaseUrl" | "databaseReadUrls">>>;
  /** The bucket for files; by default the data folder. */
  s3?: S3Config | null;
  /** Whether the demo's roles can be switched. */
  hasDemoBar?: boolean;
  /** The site's name in its address: passkeys need one, "localhost". */
  host?: string;
};

/** For all files of this process, because comparing thousands of sources takes half a second. */
let built: Promise<boolean> | null = null;

/** Call it at the top of a test file, with `await`. Builds the pages first if their sources have changed. */
export async function startSite({
  jobs = 400,
  pageCacheSeconds = 0,
  applicationUndoSeconds = 0,
  s3 = null,
  hasDemoBar = false,
  host = "127.0.0.1",
  reroute,
}: SiteWishes = {}): Promise<Site> {
  built ??= buildWeb();
  await built;
  const { url: databaseUrl, db } = await freshDatabase({ demoJobs: jobs });
  const dataDir = await mkdtemp(join(tmpdir(), "vouchboard-site-"));
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const routes = { databaseUrl, ...(await reroute?.(databaseUrl)) };
  const { close } = await serve({
    config: {
      ...configOf({ dataDir, port, url, pageCacheSeconds, hasDemoBar }),
      s3,
      applicationUndoSeconds,
      ...routes,
    },
    databaseUrl: routes.databaseUrl,
    openLoopback: true,
  });
  afterFile(async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { url, db };
}

type Facts = { dataDir: string; port: number; url: string; pageCacheSeconds: number; hasDemoBar: boolean };

function configOf({ dataDir, port, url, pageCacheSeconds, hasDemoBar }: Facts): Config {
  const answer = readConfig({
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    METRICS_PORT: "0",
    DEMO_ACCOUNTS: hasDemoBar ? "on" : "off",
    LOG_LEVEL: "silent",
    RATE_LIMIT_SCALE: "1000",
    // A machine that is busy with other tests is not an overload.
    LONGEST_WAIT_MS: "60000",
    // Off by default, because tests change data and read it at once.
    PAGE_CACHE_SECONDS: String(pageCacheSeconds),
  });
  if (!answer.ok) throw new Error(answer.problems.join(" "));
  return answer.config;
}
