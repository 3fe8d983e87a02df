// `npm run bench -- relevance --collection FOLDER`: how good search (and what suits people) is on a judged collection: imports its jobs into an empty scratch product and scores it there.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { jobRounds } from "../server/jobs/index.ts";
import { importListings, openListingFile } from "../server/listings/index.ts";
import { openDatabase } from "../server/platform/db.ts";
import { startScratchCluster } from "../server/platform/embedded-postgres/index.ts";
import { migrate } from "../server/platform/migrate.ts";
import { startProduct } from "./product.ts";

/** How a collection of people is scored: by the list for a profile as its own program asks for it, and by "For you" in the order served. */
const OF_PEOPLE = [[], ["--request", "/api/job/for-you?pageSize=100", "--order", "served"]];

const { values } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: { collection: { type: "string" } },
});
if (typeof values.collection === "string") await measure(resolve(values.collection));
else console.error("relevance needs --collection FOLDER: a folder with jobs.jsonl.gz, judgements and score.mjs.");

async function measure(collection: string): Promise<void> {
  const cluster = await startScratchCluster({ fsync: "off" });
  const dataDir = mkdtempSync(join(tmpdir(), "vouchboard-bench-"));
  try {
    await migrate(cluster.url);
    await importAll(cluster.url, join(collection, "jobs.jsonl.gz"));
    const product = await startProduct(cluster.url, dataDir, { DEMO_DATA: "off" });
    try {
      score(collection, `http://127.0.0.1:${product.port}`);
    } finally {
      await product.stop();
    }
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function importAll(url: string, path: string): Promise<void> {
  const db = openDatabase({ url, statementTimeout: 0, poolSize: 3 });
  try {
    const { rows } = await openListingFile(path);
    const board = { kind: "listing-file" as const, token: "files", company: null };
    const log = { info: () => {}, warn: console.error, error: console.error };
    const report = await importListings({ db, clock: () => new Date(), log }, { board, rows, complete: false });
    console.log(`${report.added} jobs imported, ${report.rejected.length} rejected`);
    await jobRounds.learnVocabulary({ db, clock: () => new Date() });
    await jobRounds.learnTerms({ db, clock: () => new Date() });
    await db.query("analyze");
  } finally {
    await db.close();
  }
}

/** The collection's own program tells the figures: one for searches takes the address and the folder, one for people takes BASE. */
function score(collection: string, base: string): void {
  const program = join(collection, "score.mjs");
  const isOfSearches = existsSync(join(collection, "queries.json"));
  for (const given of isOfSearches ? [[base, collection, "--per-query"]] : OF_PEOPLE) {
    if (!isOfSearches) console.log(given.length === 0 ? "\nThe list for a profile:" : "\nFor you:");
    spawnSync(process.execPath, [program, ...given], {
      stdio: "inherit",
      cwd: collection,
      env: { ...process.env, BASE: base },
    });
  }
}
