// What a person has done with jobs: applied to and saved ones change what is listed for them.

import type { JobFeatures } from "../../jobs/suited/index.ts";
import type { Reader } from "../../platform/db.ts";

export type Doings = {
  /** Whether a job is not to be listed again: they have applied to it, or to another posting of the same opening. */
  isDone: (job: Pick<JobFeatures, "id" | "opening">) => boolean;
  /** Keys of the jobs that they saved or applied to last. */
  liked: string[][];
};

/** How many of their last jobs tell what they like. */
const LIKED = 20;
/** Of each kind the last so many count. */
const MOST = 1_000;

const statement = {
  name: "doings of a person",
  text: `with marked as (
      (select job_id, 'applied' as how, applied_at as at from application where account_id = $1 order by id desc limit ${MOST})
      union all (select job_id, 'saved', saved_at from saved_job where account_id = $1 order by saved_at desc limit ${MOST}))
    select m.job_id as id, m.how, s.features::json ->> 10 as opening from marked m left join job_search s on s.id = m.job_id
    order by m.at desc`,
};

type Row = { id: string; how: "applied" | "saved"; opening: string | null };

export async function readDoings(reader: Reader, accountId: string): Promise<Doings> {
  const rows = await reader.query<Row>(statement, [accountId]);
  const applied = rows.filter(({ how }) => how === "applied");
  const ids = new Set(applied.map(({ id }) => id));
  const openings = new Set(applied.flatMap(({ opening }) => opening ?? []));
  const likedIds = rows.slice(0, LIKED).map(({ id }) => id);
  return {
    isDone: ({ id, opening }) => ids.has(id) || openings.has(opening),
    liked: likedIds.length === 0 ? [] : await readKeys(reader, likedIds),
  };
}

async function readKeys(reader: Reader, ids: readonly string[]): Promise<string[][]> {
  const rows = await reader.query<{ keys: string[] }>(
    { name: "keys of jobs", text: `select rank_keys as keys from job where id = any ($1::uuid[])` },
    [ids],
  );
  return rows.map(({ keys }) => keys);
}
