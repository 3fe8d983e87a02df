// Which step of a referral request may follow which, and where it goes when a referee is done with it. Pure.
import type { RequestStatus } from "../../contract/referral-words.ts";

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
  /** Until when it waits in the pool. */
  expiresAt: Date;
  /** Verified referees of the company, paused ones among them, who have not answered it. */
  unanswered: number;
  /** Referees who have declined it with feedback. */
  declines: number;
};

/** Where a request goes that nobody has in hand any more: to the others, or to its end. */
export function afterReturn({ now, expiresAt, unanswered, declines }: PoolFacts): "OPEN" | "DECLINED" | "EXPIRED" {
  if (unanswered === 0 && declines > 0) return "DECLINED";
  return now >= expiresAt ? "EXPIRED" : "OPEN";
}
