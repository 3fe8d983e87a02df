// Decides how an application that came by a share goes on for the sharer, and which stage earns the reward.
import { type ApplicationStatus, COMPANY_STAGES } from "../../contract/application-words.ts";
import type { ShareState } from "../../contract/sharing.ts";

/** Stages that may be the one that earns a reward: a company has decided something by then. */
export const REWARD_STAGES = ["SHORTLISTED", "INTERVIEW", "OFFERED", "HIRED"] as const;
export type RewardStage = (typeof REWARD_STAGES)[number];

/** Whether an application in `status` has come as far as `stage`. */
export const hasReached = (status: ApplicationStatus, stage: RewardStage): boolean =>
  status !== "REJECTED" && status !== "WITHDRAWN" && COMPANY_STAGES.indexOf(status) >= COMPANY_STAGES.indexOf(stage);

/** What is known of an application so far, and since when; null when it is new. */
export type Known = { state: ShareState; at: Date } | null;

export type Step = {
  status: ApplicationStatus;
  /** When it was announced: steps may be told in another order. */
  at: Date;
  /** Whether the sharer may earn by this job; a member of its company may not. */
  mayEarn: boolean;
};

/**
 * The state after a step, or null when it changes nothing. A reward is never taken back, and one that is reached counts
 * whenever it is told; of everything else, what happened last holds.
 */
export function stateAfter(known: Known, { status, at, mayEarn }: Step, stage: RewardStage): ShareState | null {
  if (known?.state === "EARNED") return null;
  if (mayEarn && hasReached(status, stage)) return "EARNED";
  if (known !== null && at < known.at) return null;
  const state = status === "REJECTED" || status === "WITHDRAWN" ? "ENDED" : "APPLIED";
  return state === known?.state ? null : state;
}
