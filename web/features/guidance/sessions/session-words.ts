// A session's status and history in words for its reader, whose own side is "you". Pure.
import type { GuidanceBooking, GuidanceEvent } from "../../../../contract/guidance/bookings-wire.ts";
import { type BookingStatus, disputeUntil, freeCancelUntil } from "../../../../contract/guidance/rules.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import type { IconName } from "../../../ui/icon.tsx";
import type { TimelineStep } from "../../../ui/rows/timeline.tsx";
import { clockIn, shortDayIn } from "../times/times.ts";

export type Look = { words: string; tone: "plain" | "brand" | "accent" | "good" | "bad"; icon?: IconName };

type Standing = Pick<GuidanceBooking, "role" | "status" | "awaits" | "timeline">;

const wasMoved = ({ timeline }: Pick<GuidanceBooking, "timeline">) => timeline.some(({ kind }) => kind === "MOVED");
/** Lapsed unpaid, so the referee was never asked. */
const wasNeverAsked = ({ timeline }: Pick<GuidanceBooking, "timeline">) =>
  !timeline.some(({ kind }) => kind === "REQUESTED");

const LOOKS: Record<Exclude<BookingStatus, "REQUESTED" | "LAPSED">, Look> = {
  UNPAID: { words: "To be paid", tone: "accent", icon: "wallet" },
  ACCEPTED: { words: "Accepted", tone: "good", icon: "check" },
  DONE: { words: "Took place", tone: "brand" },
  DISPUTED: { words: "Being looked into", tone: "accent", icon: "shield" },
  SETTLED: { words: "Completed", tone: "good" },
  DECLINED: { words: "Declined", tone: "plain" },
  CANCELLED: { words: "Cancelled", tone: "plain" },
};

/** The status in a word or two. `isPaid`: the payment has arrived; the status follows. */
export function lookOf(session: Standing, isPaid = false): Look {
  const { status, awaits, role } = session;
  if (status === "UNPAID" && isPaid) return { words: "Paid", tone: "good", icon: "check" };
  if (status === "LAPSED") return { words: wasNeverAsked(session) ? "Not paid" : "Not answered", tone: "plain" };
  if (status !== "REQUESTED") return LOOKS[status];
  if (awaits !== role) return { words: "Waiting for an answer", tone: "brand", icon: "clock" };
  return { words: wasMoved(session) ? "New time to answer" : "Yours to answer", tone: "accent", icon: "bell" };
}

/** The other side: by name once known, else by role. */
export const otherName = ({ role, other }: Pick<GuidanceBooking, "role" | "other">): string =>
  other.name ?? (role === "CANDIDATE" ? "the employee" : "the candidate");

/** The next step or the outcome, in sentences; empty when there is nothing to say. */
export function tellNext(session: GuidanceBooking, timeZone: string, now: number): string[] {
  const { status, role, awaits, dueAt, price } = session;
  const isCandidate = role === "CANDIDATE";
  const moment = (at: string | Date) => `${shortDayIn(timeZone, +new Date(at))}, ${clockIn(timeZone, +new Date(at))}`;
  const back =
    price === 0 ? "" : isCandidate ? " You then get everything back." : " The candidate then gets everything back.";
  switch (status) {
    case "UNPAID":
      if (!isCandidate) return ["The candidate is paying for it just now."];
      return [
        dueAt && now >= Date.parse(dueAt)
          ? "The time to pay is over, and the time is given back. Nothing was paid."
          : "The time is kept for you while you pay.",
      ];
    case "REQUESTED":
      if (awaits === role)
        return dueAt ? [`Please answer by ${moment(dueAt)}. Without an answer it is called off.${back}`] : [];
      return dueAt ? [`The answer is due by ${moment(dueAt)}. Without one it is called off.${back}`] : [];
    case "ACCEPTED":
      return [acceptedWords(session, moment, now)];
    case "DONE":
      return [doneWords(session, moment)];
    case "DISPUTED":
      return ["Somebody of our team reads what both of you say, and decides. You are told."];
    default:
      return endWords(session);
  }
}

function acceptedWords(session: GuidanceBooking, moment: (at: Date) => string, now: number): string {
  const { role, price } = session;
  if (role === "REFEREE") return price === 0 ? "" : "Should you cancel, the candidate gets everything back.";
  if (price === 0) return "";
  const until = freeCancelUntil(session);
  return now <= until.getTime()
    ? `Cancel until ${moment(until)} and you get everything back; after that nothing.`
    : "The time for a refund is over: nothing comes back if you cancel now.";
}

function doneWords(session: GuidanceBooking, moment: (at: Date) => string): string {
  const until = moment(disputeUntil(session));
  if (session.role === "CANDIDATE") return `Did it not take place? Please say so by ${until}.`;
  return session.price === 0
    ? ""
    : `Your fee is released after ${until}, unless the candidate says that it did not take place.`;
}

/** Where the money went. */
function endWords({ status, role, price, refunded }: GuidanceBooking): string[] {
  if (price === 0 || refunded === null) return [];
  const isCandidate = role === "CANDIDATE";
  if (refunded > 0)
    return [`${showMoney(refunded)} ${isCandidate ? "goes back to you." : "goes back to the candidate."}`];
  if (status === "LAPSED") return isCandidate ? ["Nothing was paid."] : [];
  if (status === "CANCELLED")
    return [isCandidate ? "Nothing came back." : "It was cancelled too late for a refund: your fee stays."];
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
  const who = by === session.role ? "You" : capital(otherName(session));
  const at = startsAt && `${shortDayIn(timeZone, Date.parse(startsAt))}, ${clockIn(timeZone, Date.parse(startsAt))}`;
  const to = at ? ` to ${at}` : "";
  switch (kind) {
    case "UNPAID":
      return by === session.role ? "You chose the time" : "The candidate chose the time";
    case "REQUESTED":
      return session.role === "CANDIDATE" ? "You asked for the session" : "You were asked for the session";
    case "MOVED":
      return `${who} asked to move it${to}`;
    case "ACCEPTED":
      return at ? `${who} accepted ${at}` : `${who} accepted`;
    case "DECLINED":
      return `${who} declined`;
    case "CANCELLED":
      return by === "SYSTEM" || by === "ADMIN" ? "It was cancelled" : `${who} cancelled`;
    case "LAPSED":
      return wasNeverAsked(session) ? "It was not paid, and the time was given back" : "Nobody answered in time";
    case "DONE":
      return "It took place";
    case "DISPUTED":
      return by === session.role ? "You said that it did not take place" : `${who} said that it did not take place`;
    case "SETTLED":
      return by === "ADMIN" ? "We decided that it took place" : "Completed";
    case "RATED":
      return `${who} rated it`;
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
