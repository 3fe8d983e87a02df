// Decides what a company's move does to an application and what the applicant sees. Pure.
import {
  type ApplicationStatus,
  type CompanyStage,
  LEAST_ANSWERS,
  MOST_ANSWER_DAYS,
  mayMove,
} from "../../../contract/applications/rules.ts";

/** The state of an application: until `hiddenUntil` the applicant sees `shownStatus` instead of `status`. */
export type Standing = {
  status: ApplicationStatus;
  hiddenUntil: Date | null;
  shownStatus: ApplicationStatus | null;
};

/** The status that the applicant sees. */
export function shownStatusOf({ status, hiddenUntil, shownStatus }: Standing, now: Date): ApplicationStatus {
  return isHidden(hiddenUntil, now) && shownStatus !== null ? shownStatus : status;
}

/** Whether a rejection is still hidden from the applicant. */
export function isHidden(hiddenUntil: Date | null, now: Date): boolean {
  return hiddenUntil !== null && hiddenUntil > now;
}

export type WantedMove = {
  /** The status that the recruiter saw. */
  from: ApplicationStatus;
  to: CompanyStage;
  /** For a rejection: how long it stays hidden from the applicant. */
  delayHours: number;
  /** Whether there is a message for the applicant. */
  hasMessage: boolean;
};

export type DecidedMove =
  /** WITHDRAWN: the applicant has withdrawn. CHANGED: their status is no longer the one the recruiter saw. */
  | { refusal: "WITHDRAWN" | "CHANGED" }
  | {
      refusal: null;
      next: Standing;
      /** The status that the applicant saw before the move. */
      shownBefore: ApplicationStatus;
      /** Whether the move cancels a rejection that is still hidden. */
      takesBack: boolean;
      /** When the applicant sees the step; null when nothing changes for them. */
      tellsAt: Date | null;
    };

const msOfHour = 3_600_000;

/** Decides the move of one applicant. Refuses when the status changed since the recruiter saw it. */
export function decideMove(
  standing: Standing,
  { from, to, delayHours, hasMessage }: WantedMove,
  now: Date,
): DecidedMove {
  if (standing.status === "WITHDRAWN") return { refusal: "WITHDRAWN" };
  if (standing.status !== from || !mayMove(from, to)) return { refusal: "CHANGED" };
  const shownBefore = shownStatusOf(standing, now);
  const takesBack = isHidden(standing.hiddenUntil, now);
  const isDelayed = to === "REJECTED" && delayHours > 0;
  const tellsAt = new Date(now.getTime() + (isDelayed ? delayHours * msOfHour : 0));
  return {
    refusal: null,
    next: { status: to, hiddenUntil: isDelayed ? tellsAt : null, shownStatus: isDelayed ? shownBefore : null },
    shownBefore,
    takesBack,
    tellsAt: to === shownBefore && !hasMessage ? null : tellsAt,
  };
}

/** In how many whole days a company says it answers; null if it answered too few, or takes too long. */
export function promisedDays({ answers, days }: { answers: number; days: number | null }): number | null {
  if (days === null || answers < LEAST_ANSWERS || days > MOST_ANSWER_DAYS) return null;
  return Math.max(1, Math.ceil(days));
}

const FIRST_HOUR = 9;

/** Not before the working day. `local`: the time of day where recruiters are, as if it were UTC. */
export const isTimeToRemind = (local: Date): boolean => local.getUTCHours() >= FIRST_HOUR;
