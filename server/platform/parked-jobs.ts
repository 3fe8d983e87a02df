// Jobs of the queue that failed for good, for the operator: which, how many, and having them tried again.
import type { PgBoss } from "pg-boss";
import type { Reader, Writer } from "./db.ts";
import { inside, parkedName, withBoss } from "./queue.ts";

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

/** Jobs that could run now, for how long the oldest has waited, and jobs that failed for good. */
export async function readBacklog(
  reader: Reader,
  now: Date,
): Promise<{ waiting: number; oldestSeconds: number; parked: number }> {
  const none = { waiting: 0, oldestSeconds: 0, parked: 0 };
  const [queue] = await reader.query<{ isThere: boolean }>(`select to_regclass('pgboss.job') is not null as "isThere"`);
  if (!queue?.isThere) return none;
  const [row] = await reader.query<typeof none>(
    `select count(*) filter (where name not like '%-parked')::int as waiting,
       greatest(0, coalesce(extract(epoch from $1::timestamptz - min(start_after) filter (where name not like '%-parked')), 0))::int as "oldestSeconds",
       count(*) filter (where name like '%-parked' and source_name is not null)::int as parked
     from pgboss.job where state < 'active' and start_after <= $1 /* oldestSeconds as typed: coalesced */`,
    [now],
  );
  return row ?? none;
}

type Parked = readonly Pick<ParkedJob, "id" | "queue">[];

/** Returns jobs to their queues with all their tries; resolves to their number. Ignores jobs that are not parked. */
export const retryParked = (url: string, jobs: Parked): Promise<number> =>
  withBoss({ connectionString: url, max: 1, migrate: false }, (boss) => redrive(boss, jobs));

/** The same in a transaction. */
export const retryParkedIn = (tx: Writer, jobs: Parked): Promise<number> =>
  withBoss({ db: inside(tx), migrate: false }, (boss) => redrive(boss, jobs));

async function redrive(boss: PgBoss, jobs: Parked): Promise<number> {
  let moved = 0;
  for (const queue of new Set(jobs.map((job) => job.queue))) {
    const ids = jobs.filter((job) => job.queue === queue).map(({ id }) => id);
    moved += await boss.redrive(parkedName(queue), { ids, limit: ids.length });
  }
  return moved;
}
