// Jobs from other sites leave the board while an admin has switched them off, and come back once they are on again.
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { inSets, type Pace } from "../platform/rests.ts";
import { closeJobs, reopenJobs } from "./close-jobs.ts";

const PACE: Pace = { atOnce: 500, restMs: 20, longestMs: 30_000 };

/** Closes or opens a set after the other, the newest first; resolves to how many jobs. Safe on several processes at once. */
export const followListingsSwitch = ({ db, clock, site }: Pick<Deps, "db" | "clock" | "site">): Promise<number> =>
  inSets(PACE, () => {
    const isOn = site.current().values.listings;
    return db.transaction((tx) => (isOn ? bringBack(tx, clock()) : withhold(tx, clock())));
  });

/** What search has, and copies, are looked through: there the jobs that left do not stand in the way of the others. */
async function withhold(tx: Writer, at: Date): Promise<number> {
  const rows = await tx.query<{ id: string }>(
    `select j.id from (select id from job_search union all select id from job where canonical_id is not null and is_listed) s
       join job j on j.id = s.id where j.external_job_id is not null and j.is_listed
     order by s.id desc limit $1 for no key update of j skip locked`,
    [PACE.atOnce],
  );
  const ids = rows.map(({ id }) => id);
  await tx.query("insert into withheld_listing (job_id) select unnest($1::uuid[]) on conflict do nothing", [ids]);
  return closeJobs(tx, ids, at);
}

async function bringBack(tx: Writer, at: Date): Promise<number> {
  const rows = await tx.query<{ id: string }>(
    `delete from withheld_listing where job_id in (
       select w.job_id from withheld_listing w join job j on j.id = w.job_id order by w.job_id desc limit $1 for no key update of j skip locked)
     returning job_id as id`,
    [PACE.atOnce],
  );
  await reopenJobs(
    tx,
    rows.map(({ id }) => id),
    at,
  );
  return rows.length;
}
