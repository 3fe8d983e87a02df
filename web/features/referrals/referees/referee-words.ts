// Words for referees: the status of a request, why the inbox is closed, reasons for declining, and the time left of a claim.

import type { InboxShut, Referee, RefereeRequest, RefereeView } from "../../../../contract/referrals/referees-wire.ts";
import { CLAIM_MINUTES, type DeclineReason, VERIFIED_DAYS } from "../../../../contract/referrals/rules.ts";
import { yearsText } from "../../../../messages/en/formats.ts";

type Tone = "plain" | "brand" | "accent" | "good" | "bad";

export const VIEW_WORDS: Record<RefereeView, { label: string; tone: Tone }> = {
  POOL: { label: "In the pool", tone: "plain" },
  CLAIMED: { label: `Yours for ${CLAIM_MINUTES} minutes`, tone: "accent" },
  ACCEPTED: { label: "Taken on", tone: "brand" },
  REFERRED: { label: "Referred", tone: "good" },
  DISPUTED: { label: "Disputed", tone: "bad" },
  CONFIRMED: { label: "Confirmed", tone: "good" },
  NOT_REFERRED: { label: "Decided against", tone: "bad" },
  WITHDRAWN: { label: "Withdrawn", tone: "plain" },
  DECLINED: { label: "Declined", tone: "plain" },
  CONFLICT: { label: "You know them", tone: "plain" },
  LAPSED: { label: "Time ran out", tone: "bad" },
};

/** In these states the request is with the referee, who has to act. */
export const isInHand = (view: RefereeView): boolean => view === "CLAIMED" || view === "ACCEPTED";

export const SHUT_WORDS: Record<InboxShut, { title: string; text: string }> = {
  NOT_VERIFIED: {
    title: "You are not verified yet",
    text: "Requests appear here once your work address is proven and, where it has to be, a person has looked at it.",
  },
  EXPIRED: {
    title: "Please verify your address again",
    text: `Every ${VERIFIED_DAYS} days we ask for a new code, so that referees are people who still work there. What you have in hand stays yours.`,
  },
  PAUSED: {
    title: "You are paused",
    text: "No new requests until you go on. What you have in hand stays yours, and nobody sees that you paused.",
  },
  CAP_REACHED: {
    title: "That is your week",
    text: "You have reached your weekly number. More requests show up as the days go by, or when you raise it.",
  },
};

export const DECLINE_WORDS: Record<DeclineReason, string> = {
  SKILLS_MISSING: "Skills that the job needs are missing",
  EXPERIENCE: "The experience does not fit",
  CV_UNCLEAR: "The CV does not show enough",
  ROLE_FILLED: "The role is filled, or about to be",
  NO_HIRING: "My company is not hiring for this now",
  POLICY: "My employer’s rules do not allow it",
  OTHER: "Something else, as written below",
};

export const STATUS_WORDS: Record<Referee["status"], { label: string; tone: Tone }> = {
  PENDING: { label: "Code to be entered", tone: "accent" },
  REVIEW: { label: "Being looked at", tone: "accent" },
  VERIFIED: { label: "Verified", tone: "good" },
  EXPIRED: { label: "To be verified again", tone: "bad" },
  REFUSED: { label: "Not accepted", tone: "bad" },
  ENDED: { label: "Ended", tone: "plain" },
};

/** 583 -> "9:43". */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Announcements by seconds left: few enough not to disturb a reader's work. */
const NEWS: readonly [seconds: number, words: string][] = [
  [0, "The time of your claim is over."],
  [30, "Half a minute left of your claim."],
  [60, "One minute left of your claim."],
  [120, "Two minutes left of your claim."],
  [300, "Five minutes left of your claim."],
];

/** The same words until the next ones are due, so that a screen reader announces each once. */
export const newsOf = (seconds: number): string => NEWS.find(([from]) => seconds <= from)?.[1] ?? "";

/** "Backend Engineer · 4 years · Pune". */
export function whoOf({ designation, YOE, location }: RefereeRequest): string {
  const facts = [designation, YOE === null ? null : yearsText(YOE), location];
  return facts.filter(Boolean).join(" · ") || "The CV tells more";
}
