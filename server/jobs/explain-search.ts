// Explains a job's place in a search, by the function that orders the list and what the index knows of this one job.
import type { explainSearch as endpoint, JobCard, SearchReason, SearchWhy } from "../../contract/jobs/wire.ts";
import type { Deps } from "../deps.ts";
import type { Reader } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import type { Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { type JobFeatures, lastIdOf, parseFeatures } from "./job-features.ts";
import { openJob } from "./read-jobs.ts";
import { planSearch } from "./search-plan.ts";
import { questionsAbout, reasonsFor } from "./search-reasons.ts";
import { spellingFor } from "./search-spelling.ts";
import { companiesLike, withCompanies, wordSearch } from "./word-search.ts";

/** A token that no company has. */
const NO_TOKEN = 0;

/** See contract/jobs/wire.ts. Reads one job by its id, however many match. */
export async function explainSearch({ params, query }: Input<typeof endpoint>, deps: Deps): Promise<SearchWhy> {
  const db = deps.db.replica;
  const now = deps.clock();
  const { plan, companies } = await withCompanies(db, planSearch(query, now, await spellingFor(query, deps)));
  const search = await wordSearch(db, plan, companies?.length === 0 ? [NO_TOKEN] : companies);
  if (search === null)
    throw refuse(400, "INVALID_PARAMETER", "searchText: must have words, which are what is explained", "searchText");
  const { job, card, met } = await readJob(db, params.jobid, questionsAbout(search));
  const asked = { plan, search, job, card, has: (query: string) => met.has(query), newest: lastIdOf(now), now };
  const reasons = reasonsFor({ ...asked, isOfCompanyLike: false });
  if (companies !== null || reasons.some(isFound)) return { reasons };
  const like = await companiesLike(db, search.words);
  return { reasons: reasonsFor({ ...asked, isOfCompanyLike: like?.includes(job.company) ?? false }) };
}

/** The job has a searched word or filter. */
const isFound = ({ about, fits }: SearchReason) =>
  (fits === "YES" || fits === "PARTLY") && about !== "level" && about !== "excluded";

type Row = { isListed: boolean; status: string; card: string; features: string | null; met: string[] | null };

const statement = {
  name: "job-to-explain",
  text: `select j.is_listed as "isListed", j.status, j.card, s.features,
      (select array_agg(query) from unnest($2::text[]) query where s.fts @@ query::tsquery) as met
    from job j left join job_search s on s.id = j.id where j.id = $1`,
};

type Found = { job: JobFeatures; card: JobCard; met: ReadonlySet<string> };

/** The job, and which of these tsquery texts it matches. Refuses as `openJob` does. */
async function readJob(db: Reader, id: string, queries: readonly string[]): Promise<Found> {
  const [row] = isUuid(id) ? await db.query<Row>(statement, [id, queries]) : [];
  const { card, features, met } = openJob(row);
  const read = JSON.parse(card) as JobCard;
  const [job] = parseFeatures(`[["${read.id}",${features ?? "[]"}]]`);
  return { job: job!, card: read, met: new Set(met) };
}
