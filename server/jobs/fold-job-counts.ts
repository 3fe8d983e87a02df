// Folds the counts of listed jobs that the database keeps as jobs change (`job_count`) to one row for each key.
import type { Writer } from "../platform/db.ts";

/** Safe to run on every replica: a second round at once waits for the rows of the first and finds them gone. */
export async function foldJobCounts(tx: Writer): Promise<void> {
  await tx.query(
    `with taken as (
       delete from job_count where (kind, key) in (select kind, key from job_count group by 1, 2 having count(*) > 1)
       returning kind, key, jobs)
     insert into job_count (kind, key, jobs) select kind, key, sum(jobs) from taken group by 1, 2 having sum(jobs) <> 0`,
  );
}
