// The round that marks listed jobs which may no longer be open, takes marks back, and counts how often jobs were posted again.
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { inSets, type Pace } from "../../platform/rests.ts";
import { doubtsOf, isDoubted } from "./doubt-rules.ts";
import { factsOf, type KnownRow, knownColumns, othersColumn } from "./read-evidence.ts";

const PACE: Pace = { atOnce: 200, restMs: 20, longestMs: 20_000 };
/** A walk over the board begins so long after the one before began. */
const WALK_MS = 6 * 3_600_000;

/** Looks at the next jobs of the walk; resolves to how many. */
export const lookForDoubts = ({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> =>
  inSets(PACE, () => db.transaction((tx) => lookAtSet(tx, clock())));

type Row = KnownRow & { id: string; wasReposts: number; wasDoubted: boolean };

async function lookAtSet(tx: Writer, now: Date): Promise<number> {
  await tx.query("insert into job_doubting (started_at) values ($1) on conflict do nothing", [now]);
  await tx.query("update job_doubting set up_to = null, started_at = $1 where up_to is null and started_at <= $2", [
    now,
    new Date(now.getTime() - WALK_MS),
  ]);
  // The walk is over where `up_to` is null and it began before.
  const [at] = await tx.query<{ upTo: string | null; isNew: boolean }>(
    `select up_to as "upTo", started_at = $1 as "isNew" from job_doubting for update skip locked`,
    [now],
  );
  if (!at || (at.upTo === null && !at.isNew)) return 0;
  const rows = await tx.query<Row>(
    `select j.id, ${knownColumns}, coalesce(reposts_of(j.id), 0) as reposts, j.reposts::int as "wasReposts", j.doubted_since is not null as "wasDoubted", ${othersColumn} as others
     from (select id from job_search where $1::uuid is null or id > $1 order by id limit $2) s join job j on j.id = s.id
       left join listing o on o.job_id = j.id left join company_answer_time w on w.company_id = j.company_id
     order by j.id`,
    [at.upTo, PACE.atOnce],
  );
  await markChanged(tx, rows, now);
  await tx.query("update job_doubting set up_to = $1", [rows.length < PACE.atOnce ? null : rows.at(-1)?.id]);
  return rows.length;
}

async function markChanged(tx: Writer, rows: readonly Row[], now: Date): Promise<void> {
  const changed = rows.flatMap((row) => {
    const doubted = isDoubted(doubtsOf(factsOf(row), now));
    return doubted === row.wasDoubted && row.reposts === row.wasReposts
      ? []
      : [{ id: row.id, doubted, reposts: row.reposts }];
  });
  if (changed.length === 0) return;
  const marked = await tx.query<{ id: string }>(
    `with free as (
       select j.id, given.doubted, given.reposts from jsonb_to_recordset($1::jsonb) given (id uuid, doubted boolean, reposts int)
       join job j on j.id = given.id order by j.id for no key update of j skip locked)
     update job j set reposts = free.reposts, doubted_since = case when free.doubted then coalesce(j.doubted_since, $2) end
     from free where j.id = free.id returning j.id`,
    [JSON.stringify(changed), now],
  );
  const ids = marked.map(({ id }) => id);
  await tx.query(
    "update job j set card = job_card(j, c) from company c where c.id = j.company_id and j.id = any ($1)",
    [ids],
  );
  await tx.query(
    `update job_search s set fts = ts_delete(s.fts, '~k:sure') || array_to_tsvector(case when j.doubted_since is null then '{~k:sure}' else '{}'::text[] end)
     from job j where j.id = s.id and j.id = any ($1)`,
    [ids],
  );
}
