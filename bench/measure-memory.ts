// `npm run bench -- memory [--minutes 2] [--pause 0]`: what the server's process holds while people read, search, sign in and apply.
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { jobPath } from "../contract/paths.ts";
import { createAccount } from "../server/identity/accounts.ts";
import { hashPassword } from "../server/identity/passwords.ts";
import { newId } from "../server/platform/ids.ts";
import { openSecrets } from "../server/platform/secrets.ts";
import { makeVault } from "../server/platform/vault.ts";
import { freePort } from "../tests/support/free-port.ts";
import { type BenchPerson, makePeople } from "./bench-people.ts";
import { table } from "./figures.ts";
import { openScratchProduct } from "./scratch-product.ts";

const { values: given } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "2" }, pause: { type: "string", default: "0" } },
});
const lasts = Number(given.minutes) * 60_000;
/** Between two requests of one loop, in ms: lets a long run leave the machine to others. */
const rest = Number(given.pause);

const password = "a password for measurements";
const signers = 20;
const appliers = 2_000;
const emailOf = (number: number) => `person-${number}@bench.example`;
const words = ["engineer", "manager", "sales", "python", "react", "analyst", "nurse", "design"];

const metricsPort = await freePort();
const { product, db, dataDir, close } = await openScratchProduct(2_000, { METRICS_PORT: String(metricsPort) });
const site = `http://127.0.0.1:${product.port}`;
try {
  const rows = [await sample("idle")];
  const jobs = await db.query<{ id: string; companyName: string; isOurs: boolean }>(
    `select j.id, c.name as "companyName", j.external_job_id is null as "isOurs" from job j join company c on c.id = j.company_id
     where j.is_listed`,
  );
  await db.query(
    `update job set core_skills = '{Java,PostgreSQL}', soft_skills = '{Teamwork}', experience_min = null, experience_max = null
     where is_listed and external_job_id is null`,
  );
  await makeSigners();
  const people = await makePeople(db, { port: product.port, dataDir, people: appliers });
  const load = { jobs, ours: jobs.filter((job) => job.isOurs), people, ends: Date.now() + lasts };
  const loops = Promise.all([readPages(load), readPages(load), readAnswers(load), signIn(load), apply(load)]);
  for (let part = 1; part <= 10; part += 1) {
    await pause(lasts / 10);
    rows.push(await sample(`after ${((part * lasts) / 600_000).toFixed(1)} min`));
  }
  const counts = await loops;
  await pause(30_000);
  rows.push(await sample("30 s at rest"));
  console.log(
    `${counts.reduce((sum, count) => sum + count, 0).toLocaleString("en")} requests (pages, pages, answers, sign-ins, applications: ${counts.join(", ")})\n`,
  );
  console.log(table(["when", "resident MB", "heap used", "external", "heap reserved"], rows));
} finally {
  await close();
}

type Load = {
  jobs: readonly { id: string; companyName: string }[];
  ours: readonly { id: string }[];
  people: readonly BenchPerson[];
  ends: number;
};

/** Asks `ask` again and again until the time is over; returns how often. */
async function repeat({ ends }: Load, ask: (turn: number) => Promise<unknown>): Promise<number> {
  let turn = 0;
  for (; Date.now() < ends; turn += 1) {
    await ask(turn);
    await pause(rest);
  }
  return turn;
}

async function get(path: string, encoding: string): Promise<void> {
  const answer = await fetch(site + path, { headers: { "accept-encoding": encoding } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

/** Far more addresses than are kept, so that keeping, dropping and drawing go on all the time. */
function readPages(load: Load): Promise<number> {
  return repeat(load, (turn) => {
    const job = load.jobs[Math.floor(Math.random() * load.jobs.length)]!;
    const list = `/jobs?searchText=${words[turn % words.length]}&workMode=${["WFH", "WFO", "HYBRID"][turn % 3]}&r=${turn % 500}`;
    return get([jobPath(job), list, jobPath(job), "/"][turn % 4]!, turn % 5 === 0 ? "identity" : "gzip, br");
  });
}

function readAnswers(load: Load): Promise<number> {
  return repeat(load, (turn) => {
    const job = load.jobs[turn % load.jobs.length]!;
    return get(
      turn % 2 === 0 ? `/api/job/${job.id}` : `/api/job/?pageSize=100&searchText=${words[turn % words.length]}`,
      "gzip, br",
    );
  });
}

function signIn(load: Load): Promise<number> {
  return repeat(load, async (turn) => {
    await post("/api/session/sign-in", { email: emailOf(turn % signers), password });
    await pause(100);
  });
}

function apply(load: Load): Promise<number> {
  return repeat(load, async (turn) => {
    const person = load.people[turn];
    const job = load.ours[turn % load.ours.length];
    await pause(100);
    if (!person || !job) return;
    const sent = { jobId: job.id, companyName: "Bench", jobPortal: "Vouchboard", matchingScore: 60 };
    await post("/api/job-application/", sent, { authorization: `Bearer ${person.token}`, "idempotency-key": newId() });
  });
}

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(site + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

async function makeSigners(): Promise<void> {
  const vault = makeVault((await openSecrets(dataDir)).masterKey);
  const passwordHash = await hashPassword(vault, password);
  for (let number = 0; number < signers; number += 1)
    await db.transaction((tx) =>
      createAccount(tx, {
        issuer: `http://localhost:${product.port}`,
        email: emailOf(number),
        name: "Somebody",
        passwordHash,
      }),
    );
}

/** What the system and V8 say of the server's process, in MB. */
async function sample(when: string): Promise<string[]> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1] ?? Number.NaN);
  const resident =
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.process.pid}/status`, "utf8"))?.[1]) * 1_024;
  const bytes = [
    resident,
    metric("nodejs_heap_size_used_bytes"),
    metric("nodejs_external_memory_bytes"),
    metric("nodejs_heap_size_total_bytes"),
  ];
  const row = [when, ...bytes.map((value) => (value / 2 ** 20).toFixed(0))];
  console.error(row.join("  "));
  return row;
}
