// Lists jobs that failed permanently, and retries them after the operator has fixed the cause.
import { PgBoss } from "pg-boss";
import type { Reader } from "./db.ts";

export type ParkedJob = {
  id: string;
  queue: string;
  parkedAt: Date;
  tries: number;
  /** The last error; never the job's data, which may be secret. */
  reason: string;
};

/** Oldest first, at most `most`. Also works before the queue's tables exist. */
export async function listParked(reader: Reader, most: number): Promise<ParkedJob[]> {
  const [queue] = await reader.query<{ isThere: boolean }>(`select to_regclass('pgboss.job') is not null as "isThere"`);
  if (!queue?.isThere) return [];
  return reader.query<ParkedJob>(
    `select id, source_name as queue, created_on as "parkedAt", coalesce(source_retry_count, 0) + 1 as tries,
       coalesce(source_output ->> 'message', 'It stopped without a word.') as reason
     from pgboss.job where name like '%-parked' and source_name is not null and state < 'active'
     order by created_on, id limit $1`,
    [most],
  );
}

/** Returns jobs to their queues with all their tries; resolves to their number. Ignores jobs that are not parked. */
export async function retryParked(url: string, jobs: readonly Pick<ParkedJob, "id" | "queue">[]): Promise<number> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false, migrate: false });
  boss.on("error", () => {});
  await boss.start();
  try {
    let moved = 0;
    for (const queue of new Set(jobs.map((job) => job.queue))) {
      const ids = jobs.filter((job) => job.queue === queue).map(({ id }) => id);
      moved += await boss.redrive(`${queue}-parked`, { ids, limit: ids.length });
    }
    return moved;
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
