// Shared parts of guidance notices: a session in words, in the reader's time zone, for either side, and as a calendar
// entry.
import type { Side } from "../../../contract/guidance/rules.ts";
import { employeeSessionPath, sessionPath } from "../../../contract/paths.ts";
import type { GuidanceFacts } from "../../facts.ts";
import { KIND_WORDS, sessionEntry } from "../../guidance/index.ts";
import { type CalendarEntry, calendarText } from "../../platform/calendar-entry.ts";
import { facts, greeting, link, type Piece, plainCompany, plainName, quote, say } from "../mails/mail-text.ts";
import type { Notice } from "./notice-of.ts";

export const otherSide = (side: Side): Side => (side === "CANDIDATE" ? "REFEREE" : "CANDIDATE");
const whoIs = (fact: GuidanceFacts, side: Side) => (side === "CANDIDATE" ? fact.candidate : fact.referee);
export const companyIn = (fact: GuidanceFacts) => plainCompany(fact.companyName) ?? "the company";

/** The other side's name for mails; null until the session is accepted, and for text that is no name. */
const otherName = (fact: GuidanceFacts, side: Side) =>
  fact.wasAccepted ? plainName(whoIs(fact, otherSide(side)).name) : null;

/** "Wednesday, 25 November 2026 at 15:30 (Asia/Kolkata)". */
export function momentFor(fact: GuidanceFacts, side: Side, iso: string): string {
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
export const timeFor = (fact: GuidanceFacts, side: Side, iso: string): string =>
  new Date(iso).toLocaleTimeString("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: whoIs(fact, side).timeZone,
  });

export const beginFor = (fact: GuidanceFacts, side: Side) => momentFor(fact, side, fact.startsAt);

/** The session as a table, with what this side may see; `meets` adds the meeting's address. */
export function sessionRows(fact: GuidanceFacts, side: Side, { meets = false } = {}): Piece {
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
  /** The button's text. */
  label?: string;
  /** The session's status for calendars; none if calendars are not affected. */
  calendar?: CalendarEntry["status"] | null;
  about: string;
};

/** A notice for one side, with its mail. The site's text contains no names, because it outlives accounts. */
export function noticeFor(
  fact: GuidanceFacts,
  side: Side,
  {
    title,
    text,
    words,
    isDecision = false,
    rows = sessionRows(fact, side),
    label = "Open the session",
    calendar,
    about,
  }: Told,
): Notice {
  const path = (side === "CANDIDATE" ? sessionPath : employeeSessionPath)(fact.bookingId);
  return {
    kind: "guidance",
    to: { accountId: whoIs(fact, side).accountId },
    about,
    title,
    text,
    href: path,
    mail: (name, { publicUrl }) => ({
      subject: title,
      preheader: text,
      heading: title,
      body: [
        greeting(name),
        say(text),
        ...(words ? [say(isDecision ? "Why:" : "They wrote:"), quote(words)] : []),
        rows,
        link(label, publicUrl + path),
      ],
    }),
    ...(calendar && fact.sequence > 0 && { calendar: entryOf(fact, side, calendar) }),
  };
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
