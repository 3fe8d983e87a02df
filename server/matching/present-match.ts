// The match of a person and a job as the API tells it. Pure.
import {
  explainMatch,
  type MatchJob,
  type MatchProfile,
  SCORE_VERSION,
  saysTooLittle,
} from "../../contract/match-score.ts";
import type { MatchDetails } from "../../contract/matching.ts";

/** A person as the score sees them; without a CV that was read there is nothing to compare. */
export type Matched = MatchProfile & { hasCv: boolean };

export type MatchFacts = {
  /** Subject of the caller. */
  userId: string;
  profile: Matched | null;
  job: MatchJob & { id: string };
  now: Date;
};

const NO_CV = "There is no CV to compare with this job yet.";
const NO_SKILLS = "The job names no skills, so the score tells the experience alone.";

/** Without a CV the score is -1 and every part 0. */
export function presentMatch({ userId, profile, job, now }: MatchFacts): MatchDetails {
  const common = {
    id: `${userId}:${job.id}`,
    userId,
    jobId: job.id,
    scoreVersion: SCORE_VERSION,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  if (!profile?.hasCv) return { ...common, ...UNKNOWN };
  const { total, parts, matched, missing, wouldRaise } = explainMatch(profile, job);
  const tooLittle = saysTooLittle(job);
  return {
    ...common,
    jdMatchErrorCode: tooLittle ? 251 : null,
    jdMatchErrorDesc: tooLittle ? NO_SKILLS : null,
    matchingScore: total,
    scoreDetails: parts,
    matched,
    missing,
    wouldRaise,
    isTriggered: true,
  };
}

const UNKNOWN = {
  jdMatchErrorCode: 250 as const,
  jdMatchErrorDesc: NO_CV,
  matchingScore: -1,
  scoreDetails: { coreSkills: 0, experience: 0, roleAndResponsibilities: 0, softSkills: 0 },
  matched: { coreSkills: [], softSkills: [] },
  missing: { coreSkills: [], softSkills: [] },
  wouldRaise: [],
  isTriggered: false,
};
