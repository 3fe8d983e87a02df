// Renders a meeting as a calendar entry for mails (RFC 5545, RFC 5546), with a stable id and times in UTC.
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { PRODUCT_NAME } from "../../contract/brand.ts";

/** REQUEST adds or updates the entry in its reader's calendar, CANCEL removes it. PUBLISH is a file. */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

export type CalendarEntry = {
  method: CalendarMethod;
  /** The same for all versions of a meeting; a version with a higher `sequence` replaces earlier ones. */
  uid: string;
  sequence: number;
  /** TENTATIVE: one side has yet to agree to the time. */
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** When this version was made. */
  madeAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  /** The meeting's address; null until it may be shown. */
  location: string | null;
  /** The meeting's page. */
  url: string;
  organizer: { name: string; email: string };
  /** The calendar's owner, the only person named. Null in a file. */
  attendee: { name: string; email: string } | null;
};

/** The text of an .ics file. Times are in UTC; calendars show them in their own zone. */
export function calendarText(entry: CalendarEntry): string {
  const calendar = ical({
    method: ICalCalendarMethod[entry.method],
    prodId: { company: PRODUCT_NAME, product: "Calendar", language: "EN" },
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
    // People answer on our pages, so request no reply by mail.
    attendees: entry.attendee
      ? [{ ...entry.attendee, rsvp: false, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED }]
      : [],
  });
  return `${calendar.toString()}\r\n`;
}
