// What one page costs the server in processor time, rendered anew for each request, beside React alone on the same cards.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { build } from "vite";
import type { JobCard } from "../contract/jobs/wire.ts";
import { jobPath } from "../contract/paths.ts";
import { countCollections } from "../server/jobs/collections/count-collections.ts";
import { presentJobs } from "../web/features/jobs/present-job.ts";
import { table } from "./figures.ts";
import type { Product } from "./product.ts";
import { openClient, type RawClient } from "./raw-client.ts";
import { openScratchProduct } from "./scratch-product.ts";

const ROUNDS = 400;
const WARM_UP = 150;
const project = join(import.meta.dirname, "..");
/** With figures, pay and every kind of link. */
const COLLECTION = "/jobs/software-developer-in-bengaluru";
/** Inside the project, so that what is built finds its libraries. */
const cardsFolder = join(project, "node_modules/.cache/bench-cards");

const { product, db, close } = await openScratchProduct(2_000, { PAGE_CACHE_SECONDS: "0" });
try {
  await db.transaction((tx) => countCollections(tx, new Date()));
  const client = await openClient(product.port);
  const jobs = await newestJobs(product);
  const rows: string[][] = [];
  for (const [name, path, headers] of [
    ["/jobs, 100 cards", "/jobs", {}],
    ["/jobs, gzip", "/jobs", { "accept-encoding": "gzip" }],
    ["a job", jobPath(jobs[0]!), {}],
    ["a job, gzip", jobPath(jobs[0]!), { "accept-encoding": "gzip" }],
    ["a collection, 20 cards", COLLECTION, {}],
    ["a collection, gzip", COLLECTION, { "accept-encoding": "gzip" }],
  ] as const)
    rows.push(await costOfPage(name, path, headers, client, product));
  rows.push(await costOfReact(jobs));
  client.close();
  console.log(table(["page", "processor ms", "a second of one core", "bytes"], rows));
} finally {
  await close();
}

async function newestJobs({ port }: Product): Promise<JobCard[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/job/?pageSize=100`);
  return ((await answer.json()) as { data: JobCard[] }).data;
}

/** One request after the other, so that nothing is shared; the processor time is all of the server's process. */
async function costOfPage(
  name: string,
  path: string,
  headers: Record<string, string>,
  client: RawClient,
  { process: server }: Product,
): Promise<string[]> {
  let bytes = 0;
  const ask = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      const answer = await client.get(path, headers);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      bytes = answer.bytes;
    }
  };
  await ask(WARM_UP);
  const before = processorMs(server.pid!);
  await ask(ROUNDS);
  return figures(name, (processorMs(server.pid!) - before) / ROUNDS, bytes);
}

/** The cards alone, drawn in this process by the components that the page has. */
async function costOfReact(jobs: readonly JobCard[]): Promise<string[]> {
  process.env.NODE_ENV = "production";
  await build({
    configFile: false,
    root: project,
    logLevel: "silent",
    build: { ssr: "web/features/jobs/job-list.tsx", outDir: cardsFolder, emptyOutDir: true },
  });
  const built: Record<"JobList" | "JobRows", FunctionComponent<Record<string, unknown>>> = await import(
    pathToFileURL(join(cardsFolder, "job-list.js")).href
  );
  rmSync(cardsFolder, { recursive: true, force: true });
  const rows = presentJobs(jobs, Date.now());
  const draw = () =>
    renderToString(createElement(built.JobList, {}, createElement(built.JobRows, { rows, hasPromos: true })));
  let html = "";
  for (let round = 0; round < WARM_UP; round += 1) html = draw();
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) html = draw();
  const { user, system } = process.cpuUsage(before);
  return figures("React alone, the 100 cards", (user + system) / 1_000 / ROUNDS, Buffer.byteLength(html));
}

function figures(name: string, each: number, bytes: number): string[] {
  return [name, each.toFixed(2), (1_000 / each).toFixed(0), bytes.toLocaleString("en")];
}

/** Processor time that a process has had, its threads and the kernel's work for it included; Linux counts in hundredths of a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
