// Decides how a referee sees a request, and what they may do with it. Pure.
import type { RefereeView } from "../../../contract/referrals/referees-wire.ts";
import type { RequestStatus } from "../../../contract/referrals/rules.ts";

/**
 * The form in which employers' numbers are compared: letters and digits in capitals; the trimmed text if it has none.
 */
export function sameReference(reference: string): string {
  const plain = reference.normalize("NFKC").toUpperCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, "") || plain.trim();
}

export type OwnAnswer = "REFERRED" | "DECLINED" | "CONFLICT" | "LAPSED";

export type Seen = {
  status: RequestStatus;
  /** Whether the viewing referee holds it, or held it when it ended. */
  isMine: boolean;
  /** The viewing referee's answer. */
  answer: OwnAnswer | null;
};

/** A referee sees the status of a request they hold, else their own answer to it, else POOL. */
export function viewOf({ status, isMine, answer }: Seen): RefereeView {
  if (isMine && isHeld(status)) return status;
  return answer ?? "POOL";
}

const HELD = ["CLAIMED", "ACCEPTED", "REFERRED", "DISPUTED", "CONFIRMED", "NOT_REFERRED", "WITHDRAWN"] as const;
const isHeld = (status: RequestStatus): status is (typeof HELD)[number] =>
  (HELD as readonly RequestStatus[]).includes(status);

/** The candidate is named to the referee who accepted the request, and no longer once it has failed. */
export const knowsCandidate = (view: RefereeView): boolean =>
  view === "ACCEPTED" || view === "REFERRED" || view === "DISPUTED" || view === "CONFIRMED";

/** The CV is open to the referee until they answer. */
export const canOpenCv = (view: RefereeView): boolean => view === "CLAIMED" || view === "ACCEPTED";

export type InHand = {
  status: RequestStatus;
  isMine: boolean;
  dueAt: Date | null;
  /** The caller's earlier answer. */
  answer: OwnAnswer | null;
  /** Whether the caller ever claimed it. */
  hasClaimed: boolean;
};

/** Why the caller cannot act on a request now; null if they hold it. */
export function whyNotInHand({ status, isMine, dueAt, answer, hasClaimed }: InHand, now: Date): NotInHand | null {
  if (isMine && (status === "CLAIMED" || status === "ACCEPTED"))
    return dueAt !== null && dueAt <= now ? "OVER_TIME" : null;
  if (isMine && status === "WITHDRAWN") return "WITHDRAWN";
  if (answer !== null) return "ANSWERED";
  return hasClaimed ? "GONE" : "NOT_THEIRS";
}
export type NotInHand = "OVER_TIME" | "WITHDRAWN" | "ANSWERED" | "GONE" | "NOT_THEIRS";

/** Why a referee of its company cannot claim a request; null if they can. */
export function whyNotClaim(
  { status, expiresAt, answer }: { status: RequestStatus; expiresAt: Date; answer: OwnAnswer | null },
  now: Date,
): "ANSWERED" | "TAKEN" | "OVER" | null {
  if (answer !== null) return "ANSWERED";
  if (status === "CLAIMED" || status === "ACCEPTED") return "TAKEN";
  return status === "OPEN" && expiresAt > now ? null : "OVER";
}
