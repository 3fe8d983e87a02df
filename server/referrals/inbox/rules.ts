// Decides how a referee sees a request, and what they may do with it. Pure.
import type { RefereeView } from "../../../contract/referees.ts";
import type { RequestStatus } from "../../../contract/referral-words.ts";

/** An employer's number as it is compared: its letters and digits in capitals; all of it when there are none. */
export function sameReference(reference: string): string {
  const plain = reference.normalize("NFKC").toUpperCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, "") || plain.trim();
}

export type OwnAnswer = "REFERRED" | "DECLINED" | "CONFLICT" | "LAPSED";

export type Seen = {
  status: RequestStatus;
  /** Whether it is in the hands of who looks, or was when it ended. */
  isMine: boolean;
  /** What they made of it. */
  answer: OwnAnswer | null;
};

/** What is somebody's stays so to its end; what they have answered is their answer; the rest is the pool's. */
export function viewOf({ status, isMine, answer }: Seen): RefereeView {
  if (isMine && isHeld(status)) return status;
  return answer ?? "POOL";
}

const HELD = ["CLAIMED", "ACCEPTED", "REFERRED", "DISPUTED", "CONFIRMED", "NOT_REFERRED", "WITHDRAWN"] as const;
const isHeld = (status: RequestStatus): status is (typeof HELD)[number] =>
  (HELD as readonly RequestStatus[]).includes(status);

/** Who asks is named to whoever has taken it on, and no longer once it has come to nothing. */
export const knowsCandidate = (view: RefereeView): boolean =>
  view === "ACCEPTED" || view === "REFERRED" || view === "DISPUTED" || view === "CONFIRMED";

/** The CV is for whoever decides. */
export const canOpenCv = (view: RefereeView): boolean => view === "CLAIMED" || view === "ACCEPTED";

export type InHand = {
  status: RequestStatus;
  isMine: boolean;
  dueAt: Date | null;
  /** What the caller made of it before. */
  answer: OwnAnswer | null;
  /** Whether the caller ever claimed it. */
  hasClaimed: boolean;
};

/** Why the caller can do nothing with a request now; null when it is in their hands. */
export function whyNotInHand({ status, isMine, dueAt, answer, hasClaimed }: InHand, now: Date): NotInHand | null {
  if (isMine && (status === "CLAIMED" || status === "ACCEPTED"))
    return dueAt !== null && dueAt <= now ? "OVER_TIME" : null;
  if (isMine && status === "WITHDRAWN") return "WITHDRAWN";
  if (answer !== null) return "ANSWERED";
  return hasClaimed ? "GONE" : "NOT_THEIRS";
}
export type NotInHand = "OVER_TIME" | "WITHDRAWN" | "ANSWERED" | "GONE" | "NOT_THEIRS";

/** Why a request cannot be claimed by a referee of its company; null when it can. */
export function whyNotClaim(
  { status, expiresAt, answer }: { status: RequestStatus; expiresAt: Date; answer: OwnAnswer | null },
  now: Date,
): "ANSWERED" | "TAKEN" | "OVER" | null {
  if (answer !== null) return "ANSWERED";
  if (status === "CLAIMED" || status === "ACCEPTED") return "TAKEN";
  return status === "OPEN" && expiresAt > now ? null : "OVER";
}
