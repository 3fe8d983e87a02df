// Table: requests of people under data-protection law.
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contactMessage } from "../content/tables.ts";
import { account } from "../identity/tables.ts";
import { bytes, moment } from "../platform/tables.ts";

const personOrNone = (name: string) => uuid(name).references(() => account.id, { onDelete: "set null" });

export const privacyRequest = pgTable(
  "privacy_request",
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    state: text().notNull(),
    /** In lower case; "" once the person's account is deleted, and so are name and text. */
    email: text().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    /** Null for people without an account. */
    accountId: personOrNone("account_id"),
    /** The message that an admin made it of. */
    messageId: uuid("message_id").references(() => contactMessage.id, { onDelete: "set null" }),
    /** Of the mailed link; null once the address is proven. */
    tokenHash: bytes("token_hash"),
    askedAt: moment("asked_at").notNull(),
    dueAt: moment("due_at").notNull(),
    /** How often admins were reminded of the deadline. */
    reminders: integer().notNull().default(0),
    assigneeId: personOrNone("assignee_id"),
    answer: text(),
    /** Of the mailed link to the person's data, when they cannot log in, and how long it works. */
    exportToken: bytes("export_token"),
    exportUntil: moment("export_until"),
    answeredBy: personOrNone("answered_by"),
    answeredAt: moment("answered_at"),
    /** Rises with every change, so that two admins do not decide at once. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("privacy_request_one_of_a_kind").on(table.email, table.kind).where(sql`state = 'OPEN'`),
    uniqueIndex("privacy_request_token").on(table.tokenHash).where(sql`token_hash is not null`),
    uniqueIndex("privacy_request_export").on(table.exportToken).where(sql`export_token is not null`),
    check("privacy_request_export_whole", sql`(${table.exportToken} is null) = (${table.exportUntil} is null)`),
    uniqueIndex("privacy_request_message").on(table.messageId).where(sql`message_id is not null`),
    index("privacy_request_due").on(table.dueAt, table.id).where(sql`state = 'OPEN'`),
    index("privacy_request_state").on(table.state, table.id),
    index("privacy_request_email").on(table.email, table.askedAt),
    index("privacy_request_account").on(table.accountId, table.id),
    index("privacy_request_assignee").on(table.assigneeId),
    index("privacy_request_answerer").on(table.answeredBy),
    check("privacy_request_kind", sql`${table.kind} in ('ACCESS', 'CORRECTION', 'ERASURE', 'OBJECTION')`),
    check("privacy_request_state_known", sql`${table.state} in ('UNCONFIRMED', 'OPEN', 'ANSWERED', 'REFUSED')`),
    check("privacy_request_unconfirmed", sql`(${table.state} = 'UNCONFIRMED') = (${table.tokenHash} is not null)`),
    check(
      "privacy_request_answered",
      sql`(${table.state} in ('ANSWERED', 'REFUSED')) = (${table.answeredAt} is not null)`,
    ),
  ],
);
