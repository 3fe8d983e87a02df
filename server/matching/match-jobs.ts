// The match of a person and a job: scored for the caller, and stored with what was decided by it; and the market for the
// skills of a person.

import { createHash } from "node:crypto";
import {
  explainMatch,
  type MatchJob,
  type MatchProfile,
  SCORE_VERSION,
  saysTooLittle,
} from "../../contract/matching/match-score.ts";
import type { MatchDetails, SkillMarket } from "../../contract/matching/wire.ts";
import { readMatchProfile } from "../candidates/index.ts";
import type { Deps, Operation } from "../deps.ts";
import { readJobsToMatch, readNewestToMatch } from "../jobs/index.ts";
import { readLatest } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { weighMarket } from "./rules.ts";

/** 404 for an unknown id and for drafts, 410 for a job that is closed. A person without a CV gets -1 and code 250. */
export const getMatch: Operation<"getMatch"> = async ({ params }, { caller }, { db, clock }) => {
  const job = isUuid(params.jobid)
    ? await readLatest(
        db,
        (reader) => readJobsToMatch(reader, [params.jobid]),
        ({ isListed }) => isListed,
      )
    : undefined;
  if (job === undefined || job.isDraft) throw refuse(404, "NOT_FOUND", "There is no such job.");
  if (!job.isListed) throw refuse(410, "JOB_CLOSED", "This job is no longer open.");
  const profile = await readMatchProfile(db, caller.accountId);
  return presentMatch({ userId: caller.subject, profile, job, now: clock() });
};

/** Scores of the jobs in the order of their ids, each once; unknown and unlisted jobs are left out. */
export const getMatches: Operation<"getMatches"> = async ({ body }, { caller }, { db, clock }) => {
  const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))];
  const [profile, jobs] = await Promise.all([readMatchProfile(db, caller.accountId), readJobsToMatch(db.replica, ids)]);
  const byId = new Map(jobs.filter((job) => job.isListed).map((job) => [job.id, job]));
  const now = clock();
  return {
    data: ids.flatMap((id) => {
      const job = byId.get(id);
      return job ? [presentMatch({ userId: caller.subject, profile, job, now })] : [];
    }),
  };
};

/** The reasons for a stored score, by the formula of that day. */
export type KeptMatch = Pick<MatchDetails, "scoreVersion" | "scoreDetails" | "matched" | "missing">;

/** `score` is 0 to 90, or -1 without a CV that was read. */
export function matchToKeep(profile: Matched | null, job: MatchJob): { score: number; match: KeptMatch } {
  const { matchingScore, scoreVersion, scoreDetails, matched, missing } = reckonMatch(profile, job);
  return { score: matchingScore, match: { scoreVersion, scoreDetails, matched, missing } };
}

/** `hasCv`: whether a CV was read; else nothing is compared. */
type Matched = MatchProfile & { hasCv: boolean };

type MatchFacts = {
  /** The caller's subject. */
  userId: string;
  profile: Matched | null;
  job: MatchJob & { id: string };
  now: Date;
};

const NO_CV = "There is no CV to compare with this job yet.";
const NO_SKILLS = "The job names no skills, so the score tells the experience alone.";

function presentMatch({ userId, profile, job, now }: MatchFacts): MatchDetails {
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
function reckonMatch(profile: Matched | null, job: MatchJob): Reckoned {
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

const MARKET_JOBS = 1_000;
const MARKET_SECONDS = 60;
const NO_MARKET: SkillMarket = { jobsRead: 0, jobsThatFit: 0, wanted: [], oneMore: [] };

/**
 * The caller's skills against the newest open jobs, cached for a minute by person and profile. Empty for a person
 * without skills.
 */
export async function getSkillMarket({ caller }: Call<Caller>, { db, cache }: Deps): Promise<SkillMarket> {
  const profile = await readMatchProfile(db, caller.accountId);
  if (!profile || profile.coreSkills.length === 0) return NO_MARKET;
  const { coreSkills, softSkills, YOE } = profile;
  // The key has all that the answer depends on, so that a changed profile never gets an old answer.
  const facts = createHash("sha256")
    .update(JSON.stringify([coreSkills, softSkills, YOE]))
    .digest("base64url");
  return cache.through(
    `skill-market ${caller.accountId} ${facts}`,
    MARKET_SECONDS,
    async () => weighMarket(profile, await readNewestToMatch(db.replica, coreSkills, MARKET_JOBS)),
    { bytes: () => 3_000, isWorth: () => true },
  );
}
