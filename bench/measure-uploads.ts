// `npm run bench -- uploads`: from an uploaded CV to what was read of it, one at a time and two hundred at once.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BasicDetails } from "../contract/candidates/wire.ts";
import { demoCv } from "../demo/cvs.ts";
import { ask, type Caller, signUp, upload } from "./bench-calls.ts";
import { inMs, percentiles, table } from "./figures.ts";
import { type Product, residentMb } from "./product.ts";
import { openScratchProduct } from "./scratch-product.ts";

const people = 20;
const uploadsEach = 10;
const alone = 30;
/** Real ones where there are any. */
const folder = join(import.meta.dirname, "../../shared/data/resumes");

const cvs = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".pdf"))
      .map((name) => new Uint8Array(readFileSync(join(folder, name))))
  : [demoCv()];
console.log(`${cvs.length} different CVs${existsSync(folder) ? " from real life" : ""}.`);

const { product, db, dataDir, close } = await openScratchProduct();
try {
  const crowd = await makePeople(product);
  await measureAlone(product, crowd[0] as Caller);
  await measureCrowd(product, crowd);
} finally {
  await close();
}

async function makePeople(product: Product): Promise<Caller[]> {
  const emails = Array.from({ length: people }, (_, number) => `person-${number}@bench.example`);
  const made: Caller[] = [];
  for (const email of emails) made.push(await signUp({ product, db, dataDir }, email));
  return made;
}

function cvOf(number: number): Uint8Array<ArrayBuffer> {
  return cvs[number % cvs.length] as Uint8Array<ArrayBuffer>;
}

/** From the first call to the answer that shows what was read. */
async function measureAlone(product: Product, person: Caller): Promise<void> {
  const samples: number[] = [];
  for (let turn = 0; turn <= alone; turn += 1) {
    const begun = performance.now();
    await upload(product, person, cvOf(turn));
    for (;;) {
      const { cv } = await ask<BasicDetails>(product, person, "GET", "/api/user/basic-details");
      if (cv?.state === "PARSED") break;
      if (cv?.state === "FAILED") throw new Error(`a CV could not be read: ${cv.problem}`);
      await pause(10);
    }
    samples.push(performance.now() - begun);
    await db.query("delete from cv_version");
  }
  const [first = 0, ...others] = samples;
  console.log(
    `One at a time, upload to result visible: first ${Math.round(first)} ms, then p50/p95/p99 ${inMs(percentiles(others))} ms.`,
  );
}

async function measureCrowd(product: Product, crowd: readonly Caller[]): Promise<void> {
  let isOver = false;
  const watch = watchProduct(product, () => isOver);
  const begun = performance.now();
  await Promise.all(
    crowd.map(async (person, nth) => {
      for (let turn = 0; turn < uploadsEach; turn += 1) await upload(product, person, cvOf(nth + turn));
    }),
  );
  const sent = performance.now() - begun;
  while ((await unread()) > 0) await pause(50);
  const read = performance.now() - begun;
  isOver = true;
  const { others, mostChildren, mostMemory } = await watch;
  const rows = await db.query<{ seconds: number; state: string; email: string }>(
    `select extract(epoch from v.parsed_at - v.uploaded_at)::float8 as seconds, v.state, a.email
     from cv_version v join account a on a.id = v.account_id order by v.parsed_at`,
  );
  const firsts = crowd.map(({ email }) => rows.findIndex((row) => row.email === email) + 1);
  console.log(
    table(
      [`${people} people, ${uploadsEach} CVs each, at once`, ""],
      [
        ["taken after, s", (sent / 1_000).toFixed(1)],
        ["all read after, s", (read / 1_000).toFixed(1)],
        ["read", String(rows.filter(({ state }) => state === "PARSED").length)],
        ["taken to read, s: p50 / p95 / p99", inMs(percentiles(rows.map(({ seconds }) => seconds)))],
        ["the last person's first CV was read as number", String(Math.max(...firsts))],
        ["most processes that read", String(mostChildren)],
        ["most memory of the server, MB", String(mostMemory)],
        ["the job list meanwhile, ms: p50 / p95 / p99", inMs(percentiles(others))],
      ],
    ),
  );
}

async function unread(): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from cv_version where state in ('QUEUED', 'READING')",
  );
  return row?.count ?? 0;
}

/** What others notice meanwhile. */
async function watchProduct(product: Product, isOver: () => boolean) {
  const others: number[] = [];
  let mostChildren = 0;
  let mostMemory = 0;
  for (let turn = 0; !isOver(); turn += 1) {
    const begun = performance.now();
    await ask(product, null, "GET", `/api/job/?pageSize=20&searchText=java&minExperience=${turn % 5}`);
    others.push(performance.now() - begun);
    // Listing processes costs as much as an answer.
    if (turn % 10 === 0) mostChildren = Math.max(mostChildren, childrenOf(product.process.pid ?? 0));
    mostMemory = Math.max(mostMemory, residentMb(product.process.pid ?? 0));
    await pause(20);
  }
  return { others, mostChildren, mostMemory };
}

function childrenOf(pid: number): number {
  try {
    const rows = execFileSync("ps", ["-ww", "-eo", "ppid=,args="], { encoding: "utf8" }).split("\n");
    return rows.filter((row) => row.trim().startsWith(`${pid} `) && /resumes\/process\/child/.test(row)).length;
  } catch {
    return 0;
  }
}
