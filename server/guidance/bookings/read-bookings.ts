// Lists and details of one's own sessions, and their calendar entries.

import type { GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import type { Side } from "../../../contract/guidance/rules.ts";
import type { Language } from "../../../contract/identity/rules.ts";
import { employeeSessionPath, sessionPath } from "../../../contract/paths.ts";
import { t as english } from "../../../messages/en/guidance-notices.ts";
import { t as hindi } from "../../../messages/hi/guidance-notices.ts";
import type { Operation } from "../../deps.ts";
import type { GuidanceFacts } from "../../facts.ts";
import { findAccountById } from "../../identity/index.ts";
import { type CalendarEntry, calendarText } from "../../platform/calendar-entry.ts";
import { openPage, type TimePosition } from "../../platform/cursor.ts";
import { conflict } from "../../platform/refusal.ts";
import { siteName } from "../../platform/site-name.ts";
import { siteIn, wordsOf } from "../../platform/words.ts";
import { presentBooking, readAttached, readPresented } from "./present-booking.ts";
import { factsOf, OPEN, readBookings, readOwnBooking } from "./store.ts";

export const getBooking: Operation<"getBooking"> = ({ params }, { caller }, { db, clock }) =>
  readPresented(db, caller.accountId, params.bookingId, clock());

type List = {
  data: GuidanceBooking[];
  pagination: { lastKey: string | null };
  counts: { open: number; awaiting: number };
};
/** The bookings on each side; a referee does not see one before it was requested. */
const OWN = {
  CANDIDATE: "b.candidate_id = $1",
  REFEREE: "b.referee_id = $1 and b.requested_at is not null",
} as const;

/** Lists the caller's sessions on one side: open ones soonest first, or past ones latest first. */
export const listBookings: Operation<"listBookings"> = async ({ query }, { caller: { accountId } }, deps) => {
  const { db, clock, cursors } = deps;
  const { role = "CANDIDATE", when = "OPEN" } = query;
  const bound = { list: "guidance bookings", accountId, role, when };
  const { after, limit, cut } = openPage<TimePosition>(cursors, query, bound);
  const [is, beyond, order] = when === "OPEN" ? ["", ">", "asc"] : ["not", "<", "desc"];
  const rest = `where ${OWN[role]} and b.status ${is} in ${OPEN}
      and ($2::timestamptz is null or (b.starts_at, b.id) ${beyond} ($2::timestamptz, $3::uuid))
    order by b.starts_at ${order}, b.id ${order} limit $4`;
  const found = await readBookings(db, `bookings of a ${role.toLowerCase()}: ${when.toLowerCase()}`, rest, [
    accountId,
    after?.at ?? null,
    after?.id ?? null,
    limit,
  ]);
  const [counts] = await db.query<List["counts"]>(
    `select count(*)::int as open, count(*) filter (where b.awaits = $2)::int as awaiting
     from guidance_booking b where ${OWN[role]} and b.status in ${OPEN}`,
    [accountId, role],
    `bookings of a ${role.toLowerCase()} counted`,
  );
  const { rows, pagination } = cut(found, ({ startsAt, id }) => ({ at: startsAt, id }));
  const attached = await readAttached(db, rows);
  return {
    data: rows.map((booking) => presentBooking(booking, role, attached(booking.id), clock())),
    pagination,
    counts: counts ?? { open: 0, awaiting: 0 },
  };
};

const ENTRY_WORDS = wordsOf(english, hindi);

type EntryFor = {
  side: Side;
  language: Language;
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

/** Makes a session's calendar entry, for mails and as a file. Pure. */
export function sessionEntry(facts: GuidanceFacts, { side, reader, status, ...given }: EntryFor): CalendarEntry {
  const { t, fill } = ENTRY_WORDS[given.language];
  const { hostname } = new URL(given.publicUrl);
  const url = given.publicUrl + (side === "CANDIDATE" ? sessionPath : employeeSessionPath)(facts.bookingId);
  const kind = fill(t.kind, { kind: facts.sessionKind });
  const summary = given.otherName === null ? kind : fill(t.entrySummary, { kind, whom: given.otherName });
  const method = status === "CANCELLED" ? "CANCEL" : "REQUEST";
  return {
    method: reader === null ? "PUBLISH" : method,
    uid: `${facts.bookingId}@${hostname}`,
    sequence: facts.sequence,
    status,
    madeAt: given.madeAt,
    startsAt: new Date(facts.startsAt),
    endsAt: new Date(facts.endsAt),
    summary: status === "TENTATIVE" ? fill(t.entryTentative, { summary }) : summary,
    description: fill(t.entryText, { company: facts.companyName, url }),
    location: status === "CONFIRMED" ? facts.meeting : null,
    url,
    organizer: { name: siteName(), email: addressIn(given.from) ?? `noreply@${hostname}` },
    attendee: reader && { name: reader.name, email: reader.address },
  };
}

/** "Vouchboard <jobs@example.org>" -> "jobs@example.org". */
const addressIn = (from: string): string | null => /([^\s<>]+@[^\s<>]+)>?\s*$/.exec(from)?.[1] ?? null;

/** The same entry as in the mails, so a calendar recognises it. 409 before the session was accepted. */
export const getSessionCalendar: Operation<"getSessionCalendar", [publicUrl: string]> = async (
  { params },
  { caller },
  { db, clock },
  publicUrl,
) => {
  const { booking, side } = await readOwnBooking(db, caller.accountId, params.bookingId);
  const isAgreed = booking.status !== "REQUESTED" && booking.slotId !== null;
  if (booking.acceptedAt === null || !isAgreed) throw conflict("There is no time that both agreed on.");
  const otherName = side === "CANDIDATE" ? booking.refereeName : booking.candidateName;
  const language = (await findAccountById(db, caller.accountId))?.language ?? "en";
  const entry = sessionEntry(factsOf(booking), {
    side,
    language,
    reader: null,
    otherName,
    publicUrl: siteIn(language, publicUrl),
    from: "",
    madeAt: clock(),
    status: "CONFIRMED",
  });
  const day = booking.startsAt.toISOString().slice(0, 10);
  return { fileName: `guidance-${day}.ics`, ics: calendarText(entry) };
};
