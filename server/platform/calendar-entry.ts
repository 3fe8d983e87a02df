// A meeting as calendars take it from a mail (RFC 5545, RFC 5546): one entry under an id that stays, in UTC.
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { BRAND_NAME } from "../../contract/brand.ts";

/** REQUEST puts it into its reader's calendar, or changes it there; CANCEL takes it out. PUBLISH: a file for anybody's. */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

export type CalendarEntry = {
  method: CalendarMethod;
  /** The same for every version of a meeting, which a later one with a higher `sequence` replaces. */
  uid: string;
  sequence: number;
  /** TENTATIVE: a time that somebody still has to agree to. */
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** When this version was made. */
  madeAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  /** Where they meet; null while that is not told. */
  location: string | null;
  /** Its page. */
  url: string;
  organizer: { name: string; email: string };
  /** Whose calendar it is for: nobody else is named. Null in a file. */
  attendee: { name: string; email: string } | null;
};

/** The text of an .ics. Times are in UTC: each calendar shows them in its own zone. */
export function calendarText(entry: CalendarEntry): string {
  const calendar = ical({
    method: ICalCalendarMethod[entry.method],
    prodId: { company: BRAND_NAME, product: "Calendar", language: "EN" },
  });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: entry.madeAt,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.summary,
    description: entry.description,
    ...(entry.location !== null && { location: entry.location }),
    url: entry.url,
    status: ICalEventStatus[entry.status],
    transparency: ICalEventTransparency.OPAQUE,
    organizer: entry.organizer,
    // Answers are given on our pages: none is asked for by mail.
    attendees: entry.attendee
      ? [{ ...entry.attendee, rsvp: false, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED }]
      : [],
  });
  return `${calendar.toString()}\r\n`;
}
