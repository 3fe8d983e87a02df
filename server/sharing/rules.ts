// Decides the state of a shared application for its sharer, and which stages earn the reward. Pure.
import { type ApplicationStatus, COMPANY_STAGES } from "../../contract/applications/rules.ts";
import type { ShareState } from "../../contract/sharing/wire.ts";

/** The stages that can be configured to earn the reward; each needs a company's decision. */
export const REWARD_STAGES = ["SHORTLISTED", "INTERVIEW", "OFFERED", "HIRED"] as const;
export type RewardStage = (typeof REWARD_STAGES)[number];

/** Whether an application in `status` has reached `stage`. */
export const hasReached = (status: ApplicationStatus, stage: RewardStage): boolean =>
  status !== "REJECTED" && status !== "WITHDRAWN" && COMPANY_STAGES.indexOf(status) >= COMPANY_STAGES.indexOf(stage);

/** The stored state of an application and its time; null if it is new. */
export type Known = { state: ShareState; at: Date } | null;

export type Step = {
  status: ApplicationStatus;
  /** When it was announced, because steps may arrive in another order. */
  at: Date;
  /** Whether the sharer may earn by this job; members of its company may not. */
  mayEarn: boolean;
};

/**
 * The state after a step, or null if unchanged. A reward is never withdrawn, and counts whenever its step arrives;
 * otherwise the latest step wins.
 */
export function stateAfter(known: Known, { status, at, mayEarn }: Step, stage: RewardStage): ShareState | null {
  if (known?.state === "EARNED") return null;
  if (mayEarn && hasReached(status, stage)) return "EARNED";
  if (known !== null && at < known.at) return null;
  const state = status === "REJECTED" || status === "WITHDRAWN" ? "ENDED" : "APPLIED";
  return state === known?.state ? null : state;
}
