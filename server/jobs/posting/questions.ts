// The questions of a job, with a version that says whether a person answered these.
import { createHash } from "node:crypto";
import type { JobQuestion } from "../../../contract/jobs/questions-wire.ts";
import type { PublicOperation } from "../../deps.ts";
import { isUuid } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";

export type JobQuestions = { version: string; data: JobQuestion[] };

/** The questions of job `j` as a column. */
export const QUESTIONS = `coalesce((select p.fields -> 'questions' from job_posting p where p.job_id = j.id), '[]') as questions`;

/** Equal questions have equal versions: the database keeps the keys of JSON in one order. */
export const withVersion = (data: JobQuestion[]): JobQuestions => ({
  version: createHash("sha256").update(JSON.stringify(data)).digest("base64url").slice(0, 22),
  data,
});

/** 404 for an unknown job and for drafts. Those of a closed job are answered: applying refuses it, in its own words. */
export const getJobQuestions: PublicOperation<"getJobQuestions"> = async ({ params }, { db }) => {
  const [job] = isUuid(params.jobid)
    ? await db.query<{ questions: JobQuestion[] }>(
        `select ${QUESTIONS} from job j where j.id = $1 and j.status <> 'DRAFT'`,
        [params.jobid],
        "questions of a job",
      )
    : [];
  if (!job) throw refuse(404, "NOT_FOUND", "There is no such job.");
  return withVersion(job.questions);
};
