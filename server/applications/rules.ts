// Decides who may apply to what, in the order in which people are told. Pure.
import { type ApplicationKind, LEAST_SCORE, LOW_SCORE } from "../../contract/application-words.ts";
import type { Role } from "../../contract/roles.ts";

/** Whether somebody looks for a job here, as far as their role tells; who hires or runs the place does not. */
export const isCandidate = ({ userType }: Pick<Role, "userType">): boolean => userType === "General_User";

/** Why somebody cannot apply. */
export type ApplyRefusal =
  | "NOT_A_CANDIDATE"
  | "NO_SUCH_JOB"
  | "ALREADY_APPLIED"
  | "JOB_CLOSED"
  | "OTHER_KIND"
  | "PROFILE_INCOMPLETE"
  | "SCORE_PENDING"
  | "LOW_SCORE";

export type ApplyFacts = {
  isCandidate: boolean;
  /** INTERNAL: to be sent to the company by us. EXTERNAL: sent by the person, and recorded here. */
  kind: ApplicationKind;
  /** Null when there is none. */
  job: { isDraft: boolean; isListed: boolean; isExternal: boolean } | null;
  hasApplied: boolean;
  /** `candidate[2].curPerc` of the profile's completion. */
  resumePercent: number;
  /** As reckoned by the server, never what the client says. */
  score: number;
  /** The person was told that the score is low, and applies anyway. */
  acceptsLowScore: boolean;
};

/** Null when they may. What they have sent themselves, elsewhere, needs no résumé and no score here. */
export function whyNotApply(facts: ApplyFacts): ApplyRefusal | null {
  const { job, kind, score } = facts;
  if (!facts.isCandidate) return "NOT_A_CANDIDATE";
  if (job === null || job.isDraft) return "NO_SUCH_JOB";
  if (facts.hasApplied) return "ALREADY_APPLIED";
  if (!job.isListed) return "JOB_CLOSED";
  if (job.isExternal !== (kind === "EXTERNAL")) return "OTHER_KIND";
  if (kind === "EXTERNAL") return null;
  if (facts.resumePercent === 0) return "PROFILE_INCOMPLETE";
  if (score < LEAST_SCORE) return "SCORE_PENDING";
  if (score < LOW_SCORE && !facts.acceptsLowScore) return "LOW_SCORE";
  return null;
}
