// Work that outlives a request: pg-boss on the product's own database, so that sending is part of the caller's transaction.
import { setTimeout as pause } from "node:timers/promises";
import {
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

export type Queue = {
  /** Starts fetching and looking after jobs; call it before `work` and `repeat`. */
  open(log: QueueLog): Promise<void>;
  /**
   * Adds a job within `tx`; it exists when that commits. The queue must be known by `work`, here or in another process. Jobs
   * are taken in the order of their priority (0 unless given, higher ones first) and then of their age.
   */
  send(tx: Writer, name: string, data: object, priority?: number): Promise<void>;
  /**
   * Runs `handle` for each job of the queue, a few at once. What fails is tried again with growing pauses for about a day
   * and then parked; a `Hopeless` error parks it at once. A job may run twice (its process was killed), never at the same time.
   */
  work<Data extends object>(name: string, handle: (data: Data) => Promise<void>): Promise<void>;
  /** Runs `handle` at the times of a cron expression (UTC), on one process of all; once for all rounds missed while none ran. */
  repeat(name: string, cron: string, handle: () => Promise<void>): Promise<void>;
  /** Lets work in progress finish for a few seconds; what has not finished by then is tried again by whoever comes next. */
  stop(): Promise<void>;
};

export type QueueLog = Record<"error" | "warn", (details: object, message: string) => void>;

/** Trying again would not help. */
export class Hopeless extends Error {}

const stopPatienceMs = 4_000;
/** How often dead processes' jobs are looked for. */
const lookAfterSeconds = 10;

/** Pauses double from two seconds to an hour: eleven tries in the first hour, then one an hour until a day has passed. */
const patience: QueueOptions = {
  retryLimit: 34,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
  // A killed process stops saying that it still works on a job.
  heartbeatSeconds: 10,
  deleteAfterSeconds: 86_400,
};
/** Parked jobs wait for a person. */
const parking: QueueOptions = { deleteAfterSeconds: 0, retentionSeconds: 90 * 86_400 };
/** The next round is the next try. */
const rounds: QueueOptions = {
  retryLimit: 0,
  expireInSeconds: 900,
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

/** For the driver, by its own names: a connection that goes silent is given up, and what it was for is tried again. */
const patientWithSilence = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
};

const parkedName = (name: string) => `${name}-parked`;

/** Creates or updates the queue's own tables; part of migrating. */
export async function migrateQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  await boss.stop({ graceful: false, close: true });
}

/** The queue of a migrated database; nothing connects before `open`. */
export function makeQueue(url: string): Queue {
  const boss = new PgBoss({
    ...patientWithSilence,
    connectionString: url,
    application_name: "vouchboard-queue",
    max: QUEUE_CONNECTIONS,
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: lookAfterSeconds,
    monitorIntervalSeconds: lookAfterSeconds,
    maintenanceIntervalSeconds: 3_600,
    // Jobs that wait for each other, which nobody here uses, would be looked for every five seconds.
    flowIntervalSeconds: 3_600,
  });
  let log: QueueLog = silent;
  const worked: string[] = [];
  boss.on("error", (error) => log.error({ err: error }, "queue failed"));
  boss.on("warning", ({ message, data }) => log.warn({ data }, message));
  const establish = async (name: string, options: QueueOptions & { deadLetter?: string }, policy = "standard") => {
    await boss.createQueue(name, { ...options, policy });
    // One that an earlier version made keeps its jobs and takes the options of this one.
    await boss.updateQueue(name, options);
  };
  return {
    async open(given) {
      log = given;
      await boss.start();
    },
    async send(tx, name, data, priority = 0) {
      const db = { executeSql: async (text: string, values?: unknown[]) => tx.connection.query(text, values) };
      if ((await boss.send(name, data, { db, priority })) === null)
        throw new Error(`the queue ${name} did not take a job`);
    },
    async work<Data extends object>(name: string, handle: (data: Data) => Promise<void>) {
      await establish(parkedName(name), parking);
      await establish(name, { ...patience, deadLetter: parkedName(name) });
      counted.set(name, boss);
      worked.push(name);
      const attemptAll = (jobs: JobWithMetadata<Data>[]) => Promise.all(jobs.map((job) => attempt(job, handle, log)));
      await boss.work(name, workOptions, attemptAll as PerJobWorkWithMetadataHandler<unknown>);
    },
    async repeat(name, cron, handle) {
      await establish(name, rounds, "exclusive");
      worked.push(name);
      await boss.schedule(name, cron, null, { tz: "UTC", missed: "once" });
      await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
        await handle().catch((error) => log.error({ err: error }, `${name} failed; the next round comes`));
      });
    },
    async stop() {
      for (const [name, owner] of counted) if (owner === boss) counted.delete(name);
      // Its own graceful stop looks twice a second whether work has ended; this one knows when it has.
      const rest = Promise.all(worked.map((name) => boss.offWork(name, { wait: true })));
      await Promise.race([rest, pause(stopPatienceMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false, close: true });
    },
  };
}

const silent: QueueLog = { error: () => {}, warn: () => {} };

/** Runs a job once and says what becomes of it. Its data is never logged: it may be somebody's secret. */
async function attempt<Data>(
  job: JobWithMetadata<Data>,
  handle: (data: Data) => Promise<void>,
  log: QueueLog,
): Promise<JobResult> {
  try {
    await handle(job.data);
    return { id: job.id, status: "completed" };
  } catch (error) {
    const isHopeless = error instanceof Hopeless;
    const details = { err: error, queue: job.name, job: job.id, tries: job.retryCount + 1 };
    if (isHopeless || job.retryCount >= job.retryLimit) log.error(details, "a job failed for good and is parked");
    else log.warn(details, "a job failed and will be tried again");
    return { id: job.id, status: isHopeless ? "deadletter" : "failed", output: { message: wordsOf(error) } };
  }
}

/** Queues that this process works on. */
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
