// Reads what applying needs of a job, and holds it: who applies and who closes follow one another.
import type { MatchJob } from "../../contract/matching/match-score.ts";
import type { Writer } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";

/** A job as applying sees it. `isListed` false for drafts and for jobs that are closed, expired or frozen. */
export type JobToApply = MatchJob & {
  id: string;
  jobTitle: string;
  companyId: string;
  companyName: string;
  isListed: boolean;
  isDraft: boolean;
  /** Of a listing from outside: people apply at its employer. */
  isExternal: boolean;
};

/** The job, as it stays until the transaction ends; null when there is none. Hold the account before, never after. */
export async function readJobToApply(tx: Writer, id: string): Promise<JobToApply | null> {
  if (!isUuid(id)) return null;
  const [job] = await tx.query<JobToApply>(
    {
      name: "job to apply to",
      text: `select j.id, j.job_title as "jobTitle", c.id as "companyId", c.name as "companyName", j.is_listed as "isListed",
          j.status = 'DRAFT' as "isDraft", j.external_job_id is not null as "isExternal", j.core_skills as "coreSkills",
          j.soft_skills as "softSkills", coalesce(j.experience_min, 0)::int as "minYears"
        from job j join company c on c.id = j.company_id where j.id = $1 for share of j`,
    },
    [id],
  );
  return job ?? null;
}
