// Open jobs like a given one, found by the function that finds jobs for people: the job takes the person's place.
import type { similarJobs as endpoint } from "../../contract/jobs/wire.ts";
import type { Deps } from "../deps.ts";
import { type Reader, readLatest } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import { type Input, ReadyJson } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { readTitle } from "../taxonomy/index.ts";
import { listingOf } from "./read-jobs.ts";
import { findSuited } from "./suited/find-suited.ts";
import { readTerms } from "./suited/learn-terms.ts";
import { readKeys } from "./suited/relevance.ts";
import { NOTHING_KNOWN, type Subject } from "./suited/subject.ts";

const SHOWN = 6;
/** How many jobs the widest question compares; few, since every job page asks. */
const COMPARED = 60;

type Row = {
  title: string;
  keys: string[];
  cities: string[];
  years: number | null;
  status: string;
  opening: string | null;
  canonical: string | null;
};

/** Works for closed jobs too, so that their page leads to open ones. 404 for an unknown id. */
export async function findSimilarJobs({ params }: Input<typeof endpoint>, deps: Deps): Promise<ReadyJson> {
  const db = deps.db.replica;
  const read = (reader: Reader) => reader.query<Row>(statement, [params.jobid]);
  const [job, terms] = await Promise.all([
    isUuid(params.jobid) ? readLatest(deps.db, read, ({ status }) => status !== "DRAFT") : undefined,
    readTerms(db),
  ]);
  if (job === undefined || job.status === "DRAFT") throw refuse(404, "NOT_FOUND", "There is no such job.");
  const { rows } = await findSuited(db, {
    subject: subjectOfJob(job),
    terms,
    isLeftOut: ({ id, opening }) => id === params.jobid.toLowerCase() || opening === job.opening,
    from: null,
    size: SHOWN,
    widest: COMPARED,
    now: deps.clock(),
  });
  const canonical = job.canonical === null ? "" : `,"canonical":${job.canonical}`;
  return new ReadyJson(`{"data":[${rows.map((row) => row.card).join(",")}]${canonical}}`);
}

const statement = {
  name: "job-to-compare",
  text: `select j.job_title as title, j.rank_keys as keys, j.city_keys as cities, j.experience_min as years, j.status, s.features::json ->> 10 as opening,
      (select row_to_json(l)::text from (${listingOf} where l.id = j.canonical_id and l.is_listed and not j.is_listed) l) as canonical
    from job j left join job_search s on s.id = j.id where j.id = $1`,
};

function subjectOfJob({ title, keys, cities, years }: Row): Subject {
  const { skills, countries, level, manager } = readKeys(keys);
  const titles = [{ reading: readTitle(title), weight: 1 }];
  return { ...NOTHING_KNOWN, titles, skills, countries, cities, years, level, manager };
}
