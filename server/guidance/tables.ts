// Tables of guidance: offers of referees, their slots, bookings, events and ratings.
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { company } from "../companies/tables.ts";
import { account } from "../identity/tables.ts";
import { belongsTo, keyOf, moment, refersTo } from "../platform/tables.ts";

/** One offer for each referee; candidates see no name until a booking is accepted. */
export const guidanceOffer = pgTable(
  "guidance_offer",
  {
    refereeId: keyOf("referee_id", () => account.id),
    /** The public id, which does not identify the referee. */
    id: uuid().notNull(),
    companyId: belongsTo("company_id", () => company.id),
    headline: text().notNull(),
    about: text().notNull(),
    /** INTERVIEW, CAREER. */
    kinds: text().array().notNull(),
    topics: text().array().notNull(),
    minutes: smallint().notNull(),
    /** Paise; 0 for free. */
    price: bigint({ mode: "number" }).notNull(),
    /** IANA name of the zone in which its slots were entered. */
    timeZone: text("time_zone").notNull(),
    /** The meeting place; shown to candidates with an accepted booking. */
    meeting: text().notNull(),
    isActive: boolean("is_active").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("guidance_offer_id").on(table.id),
    index("guidance_offer_of_company").on(table.companyId).where(sql`is_active`),
    check("guidance_offer_minutes", sql`${table.minutes} in (30, 45, 60)`),
    check("guidance_offer_price", sql`${table.price} between 0 and 2000000`),
    check("guidance_offer_kinds", sql`cardinality(${table.kinds}) between 1 and 2`),
  ],
);

/** Free times of a referee; an exclusion constraint in a migration forbids overlaps. */
export const guidanceSlot = pgTable(
  "guidance_slot",
  {
    id: uuid().primaryKey(),
    refereeId: belongsTo("referee_id", () => guidanceOffer.refereeId),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [
    index("guidance_slot_of").on(table.refereeId, table.startsAt),
    check("guidance_slot_length", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Bookings; an exclusion constraint in a migration forbids overlapping ones of one candidate while they hold slots. */
export const guidanceBooking = pgTable(
  "guidance_booking",
  {
    id: uuid().primaryKey(),
    candidateId: belongsTo("candidate_id", () => account.id),
    refereeId: refersTo("referee_id", () => account.id),
    companyId: refersTo("company_id", () => company.id),
    /** The slot it holds; null once released. */
    slotId: uuid("slot_id").references(() => guidanceSlot.id),
    kind: text().notNull(),
    topic: text().notNull(),
    note: text(),
    /** The price at booking, in paise. */
    price: bigint({ mode: "number" }).notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** The candidate's zone, for mails. */
    timeZone: text("time_zone").notNull(),
    status: text().notNull(),
    /** The side to answer while REQUESTED: REFEREE, or CANDIDATE when the referee moved it. */
    awaits: text(),
    /** When the current status ends by itself. */
    dueAt: moment("due_at"),
    /** When its referee was asked: on payment, or at once if free. */
    requestedAt: moment("requested_at"),
    /** When both last agreed; names are visible from the first time on. */
    acceptedAt: moment("accepted_at"),
    meeting: text(),
    cancelledBy: text("cancelled_by"),
    /** Null for a free session. No foreign key, because the books outlive bookings. */
    paymentId: uuid("payment_id"),
    /** What the candidate was refunded in the end, in paise. */
    refunded: bigint({ mode: "number" }),
    /** The iCalendar sequence, incremented with each calendar mail. */
    sequence: integer().notNull().default(0),
    dayRemindedAt: moment("day_reminded_at"),
    hourRemindedAt: moment("hour_reminded_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    // A slot is held by one booking at a time.
    uniqueIndex("guidance_booking_slot").on(table.slotId).where(sql`slot_id is not null`),
    index("guidance_booking_of_candidate").on(table.candidateId, table.startsAt, table.id),
    index("guidance_booking_of_referee").on(table.refereeId, table.startsAt, table.id),
    index("guidance_booking_due").on(table.dueAt).where(sql`due_at is not null`),
    index("guidance_booking_disputed").on(table.id).where(sql`status = 'DISPUTED'`),
    index("guidance_booking_to_come").on(table.startsAt).where(sql`status = 'ACCEPTED'`),
    check("guidance_booking_kind", sql`${table.kind} in ('INTERVIEW', 'CAREER')`),
    check(
      "guidance_booking_status",
      sql`${table.status} in ('UNPAID', 'REQUESTED', 'ACCEPTED', 'DONE', 'DISPUTED', 'SETTLED', 'DECLINED', 'CANCELLED', 'LAPSED')`,
    ),
    check("guidance_booking_awaits", sql`(${table.status} = 'REQUESTED') = (${table.awaits} is not null)`),
    check(
      "guidance_booking_keeps_slot",
      sql`(${table.status} in ('UNPAID', 'REQUESTED', 'ACCEPTED', 'DONE', 'DISPUTED', 'SETTLED')) = (${table.slotId} is not null)`,
    ),
    check("guidance_booking_price", sql`${table.price} >= 0`),
    check("guidance_booking_not_self", sql`${table.candidateId} <> ${table.refereeId}`),
  ],
);

export const guidanceEvent = pgTable(
  "guidance_event",
  {
    id: uuid().primaryKey(),
    bookingId: belongsTo("booking_id", () => guidanceBooking.id),
    /** The new status, MOVED or RATED. */
    kind: text().notNull(),
    by: text().notNull(),
    at: moment("at").notNull(),
    /** The time requested, moved to or accepted. */
    startsAt: moment("starts_at"),
    /** The words of the side that declined, cancelled or disputed, or of the admin who decided. */
    reason: text(),
  },
  (table) => [
    index("guidance_event_of").on(table.bookingId, table.id),
    index("guidance_event_disputed").on(table.at, table.bookingId).where(sql`kind = 'DISPUTED'`),
    check("guidance_event_by", sql`${table.by} in ('CANDIDATE', 'REFEREE', 'ADMIN', 'SYSTEM')`),
  ],
);

export const guidanceRating = pgTable(
  "guidance_rating",
  {
    bookingId: belongsTo("booking_id", () => guidanceBooking.id),
    /** CANDIDATE or REFEREE. */
    by: text().notNull(),
    stars: smallint().notNull(),
    text: text(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.by] }),
    check("guidance_rating_by", sql`${table.by} in ('CANDIDATE', 'REFEREE')`),
    check("guidance_rating_stars", sql`${table.stars} between 1 and 5`),
  ],
);
