// Background jobs: pg-boss on the product's own database, so that sending is part of the caller's transaction.
import { setTimeout as pause } from "node:timers/promises";
import {
  type ConstructorOptions,
  type JobResult,
  type JobWithMetadata,
  type PerJobWorkWithMetadataHandler,
  PgBoss,
  type QueueOptions,
} from "pg-boss";
import { Gauge } from "prom-client";
import { QUEUE_CONNECTIONS } from "./config.ts";
import type { Writer } from "./db.ts";
import { wordsOf } from "./operator.ts";
import { KEEP_ALIVE_MS } from "./server-link.ts";
import { inSpan, type SpanFacts, traceparent } from "./tracing.ts";

export type Queue = {
  /** Starts fetching and supervising jobs; call before `work` and `repeat`. */
  open(log: QueueLog): Promise<void>;
  /**
   * Adds a job in `tx`; it exists once that commits. A process must have called `work` or `prepare` for the queue. Jobs run by
   * priority (default 0, higher first), then by age, but not before `startAfter` seconds from now (default 0).
   */
  send(tx: Writer, name: string, data: object, when?: { priority?: number; startAfter?: number }): Promise<void>;
  /**
   * Runs `handle` for each job of the queue, a few at a time. A failed job is retried with growing pauses for about a
   * day and then parked; a `Hopeless` error parks it at once, a `Later` one has it wait and uses no try. A job may run twice (if its process was killed), never in
   * parallel. `tries` counts from 1; `firstPauseSeconds` comes before the second and doubles from there (default 2).
   */
  work<Data extends object>(
    name: string,
    handle: (data: Data, tries: number) => Promise<void>,
    firstPauseSeconds?: number,
  ): Promise<void>;
  /** As `work`, but leaves the jobs to other processes: this one only sends. */
  prepare(name: string, firstPauseSeconds?: number): Promise<void>;
  /** Runs `handle` by a cron expression (UTC) in one of all processes; once for all rounds missed meanwhile. */
  repeat(name: string, cron: string, handle: () => Promise<void>): Promise<void>;
  /** Waits a few seconds for work in progress; another process retries jobs that do not finish. */
  stop(): Promise<void>;
};

export type QueueLog = Record<"error" | "warn", (details: object, message: string) => void>;

/** pg-boss hands out copies of some errors, which are no errors any more. */
function asError(told: unknown): Error {
  if (told instanceof Error) return told;
  const { message = String(told), stack, ...fields } = told as Partial<Error>;
  return Object.assign(new Error(message), stack && { stack }, fields);
}

/** While the database fails, every worker of every queue says so each time it looks. In ms. */
const SILENCE_MS = 5_000;

/** Hears the errors of pg-boss itself: tells one, then at most one every `SILENCE_MS`, with the number of those untold. */
export function tellErrors(tell: (details: { err: Error; untold: number }) => void): (told: unknown) => void {
  let [toldAt, untold] = [Number.NEGATIVE_INFINITY, 0];
  return (told) => {
    if (performance.now() - toldAt < SILENCE_MS) {
      untold += 1;
      return;
    }
    tell({ err: asError(told), untold });
    [toldAt, untold] = [performance.now(), 0];
  };
}

/** A permanent failure, for which a retry would not help. */
export class Hopeless extends Error {}

/** No failure: the job's turn comes in so many seconds. Until then it waits, with its age, priority and tries as they were. */
export class Later extends Error {
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

const stopPatienceMs = 4_000;
/** The interval of checks for jobs of dead processes. */
const lookAfterSeconds = 10;

/** Pauses double from two seconds to an hour: twelve tries in the first hour or so, then one an hour until a day is over. */
const patience: Omit<QueueOptions, "retryDelay"> = {
  retryLimit: 35,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
  // A killed process sends no heartbeats, so its jobs are retried.
  heartbeatSeconds: 10,
  deleteAfterSeconds: 86_400,
};
/** Parked jobs wait for the operator. */
const parking: QueueOptions = { deleteAfterSeconds: 0, retentionSeconds: 90 * 86_400 };
/** Failed rounds are not retried, because the next round comes anyway. */
const rounds: QueueOptions = {
  retryLimit: 0,
  expireInSeconds: 900,
  // While the round of a killed process counts as running, no other one begins.
  heartbeatSeconds: 30,
  deleteAfterSeconds: 3_600,
  retentionSeconds: 3_600,
};

const workOptions = {
  pollingIntervalSeconds: 0.5,
  batchSize: 5,
  burstWhenBatchFull: true,
  includeMetadata: true,
  perJobResults: true,
} as const;

/** Driver options: give up a silent connection, so that its work is retried. */
const patientWithSilence = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
};

export const parkedName = (name: string) => `${name}-parked`;

/** Has pg-boss work in a transaction. */
export const inside = (tx: Writer) => ({
  executeSql: async (text: string, values?: unknown[]) => tx.connection.query(text, values),
});

/** Runs `work` with a queue that neither works nor supervises. */
export async function withBoss<Result>(
  connection: ConstructorOptions,
  work: (boss: PgBoss) => Promise<Result>,
): Promise<Result> {
  const boss = new PgBoss({ ...connection, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  try {
    return await work(boss);
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}

/** Creates or updates the queue's tables; part of migrating. */
export const migrateQueue = (url: string): Promise<void> =>
  withBoss({ connectionString: url, max: 1, migrate: true }, async () => {});

/** A boss that works and supervises once it is started. */
const openBoss = (url: string): PgBoss =>
  new PgBoss({
    ...patientWithSilence,
    connectionString: url,
    application_name: "vouchboard-queue",
    max: QUEUE_CONNECTIONS,
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: lookAfterSeconds,
    monitorIntervalSeconds: lookAfterSeconds,
    maintenanceIntervalSeconds: 3_600,
    // We use no dependent jobs, for which pg-boss would poll every five seconds.
    flowIntervalSeconds: 3_600,
  });

/** Creates a queue of pg-boss, or gives one that exists the current options; its jobs stay. */
async function establish(
  boss: PgBoss,
  name: string,
  options: QueueOptions & { deadLetter?: string },
  policy = "standard",
): Promise<void> {
  await boss.createQueue(name, { ...options, policy });
  await boss.updateQueue(name, options);
}

/** The queue of a migrated database; connects only in `open`. */
export function makeQueue(url: string): Queue {
  const boss = openBoss(url);
  let log: QueueLog = silent;
  const worked: string[] = [];
  boss.on(
    "error",
    tellErrors((details) => log.error(details, "queue failed")),
  );
  boss.on("warning", ({ message, data }) => log.warn({ data }, message));
  const prepare = async (name: string, firstPauseSeconds = 2) => {
    await establish(boss, parkedName(name), parking);
    await establish(boss, name, { ...patience, retryDelay: firstPauseSeconds, deadLetter: parkedName(name) });
  };
  return {
    prepare,
    async open(given) {
      log = given;
      await boss.start();
    },
    async send(tx, name, data, when = {}) {
      const options = { priority: 0, startAfter: 0, ...when, db: inside(tx) };
      const add = async () => boss.send(name, withCause(data), options);
      if ((await inSpan(() => spanOf("send", name, "producer"), add)) === null)
        throw new Error(`the queue ${name} did not take a job`);
    },
    async work<Data extends object>(
      name: string,
      handle: (data: Data, tries: number) => Promise<void>,
      firstPauseSeconds?: number,
    ) {
      await prepare(name, firstPauseSeconds);
      counted.set(name, boss);
      worked.push(name);
      const attemptAll = (jobs: JobWithMetadata<Data>[]) =>
        Promise.all(jobs.map((job) => attempt(job, handle, { boss, log })));
      await boss.work(name, workOptions, attemptAll as PerJobWorkWithMetadataHandler<unknown>);
    },
    async repeat(name, cron, handle) {
      await establish(boss, name, rounds, "exclusive");
      worked.push(name);
      await boss.schedule(name, cron, null, { tz: "UTC", missed: "once" });
      await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
        await handle().catch((error) => log.error({ err: error }, `${name} failed; the next round comes`));
      });
    },
    async stop() {
      for (const [name, owner] of counted) if (owner === boss) counted.delete(name);
      // pg-boss's own graceful stop polls twice a second; this resolves as soon as the work ends.
      const rest = Promise.all(worked.map((name) => boss.offWork(name, { wait: true })));
      await Promise.race([rest, pause(stopPatienceMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false, close: true });
    },
  };
}

/** Spans of the queue are named by it alone; what a job holds may be secret. */
const spanOf = (act: string, name: string, kind: SpanFacts["kind"], cause?: string): SpanFacts => ({
  name: `${act} ${name}`,
  kind,
  attributes: { "messaging.system": "postgresql", "messaging.destination.name": name },
  cause,
});

/** Has a job carry the span that sends it, where there is one. */
function withCause(data: object): object {
  const cause = traceparent();
  return cause === undefined ? data : { ...data, traceparent: cause };
}

const silent: QueueLog = { error: () => {}, warn: () => {} };

/** Runs a job once and returns its result. Never logs its data, which may be secret. */
async function attempt<Data extends object>(
  job: JobWithMetadata<Data>,
  handle: (data: Data, tries: number) => Promise<void>,
  { boss, log }: { boss: PgBoss; log: QueueLog },
): Promise<JobResult> {
  const { traceparent: cause, ...data } = job.data as Data & { traceparent?: string };
  try {
    // Caught within the span, so that a wait is no failure there either.
    const work = () => handle(data as unknown as Data, job.retryCount + 1).catch(laterOf);
    const later = await inSpan(() => spanOf("process", job.name, "consumer", cause), work);
    if (later) await putOff(boss, job, later.seconds);
    return { id: job.id, status: "completed" };
  } catch (error) {
    const isHopeless = error instanceof Hopeless;
    const details = { err: error, queue: job.name, job: job.id, tries: job.retryCount + 1 };
    if (isHopeless || job.retryCount >= job.retryLimit) log.error(details, "a job failed for good and is parked");
    else log.warn(details, "a job failed and will be tried again");
    return { id: job.id, status: isHopeless ? "deadletter" : "failed", output: { message: wordsOf(error) } };
  }
}

function laterOf(error: unknown): Later {
  if (error instanceof Later) return error;
  throw error;
}

/**
 * Replaces a running job by one that starts later. Does nothing if another process has the job by now. A new id, so that what
 * this process still says of the running job cannot end the one that waits.
 */
async function putOff(boss: PgBoss, job: JobWithMetadata<object>, seconds: number): Promise<void> {
  const { id, name, data, priority, retryCount } = job;
  const tx = await boss.getDb().beginTransaction?.();
  if (!tx) throw new Error("The queue's connection has no transactions.");
  try {
    const { db } = tx;
    const waiting = await boss.send(name, data, { priority, startAfter: Math.max(1, Math.ceil(seconds)), db });
    // Sending takes neither of these.
    const { rows } = await db.executeSql(
      `update pgboss.job later set retry_count = now.retry_count, created_on = now.created_on
       from (select retry_count, created_on from pgboss.job
         where name = $1 and id = $2 and state = 'active' and retry_count = $3 for update) now
       where later.name = $1 and later.id = $4 returning 1`,
      [name, id, retryCount, waiting],
    );
    if (rows.length === 0) return await tx.rollback();
    // Not completed: a letter of a large digest may wait many times, and each would leave a row for a day.
    await boss.deleteJob(name, { id, retryCount }, { db });
    await tx.commit();
  } catch (error) {
    await tx.rollback();
    throw error;
  }
}

/** The queues that this process works on. */
const counted = new Map<string, PgBoss>();

new Gauge({
  name: "queue_jobs",
  help: "Jobs that wait, and jobs that failed for good and wait for a person",
  labelNames: ["queue", "state"],
  // Every process counts the same rows.
  aggregator: "max",
  async collect() {
    this.reset();
    for (const [name, boss] of counted) {
      for (const [state, queue] of [["waiting", name] as const, ["parked", parkedName(name)] as const]) {
        const count = await countWaiting(boss, queue).catch(() => null);
        if (count !== null) this.set({ queue: name, state }, count);
      }
    }
  },
});

async function countWaiting(boss: PgBoss, name: string): Promise<number> {
  const { rows } = await boss
    .getDb()
    .executeSql("select count(*)::int as count from pgboss.job where name = $1 and state < 'active'", [name]);
  return rows[0].count;
}
