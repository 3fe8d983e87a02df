// Work that outlives a request: pg-boss on the product's own database, so that sending is part of the caller's transaction.
import { type Job, PgBoss, type QueueOptions } from "pg-boss";
import type { Writer } from "./db.ts";
import type { TimerLog } from "./timers.ts";

export type Queue = {
  /** Adds a job within `tx`; it exists when that commits. The queue must be known by `work`. */
  send(tx: Writer, name: string, data: object): Promise<void>;
  /** Runs `handle` for each job of the queue, one after the other. A failure is tried again with growing pauses, then the job is parked. */
  work<Data extends object>(name: string, handle: (job: Job<Data>) => Promise<void>): Promise<void>;
  /** Runs `handle` at the times of a cron expression (UTC), on one replica. */
  repeat(name: string, cron: string, handle: () => Promise<void>): Promise<void>;
  /** Lets work in progress finish; what has not begun stays for later. */
  stop(): Promise<void>;
};

/** Connections that the queue holds for itself. */
const poolSize = 2;
const pollSeconds = 0.5;
const stopPatienceMs = 4_000;

/** Eight tries within about two hours; then the job is parked in the queue named "<name>-parked". */
const patience: QueueOptions = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
};

/** Creates or updates the queue's own tables; part of migrating. */
export async function migrateQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  await boss.stop({ graceful: false, close: true });
}

/** Opens the queue of a migrated database. */
export async function openQueue(url: string, log: TimerLog): Promise<Queue> {
  const boss = new PgBoss({ connectionString: url, max: poolSize, migrate: false, createSchema: false });
  boss.on("error", (error) => log.error({ err: error }, "queue failed"));
  await boss.start();
  const make = async (name: string) => {
    await boss.createQueue(`${name}-parked`, { deleteAfterSeconds: 0, retentionSeconds: 90 * 86_400 });
    await boss.createQueue(name, { ...patience, deadLetter: `${name}-parked` });
  };
  return {
    async send(tx, name, data) {
      const db = { executeSql: async (text: string, values?: unknown[]) => tx.connection.query(text, values) };
      await boss.send(name, data, { db });
    },
    async work(name, handle) {
      await make(name);
      await boss.work(name, { pollingIntervalSeconds: pollSeconds, batchSize: 1 }, async (jobs) => {
        for (const job of jobs) await handle(job as Job<never>);
      });
    },
    async repeat(name, cron, handle) {
      await make(name);
      await boss.schedule(name, cron);
      await boss.work(name, { pollingIntervalSeconds: 30 }, async () => handle());
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: stopPatienceMs }),
  };
}
