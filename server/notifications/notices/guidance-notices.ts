// Notices to both sides of a guidance session, each in their own time zone, with the session as a calendar entry.
import { FREE_CANCEL_HOURS, RATE_DAYS, type Side } from "../../../contract/guidance/rules.ts";
import { DISPUTES_PATH, employeeSessionPath, sessionPath } from "../../../contract/paths.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import type { GuidanceFacts } from "../../facts.ts";
import { KIND_WORDS, sessionEntry } from "../../guidance/index.ts";
import { type CalendarEntry, calendarText } from "../../platform/calendar-entry.ts";
import { facts, type Piece, plainCompany, plainName, quote, say } from "../mails/mail-text.ts";
import { type AllNotices, clipped, type Notice, noticeOf, type ToldFactOf } from "./notice-of.ts";

const SIDES = ["CANDIDATE", "REFEREE"] as const;

const otherSide = (side: Side): Side => (side === "CANDIDATE" ? "REFEREE" : "CANDIDATE");
const whoIs = (fact: GuidanceFacts, side: Side) => (side === "CANDIDATE" ? fact.candidate : fact.referee);
const companyIn = (fact: GuidanceFacts) => plainCompany(fact.companyName) ?? "the company";

/** The other side's name for mails; null until the session is accepted, and for text that is no name. */
const otherName = (fact: GuidanceFacts, side: Side) =>
  fact.wasAccepted ? plainName(whoIs(fact, otherSide(side)).name) : null;

/** "Wednesday, 25 November 2026 at 15:30 (Asia/Kolkata)". */
function momentFor(fact: GuidanceFacts, side: Side, iso: string): string {
  const { timeZone } = whoIs(fact, side);
  const at = new Date(iso);
  const day = at.toLocaleDateString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  });
  return `${day} at ${timeFor(fact, side, iso)} (${timeZone.replaceAll("_", " ")})`;
}

/** "15:30". */
const timeFor = (fact: GuidanceFacts, side: Side, iso: string): string =>
  new Date(iso).toLocaleTimeString("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: whoIs(fact, side).timeZone,
  });

const beginFor = (fact: GuidanceFacts, side: Side) => momentFor(fact, side, fact.startsAt);

/** The session as a table, with what this side may see; `meets` adds the meeting's address. */
function sessionRows(fact: GuidanceFacts, side: Side, { meets = false } = {}): Piece {
  const name = otherName(fact, side);
  const minutes = Math.round((Date.parse(fact.endsAt) - Date.parse(fact.startsAt)) / 60_000);
  return facts(
    ["Session", `${KIND_WORDS[fact.sessionKind]}, about ${companyIn(fact)}`],
    ...(plainCompany(fact.topic) ? [["Topic", fact.topic] as const] : []),
    ["When", beginFor(fact, side)],
    ["How long", `${minutes} minutes`],
    ...(name ? [["With", name] as const] : []),
    ...(meets && fact.meeting ? [["Where", fact.meeting] as const] : []),
  );
}

type Told = {
  title: string;
  /** One or two sentences for the site and the mail. */
  text: string;
  /** What the other side wrote or, if `isDecision`, the admin who decided. */
  words?: string | null;
  isDecision?: boolean;
  rows?: Piece;
  label?: string;
  /** The session's status for calendars; none if calendars are not affected. */
  calendar?: CalendarEntry["status"];
  about: string;
};

/** A notice for one side. The site's text contains no names, because it outlives accounts. */
function noticeFor(fact: GuidanceFacts, side: Side, { words, isDecision, rows, calendar, ...told }: Told): Notice {
  return noticeOf({
    kind: "guidance",
    to: { accountId: whoIs(fact, side).accountId },
    href: (side === "CANDIDATE" ? sessionPath : employeeSessionPath)(fact.bookingId),
    says: [
      say(told.text),
      ...(words ? [say(isDecision ? "Why:" : "They wrote:"), quote(words)] : []),
      rows ?? sessionRows(fact, side),
    ],
    label: "Open the session",
    ...told,
    ...(calendar && fact.sequence > 0 && { calendar: entryOf(fact, side, calendar) }),
  });
}

/** Both sides get the same entry, each with only their own address. */
function entryOf(fact: GuidanceFacts, side: Side, status: CalendarEntry["status"]): NonNullable<Notice["calendar"]> {
  return ({ name, address, from, at }, { publicUrl }) => {
    const reader = { name: plainName(name) ?? address, address };
    const told = { side, reader, otherName: otherName(fact, side), publicUrl, from, madeAt: at, status };
    const entry = sessionEntry(fact, told);
    return { method: entry.method, ics: calendarText(entry) };
  };
}

type Ended = ToldFactOf<"guidance.ended">;

/** The refund in words for the candidate; "" if nothing was paid. */
function moneyBack({ price, refunded, was, by }: Ended): string {
  if (price === 0 || was === "UNPAID") return "";
  if (refunded > 0) return ` ${showMoney(refunded)} is on its way back to you, the way you paid.`;
  return by === "CANDIDATE" ? ` Nothing is given back: it was less than ${FREE_CANCEL_HOURS} hours before.` : "";
}

/** For the referee if the candidate cancels too late. */
const earnedAnyway = ({ price, refunded, was, by }: Ended) =>
  price > 0 && refunded === 0 && was === "ACCEPTED" && by === "CANDIDATE"
    ? " You earn your fee: it was too late to cancel for nothing."
    : "";

const unpaid = (fact: Ended, id: string): Notice => ({
  ...noticeFor(fact, "CANDIDATE", {
    title: "Your guidance session was not paid in time",
    text: "The time is free for others again. You can choose another one.",
    about: id,
  }),
  mail: null,
});

const refundDecided = (fact: Ended, side: Side, id: string) =>
  noticeFor(fact, side, {
    title: "Your disputed session is decided",
    text: `We take it that it did not take place.${side === "CANDIDATE" ? moneyBack(fact) : " The candidate gets their money back."}`,
    words: fact.reason,
    isDecision: true,
    about: id,
  });

const lapsed = (fact: Ended, side: Side, id: string) =>
  noticeFor(fact, side, {
    title: "Nobody answered in time: your session has lapsed",
    text: `${beginFor(fact, side)} is free again.${side === "CANDIDATE" ? moneyBack(fact) : ""}`,
    calendar: "CANCELLED",
    about: id,
  });

const declined = (fact: Ended, id: string) =>
  noticeFor(fact, "CANDIDATE", {
    title: "Your guidance session was declined",
    text: `${beginFor(fact, "CANDIDATE")} does not suit the other side.${moneyBack(fact)}`,
    words: fact.reason,
    label: "Choose another time",
    about: id,
  });

function cancelled(fact: Ended, side: Side, id: string): Notice {
  const isOwn = fact.by === side;
  return noticeFor(fact, side, {
    title: isOwn ? "You cancelled a guidance session" : "Your guidance session is cancelled",
    text: `${beginFor(fact, side)} does not take place.${side === "CANDIDATE" ? moneyBack(fact) : earnedAnyway(fact)}`,
    words: isOwn ? null : fact.reason,
    calendar: "CANCELLED",
    about: id,
  });
}

function disputedForAdmins(fact: ToldFactOf<"guidance.disputed">): Notice {
  const text = `${companyIn(fact)}, ${showMoney(fact.price)}: somebody says that it did not take place.`;
  return noticeOf({
    kind: "admin-money",
    to: "admins",
    about: `disputed:${fact.bookingId}`,
    title: "A guidance session is disputed",
    text,
    href: DISPUTES_PATH,
    says: [
      say(text),
      facts(["Company", clipped(fact.companyName, 100)], ["Price", showMoney(fact.price)]),
      quote(clipped(fact.reason, 300)),
    ],
    label: "Look into it",
  });
}

export const GUIDANCE_NOTICES = {
  "guidance.requested": (fact, id) => [
    noticeFor(fact, "REFEREE", {
      title: "Somebody asks you for a guidance session",
      text: `${beginFor(fact, "REFEREE")}. Please accept it, propose another time or decline until ${momentFor(fact, "REFEREE", fact.dueAt)}.`,
      label: "Answer",
      about: id,
    }),
    noticeFor(fact, "CANDIDATE", {
      title: `Your guidance session about ${companyIn(fact)} is asked for`,
      text: `You hear from us when it is accepted, at the latest on ${momentFor(fact, "CANDIDATE", fact.dueAt)}.${
        fact.price > 0 ? ` If it is not, you get ${showMoney(fact.price)} back.` : ""
      }`,
      about: id,
    }),
  ],
  "guidance.accepted": (fact, id) =>
    SIDES.map((side) =>
      noticeFor(fact, side, {
        title: fact.isAgain ? "The new time of your session is agreed on" : "Your guidance session is agreed on",
        text: `${beginFor(fact, side)}.${fact.isAgain ? "" : " From now on you see who you are meeting."}`,
        rows: sessionRows(fact, side, { meets: true }),
        calendar: "CONFIRMED",
        about: id,
      }),
    ),
  /** A calendar that has the session shows the new time as tentative. */
  "guidance.moved": (fact, id) => {
    const other = otherSide(fact.by);
    const toAnswer = noticeFor(fact, other, {
      title: "Another time is proposed for your session",
      text: `${beginFor(fact, other)} instead of ${momentFor(fact, other, fact.from)}. Please answer until ${momentFor(fact, other, fact.dueAt)}.`,
      label: "Answer",
      calendar: "TENTATIVE",
      about: id,
    });
    if (fact.sequence === 0) return toAnswer;
    const receipt = noticeFor(fact, fact.by, {
      title: "You proposed another time for your session",
      text: `${beginFor(fact, fact.by)}. It is to be confirmed by the other side until ${momentFor(fact, fact.by, fact.dueAt)}.`,
      calendar: "TENTATIVE",
      about: id,
    });
    return [toAnswer, receipt];
  },
  /** States absolute times, so that a reminder that arrives late is still true. */
  "guidance.reminder": (fact) =>
    SIDES.map((side) =>
      noticeFor(fact, side, {
        title:
          fact.when === "DAY"
            ? "A reminder of your guidance session"
            : `Your guidance session begins at ${timeFor(fact, side, fact.startsAt)}`,
        text: `${beginFor(fact, side)}.`,
        rows: sessionRows(fact, side, { meets: true }),
        about: `${fact.bookingId}:${fact.sequence}:${fact.when}`,
      }),
    ),
  "guidance.done": (fact, id) =>
    SIDES.map((side) =>
      noticeFor(fact, side, {
        title: "How was your guidance session?",
        text: `Please rate it within ${RATE_DAYS} days. If it did not take place, say so until ${momentFor(fact, side, fact.dueAt)}.`,
        label: "Rate it",
        about: id,
      }),
    ),
  "guidance.disputed": (fact, id) => [
    noticeFor(fact, otherSide(fact.by), {
      title: "The other side says that your session did not take place",
      text: "We look into it and decide. You need to do nothing.",
      words: fact.reason,
      about: id,
    }),
    disputedForAdmins(fact),
  ],
  /**
   * Notifies the other side; the side that ended it only if money or a calendar entry is affected. An unpaid session
   * notifies only the candidate, and only if it lapses.
   */
  "guidance.ended": (fact, id) => {
    if (fact.was === "UNPAID") return fact.how === "LAPSED" ? unpaid(fact, id) : [];
    if (fact.how === "DECLINED" && fact.was !== "DISPUTED") return declined(fact, id);
    const forSide = fact.was === "DISPUTED" ? refundDecided : fact.how === "LAPSED" ? lapsed : cancelled;
    return SIDES.map((side) => forSide(fact, side, id));
  },
  /** Notifies the referee of the earnings; the candidate only if an admin decided a dispute. */
  "guidance.settled": (fact, id) => {
    const isDecided = fact.reason !== null;
    const earned = fact.earned > 0 ? ` You earned ${showMoney(fact.earned)}, which you can have sent to you.` : "";
    const decided = { title: "Your disputed session is decided", words: fact.reason, isDecision: true, about: id };
    const forReferee = noticeFor(fact, "REFEREE", {
      ...decided,
      ...(!isDecided && { title: `You earned ${showMoney(fact.earned)} by a guidance session` }),
      text: `${isDecided ? "We take it that it took place." : `${beginFor(fact, "REFEREE")}.`}${earned}`,
    });
    const text = "We take it that it took place: nothing is given back.";
    if (isDecided) return [forReferee, noticeFor(fact, "CANDIDATE", { ...decided, text })];
    return fact.earned > 0 ? forReferee : [];
  },
} satisfies Partial<AllNotices>;
