// Decides who may apply to what; several reasons are reported in a fixed order. Pure.
import { type ApplicationKind, LEAST_SCORE, LOW_SCORE } from "../../contract/applications/rules.ts";
import type { Role } from "../../contract/identity/rules.ts";

/** Whether a person is a candidate by their role: recruiters and admins are not. */
export const isCandidate = ({ userType }: Pick<Role, "userType">): boolean => userType === "General_User";

/** Why a person cannot apply. */
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
  /** INTERNAL: sent to the company by us. EXTERNAL: sent by the person elsewhere, and recorded here. */
  kind: ApplicationKind;
  /** Null when there is no such job. */
  job: { isDraft: boolean; isListed: boolean; isExternal: boolean } | null;
  hasApplied: boolean;
  /** The percentage of the résumé section in the profile's completion. */
  resumePercent: number;
  /** As calculated by the server, never as sent by the client. */
  score: number;
  /** The person has seen that the score is low and applies anyway. */
  acceptsLowScore: boolean;
};

/** Null when they may apply. An external application needs no résumé and no score. */
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
