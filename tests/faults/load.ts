// People who use the product while it fails: each effect has a key, and what was acknowledged is written down.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type BenchPerson, makePeople } from "../../bench/bench-people.ts";
import type { Database } from "../../server/platform/db.ts";
import { codeOf } from "../../server/platform/operator.ts";

/** `id` is what the product named it by; null until it is acknowledged. */
export type Effect = {
  kind: "application" | "request" | "message";
  key: string;
  send(): Promise<Answer>;
  id: string | null;
  /** Whether it may have happened: a call of it was cut off or put off. */
  isOpen: boolean;
};

/** `status` 0: there was no answer. `why`: nothing listened, so that nothing was sent; or there was no answer in time. */
export type Answer = { status: number; retryAfter: string | null; text: string; why?: "refused" | "silent" };

export type Load = {
  effects: Effect[];
  /** Answers that say nothing clear: defects, and outages without words or without a time to come back. */
  unclear: string[];
  counts: { asked: number; putOff: number; cut: number };
  people: readonly BenchPerson[];
  /** Ends it; resolves when the last call is answered. */
  stop(): Promise<void>;
};

export type LoadWishes = {
  /** Where calls go, in turn: one address for each server. */
  urls: readonly string[];
  /** Connects to the database itself, past what fails. */
  db: Database;
  dataDir: string;
  /** The port in the issuer's name, which is that of PUBLIC_URL. */
  issuerPort: number;
  clients?: number;
  /** Each client's pause between two calls, in ms. */
  pauseMs?: number;
};

/** Longer than the product waits for anything. */
const PATIENCE_MS = 15_000;
const PEOPLE = 200;
const JOBS = 12;

/** Reads, applications, requests that spend a credit, and messages that are mailed, in turn, until stopped. */
export async function startLoad({ urls, db, dataDir, issuerPort, clients = 5, pauseMs = 30 }: LoadWishes) {
  const people = await makePeople(db, { port: issuerPort, dataDir, people: PEOPLE });
  const jobs = await openJobs(db);
  const load: Load = {
    effects: [],
    unclear: [],
    counts: { asked: 0, putOff: 0, cut: 0 },
    people,
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
  let isOver = false;
  let turn = 0;
  const client = async () => {
    while (!isOver) {
      turn += 1;
      const at = turn;
      const url = urls[at % urls.length] ?? "";
      const effect = effectOf(at, { url, people, jobs });
      const answer = effect ? await effect.send() : await ask(url + READS[at % READS.length]);
      note(load, answer, effect ? effect.kind : (READS[at % READS.length] ?? ""));
      if (effect) keep(load, effect, answer);
      // As people do who see that it fails.
      await pause(answer.status === 0 || answer.status >= 500 ? 10 * pauseMs : pauseMs);
    }
  };
  const running = Array.from({ length: clients }, client);
  return load;
}

const READS = ["/api/job/", "/jobs", "/api/job/?searchText=engineer", "/jobs?searchText=designer"];

/** Repeats under their keys what may have happened, until each is acknowledged. */
export async function settle(load: Load): Promise<void> {
  const end = Date.now() + 60_000;
  for (const effect of load.effects) {
    // A message has no key: it is there once or not at all.
    while (effect.isOpen && effect.kind !== "message") {
      const answer = await effect.send();
      if (Date.now() > end)
        throw new Error(`The ${effect.kind} cannot be repeated after the fault: ${answer.status} ${answer.text}`);
      keep(load, effect, answer);
      if (effect.isOpen) await pause(200);
    }
  }
}

function keep(load: Load, effect: Effect, answer: Answer): void {
  if (answer.why === "refused" && !effect.isOpen) return;
  if (!load.effects.includes(effect)) load.effects.push(effect);
  if (answer.status >= 200 && answer.status < 300) {
    effect.id = idIn(effect.kind, answer.text);
    effect.isOpen = false;
  } else effect.isOpen = answer.status === 0 || answer.status >= 500;
}

function idIn(kind: Effect["kind"], text: string): string | null {
  const body = JSON.parse(text) as { id?: string; requestId?: string; type?: string; reference?: string };
  if (kind === "application") return body.id ?? null;
  if (kind === "message") return body.reference ?? null;
  return body.type === "RequestAccepted" ? (body.requestId ?? null) : null;
}

/** Counts an answer, and writes it down if it says nothing clear. */
function note(load: Load, { status, retryAfter, text, why }: Answer, what: string): void {
  load.counts.asked += 1;
  const tell = (words: string) => load.unclear.push(`${what}: ${words}`);
  if (why === "silent") return void tell(`no answer within ${PATIENCE_MS / 1_000} s`);
  if (status === 0) load.counts.cut += 1;
  else if (status === 503) {
    load.counts.putOff += 1;
    if (!(Number(retryAfter) > 0)) tell("503 without Retry-After");
    if (!/again/.test(text)) tell("503 without words");
  } else if (status >= 400) tell(`${status} ${text.slice(0, 200)}`);
}

type Scene = { url: string; people: readonly BenchPerson[]; jobs: readonly Job[] };
type Job = { id: string; companyId: string };

/** Every fourth call reads; each person applies once to a job, and asks once about it while there are credits. */
function effectOf(turn: number, { url, people, jobs }: Scene): Effect | null {
  if (turn % 4 === 0) return null;
  const nth = Math.floor(turn / 4);
  const person = people[nth % people.length] as BenchPerson;
  const round = Math.floor(nth / people.length);
  const job = jobs[round];
  const key = randomUUID();
  if (turn % 4 === 1 && job) {
    const body = { jobId: job.id, companyName: "Fault", jobPortal: "Vouchboard", matchingScore: 60 };
    return effect("application", key, () => post(`${url}/api/job-application/`, body, { person, key }));
  }
  if (turn % 4 === 2 && job && round < 3) {
    const body = { companyId: job.companyId, jobId: job.id, note: "Four years of payments, two of them at night." };
    return effect("request", key, () => post(`${url}/api/referral-request`, body, { person, key }));
  }
  const message = { name: "Asha", email: "asha@faults.example", topic: "OTHER", message: `About the fault ${key}` };
  return effect("message", key, () => post(`${url}/api/contact-message`, message));
}

const effect = (kind: Effect["kind"], key: string, send: () => Promise<Answer>): Effect => ({
  kind,
  key,
  send,
  id: null,
  isOpen: false,
});

function post(url: string, body: object, as?: { person: BenchPerson; key: string }): Promise<Answer> {
  return ask(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(as && { authorization: `Bearer ${as.person.token}`, "idempotency-key": as.key }),
    },
    body: JSON.stringify(body),
  });
}

/** One call, given up after `PATIENCE_MS`. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await fetch(url, { redirect: "manual", ...init, signal });
    return {
      status: answer.status,
      retryAfter: answer.headers.get("retry-after"),
      text: await answer.text(),
    };
  } catch (error) {
    const isRefused = codeOf((error as Error).cause) === "ECONNREFUSED";
    const why = signal.aborted ? "silent" : isRefused ? "refused" : undefined;
    return { status: 0, retryAfter: null, text: "", ...(why && { why }) };
  }
}

/** Jobs of different companies that suit all people of the load. */
async function openJobs(db: Database): Promise<Job[]> {
  return db.query<Job>(
    `update job set core_skills = '{Java,PostgreSQL}', soft_skills = '{Teamwork}', experience_min = null, experience_max = null
     where id in (select distinct on (company_id) id from job where is_listed and external_job_id is null order by company_id, id limit $1)
     returning id, company_id as "companyId"`,
    [JOBS],
  );
}
