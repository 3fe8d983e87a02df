// Decides which states of a referral request may follow which, and the state after a referee returns it. Pure.
import type { RequestStatus } from "../../contract/referrals/rules.ts";

const FOLLOWS: Record<RequestStatus, readonly RequestStatus[]> = {
  OPEN: ["CLAIMED", "DECLINED", "EXPIRED", "WITHDRAWN"],
  CLAIMED: ["ACCEPTED", "OPEN", "DECLINED", "EXPIRED", "WITHDRAWN"],
  ACCEPTED: ["REFERRED", "OPEN", "DECLINED", "EXPIRED", "WITHDRAWN"],
  REFERRED: ["CONFIRMED", "DISPUTED"],
  DISPUTED: ["CONFIRMED", "NOT_REFERRED"],
  NOT_ALIGNED: [],
  CONFIRMED: [],
  DECLINED: [],
  EXPIRED: [],
  WITHDRAWN: [],
  NOT_REFERRED: [],
};

export const mayFollow = (from: RequestStatus, to: RequestStatus): boolean => FOLLOWS[from].includes(to);

export type PoolFacts = {
  now: Date;
  /** When it leaves the pool. */
  expiresAt: Date;
  /** The company's verified referees, including paused ones and without those away, who have not answered it. */
  unanswered: number;
  /** Referees who declined it with feedback. */
  declines: number;
};

/** The state of a returned request: back in the pool, or ended. */
export function afterReturn({ now, expiresAt, unanswered, declines }: PoolFacts): "OPEN" | "DECLINED" | "EXPIRED" {
  if (unanswered === 0 && declines > 0) return "DECLINED";
  return now >= expiresAt ? "EXPIRED" : "OPEN";
}
