// The match of a person and a job as the API tells it. Pure.
import {
  explainMatch,
  type MatchJob,
  type MatchProfile,
  SCORE_VERSION,
  saysTooLittle,
} from "../../contract/matching/match-score.ts";
import type { MatchDetails } from "../../contract/matching/wire.ts";

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

export function presentMatch({ userId, profile, job, now }: MatchFacts): MatchDetails {
  return {
    id: `${userId}:${job.id}`,
    userId,
    jobId: job.id,
    ...reckonMatch(profile, job),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

type Reckoned = Omit<MatchDetails, "id" | "userId" | "jobId" | "createdAt" | "updatedAt">;

/** Without a CV the score is -1 and every part 0. */
export function reckonMatch(profile: Matched | null, job: MatchJob): Reckoned {
  if (!profile?.hasCv) return UNKNOWN;
  const { total, parts, matched, missing, wouldRaise } = explainMatch(profile, job);
  const tooLittle = saysTooLittle(job);
  return {
    jdMatchErrorCode: tooLittle ? 251 : null,
    jdMatchErrorDesc: tooLittle ? NO_SKILLS : null,
    matchingScore: total,
    scoreDetails: parts,
    matched,
    missing,
    wouldRaise,
    scoreVersion: SCORE_VERSION,
    isTriggered: true,
  };
}

const UNKNOWN: Reckoned = {
  jdMatchErrorCode: 250,
  jdMatchErrorDesc: NO_CV,
  matchingScore: -1,
  scoreDetails: { coreSkills: 0, experience: 0, roleAndResponsibilities: 0, softSkills: 0 },
  matched: { coreSkills: [], softSkills: [] },
  missing: { coreSkills: [], softSkills: [] },
  wouldRaise: [],
  scoreVersion: SCORE_VERSION,
  isTriggered: false,
};
