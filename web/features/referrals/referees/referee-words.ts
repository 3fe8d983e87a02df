// Words for referees: the status of a request, why the inbox is closed, reasons for declining, and the time left of a claim.

import { t } from "#messages/referees.ts";
import { t as requestTexts } from "#messages/referrals.ts";
import type { InboxShut, Referee, RefereeRequest, RefereeView } from "../../../../contract/referrals/referees-wire.ts";
import { CLAIM_MINUTES, type DeclineReason, VERIFIED_DAYS } from "../../../../contract/referrals/rules.ts";
import { yearsText } from "../../../../messages/en/formats.ts";
import { fill } from "../../../../messages/fill.ts";

type Tone = "plain" | "brand" | "accent" | "good" | "bad";

export const VIEW_WORDS: Record<RefereeView, { label: string; tone: Tone }> = {
  POOL: { label: t.inThePool, tone: "plain" },
  CLAIMED: { label: fill(t.yoursForMinutes, { claimMinutes: CLAIM_MINUTES }), tone: "accent" },
  ACCEPTED: { label: requestTexts.takenOn, tone: "brand" },
  REFERRED: { label: requestTexts.referred, tone: "good" },
  DISPUTED: { label: requestTexts.disputed, tone: "bad" },
  CONFIRMED: { label: requestTexts.confirmed, tone: "good" },
  NOT_REFERRED: { label: t.decidedAgainst, tone: "bad" },
  WITHDRAWN: { label: requestTexts.withdrawn, tone: "plain" },
  DECLINED: { label: requestTexts.declined, tone: "plain" },
  CONFLICT: { label: t.youKnowThem, tone: "plain" },
  LAPSED: { label: t.timeRanOut, tone: "bad" },
};

/** In these states the request is with the referee, who has to act. */
export const isInHand = (view: RefereeView): boolean => view === "CLAIMED" || view === "ACCEPTED";

export const SHUT_WORDS: Record<InboxShut, { title: string; text: string }> = {
  NOT_VERIFIED: {
    title: t.youAreNotVerifiedYet,
    text: t.requestsAppearHereOnceYourWork,
  },
  EXPIRED: {
    title: t.pleaseVerifyYourAddressAgain,
    text: fill(t.everyDaysWeAskForANew, { verifiedDays: VERIFIED_DAYS }),
  },
  PAUSED: {
    title: t.youArePaused,
    text: t.noNewRequestsUntilYouGoOn,
  },
  CAP_REACHED: {
    title: t.thatIsYourWeek,
    text: t.youHaveReachedYourWeeklyNumber,
  },
};

export const DECLINE_WORDS: Record<DeclineReason, string> = {
  SKILLS_MISSING: t.skillsThatTheJobNeedsAreMissing,
  EXPERIENCE: t.theExperienceDoesNotFit,
  CV_UNCLEAR: t.theCvDoesNotShowEnough,
  ROLE_FILLED: t.theRoleIsFilledOrAboutTo,
  NO_HIRING: t.myCompanyIsNotHiringForThis,
  POLICY: t.myEmployersRulesDoNotAllowIt,
  OTHER: t.somethingElseAsWrittenBelow,
};

export const STATUS_WORDS: Record<Referee["status"], { label: string; tone: Tone }> = {
  PENDING: { label: t.codeToBeEntered, tone: "accent" },
  REVIEW: { label: requestTexts.beingLookedAt, tone: "accent" },
  VERIFIED: { label: t.verified, tone: "good" },
  EXPIRED: { label: t.toBeVerifiedAgain, tone: "bad" },
  REFUSED: { label: t.notAccepted, tone: "bad" },
  ENDED: { label: t.ended, tone: "plain" },
};

/** 583 -> "9:43". */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Announcements by seconds left: few enough not to disturb a reader's work. */
const NEWS: readonly [seconds: number, words: string][] = [
  [0, t.theTimeOfYourClaimIsOver],
  [30, t.halfAMinuteLeftOfYourClaim],
  [60, t.oneMinuteLeftOfYourClaim],
  [120, t.twoMinutesLeftOfYourClaim],
  [300, t.fiveMinutesLeftOfYourClaim],
];

/** The same words until the next ones are due, so that a screen reader announces each once. */
export const newsOf = (seconds: number): string => NEWS.find(([from]) => seconds <= from)?.[1] ?? "";

/** "Backend Engineer · 4 years · Pune". */
export function whoOf({ designation, YOE, location }: RefereeRequest): string {
  const facts = [designation, YOE === null ? null : yearsText(YOE), location];
  return facts.filter(Boolean).join(" · ") || t.theCvTellsMore;
}
