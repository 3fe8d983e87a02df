// Mails, each written once for its fact and kept here when no mail server is configured; what people are told on the site, and their choices.
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { account } from "../identity/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const mail = pgTable(
  "mail",
  {
    id: uuid().primaryKey(),
    /** Fact and template: the same mail is never written twice. */
    dedupeKey: text("dedupe_key").notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Null when a mail server takes it: what it says is then nobody's business here. */
    text: text(),
    html: text(),
    /** The calendar entry that it carries, as an .ics. */
    calendar: text(),
    createdAt: moment("created_at").notNull(),
    /** Until then somebody is handing it to the mail server. */
    claimedUntil: moment("claimed_until"),
    sentAt: moment("sent_at"),
    /** The mail server says that the address takes no mail; it is not tried again. */
    refusedAt: moment("refused_at"),
    tries: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("mail_once").on(table.dedupeKey),
    index("mail_newest").on(table.createdAt, table.id),
    index("mail_recipient").on(sql`lower(recipient)`, table.createdAt, table.id),
  ],
);

export const notification = pgTable(
  "notification",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    /** Of the fact and what it tells this person: the same is never told twice. */
    dedupeKey: text("dedupe_key").notNull(),
    title: text().notNull(),
    text: text().notNull(),
    href: text().notNull(),
    createdAt: moment("created_at").notNull(),
    readAt: moment("read_at"),
    /** Whether the bell shows it; what is only mailed waits here for the day's mail. */
    inApp: boolean("in_app").notNull(),
    /** How it is mailed, as the person had chosen when they were first told: a second telling decides nothing anew. */
    email: text().notNull(),
    /** The day's mail is still to tell it. */
    awaitsDigest: boolean("awaits_digest").notNull().default(false),
  },
  (table) => [
    uniqueIndex("notification_once").on(table.accountId, table.dedupeKey),
    // What companies were told of one applicant goes with that person's account.
    index("notification_of_applicant").on(table.href).where(sql`kind in ('new-applicant', 'applicant-withdrew')`),
    index("notification_newest").on(table.accountId, table.id).where(sql`in_app`),
    index("notification_unread").on(table.accountId, table.id).where(sql`in_app and read_at is null`),
    index("notification_awaiting").on(table.accountId, table.id).where(sql`awaits_digest`),
    index("notification_old").on(table.createdAt),
    check("notification_email", sql`${table.email} in ('AT_ONCE', 'DAILY', 'OFF')`),
  ],
);

/** Only what somebody has changed; the rest is as contract/notification-words.ts has it. */
export const notificationPreference = pgTable(
  "notification_preference",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    inApp: boolean("in_app").notNull(),
    email: text().notNull(),
    /** What it was when a mail's link ended it, so that this can be taken back. */
    emailBefore: text("email_before"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    check("notification_preference_email", sql`${table.email} in ('AT_ONCE', 'DAILY', 'OFF')`),
  ],
);

/** Who got which day's mail: one a day at most, whatever runs twice. */
export const notificationDigest = pgTable(
  "notification_digest",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] }), index("notification_digest_day").on(table.day)],
);
