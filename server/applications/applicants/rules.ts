// Decides what a company's move makes of an application, and what the applicant sees of it meanwhile. Pure.
import { type ApplicationStatus, type CompanyStage, mayMove } from "../../../contract/application-words.ts";

/** Where an application stands: until `hiddenUntil` the applicant sees `shownStatus` instead. */
export type Standing = {
  status: ApplicationStatus;
  hiddenUntil: Date | null;
  shownStatus: ApplicationStatus | null;
};

/** What the applicant sees of it. */
export function shownStatusOf({ status, hiddenUntil, shownStatus }: Standing, now: Date): ApplicationStatus {
  return isHidden(hiddenUntil, now) && shownStatus !== null ? shownStatus : status;
}

/** Whether a rejection is still to come to the applicant's ears. */
export function isHidden(hiddenUntil: Date | null, now: Date): boolean {
  return hiddenUntil !== null && hiddenUntil > now;
}

export type WantedMove = {
  /** Where whoever moves them saw them. */
  from: ApplicationStatus;
  to: CompanyStage;
  /** Of a rejection: how long the applicant does not hear of it. */
  delayHours: number;
  /** Whether there are words for the applicant. */
  hasMessage: boolean;
};

export type DecidedMove =
  /** WITHDRAWN: the applicant has withdrawn. CHANGED: they stand elsewhere than they were seen. */
  | { refusal: "WITHDRAWN" | "CHANGED" }
  | {
      refusal: null;
      next: Standing;
      /** What the applicant saw before. */
      shownBefore: ApplicationStatus;
      /** Whether a rejection that they had not heard of is off. */
      takesBack: boolean;
      /** When the applicant sees the step; null when there is nothing to see: for them, all is as it was. */
      tellsAt: Date | null;
    };

const msOfHour = 3_600_000;

/** The move of an applicant who stands so; what somebody else did meanwhile is never overwritten unseen. */
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
