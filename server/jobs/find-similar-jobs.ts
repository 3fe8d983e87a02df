// Open jobs like a given one: the newest that share words of its title, those with most skills in common first.
import type { similarJobs as endpoint } from "../../contract/jobs.ts";
import type { Deps } from "../deps.ts";
import { isUuid } from "../platform/ids.ts";
import { type Input, ReadyJson } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";

const shown = 6;
/** How many of the newest look-alikes are compared; few, since every job page asks. */
const compared = 60;

type Subject = { rankKeys: string[]; status: string };

/** Works for closed jobs too, so that their page leads somewhere. 404 for an unknown id. */
export async function findSimilarJobs({ params }: Input<typeof endpoint>, deps: Deps): Promise<ReadyJson> {
  const db = deps.db.replica;
  const subject = isUuid(params.jobid)
    ? (
        await db.query<Subject>(
          { name: "job-rank-keys", text: `select rank_keys as "rankKeys", status from job where id = $1` },
          [params.jobid],
        )
      )[0]
    : undefined;
  if (subject === undefined || subject.status === "DRAFT") throw refuse(404, "NOT_FOUND", "There is no such job.");
  const rows = await db.query<{ card: string }>(
    {
      name: "jobs-similar",
      text: `with words as (select string_agg(quote_literal('~' || key), ' | ')::tsquery as query from unnest($2::text[]) key where key like 't:%')
        select j.card from words, search_job_ids(words.query, null, null, null, null, null, ${compared}, false) found(id) join job j on j.id = found.id
        where words.query is not null and j.id <> $1
        order by (select count(*) from unnest(j.rank_keys) key where key = any ($2)) desc, j.id desc limit ${shown}`,
    },
    [params.jobid, subject.rankKeys],
  );
  return new ReadyJson(`{"data":[${rows.map((row) => row.card).join(",")}]}`);
}
