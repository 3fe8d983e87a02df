// Reads what the match score compares of jobs, and nothing else of them.
import type { MatchJob } from "../../contract/matching/match-score.ts";
import type { Reader } from "../platform/db.ts";
import { skillKeys } from "./skill-keys.ts";

/** A job as the score sees it; `isListed` false for drafts and for jobs that are closed. */
export type JobToMatch = MatchJob & { id: string; isListed: boolean; isDraft: boolean };

const COMPARED = `core_skills as "coreSkills", soft_skills as "softSkills", coalesce(experience_min, 0)::int as "minYears"`;

/** The jobs of these ids, in any order; those that do not exist are left out. */
export function readJobsToMatch(reader: Reader, ids: readonly string[]): Promise<JobToMatch[]> {
  return reader.query<JobToMatch>(
    {
      name: "jobs-to-match",
      text: `select id, is_listed as "isListed", status = 'DRAFT' as "isDraft", ${COMPARED} from job where id = any ($1::uuid[])`,
    },
    [ids],
  );
}

/** How many of the newest jobs are looked through for those that share a skill. */
const LOOKED_THROUGH = 20_000;

/** The newest listed jobs that share a skill with `skills`, at most `most` of them, newest first. */
export function readNewestToMatch(reader: Reader, skills: readonly string[], most: number): Promise<MatchJob[]> {
  return reader.query<MatchJob>(
    {
      name: "jobs-newest-to-match",
      text: `select ${COMPARED} from (
          select id, rank_keys, core_skills, soft_skills, experience_min from job where is_listed order by id desc limit ${LOOKED_THROUGH}) newest
        where rank_keys && $1::text[] order by id desc limit $2`,
    },
    [skillKeys(skills).map((key) => `s:${key}`), most],
  );
}
