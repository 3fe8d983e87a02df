// Tables: mails (with their content only if no mail server is configured), the suppression list, notifications, preferences, digests, and devices.
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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { account, session } from "../identity/tables.ts";
import { belongsTo, bytes, moment } from "../platform/tables.ts";

export const mail = pgTable(
  "mail",
  {
    id: uuid().primaryKey(),
    /** The letter's idempotency key: the same mail is never sent twice. */
    dedupeKey: text("dedupe_key").notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Null if a mail server sends it: then there is no need to store the content. */
    text: text(),
    html: text(),
    /** The attached calendar entry, as .ics text. */
    calendar: text(),
    createdAt: moment("created_at").notNull(),
    /** Until then a process is sending it. */
    claimedUntil: moment("claimed_until"),
    sentAt: moment("sent_at"),
    /** Set when the mail server refuses the address permanently; no retry. */
    refusedAt: moment("refused_at"),
    /** Set instead of sending when the address is on the suppression list; no retry. */
    suppressedAt: moment("suppressed_at"),
    tries: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("mail_once").on(table.dedupeKey),
    index("mail_newest").on(table.createdAt, table.id),
    index("mail_unsent")
      .on(table.createdAt)
      .where(sql`sent_at is null and refused_at is null and suppressed_at is null`),
    index("mail_recipient").on(sql`lower(recipient)`, table.createdAt, table.id),
    // The letters that are under way to a domain.
    index("mail_claimed").on(sql`split_part(lower(recipient), '@', 2)`).where(sql`claimed_until is not null`),
  ],
);

/** How fast mails go to a domain: those begun in this minute, and whether it asked for patience. */
export const mailDomain = pgTable(
  "mail_domain",
  {
    domain: text().primaryKey(),
    begun: integer().notNull(),
    minuteEndsAt: moment("minute_ends_at").notNull(),
    /** Times that it deferred a letter since it last took one. */
    deferrals: integer().notNull().default(0),
    pausedUntil: moment("paused_until"),
    /** When the last of the letters that wait for a turn was told to ask again; the next one asks after it. */
    comeBackAt: moment("come_back_at"),
  },
  (table) => [
    index("mail_domain_old").on(table.minuteEndsAt),
    check("mail_domain_counts", sql`${table.begun} >= 0 and ${table.deferrals} >= 0`),
  ],
);

/** Addresses that mail came back from, or whose owners called it spam; what stands here is sent no notices. */
export const mailSuppression = pgTable(
  "mail_suppression",
  {
    /** In lower case, as accounts have it. */
    address: text().notNull(),
    reason: text().notNull(),
    /** Who said so: the mail server that refused it, an event of the mail service, or a report by mail. */
    source: text().notNull(),
    since: moment("since").notNull(),
    /** Once set, mail goes there again; kept a while, so that older reports that come late count for nothing. */
    liftedAt: moment("lifted_at"),
    /** The code by which the owner shows that mail arrives again. */
    codeHash: bytes("code_hash"),
    codeTries: integer("code_tries").notNull().default(0),
    codeSends: integer("code_sends").notNull().default(0),
    codeSentAt: moment("code_sent_at"),
    codeExpiresAt: moment("code_expires_at"),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.reason] }),
    check(
      "mail_suppression_folded",
      sql`${table.address} = lower(${table.address}) and length(${table.address}) <= 254`,
    ),
    check("mail_suppression_reason", sql`${table.reason} in ('BOUNCED', 'COMPLAINED')`),
    check("mail_suppression_source", sql`${table.source} in ('SERVER', 'EVENT', 'REPORT')`),
    check(
      "mail_suppression_code_counts",
      sql`${table.codeTries} between 0 and 5 and ${table.codeSends} between 0 and 5`,
    ),
  ],
);

export const notification = pgTable(
  "notification",
  {
    id: uuid().primaryKey(),
    accountId: belongsTo("account_id", () => account.id),
    kind: text().notNull(),
    /** Kind and `about` of the notice: a person gets each once. */
    dedupeKey: text("dedupe_key").notNull(),
    title: text().notNull(),
    text: text().notNull(),
    href: text().notNull(),
    createdAt: moment("created_at").notNull(),
    readAt: moment("read_at"),
    /** Whether the bell shows it; notices that are only mailed are stored too. */
    inApp: boolean("in_app").notNull(),
    /** The mail setting when the notice was first stored; delivering the fact again does not change it. */
    email: text().notNull(),
    /** Whether it waits for the daily digest. */
    awaitsDigest: boolean("awaits_digest").notNull().default(false),
  },
  (table) => [
    uniqueIndex("notification_once").on(table.accountId, table.dedupeKey),
    // Erasing an account finds the companies' notifications about that applicant.
    index("notification_of_applicant").on(table.href).where(sql`kind in ('new-applicant', 'applicant-withdrew')`),
    index("notification_newest").on(table.accountId, table.id).where(sql`in_app`),
    index("notification_unread").on(table.accountId, table.id).where(sql`in_app and read_at is null`),
    index("notification_awaiting").on(table.accountId, table.id).where(sql`awaits_digest`),
    index("notification_old").on(table.createdAt),
    check("notification_email", sql`${table.email} in ('AT_ONCE', 'DAILY', 'OFF')`),
  ],
);

/** Only changed preferences; contract/notifications/rules.ts has the defaults. */
export const notificationPreference = pgTable(
  "notification_preference",
  {
    accountId: belongsTo("account_id", () => account.id),
    kind: text().notNull(),
    inApp: boolean("in_app").notNull(),
    email: text().notNull(),
    /** The mail setting that an unsubscribe link replaced, so that it can be restored. */
    emailBefore: text("email_before"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    check("notification_preference_email", sql`${table.email} in ('AT_ONCE', 'DAILY', 'OFF')`),
  ],
);

/** Which digests were claimed: at most one per person and day. */
export const notificationDigest = pgTable(
  "notification_digest",
  {
    accountId: belongsTo("account_id", () => account.id),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] }), index("notification_digest_day").on(table.day)],
);

/** Browsers that show a person's notifications. One ends with its session, so that the next person there is sent nothing. */
export const pushDevice = pgTable(
  "push_device",
  {
    id: uuid().primaryKey(),
    accountId: belongsTo("account_id", () => account.id),
    sessionId: belongsTo("session_id", () => session.id),
    /** A keyed hash of the endpoint. */
    endpointHash: bytes("endpoint_hash").notNull(),
    /** Endpoint and keys, sealed: they are all that sending to the device takes. */
    sealed: bytes().notNull(),
    label: text().notNull(),
    createdAt: moment("created_at").notNull(),
    lastSuccessAt: moment("last_success_at"),
    /** Refusals since then; it is forgotten after some. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("push_device_endpoint").on(table.endpointHash),
    uniqueIndex("push_device_session").on(table.sessionId),
    index("push_device_account").on(table.accountId),
    check("push_device_failures", sql`${table.failures} >= 0`),
  ],
);
