// `npm run bench -- overload`: what the product holds, and what becomes of people when three times as many come, sign-ins among them.
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { jobPath } from "../contract/paths.ts";
import { createAccount } from "../server/identity/accounts.ts";
import { hashPassword } from "../server/identity/passwords.ts";
import type { Database } from "../server/platform/db.ts";
import { openSecrets } from "../server/platform/secrets.ts";
import { makeVault } from "../server/platform/vault.ts";
import { inMs, percentiles, table } from "./figures.ts";
import { openScratchProduct } from "./scratch-product.ts";
import { makeWorkload, pathOf } from "./workload.ts";

const { values: given } = parseArgs({
  allowPositionals: true,
  options: { jobs: { type: "string", default: "20000" }, seconds: { type: "string", default: "15" } },
});
const seconds = Number(given.seconds);
const people = 20;
const password = "a password for measurements";
const emailOf = (number: number) => `person-${number}@bench.example`;
/** Sign-ins a second, beside the reads. */
const signIns = 3;
/** As a browser asks. */
const browser = { "accept-encoding": "gzip, deflate, br, zstd" };

type Asked = { path: string; body?: string };
type Answer = { status: number; retryAfter: boolean; took: number; at: number };

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const { product, db, dataDir, close } = await openScratchProduct(Number(given.jobs));
try {
  await makePeople();
  const reads = { "API lists and jobs": await callsOfApi(db), "pages, each rendered": await pages(db) };
  for (const [name, paths] of Object.entries(reads)) await measure(name, paths);
} finally {
  agent.destroy();
  await close();
}

/** Saturation with as many at once as keep it busy, then three times that rate, whatever is answered. */
async function measure(name: string, paths: string[]): Promise<void> {
  await saturate(paths, 3);
  const held = await saturate(paths, seconds);
  const before = held.length / seconds;
  const end = performance.now() + seconds * 1_000;
  const [reads, entries] = await Promise.all([
    arrive(3 * before, (nth) => ({ path: paths[nth % paths.length] as string })),
    arrive(signIns, signInOf),
  ]);
  const rowOf = (what: string, answers: Answer[]) => {
    const [served, refused] = [answers.filter(isServed), answers.filter(({ status }) => status === 503)];
    const others = answers.length - served.length - refused.length;
    return [
      what,
      String(Math.round(answers.length / seconds)),
      String(Math.round(served.filter(({ at }) => at < end).length / seconds)),
      inMs(percentiles(served.map(({ took }) => took))),
      `${refused.length}, ${refused.every(({ retryAfter }) => retryAfter) ? "each" : "not each"} with Retry-After`,
      refused.length === 0 ? "" : inMs(percentiles(refused.map(({ took }) => took))),
      String(others),
    ];
  };
  const goodput = reads.filter((answer) => isServed(answer) && answer.at < end).length / seconds / before;
  const head = ["", "asked/s", "served/s", "served ms", "refused with 503", "refused ms", "other"];
  console.log(
    `### ${name}: held ${Math.round(before)} a second (${inMs(percentiles(held.map(({ took }) => took)))} ms); asked for three times that\n\n${table(head, [rowOf("reads", reads), rowOf("sign-ins", entries)])}\n\nServed of what was held: ${Math.round(100 * goodput)} %.\n`,
  );
}

function isServed({ status }: Answer): boolean {
  return status >= 200 && status < 400;
}

/** Sixteen clients, each asking again as soon as it is answered. */
async function saturate(paths: string[], forSeconds: number): Promise<Answer[]> {
  const end = performance.now() + forSeconds * 1_000;
  const answers: Answer[] = [];
  let nth = 0;
  const client = async () => {
    while (performance.now() < end) {
      nth += 1;
      answers.push(await ask({ path: paths[nth % paths.length] as string }, performance.now()));
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  return answers.filter(isServed);
}

/** Requests that come at a rate, timed from when each was due. */
async function arrive(perSecond: number, what: (nth: number) => Asked): Promise<Answer[]> {
  const begun = performance.now();
  const pending: Promise<Answer>[] = [];
  for (let nth = 0; nth < perSecond * seconds; nth += 1) {
    const due = begun + (nth * 1_000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    pending.push(ask(what(nth), due));
  }
  return Promise.all(pending);
}

function ask({ path, body }: Asked, since: number): Promise<Answer> {
  return new Promise((resolve) => {
    const done = (status: number, retryAfter: boolean) =>
      resolve({ status, retryAfter, took: performance.now() - since, at: performance.now() });
    const sent = request(
      {
        agent,
        port: product.port,
        host: "127.0.0.1",
        path,
        method: body === undefined ? "GET" : "POST",
        headers: { ...browser, ...(body !== undefined && { "content-type": "application/json" }) },
      },
      (answer) => {
        answer.resume();
        answer.once("close", () =>
          done(answer.complete ? (answer.statusCode ?? 0) : 0, "retry-after" in answer.headers),
        );
      },
    );
    sent.once("error", () => done(0, false));
    sent.end(body);
  });
}

function signInOf(nth: number): Asked {
  return { path: "/api/session/sign-in", body: JSON.stringify({ email: emailOf(nth % people), password }) };
}

async function makePeople(): Promise<void> {
  const passwordHash = await hashPassword(makeVault((await openSecrets(dataDir)).masterKey), password);
  const issuer = `http://localhost:${product.port}`;
  for (let number = 0; number < people; number += 1)
    await db.transaction((tx) => createAccount(tx, { issuer, email: emailOf(number), name: "Somebody", passwordHash }));
}

async function callsOfApi(store: Database): Promise<string[]> {
  const { kinds, jobIds } = await makeWorkload(store);
  const lists = Object.entries(kinds)
    .filter(([kind]) => !["companies", "companies of an industry", "job by id", "similar jobs"].includes(kind))
    .flatMap(([kind, queries]) => queries.slice(0, 40).map((query) => pathOf(kind, query)));
  return lists.flatMap((list, nth) => [list, `/api/job/${jobIds[nth % jobIds.length]}`]);
}

/** So many different ones that hardly any is kept when it comes again. */
async function pages(store: Database): Promise<string[]> {
  const jobs = await store.query<{ id: string; companyName: string }>(
    `select j.id, c.name as "companyName" from job j join company c on c.id = j.company_id where j.is_listed limit 4000`,
  );
  return jobs.flatMap((job, nth) => [jobPath(job), `/jobs?searchText=engineer&page=${nth}`]);
}
