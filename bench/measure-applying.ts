// `npm run bench -- applying`: a hundred people a second apply, each once, beside the bare rows of the same run.
import { setTimeout as pause } from "node:timers/promises";
import { newId } from "../server/platform/ids.ts";
import { type BenchPerson, makePeople } from "./bench-people.ts";
import { inMs, percentiles, table } from "./figures.ts";
import type { Product } from "./product.ts";
import { openScratchProduct } from "./scratch-product.ts";

const perSecond = 100;
const seconds = 30;
/** Jobs that are applied to: some hundred applicants each. */
const jobs = 20;
/** Turns of one client, each an application and the bare rows of one. */
const turns = 300;
const people = perSecond * seconds + turns + 50;

const MATCH = {
  scoreVersion: "1",
  scoreDetails: { coreSkills: 60, experience: 90, roleAndResponsibilities: 45.5, softSkills: 40 },
  matched: { coreSkills: ["Java", "PostgreSQL"], softSkills: ["Teamwork"] },
  missing: { coreSkills: [], softSkills: [] },
};

type Sent = { status: number; ms: number };

const { product, db, dataDir, close } = await openScratchProduct();
try {
  const crowd = await makePeople(db, { port: product.port, dataDir, people });
  const jobIds = await openJobs();
  await measureAlone(product, crowd.splice(0, turns + 50), jobIds);
  await measureCrowd(product, crowd, jobIds);
} finally {
  await close();
}

async function openJobs(): Promise<string[]> {
  const found = await db.query<{ id: string }>(
    `update job set core_skills = '{Java,PostgreSQL}', soft_skills = '{Teamwork}', experience_min = null, experience_max = null
     where id in (select id from job where is_listed and external_job_id is null order by id desc limit $1) returning id`,
    [jobs],
  );
  return found.map(({ id }) => id);
}

/** As browsers apply: with a key, and the client's own idea of the score. */
async function apply(product: Product, { token }: BenchPerson, jobId: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${product.port}/api/job-application/`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": newId() },
    body: JSON.stringify({ jobId, companyName: "Bench", jobPortal: "Vouchboard", matchingScore: 60 }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** The two rows that every application needs, in a transaction of their own. */
async function insertBare({ accountId, cvId }: BenchPerson, jobId: string): Promise<void> {
  const now = new Date();
  const id = newId(now);
  await db.transaction(async (tx) => {
    await tx.query(
      {
        name: "bare application",
        text: `insert into application (id, kind, job_id, account_id, cv_id, score, match, profile, applied_at, updated_at)
          values ($1, 'INTERNAL', $2, $3, $4, 60, $5, '{}', $6, $6)`,
      },
      [id, jobId, accountId, cvId, JSON.stringify(MATCH), now],
    );
    await tx.query(
      {
        name: "bare event",
        text: `insert into application_event (id, application_id, kind, status, by, actor_id, at, visible_at, told_at)
          values ($1, $2, 'STATUS', 'APPLIED', 'CANDIDATE', $3, $4, $4, $4)`,
      },
      [newId(now), id, accountId, now],
    );
  });
}

/** In turns, so that a noisy neighbour disturbs both alike. */
async function measureAlone(product: Product, crowd: readonly BenchPerson[], jobIds: readonly string[]): Promise<void> {
  const [whole, bare]: [number[], number[]] = [[], []];
  for (const [turn, person] of crowd.entries()) {
    const [one, other] = [jobIds[turn % jobs] ?? "", jobIds[(turn + 1) % jobs] ?? ""];
    const begun = performance.now();
    const status = await apply(product, person, one);
    const between = performance.now();
    await insertBare(person, other);
    const end = performance.now();
    if (status !== 201) throw new Error(`applying answered ${status}`);
    if (turn < crowd.length - turns) continue;
    whole.push(between - begun);
    bare.push(end - between);
  }
  await db.transaction((tx) => tx.query("delete from application"));
  const [asked, yardstick] = [percentiles(whole), percentiles(bare)];
  console.log(
    `### One client, in turns: milliseconds p50 / p95 / p99\n\n${table(
      ["what", "p50 / p95 / p99", "of the bare rows, p50"],
      [
        ["the two rows, bare through pg", inMs(yardstick), "1.00"],
        ["POST /api/job-application/", inMs(asked), (asked.p50 / yardstick.p50).toFixed(2)],
      ],
    )}\n`,
  );
}

/** Everybody on time, whether the one before is done or not; timed from when each was due. */
async function measureCrowd(product: Product, crowd: readonly BenchPerson[], jobIds: readonly string[]): Promise<void> {
  const begun = performance.now();
  const under: Promise<Sent>[] = [];
  for (const [turn, person] of crowd.entries()) {
    const due = begun + (turn * 1_000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    const sent = apply(product, person, jobIds[turn % jobs] ?? "");
    under.push(sent.then((status) => ({ status, ms: performance.now() - due })));
  }
  const sent = await Promise.all(under);
  const took = (performance.now() - begun) / 1_000;
  const acknowledged = sent.filter(({ status }) => status === 201).length;
  const [{ rows } = { rows: 0 }] = await db.query<{ rows: number }>("select count(*)::int as rows from application");
  const [{ events } = { events: 0 }] = await db.query<{ events: number }>(
    "select count(*)::int as events from application_event",
  );
  const figures = percentiles(sent.map(({ ms: each }) => each));
  console.log(
    `### ${perSecond} people a second for ${seconds} s, each their only time, to ${jobs} jobs\n\n${table(
      ["answered a second", "p50 / p95 / p99, ms (aim p99 150)", "acknowledged", "rows", "events", "refused"],
      [
        [
          (sent.length / took).toFixed(0),
          inMs(figures),
          String(acknowledged),
          String(rows),
          String(events),
          String(sent.length - acknowledged),
        ],
      ],
    )}\n`,
  );
  if (acknowledged < sent.length) {
    const statuses = [...Map.groupBy(sent, ({ status }) => status)].map(([status, all]) => `${status}: ${all.length}`);
    console.log(`Answered with ${statuses.join(", ")}.`);
  }
  if (rows !== acknowledged || events !== acknowledged) throw new Error("rows and acknowledgements differ");
}
