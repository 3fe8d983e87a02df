// What the notices of guidance have in common: a session in words by its reader's own clock, for either side, and as an entry of a calendar.
import type { Side } from "../../../contract/guidance-words.ts";
import { employeeSessionPath, sessionPath } from "../../../contract/paths.ts";
import type { GuidanceFacts } from "../../facts.ts";
import { KIND_WORDS, sessionEntry } from "../../guidance/index.ts";
import { type CalendarEntry, calendarText } from "../../platform/calendar-entry.ts";
import { facts, greeting, link, type Piece, plainCompany, plainName, quote, say } from "../mails/mail-text.ts";
import type { Notice } from "./notice-of.ts";

export const otherSide = (side: Side): Side => (side === "CANDIDATE" ? "REFEREE" : "CANDIDATE");
const whoIs = (fact: GuidanceFacts, side: Side) => (side === "CANDIDATE" ? fact.candidate : fact.referee);
export const companyIn = (fact: GuidanceFacts) => plainCompany(fact.companyName) ?? "the company";

/** The other side's name for mails, once it may be known; null before, and for what is no name. */
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

/** A table of the session as its reader may know it; `meets` adds where, for who may go there. */
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
  /** One or two sentences, for the site and the mail. */
  text: string;
  /** What the other side wrote, or (`isDecision`) whoever decided for us. */
  words?: string | null;
  isDecision?: boolean;
  rows?: Piece;
  /** On the button. */
  label?: string;
  /** How the session stands, for calendars; none when they are not concerned. */
  calendar?: CalendarEntry["status"] | null;
  about: string;
};

/** A notice for one side, with its mail. The site's words name nobody: they outlive accounts. */
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

/** Both get the same entry, each under their own address alone. */
function entryOf(fact: GuidanceFacts, side: Side, status: CalendarEntry["status"]): NonNullable<Notice["calendar"]> {
  return ({ name, address, from, at }, { publicUrl }) => {
    const reader = { name: plainName(name) ?? address, address };
    const told = { side, reader, otherName: otherName(fact, side), publicUrl, from, madeAt: at, status };
    const entry = sessionEntry(fact, told);
    return { method: entry.method, ics: calendarText(entry) };
  };
}
