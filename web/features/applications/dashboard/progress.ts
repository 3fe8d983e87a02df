// The progress of an application and the words of its timeline, as the candidate reads them. Pure.
import { t } from "#messages/applications.ts";
import {
  type ApplicationStatus,
  isOver,
  type RejectReason,
  type WithdrawReason,
} from "../../../../contract/applications/rules.ts";
import type { Application, ApplicationEvent } from "../../../../contract/applications/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import type { TimelineStep } from "../../../ui/rows/timeline.tsx";
import { STATUS_WORDS } from "../status-words.ts";

/** The stages of an application that goes well. */
export const TRACK = ["APPLIED", "SHORTLISTED", "INTERVIEW", "OFFERED", "HIRED"] as const;

export type Progress = {
  /** How many stages of TRACK it has reached, 1 to 5. */
  reached: number;
  /** Whether it ended without being hired. */
  hasEnded: boolean;
};

/** For an ended application, the last stage before the end counts. */
export function progressOf({ status, timeline }: Pick<Application, "status" | "timeline">): Progress {
  const hasEnded = isOver(status) && status !== "HIRED";
  const last = hasEnded ? timeline.findLast((event) => placeOf(event.status) > 0)?.status : status;
  return { reached: Math.max(1, placeOf(last ?? "APPLIED")), hasEnded };
}

/** From 1; 0 for a status outside the track. */
const placeOf = (status: ApplicationStatus | null): number =>
  (TRACK as readonly (ApplicationStatus | null)[]).indexOf(status) + 1;

/** Newest first; several openings of the CV in a row are one step. */
export function stepsOf({
  kind,
  companyName,
  timeline,
}: Pick<Application, "kind" | "companyName" | "timeline">): TimelineStep[] {
  const steps: (TimelineStep & { openings: number })[] = [];
  for (const event of timeline) {
    const openings = event.kind === "CV_OPENED" ? (steps.at(-1)?.openings ?? 0) + 1 : 0;
    if (openings > 1) steps.pop();
    steps.push({ ...stepOf(event, { kind, companyName, openings }), openings });
  }
  return steps.reverse().map(({ openings: _, ...step }) => step);
}

type Teller = Pick<Application, "kind" | "companyName"> & { openings: number };

function stepOf(event: ApplicationEvent, teller: Teller): TimelineStep {
  const { id, at, reason, message, status } = event;
  const words = { reason: reason && wordsOfReason(reason, event.by), message };
  const look = status === null ? "quiet" : (LOOKS[status] ?? "plain");
  return { id, at, ...words, look, title: titleOf(event, teller) };
}

const LOOKS: Partial<Record<ApplicationStatus, TimelineStep["look"]>> = {
  OFFERED: "good",
  HIRED: "good",
  REJECTED: "bad",
  WITHDRAWN: "quiet",
};

function titleOf({ kind: eventKind, status, by }: ApplicationEvent, { kind, companyName, openings }: Teller): string {
  if (eventKind === "CV_OPENED" || status === null)
    return openings > 1 ? fill(t.openedYourCvTimes, { companyName, openings }) : fill(t.openedYourCv, { companyName });
  if (status === "WITHDRAWN") return t.youWithdrew;
  if (by !== "CANDIDATE") return status === "APPLIED" ? t.backUnderReview : STATUS_WORDS[status];
  if (status === "APPLIED") return kind === "EXTERNAL" ? t.youAppliedOnTheEmployersSite : t.youApplied;
  return fill(t.asYouToldUs, { statusWords: STATUS_WORDS[status] });
}

export const WITHDRAW_WORDS: Record<WithdrawReason, string> = {
  FOUND_ANOTHER: t.iFoundAnotherJob,
  NOT_INTERESTED: t.iAmNoLongerInterested,
  PAY: t.thePay,
  LOCATION: t.thePlaceOrWayOfWorking,
  TOO_SLOW: t.itTookTooLong,
  OTHER: t.anotherReason,
};

/** A company's reasons, worded for the candidate. */
const REJECT_WORDS: Record<RejectReason, string> = {
  SKILLS: t.otherSkillsWereNeeded,
  EXPERIENCE: t.otherExperienceWasNeeded,
  LOCATION: t.thePlaceOrWayOfWorkingDid,
  PAY: t.thePayDidNotFit,
  POSITION_FILLED: t.someoneElseWasChosen,
  OTHER: t.anotherReason,
};

/** The same codes mean different things to the two sides. */
function wordsOfReason(reason: WithdrawReason | RejectReason, by: ApplicationEvent["by"]): string {
  const words: Partial<Record<string, string>> = by === "CANDIDATE" ? WITHDRAW_WORDS : REJECT_WORDS;
  return words[reason] ?? t.anotherReason;
}
