// Reads single jobs: whole for their page, and the parts that matching and applying need.
import type { JobQuestion } from "../../contract/jobs/questions-wire.ts";
import type { getJob as endpoint } from "../../contract/jobs/wire.ts";
import type { MatchJob } from "../../contract/matching/match-score.ts";
import type { Deps } from "../deps.ts";
import { type Reader, readLatest, type Writer } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import { type Input, ReadyJson } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { type EvidenceRow, evidenceColumns, evidenceOf } from "./evidence/read-evidence.ts";
import { skillKeys } from "./job-features.ts";
import { type JobQuestions, QUESTIONS, withVersion } from "./posting/questions.ts";

type Found = { isListed: boolean; status: string; isWithheld: boolean; text: string } & EvidenceRow;

/** A listing of a job as another page names it; a condition on `l` follows. */
export const listingOf = `select l.id, lc.name as "companyName", l.job_url as "jobUrl" from job l join company lc on lc.id = l.company_id`;

// The card is an object: the description and two dates take the place of its closing brace.
const statement = {
  name: "job-by-id",
  text: `select j.is_listed as "isListed", j.status, exists (select from withheld_listing w where w.job_id = j.id) as "isWithheld",
      left(j.card, -1) || ',"jobDescription":' || to_json(d.description) || ',"updatedAt":' || to_json(iso_time(j.updated_at))
        || ',"expiresAt":' || coalesce(to_json(iso_time(j.expires_at))::text, 'null')
        || ',"answerTime":' || coalesce('{"days":' || t.days || ',"answers":' || t.answers || '}', 'null')
        || coalesce((select ',"alsoAt":' || json_agg(row_to_json(a)) from (${listingOf}
            join job_copy theirs on theirs.job_id = l.id join job_copy mine on mine.cluster_id = theirs.cluster_id
            where mine.job_id = j.id and l.id <> j.id and l.is_listed order by theirs.standing, l.id) a), '')
        || coalesce((select ',"canonical":' || row_to_json(a) from (${listingOf} where l.id = j.canonical_id and l.is_listed) a), '') as text,
      ${evidenceColumns}
    from job j join job_detail d on d.id = j.id join company c on c.id = j.company_id left join listing o on o.job_id = j.id
      left join company_answer_time t on t.company_id = j.company_id and t.days is not null and j.external_job_id is null
      left join company_answer_time w on w.company_id = j.company_id
    where j.id = $1`,
};

/** 404 for an unknown id and for drafts, 410 for a job that is closed, expired or frozen. */
export async function getJob({ params }: Input<typeof endpoint>, deps: Deps): Promise<ReadyJson> {
  const read = (reader: Reader) => reader.query<Found>(statement, [params.jobid]);
  const found = isUuid(params.jobid) ? await readLatest(deps.db, read, ({ isListed }) => isListed) : undefined;
  const job = openJob(found);
  return new ReadyJson(`${job.text},"evidence":${JSON.stringify(evidenceOf(job, deps.clock()))}}`);
}

/** The row, if its job is listed; else refuses as `getJob` does. */
export function openJob<Row extends { isListed: boolean; status: string; isWithheld?: boolean }>(
  found: Row | undefined,
): Row {
  if (found === undefined || found.status === "DRAFT") throw refuse(404, "NOT_FOUND", "There is no such job.");
  if (!found.isListed && found.isWithheld)
    throw refuse(410, "JOB_WITHHELD", "This site does not show jobs from other sites at present.");
  if (!found.isListed) throw refuse(410, "JOB_CLOSED", "This job is no longer open.");
  return found;
}

/** A job as the score sees it; `isListed` false for drafts and for jobs that are closed. */
type JobToMatch = MatchJob & { id: string; isListed: boolean; isDraft: boolean };

const COMPARED = `core_skills as "coreSkills", soft_skills as "softSkills", coalesce(experience_min, 0)::int as "minYears"`;

/** The jobs of these ids, in any order; unknown ids are left out. */
export function readJobsToMatch(reader: Reader, ids: readonly string[]): Promise<JobToMatch[]> {
  return reader.query<JobToMatch>(
    `select id, is_listed as "isListed", status = 'DRAFT' as "isDraft", ${COMPARED} from job where id = any ($1::uuid[])`,
    [ids],
    "jobs-to-match",
  );
}

/** How many of the newest jobs are searched for a shared skill. */
const LOOKED_THROUGH = 20_000;

/** The newest listed jobs that share a skill with `skills`, at most `most` of them, newest first. */
export function readNewestToMatch(reader: Reader, skills: readonly string[], most: number): Promise<MatchJob[]> {
  return reader.query<MatchJob>(
    `select ${COMPARED} from (
          select id, rank_keys, core_skills, soft_skills, experience_min from job where is_listed and canonical_id is null order by id desc limit ${LOOKED_THROUGH}) newest
        where rank_keys && $1::text[] order by id desc limit $2`,
    [skillKeys(skills).map((key) => `s:${key}`), most],
    "jobs-newest-to-match",
  );
}

/** A job as applying sees it. `isListed` false for drafts and for jobs that are closed, expired or frozen. */
type JobToApply = MatchJob & {
  id: string;
  jobTitle: string;
  companyId: string;
  companyName: string;
  isListed: boolean;
  isDraft: boolean;
  /** Listed on another site: people apply there. */
  isExternal: boolean;
  questions: JobQuestions;
};

/** The job, locked against changes until the transaction ends; null when unknown. Lock the account before it, never after. */
export async function readJobToApply(tx: Writer, id: string): Promise<JobToApply | null> {
  if (!isUuid(id)) return null;
  const [job] = await tx.query<Omit<JobToApply, "questions"> & { questions: JobQuestion[] }>(
    `select j.id, j.job_title as "jobTitle", c.id as "companyId", c.name as "companyName", j.is_listed as "isListed",
          j.status = 'DRAFT' as "isDraft", j.external_job_id is not null as "isExternal", j.core_skills as "coreSkills",
          j.soft_skills as "softSkills", coalesce(j.experience_min, 0)::int as "minYears",
          ${QUESTIONS}
        from job j join company c on c.id = j.company_id where j.id = $1 for share of j`,
    [id],
    "job to apply to",
  );
  return job ? { ...job, questions: withVersion(job.questions) } : null;
}
