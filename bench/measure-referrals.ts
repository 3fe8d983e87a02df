// `npm run bench -- referrals`: fifty people a second ask for a referral, each once, beside the bare rows of the same run.
import { setTimeout as pause } from "node:timers/promises";
import { newId } from "../server/platform/ids.ts";
import { type BenchPerson, makePeople } from "./bench-people.ts";
import { inMs, percentiles, table } from "./figures.ts";
import type { Product } from "./product.ts";
import { openScratchProduct } from "./scratch-product.ts";

const perSecond = 50;
const seconds = 30;
/** Jobs that are asked about. */
const jobs = 20;
/** Turns of one client, each a request and the bare rows of one. */
const turns = 300;
const people = perSecond * seconds + turns + 50;
/** The accounts that everybody has in the books. */
const KINDS = ["CREDITS", "CREDITS_HELD", "SESSIONS_HELD", "EARNINGS_PENDING", "EARNINGS_AVAILABLE", "PAYOUTS_HELD"];

type Job = { id: string; companyId: string };
type Asked = { type: string; ms: number };

const { product, db, dataDir, close } = await openScratchProduct();
try {
  const crowd = await makePeople(db, { port: product.port, dataDir, people });
  const asked = await chooseJobs();
  await measureAlone(product, crowd.splice(0, turns + 50), asked);
  await measureCrowd(product, crowd, asked);
} finally {
  await close();
}

async function chooseJobs(): Promise<Job[]> {
  return db.query<Job>(
    `update job set core_skills = '{Java,PostgreSQL}', soft_skills = '{Teamwork}', experience_min = null, experience_max = null
     where id in (select id from job where is_listed and external_job_id is null order by id desc limit $1)
     returning id, company_id as "companyId"`,
    [jobs],
  );
}

/** As browsers ask: with a key and a note. Resolves to the outcome, or the status when there is none. */
async function ask(product: Product, { token }: BenchPerson, { id, companyId }: Job): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${product.port}/api/referral-request`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": newId() },
    body: JSON.stringify({ companyId, jobId: id, note: "Four years of payments, two of them at night." }),
  });
  const body = (await answer.json()) as { type?: string };
  return body.type ?? String(answer.status);
}

/** The rows that every first request needs: request and event, accounts with free credits, and a held one. */
async function insertBare({ accountId, cvId }: BenchPerson, { id: jobId, companyId }: Job): Promise<void> {
  const now = new Date();
  const id = newId(now);
  await db.transaction(async (tx) => {
    await tx.query(
      {
        name: "bare request",
        text: `with asked as (
            insert into referral_request (id, candidate_id, company_id, job_id, job_key, job_title, cv_id, score, match, profile, status,
              due_at, expires_at, created_at, updated_at)
            values ($1, $2, $3, $4, $5, 'Engineer', $6, 60, '{}', '{}', 'OPEN', $7, $7, $7, $7) returning id)
          insert into referral_event (id, request_id, kind, by, actor_id, at) select $8, id, 'OPEN', 'CANDIDATE', $2, $7 from asked`,
      },
      [id, accountId, companyId, jobId, `job:${jobId}`, cvId, now, newId(now)],
    );
    await tx.query(
      {
        name: "bare accounts",
        text: `insert into ledger_account (id, kind, owner_id, unit, balance, opened_at)
          select id, kind, $1, case when kind like 'CREDITS%' then 'CREDIT' else 'INR' end, 0, $4 from unnest($2::uuid[], $3::text[]) a (id, kind)`,
      },
      [accountId, KINDS.map(() => newId(now)), KINDS, now],
    );
    for (const [kind, from, to, amount] of [
      ["CREDITS_FREE", "PLATFORM_CREDITS", "CREDITS", 3],
      ["CREDIT_HELD", "CREDITS", "CREDITS_HELD", 1],
    ] as const)
      await tx.query(
        {
          name: "bare entry",
          text: `with entry as (insert into ledger_entry (id, key, kind, at) values ($1, $2, $3, $4) returning id)
            insert into ledger_posting (entry_id, account_id, amount) select entry.id, a.id, case a.kind when $6 then $7::bigint else -$7::bigint end
            from entry, ledger_account a where a.kind in ($6, $8) and a.unit = 'CREDIT' and (a.owner_id = $5 or a.owner_id is null)`,
        },
        [newId(now), `bare:${kind}:${id}`, kind, now, accountId, to, amount, from],
      );
    await tx.query(
      {
        name: "bare hold",
        text: `insert into ledger_hold (id, owner_id, purpose, subject_id, unit, amount, made_at, expires_at)
          values ($1, $2, 'REFERRAL_REQUEST', $3, 'CREDIT', 1, $4, $4)`,
      },
      [newId(now), accountId, id, now],
    );
  });
}

/** In turns, so that a noisy neighbour disturbs both alike; each person does one of the two. */
async function measureAlone(product: Product, crowd: readonly BenchPerson[], asked: readonly Job[]): Promise<void> {
  const [whole, bare]: [number[], number[]] = [[], []];
  for (let turn = 0; turn + 1 < crowd.length; turn += 2) {
    const [one, other] = [crowd[turn] as BenchPerson, crowd[turn + 1] as BenchPerson];
    const job = asked[turn % jobs] as Job;
    const begun = performance.now();
    const outcome = await ask(product, one, job);
    const between = performance.now();
    await insertBare(other, job);
    const end = performance.now();
    if (outcome !== "RequestAccepted") throw new Error(`asking came to ${outcome}`);
    if (turn < crowd.length - turns) continue;
    whole.push(between - begun);
    bare.push(end - between);
  }
  await db.transaction((tx) => tx.query("delete from referral_request"));
  const [figures, yardstick] = [percentiles(whole), percentiles(bare)];
  console.log(
    `### One client, in turns: milliseconds p50 / p95 / p99\n\n${table(
      ["what", "p50 / p95 / p99", "of the bare rows, p50"],
      [
        ["the rows of a first request, bare through pg", inMs(yardstick), "1.00"],
        ["POST /api/referral-request", inMs(figures), (figures.p50 / yardstick.p50).toFixed(2)],
      ],
    )}\n`,
  );
}

/** Everybody on time, whether the one before is done or not; timed from when each was due. */
async function measureCrowd(product: Product, crowd: readonly BenchPerson[], asked: readonly Job[]): Promise<void> {
  const begun = performance.now();
  const under: Promise<Asked>[] = [];
  for (const [turn, person] of crowd.entries()) {
    const due = begun + (turn * 1_000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    const sent = ask(product, person, asked[turn % jobs] as Job);
    under.push(sent.then((type) => ({ type, ms: performance.now() - due })));
  }
  const answers = await Promise.all(under);
  const took = (performance.now() - begun) / 1_000;
  const accepted = answers.filter(({ type }) => type === "RequestAccepted").length;
  const rows = await count("referral_request");
  const held = await count("ledger_hold h join referral_request r on r.id = h.subject_id and h.state = 'HELD'");
  console.log(
    `### ${perSecond} people a second for ${seconds} s, each their first time, about ${jobs} jobs\n\n${table(
      ["answered a second", "p50 / p95 / p99, ms (aim p99 250)", "acknowledged", "rows", "credits held", "others"],
      [
        [
          (answers.length / took).toFixed(0),
          inMs(percentiles(answers.map(({ ms: each }) => each))),
          String(accepted),
          String(rows),
          String(held),
          String(answers.length - accepted),
        ],
      ],
    )}\n`,
  );
  if (accepted < answers.length) {
    const types = [...Map.groupBy(answers, ({ type }) => type)].map(([type, all]) => `${type}: ${all.length}`);
    console.log(`Answered with ${types.join(", ")}.`);
  }
  if (rows !== accepted || held !== accepted) throw new Error("rows, holds and acknowledgements differ");
}

async function count(of: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count from ${of}`);
  return row?.count ?? 0;
}
