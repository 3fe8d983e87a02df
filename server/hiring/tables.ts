// Tables of hiring: conversations about applications, their messages and reports, and interviews.
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { application } from "../applications/tables.ts";
import { company } from "../companies/tables.ts";
import { account } from "../identity/tables.ts";
import { belongsTo, keyOf, moment } from "../platform/tables.ts";

/** Exists from the company's first message on. */
export const conversation = pgTable(
  "conversation",
  {
    applicationId: keyOf("application_id", () => application.id),
    openedAt: moment("opened_at").notNull(),
    /** How many messages it has, and up to which each side has read. */
    messages: integer().notNull().default(0),
    readByCandidate: integer("read_by_candidate").notNull().default(0),
    readByCompany: integer("read_by_company").notNull().default(0),
    blockedByCandidateAt: moment("blocked_by_candidate_at"),
    blockedByCompanyAt: moment("blocked_by_company_at"),
    /** When an admin upheld a report of it. */
    closedAt: moment("closed_at"),
  },
  (table) => [
    check(
      "conversation_read",
      sql`${table.readByCandidate} between 0 and ${table.messages} and ${table.readByCompany} between 0 and ${table.messages}`,
    ),
  ],
);

export const conversationMessage = pgTable(
  "conversation_message",
  {
    applicationId: belongsTo("application_id", () => conversation.applicationId),
    /** 1, 2, 3 in order: two at once cannot take the same place. */
    number: integer().notNull(),
    by: text().notNull(),
    authorId: uuid("author_id").references(() => account.id, { onDelete: "set null" }),
    text: text().notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.number] }),
    index("conversation_message_of_author").on(table.authorId, table.at),
    check("conversation_message_by", sql`${table.by} in ('CANDIDATE', 'COMPANY')`),
    // The company writes first.
    check("conversation_message_first", sql`${table.number} > 1 or (${table.number} = 1 and ${table.by} = 'COMPANY')`),
    check("conversation_message_text", sql`char_length(${table.text}) between 1 and 4000`),
  ],
);

export const conversationReport = pgTable(
  "conversation_report",
  {
    id: uuid().primaryKey(),
    applicationId: belongsTo("application_id", () => conversation.applicationId),
    by: text().notNull(),
    reporterId: uuid("reporter_id").references(() => account.id, { onDelete: "set null" }),
    reason: text().notNull(),
    details: text(),
    state: text().notNull().default("OPEN"),
    createdAt: moment("created_at").notNull(),
    settledAt: moment("settled_at"),
    settledBy: uuid("settled_by").references(() => account.id, { onDelete: "set null" }),
    note: text(),
  },
  (table) => [
    // One open report for each side.
    uniqueIndex("conversation_report_open_once").on(table.applicationId, table.by).where(sql`state = 'OPEN'`),
    index("conversation_report_queue").on(table.state, table.id),
    index("conversation_report_of").on(table.applicationId),
    index("conversation_report_reporter").on(table.reporterId),
    check("conversation_report_by", sql`${table.by} in ('CANDIDATE', 'COMPANY')`),
    check("conversation_report_state", sql`${table.state} in ('OPEN', 'DISMISSED', 'UPHELD')`),
    check("conversation_report_settled", sql`(${table.state} = 'OPEN') = (${table.settledAt} is null)`),
  ],
);

export const interview = pgTable(
  "interview",
  {
    id: uuid().primaryKey(),
    applicationId: belongsTo("application_id", () => application.id),
    title: text().notNull(),
    minutes: smallint().notNull(),
    meeting: text().notNull(),
    state: text().notNull(),
    /** The agreed time. An exclusion constraint in a migration forbids a recruiter two at once (`interview_apart`). */
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    timeZone: text("time_zone").notNull(),
    candidateTimeZone: text("candidate_time_zone"),
    offeredBy: uuid("offered_by").references(() => account.id, { onDelete: "set null" }),
    /** The iCalendar sequence: it grows with each change of the agreed time. */
    sequence: integer().notNull().default(0),
    endedBy: text("ended_by"),
    reason: text(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    // One open interview for an application.
    uniqueIndex("interview_open_once").on(table.applicationId).where(sql`state in ('OFFERED', 'AGREED')`),
    index("interview_of_application").on(table.applicationId, table.id),
    check("interview_state", sql`${table.state} in ('OFFERED', 'AGREED', 'DECLINED', 'CANCELLED')`),
    check("interview_agreed", sql`${table.state} <> 'AGREED' or ${table.startsAt} is not null`),
    check(
      "interview_span",
      sql`num_nulls(${table.startsAt}, ${table.endsAt}) in (0, 2) and (${table.startsAt} is null or ${table.endsAt} > ${table.startsAt})`,
    ),
    check("interview_ended", sql`(${table.state} in ('DECLINED', 'CANCELLED')) = (${table.endedBy} is not null)`),
    check("interview_ended_by", sql`${table.endedBy} in ('CANDIDATE', 'COMPANY')`),
  ],
);

export const interviewTime = pgTable(
  "interview_time",
  {
    id: uuid().primaryKey(),
    interviewId: belongsTo("interview_id", () => interview.id),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [
    uniqueIndex("interview_time_once").on(table.interviewId, table.startsAt),
    check("interview_time_span", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** What a company's recruiters write often. */
export const savedReply = pgTable(
  "saved_reply",
  {
    id: uuid().primaryKey(),
    companyId: belongsTo("company_id", () => company.id),
    title: text().notNull(),
    text: text().notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("saved_reply_title").on(table.companyId, sql`lower(${table.title})`),
    check("saved_reply_title_length", sql`char_length(${table.title}) between 1 and 80`),
    check("saved_reply_text", sql`char_length(${table.text}) between 1 and 4000`),
  ],
);
