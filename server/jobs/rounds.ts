// What the clock and a server's start do to jobs. Each round is safe to run on every replica, as often as one likes.

import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { inSets, type Pace } from "../platform/rests.ts";
import { readSearch } from "../taxonomy/index.ts";
import { expireJobs } from "./close-jobs.ts";
import { keepCollections } from "./collections/count-collections.ts";
import { compareAllAnew, joinCopiesAgain } from "./copies/join-copies.ts";
import { foldJobFacets } from "./counting/facet-counts.ts";
import { lookForDoubts } from "./evidence/look-for-doubts.ts";
import { CALLED_CONTRACT, READER_VERSION, searchKeysOf } from "./job-features.ts";
import { followListingsSwitch } from "./outside-jobs.ts";
import { warnedUpTo } from "./posting/rules.ts";
import { screenJobsAgain } from "./screening/screen-jobs.ts";
import { tellSearchEngines } from "./search-engines/tell-search-engines.ts";
import { learnTermsWhenDue } from "./suited/learn-terms.ts";
import { learnVocabulary } from "./vocabulary/learn-vocabulary.ts";
import { readVocabularyAhead } from "./vocabulary/read-vocabulary.ts";

/** Builds what the first search would wait for: the tables of titles, and the vocabulary if the database answers. */
async function prepareSearch(deps: Pick<Deps, "db">): Promise<void> {
  readSearch("software engineer");
  await readVocabularyAhead(deps);
}

export const jobRounds = {
  ageJobs,
  compareAllAnew,
  followListingsSwitch,
  joinCopies: joinCopiesAgain,
  keepCollections,
  lookForDoubts,
  learnTerms: learnTermsWhenDue,
  learnVocabulary,
  prepareSearch,
  screenJobs: screenJobsAgain,
  tellSearchEngines,
};

/** Expires jobs, warns companies, folds the stored counts, and reads jobs of earlier rules again. */
export async function ageJobs({ db, clock, announce }: Pick<Deps, "db" | "clock" | "announce">): Promise<void> {
  await db.transaction(async (tx) => tellExpired(tx, await expireJobs(tx, clock()), announce));
  await db.transaction((tx) => warnOfExpiry(tx, clock(), announce));
  await db.transaction(foldJobCounts);
  await db.transaction(foldJobFacets);
  await readJobsAgain({ db });
  await db.transaction(foldJobFacets);
}

type Due = { jobId: string; jobTitle: string; companyId: string; companyName: string; expiresAt: Date };

/** Announces jobs that expire within a week to their companies, each once until it is renewed. At most `limit`; resolves to how many. */
async function warnOfExpiry(tx: Writer, now: Date, announce: Deps["announce"], limit = 500): Promise<number> {
  const due = await tx.query<Due>(
    `select j.id as "jobId", j.job_title as "jobTitle", c.id as "companyId", c.name as "companyName", j.expires_at as "expiresAt"
     from job j join company c on c.id = j.company_id left join job_posting p on p.job_id = j.id
     where j.status = 'PUBLISHED' and not j.bad_job and j.external_job_id is null and j.expires_at > $1 and j.expires_at <= $2
       and p.warned_at is null and exists (select from company_member m where m.company_id = c.id)
     order by j.expires_at limit $3 for no key update of j skip locked`,
    [now, warnedUpTo(now), limit],
  );
  // Noted under the lock: the process that held a job before may have warned of it.
  const noted = await tx.query<{ jobId: string }>(
    `insert into job_posting (job_id, warned_at) select id, $2 from unnest($1::uuid[]) id order by id
     on conflict (job_id) do update set warned_at = excluded.warned_at where job_posting.warned_at is null returning job_id as "jobId"`,
    [due.map(({ jobId }) => jobId), now],
  );
  const ours = new Set(noted.map(({ jobId }) => jobId));
  for (const { expiresAt, ...job } of due)
    if (ours.has(job.jobId)) await announce(tx, { kind: "job.expiring", ...job, expiresAt: expiresAt.toISOString() });
  return noted.length;
}

/** Announces which of the expired jobs were posted here. */
async function tellExpired(tx: Writer, ids: readonly string[], announce: Deps["announce"]): Promise<void> {
  if (ids.length === 0) return;
  const posted = await tx.query<Omit<Due, "expiresAt">>(
    `select j.id as "jobId", j.job_title as "jobTitle", c.id as "companyId", c.name as "companyName"
     from job j join company c on c.id = j.company_id where j.id = any ($1::uuid[]) and j.external_job_id is null`,
    [ids],
  );
  for (const job of posted) await announce(tx, { kind: "posting.closed", why: "EXPIRED", ...job });
}

/** Folds `job_count` to one row a key. A second round at once waits for the rows of the first and finds them gone. */
async function foldJobCounts(tx: Writer): Promise<void> {
  await tx.query(
    `with taken as (
       delete from job_count where (kind, key) in (select kind, key from job_count group by 1, 2 having count(*) > 1)
       returning kind, key, jobs)
     insert into job_count (kind, key, jobs) select kind, key, sum(jobs) from taken group by 1, 2 having sum(jobs) <> 0`,
  );
}

const PACE: Pace = { atOnce: 200, restMs: 20, longestMs: 45_000 };

/** Reads jobs of an earlier READER_VERSION again, until none is left or the time is over; resolves to how many. Nothing visible changes. */
export const readJobsAgain = ({ db }: Pick<Deps, "db">): Promise<number> => inSets(PACE, () => db.transaction(readSet));

type Row = Parameters<typeof searchKeysOf>[0] & { id: string };

/** Writes only the keys and what follows from them: indexing the words of a text again would cost as much as all the rest. */
async function readSet(tx: Writer): Promise<number> {
  // Locked until the set is written, so that no change made meanwhile is lost.
  const rows = await tx.query<Row>(
    `select j.id, job_title as "jobTitle", locations, core_skills as "coreSkills", technical_skills as "technicalSkills", d.description,
       c.name as "companyName", case when rank_keys @> array['${CALLED_CONTRACT}'] then 'contract' end as "employmentTypeText"
     from job j join job_detail d on d.id = j.id join company c on c.id = j.company_id where reader_version < $1
     order by reader_version limit $2 for no key update of j skip locked`,
    [READER_VERSION, PACE.atOnce],
  );
  if (rows.length === 0) return 0;
  const read = JSON.stringify(rows.map((row) => ({ id: row.id, keys: searchKeysOf(row) })));
  await tx.query(
    `update job j set rank_keys = array(select jsonb_array_elements_text(read.keys)), reader_version = $2
     from jsonb_to_recordset($1::jsonb) read(id uuid, keys jsonb) where j.id = read.id`,
    [read, READER_VERSION],
  );
  await tx.query(
    `update job_search s set features = job_features(j, c, d.description),
       fts = ts_delete(s.fts, array(select token from unnest(tsvector_to_array(s.fts)) token where token ~ '^~[tflksno]:'))
         || array_to_tsvector(key_tokens(j.rank_keys) || company_tokens(c.name) || case when j.doubted_since is null then '{~k:sure}' else '{}'::text[] end)
     from job j join company c on c.id = j.company_id join job_detail d on d.id = j.id where s.id = j.id and j.id = any ($1)`,
    [rows.map(({ id }) => id)],
  );
  return rows.length;
}
