// What a person has done with jobs: applied to, saved and hidden ones change what is listed for them.

import type { JobFeatures } from "../../jobs/suited/index.ts";
import type { Reader } from "../../platform/db.ts";

export type Doings = {
  /** Whether a job is not to be listed again: they have applied to it or hidden it, or its company, or another posting of the same opening. */
  isDone: (job: Pick<JobFeatures, "id" | "opening" | "company">) => boolean;
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
      union all (select job_id, 'saved', saved_at from saved_job where account_id = $1 order by saved_at desc limit ${MOST})
      union all (select job_id, 'hidden', hidden_at from hidden_job where account_id = $1 order by hidden_at desc limit ${MOST}))
    select m.job_id as id, m.how, m.at, s.features::json ->> 10 as opening, null::int as company from marked m left join job_search s on s.id = m.job_id
    union all select null, 'company', h.hidden_at, null, c.token from hidden_company h join company c on c.id = h.company_id where h.account_id = $1
    order by at desc`,
};

type Row = {
  id: string | null;
  how: "applied" | "saved" | "hidden" | "company";
  at: Date;
  opening: string | null;
  company: number | null;
};

export async function readDoings(reader: Reader, accountId: string): Promise<Doings> {
  const rows = await reader.query<Row>(statement, [accountId]);
  const done = rows.filter(({ how }) => how !== "saved");
  const [ids, openings, companies] = [valuesOf(done, "id"), valuesOf(done, "opening"), valuesOf(done, "company")];
  const likedIds = rows.filter(({ how }) => how === "saved" || how === "applied").slice(0, LIKED);
  return {
    isDone: ({ id, opening, company }) => ids.has(id) || openings.has(opening) || companies.has(company),
    liked:
      likedIds.length === 0
        ? []
        : await readKeys(
            reader,
            likedIds.map(({ id }) => id),
          ),
  };
}

const valuesOf = (rows: readonly Row[], field: "id" | "opening" | "company") =>
  new Set<unknown>(rows.map((row) => row[field]).filter((value) => value !== null));

async function readKeys(reader: Reader, ids: readonly (string | null)[]): Promise<string[][]> {
  const rows = await reader.query<{ keys: string[] }>(
    { name: "keys of jobs", text: `select rank_keys as keys from job where id = any ($1::uuid[])` },
    [ids],
  );
  return rows.map(({ keys }) => keys);
}
