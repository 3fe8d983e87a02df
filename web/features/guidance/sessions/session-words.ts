// A session's status and history in words for its reader, whose own side is "you". Pure.
import { t } from "#messages/guidance.ts";
import type { GuidanceBooking, GuidanceEvent } from "../../../../contract/guidance/bookings-wire.ts";
import { type BookingStatus, disputeUntil, freeCancelUntil } from "../../../../contract/guidance/rules.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { fill } from "../../../../messages/fill.ts";
import type { BadgeLook } from "../../../ui/badge.tsx";
import type { TimelineStep } from "../../../ui/rows/timeline.tsx";
import { clockIn, shortDayIn } from "../times/times.ts";

export type Look = BadgeLook & { words: string; tone: NonNullable<BadgeLook["tone"]> };

type Standing = Pick<GuidanceBooking, "role" | "status" | "awaits" | "timeline">;

const wasMoved = ({ timeline }: Pick<GuidanceBooking, "timeline">) => timeline.some(({ kind }) => kind === "MOVED");
/** Lapsed unpaid, so the referee was never asked. */
const wasNeverAsked = ({ timeline }: Pick<GuidanceBooking, "timeline">) =>
  !timeline.some(({ kind }) => kind === "REQUESTED");

const LOOKS: Record<Exclude<BookingStatus, "REQUESTED" | "LAPSED">, Look> = {
  UNPAID: { words: t.toBePaid, tone: "accent", icon: "wallet" },
  ACCEPTED: { words: t.accepted, tone: "good", icon: "check" },
  DONE: { words: t.tookPlace, tone: "brand" },
  DISPUTED: { words: t.beingLookedInto, tone: "accent", icon: "shield" },
  SETTLED: { words: t.completed, tone: "good" },
  DECLINED: { words: t.declined, tone: "plain" },
  CANCELLED: { words: t.cancelled, tone: "plain" },
};

/** The status in a word or two. `isPaid`: the payment has arrived; the status follows. */
export function lookOf(session: Standing, isPaid = false): Look {
  const { status, awaits, role } = session;
  if (status === "UNPAID" && isPaid) return { words: t.paid, tone: "good", icon: "check" };
  if (status === "LAPSED") return { words: wasNeverAsked(session) ? t.notPaid : t.notAnswered, tone: "plain" };
  if (status !== "REQUESTED") return LOOKS[status];
  if (awaits !== role) return { words: t.waitingForAnAnswer, tone: "brand", icon: "clock" };
  return { words: wasMoved(session) ? t.newTimeToAnswer : t.yoursToAnswer, tone: "accent", icon: "bell" };
}

/** The other side: by name once known, else by role. */
export const otherName = ({ role, other }: Pick<GuidanceBooking, "role" | "other">): string =>
  other.name ?? (role === "CANDIDATE" ? t.theEmployee : t.theCandidate);

/** The next step or the outcome, in sentences; empty when there is nothing to say. */
export function tellNext(session: GuidanceBooking, timeZone: string, now: number): string[] {
  const { status, role, awaits, dueAt, price } = session;
  const isCandidate = role === "CANDIDATE";
  const moment = (at: string | Date) => `${shortDayIn(timeZone, +new Date(at))}, ${clockIn(timeZone, +new Date(at))}`;
  const back = price === 0 ? "" : isCandidate ? t.youThenGetEverythingBack : t.theCandidateThenGetsEverything;
  switch (status) {
    case "UNPAID":
      if (!isCandidate) return [t.theCandidateIsPayingForItJust];
      return [dueAt && now >= Date.parse(dueAt) ? t.theTimeToPayIsOverAnd : t.theTimeIsKeptForYouWhile];
    case "REQUESTED":
      if (awaits === role)
        return dueAt ? [fill(t.pleaseAnswerByWithoutAnAnswerIt, { dueAt: moment(dueAt), back })] : [];
      return dueAt ? [fill(t.theAnswerIsDueByWithoutOne, { dueAt: moment(dueAt), back })] : [];
    case "ACCEPTED":
      return [acceptedWords(session, moment, now)];
    case "DONE":
      return [doneWords(session, moment)];
    case "DISPUTED":
      return [t.someoneOfOurTeamReadsWhatBoth];
    default:
      return endWords(session);
  }
}

function acceptedWords(session: GuidanceBooking, moment: (at: Date) => string, now: number): string {
  const { role, price } = session;
  if (role === "REFEREE") return price === 0 ? "" : t.shouldYouCancelTheCandidateGets;
  if (price === 0) return "";
  const until = freeCancelUntil(session);
  return now <= until.getTime()
    ? fill(t.cancelBeforeAndYouGetEverything, { until: moment(until) })
    : t.theTimeForARefundIsOver2;
}

function doneWords(session: GuidanceBooking, moment: (at: Date) => string): string {
  const until = moment(disputeUntil(session));
  if (session.role === "CANDIDATE") return fill(t.didItNotTakePlacePleaseSay, { until });
  return session.price === 0 ? "" : fill(t.yourFeeIsReleasedAfterUnlessThe, { until });
}

/** Where the money went. */
function endWords({ status, role, price, refunded }: GuidanceBooking): string[] {
  if (price === 0 || refunded === null) return [];
  const isCandidate = role === "CANDIDATE";
  if (refunded > 0) return [`${showMoney(refunded)} ${isCandidate ? t.goesBackToYou : t.goesBackToTheCandidate}`];
  if (status === "LAPSED") return isCandidate ? [t.nothingWasPaid] : [];
  if (status === "CANCELLED") return [isCandidate ? t.nothingCameBack : t.itWasCancelledTooLateForA];
  return [];
}

/** Newest first. */
export const stepsOf = (session: GuidanceBooking, timeZone: string): TimelineStep[] =>
  session.timeline
    .map((event) => ({
      id: event.id,
      at: event.at,
      message: event.reason,
      title: titleOf(event, session, timeZone),
      look: STEP_LOOKS[event.kind] ?? ("plain" as const),
    }))
    .reverse();

const STEP_LOOKS: Partial<Record<GuidanceEvent["kind"], TimelineStep["look"]>> = {
  UNPAID: "quiet",
  ACCEPTED: "good",
  SETTLED: "good",
  DISPUTED: "bad",
  DECLINED: "bad",
  CANCELLED: "quiet",
  LAPSED: "quiet",
  RATED: "quiet",
};

function titleOf({ kind, by, startsAt }: GuidanceEvent, session: GuidanceBooking, timeZone: string): string {
  const who = by === session.role ? t.you : capital(otherName(session));
  const at = startsAt && `${shortDayIn(timeZone, Date.parse(startsAt))}, ${clockIn(timeZone, Date.parse(startsAt))}`;
  const to = at ? fill(t.to2, { at }) : "";
  switch (kind) {
    case "UNPAID":
      return by === session.role ? t.youChoseTheTime : t.theCandidateChoseTheTime;
    case "REQUESTED":
      return session.role === "CANDIDATE" ? t.youAskedForTheSession : t.youWereAskedForTheSession;
    case "MOVED":
      return fill(t.askedToMoveIt, { who, to });
    case "ACCEPTED":
      return at ? fill(t.accepted2, { who, at }) : fill(t.accepted3, { who });
    case "DECLINED":
      return fill(t.declined2, { who });
    case "CANCELLED":
      return by === "SYSTEM" || by === "ADMIN" ? t.itWasCancelled : fill(t.cancelled2, { who });
    case "LAPSED":
      return wasNeverAsked(session) ? t.itWasNotPaidAndTheTime : t.noAnswerInTime;
    case "DONE":
      return t.itTookPlace;
    case "DISPUTED":
      return by === session.role ? t.youSaidThatItDidNotTake : fill(t.saidThatItDidNotTakePlace, { who });
    case "SETTLED":
      return by === "ADMIN" ? t.weDecidedThatItTookPlace : t.completed;
    case "RATED":
      return fill(t.ratedIt, { who });
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
