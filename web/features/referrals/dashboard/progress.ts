// The progress, next step and timeline of a request, worded for the candidate. Pure.
import { t } from "#messages/referrals.ts";
import { POOL_DAYS, type RequestEvent, type RequestStatus } from "../../../../contract/referrals/rules.ts";
import type { ReferralRequest, ReferralRequestDetails } from "../../../../contract/referrals/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import type { TimelineStep } from "../../../ui/rows/timeline.tsx";

/** The steps of a request that goes well. */
export const TRACK = [t.sent, t.takenOn, t.referred, t.confirmed] as const;

export type Progress = {
  /** How many steps of TRACK it has reached; 0 if never sent. */
  reached: number;
  /** Whether it ended without a confirmation. */
  hasEnded: boolean;
};

const REACHED: Record<RequestStatus, number> = {
  NOT_ALIGNED: 0,
  OPEN: 1,
  CLAIMED: 1,
  ACCEPTED: 2,
  REFERRED: 3,
  DISPUTED: 3,
  CONFIRMED: 4,
  DECLINED: 1,
  EXPIRED: 1,
  WITHDRAWN: 1,
  NOT_REFERRED: 3,
};
const ENDS: readonly RequestStatus[] = ["NOT_ALIGNED", "DECLINED", "EXPIRED", "WITHDRAWN", "NOT_REFERRED"];

export function progressOf({ status, credit }: Pick<ReferralRequest, "status" | "credit">): Progress {
  // A withdrawal costs the credit once a referee has taken the request on.
  const reached = status === "WITHDRAWN" && credit === "SPENT" ? 2 : REACHED[status];
  return { reached, hasEnded: ENDS.includes(status) };
}

type Told = Pick<
  ReferralRequest,
  "status" | "companyName" | "credit" | "referee" | "declines" | "dueAt" | "expiresAt" | "isJobOpen"
>;
/** Formats moments for the reader. */
type Clock = { day: (iso: string) => string; moment: (iso: string) => string };

/** The status and the next step, in a sentence or two. */
export function tellNext(request: Told, { day, moment }: Clock): string {
  const { companyName, referee, dueAt, expiresAt } = request;
  const who = referee ? `${referee.name}, ${referee.title},` : fill(t.someoneAt, { companyName });
  switch (request.status) {
    case "NOT_ALIGNED":
      return t.yourProfileDidNotAlignWithThe;
    case "OPEN":
      return tellWaiting(request, day(expiresAt));
    case "CLAIMED":
      return fill(t.someoneAtIsReadingItAndDecides, { companyName });
    case "ACCEPTED":
      return dueAt ? fill(t.hasTakenItOnAndActsBy, { who, dueAt: moment(dueAt) }) : fill(t.hasTakenItOn, { who });
    case "REFERRED":
      return dueAt
        ? fill(t.hasReferredYouConfirmItBy, { who, dueAt: day(dueAt) })
        : fill(t.hasReferredYouConfirmItOrSay, { who });
    case "DISPUTED":
      return t.ourTeamLooksIntoItBothOf;
    case "CONFIRMED":
      return fill(t.hasReferredYouFromHereGoesOn, { who, companyName });
    case "DECLINED":
      return request.credit === "SPENT" ? t.notPutForwardReadFeedback : t.noOneTherePutsYourNameForward;
    case "EXPIRED":
      return fill(t.notTakenUpCreditBack, { poolDays: POOL_DAYS });
    case "WITHDRAWN":
      return request.credit === "SPENT" ? t.youWithdrewItWhenSomeoneHad : t.youWithdrewItAndYourCreditIs;
    case "NOT_REFERRED":
      return t.itWasDecidedThatNoReferralWas;
  }
}

function tellWaiting({ companyName, declines, isJobOpen }: Told, until: string): string {
  const waits =
    declines > 0
      ? fill(t.employeesHaveDeclinedWithFeedback, { declines, until })
      : fill(t.verifiedEmployeesCanTakeItUp, { companyName, until });
  return isJobOpen === false ? fill(t.theJobItselfIsClosedByNow, { waits }) : waits;
}

type Events = Pick<ReferralRequestDetails, "timeline" | "companyName" | "referee">;

/** Newest first; several openings of the CV in a row are one step. */
export function stepsOf({ timeline, companyName, referee }: Events): TimelineStep[] {
  const steps: (TimelineStep & { openings: number })[] = [];
  const lastTaken = timeline.findLast(({ kind }) => kind === "ACCEPTED")?.id;
  for (const { id, kind, by, at } of timeline) {
    const openings = kind === "CV_OPENED" ? (steps.at(-1)?.openings ?? 0) + 1 : 0;
    if (openings > 1) steps.pop();
    // Only the current referee is named; earlier ones stay anonymous.
    const name = id === lastTaken ? (referee?.name ?? null) : null;
    const title = TITLES[kind]({ by, companyName, name, openings });
    steps.push({ id, at, title, look: LOOKS[kind] ?? "plain", openings });
  }
  return steps.reverse().map(({ openings: _, ...step }) => step);
}

type Teller = {
  by: ReferralRequestDetails["timeline"][number]["by"];
  companyName: string;
  name: string | null;
  openings: number;
};

const LOOKS: Partial<Record<RequestEvent, TimelineStep["look"]>> = {
  REFERRED: "good",
  CONFIRMED: "good",
  NOT_REFERRED: "bad",
  DECLINED: "bad",
  DISPUTED: "bad",
  EXPIRED: "quiet",
  WITHDRAWN: "quiet",
  NOT_ALIGNED: "quiet",
  CV_OPENED: "quiet",
  CLAIM_ENDED: "quiet",
  RETURNED: "quiet",
};

const TITLES: Record<RequestEvent, (teller: Teller) => string> = {
  NOT_ALIGNED: () => t.notSentYourProfileDidNotAlign,
  OPEN: ({ by }) => (by === "CANDIDATE" ? t.youAsked : t.backWithEverybodyWhoCanReferYou),
  CLAIMED: ({ companyName }) => fill(t.someoneAtClaimedIt, { companyName }),
  CLAIM_ENDED: () => t.theyGaveItBackToTheOthers,
  CV_OPENED: ({ openings }) => (openings > 1 ? fill(t.yourCvWasOpenedTimes, { openings }) : t.yourCvWasOpened),
  ACCEPTED: ({ name, companyName }) => fill(t.tookItOn, { name: name ?? fill(t.someoneAt, { companyName }) }),
  RETURNED: () => t.notActedOnInTimeItWent,
  FEEDBACK: () => t.someoneDeclinedWithFeedback,
  REFERRED: () => t.youWereReferred,
  DISPUTED: () => t.youSaidThatSomethingIsWrong,
  CONFIRMED: ({ by }) =>
    by === "CANDIDATE" ? t.youConfirmed : by === "ADMIN" ? t.decidedYouWereReferred : t.confirmedWithoutObjection,
  NOT_REFERRED: () => t.decidedNoReferralWasMade,
  DECLINED: () => t.declinedByEverybodyThere,
  EXPIRED: () => t.notTakenUpInTime,
  WITHDRAWN: () => t.youWithdrew,
};
