// Makes a session's calendar entry, for mails and as a file. Pure.
import { BRAND_NAME } from "../../../contract/brand.ts";
import type { GuidanceKind, Side } from "../../../contract/guidance/rules.ts";
import { employeeSessionPath, sessionPath } from "../../../contract/paths.ts";
import type { GuidanceFacts } from "../../facts.ts";
import type { CalendarEntry } from "../../platform/calendar-entry.ts";

export const KIND_WORDS: Record<GuidanceKind, string> = {
  INTERVIEW: "Interview preparation",
  CAREER: "Career guidance",
};

export type EntryFor = {
  side: Side;
  /** The owner of the calendar; null for a file. The entry contains no other person's address. */
  reader: { name: string; address: string } | null;
  /** The other side's name; null while it must not be shown. */
  otherName: string | null;
  /** The site's address without a final slash, and the sender of its mails ("" if none is set). */
  publicUrl: string;
  from: string;
  madeAt: Date;
  status: CalendarEntry["status"];
};

export function sessionEntry(facts: GuidanceFacts, { side, reader, status, ...given }: EntryFor): CalendarEntry {
  const { hostname } = new URL(given.publicUrl);
  const path = (side === "CANDIDATE" ? sessionPath : employeeSessionPath)(facts.bookingId);
  const whom = given.otherName === null ? "" : ` with ${given.otherName}`;
  const method = status === "CANCELLED" ? "CANCEL" : "REQUEST";
  return {
    method: reader === null ? "PUBLISH" : method,
    uid: `${facts.bookingId}@${hostname}`,
    sequence: facts.sequence,
    status,
    madeAt: given.madeAt,
    startsAt: new Date(facts.startsAt),
    endsAt: new Date(facts.endsAt),
    summary: `${status === "TENTATIVE" ? "To be confirmed: " : ""}${KIND_WORDS[facts.sessionKind]}${whom}`,
    description: `About ${facts.companyName}. Move it, cancel it or rate it here: ${given.publicUrl}${path}`,
    location: status === "CONFIRMED" ? facts.meeting : null,
    url: given.publicUrl + path,
    organizer: { name: BRAND_NAME, email: addressIn(given.from) ?? `noreply@${hostname}` },
    attendee: reader && { name: reader.name, email: reader.address },
  };
}

/** "Vouchboard <jobs@example.org>" -> "jobs@example.org". */
const addressIn = (from: string): string | null => /([^\s<>]+@[^\s<>]+)>?\s*$/.exec(from)?.[1] ?? null;
