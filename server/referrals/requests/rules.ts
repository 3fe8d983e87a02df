// Decides the outcome of asking for a referral, the feedback for a low score, and what a candidate may still do. Pure.
import {
  explainMatch,
  type MatchJob,
  type MatchProfile,
  SCORE_VERSION,
  scoreMatch,
} from "../../../contract/matching/match-score.ts";
import {
  ACT_HOURS,
  CONFIRM_DAYS,
  MAX_REQUESTS_A_DAY,
  MIN_DESCRIPTION,
  POOL_DAYS,
  REFERRAL_SCORE,
  type RequestOutcome,
  type RequestStatus,
  WITHDRAWABLE,
} from "../../../contract/referrals/rules.ts";
import type { AlignmentFeedback, ReferralMatch } from "../../../contract/referrals/wire.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type AskFacts = {
  /** Whether the person has a CV, parsed or not. */
  hasCv: boolean;
  /** The CV's percentage in the profile's completion (`candidate[2].curPerc`). */
  resumePercent: number;
  /** Available credits. */
  balance: number;
  hasActive: boolean;
  isUsable: boolean;
  /** Requests of the last 24 hours, including rejected ones. */
  recent: number;
  score: number;
};

/** The first outcome that applies, in this order. */
export function outcomeOf(facts: AskFacts): RequestOutcome {
  if (!facts.hasCv) return "Error_250";
  if (facts.resumePercent === 0) return "profileCompletion";
  if (facts.balance < 1) return "zeroReferral";
  if (facts.hasActive) return "AlreadyRequested";
  if (!facts.isUsable) return "Error_251";
  if (facts.recent >= MAX_REQUESTS_A_DAY) return "Max_tries";
  if (facts.score < REFERRAL_SCORE) return "RequestRejected";
  return "RequestAccepted";
}

/** Whether a job can be compared: it names a skill, and pasted text has at least MIN_DESCRIPTION characters. */
export function isUsable({ coreSkills, softSkills }: MatchJob, pasted: string | null): boolean {
  if (pasted !== null && pasted.length < MIN_DESCRIPTION) return false;
  return coreSkills.length + softSkills.length > 0;
}

/** The match as returned and stored. */
export function matchOf(profile: MatchProfile, job: MatchJob): ReferralMatch {
  const { total, parts, matched, missing, wouldRaise } = explainMatch(profile, job);
  const { minYears } = job;
  return {
    matchingScore: total,
    scoreDetails: parts,
    matched,
    missing,
    wouldRaise,
    scoreVersion: SCORE_VERSION,
    minYears,
    YOE: profile.YOE,
  };
}

/** The feedback for a score that is too low. */
export function feedbackOf(profile: MatchProfile, job: MatchJob, match: ReferralMatch): AlignmentFeedback {
  const { matchingScore, missing, wouldRaise, minYears, YOE } = match;
  return {
    score: matchingScore,
    needed: REFERRAL_SCORE,
    missing,
    missingYears: Math.max(0, Math.round((minYears - Math.max(0, YOE ?? 0)) * 10) / 10),
    wouldRaise,
    wouldSuffice: sufficientSkills(profile, job, missing.coreSkills),
  };
}

/** The fewest missing skills that would raise the score enough; a job's skills are ordered by weight. */
function sufficientSkills(profile: MatchProfile, job: MatchJob, missing: readonly string[]): string[] {
  for (let count = 1; count <= missing.length; count += 1) {
    const learnt = missing.slice(0, count);
    const { total } = scoreMatch({ ...profile, coreSkills: [...profile.coreSkills, ...learnt] }, job);
    if (total >= REFERRAL_SCORE) return learnt;
  }
  return [];
}

/** The title of a pasted job: as given, else the description's first line if that is short enough. */
export function titleOf({
  jobTitle,
  description,
  companyName,
}: {
  jobTitle: string;
  description: string;
  companyName: string;
}): string {
  if (jobTitle !== "") return jobTitle;
  const first = description.split("\n", 1)[0]?.replace(/\s+/g, " ").trim() ?? "";
  const isTitle = first.length >= 3 && first.length <= 100 && !/[.!?:]$/.test(first);
  return isTitle ? first : `A job at ${companyName}`;
}

/** When a request leaves the pool, and the latest time at which it can have ended. */
export function endsOf(now: Date): { expiresAt: Date; heldUntil: Date } {
  const expiresAt = new Date(now.getTime() + POOL_DAYS * dayMs);
  const heldUntil = new Date(expiresAt.getTime() + ACT_HOURS * hourMs + (CONFIRM_DAYS + DISPUTE_DAYS) * dayMs);
  return { expiresAt, heldUntil };
}
/** The days a dispute may take before the held credit expires back to the candidate. */
const DISPUTE_DAYS = 30;

export type Stand = { status: RequestStatus; dueAt: Date | null };

export const mayWithdraw = ({ status }: Stand): boolean => (WITHDRAWABLE as readonly RequestStatus[]).includes(status);

/** Whether the current state's time is over, though no round has run yet. */
export const isOverdue = ({ dueAt }: Stand, now: Date): boolean => dueAt !== null && dueAt <= now;

/** Withdrawing an accepted request costs the credit, unless the referee's time is over. */
export const costsCredit = (stand: Stand, now: Date): boolean => stand.status === "ACCEPTED" && !isOverdue(stand, now);
