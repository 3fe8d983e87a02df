// Tables of applications, their events, and the notes of companies about them.
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { cvVersion } from "../candidates/tables.ts";
import { company } from "../companies/tables.ts";
import { account } from "../identity/tables.ts";
import { job } from "../jobs/tables.ts";
import { belongsTo, keyOf, moment, refersTo } from "../platform/tables.ts";
import { share } from "../sharing/tables.ts";

const STATUSES = sql.raw(`('APPLIED', 'SHORTLISTED', 'INTERVIEW', 'OFFERED', 'HIRED', 'REJECTED', 'WITHDRAWN')`);

/** What the company sees. */
const RECEIVED = sql.raw(`kind = 'INTERNAL' and held_until is null`);

export const application = pgTable(
  "application",
  {
    id: uuid().primaryKey(),
    jobId: refersTo("job_id", () => job.id),
    accountId: belongsTo("account_id", () => account.id),
    kind: text().notNull(),
    status: text().notNull().default("APPLIED"),
    /** Until then the candidate sees `shownStatus`: a rejection that may still be cancelled. */
    hiddenUntil: moment("hidden_until"),
    shownStatus: text("shown_status"),
    /** The CV it was sent with is retained as long as the application. */
    cvId: uuid("cv_id").references(() => cvVersion.id),
    /** 0 to 90, as calculated when it was sent; -1 for none. */
    score: smallint().notNull(),
    /** Parts, matched and missing skills and the score's version, as calculated then. */
    match: jsonb().notNull(),
    /** A snapshot of the profile: designation, YOE, location, summary, links, skills. */
    profile: jsonb().notNull(),
    /** The job's questions as they were asked, each with its answer (`givenAnswer` of the contract). */
    answers: jsonb().notNull().default([]),
    /** For an external one: the site it was sent to, and the page it was recorded from. */
    jobPortal: text("job_portal"),
    jobUrl: text("job_url"),
    /** Until then it may be undone. Null once the company has received it; until it is null, the company sees nothing. */
    heldUntil: moment("held_until"),
    shareId: uuid("share_id").references(() => share.id, { onDelete: "set null" }),
    /** Where the applicant came from (`APPLICATION_SOURCES` of the contract); null when that is not known. */
    source: text(),
    appliedAt: moment("applied_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    // One application per job and person; a concurrent second one gets "already applied".
    uniqueIndex("application_once").on(table.jobId, table.accountId),
    index("application_of_account").on(table.accountId, table.id),
    index("application_by_score").on(table.jobId, table.score, table.id).where(RECEIVED),
    index("application_by_status").on(table.jobId, table.status, table.score, table.id).where(RECEIVED),
    index("application_newest").on(table.jobId, table.id).where(RECEIVED),
    index("application_by_status_newest").on(table.jobId, table.status, table.id).where(RECEIVED),
    index("application_cv").on(table.cvId),
    index("application_to_release").on(table.heldUntil).where(sql`held_until is not null`),
    index("application_share").on(table.shareId).where(sql`share_id is not null`),
    check("application_kind", sql`${table.kind} in ('INTERNAL', 'EXTERNAL')`),
    check("application_status", sql`${table.status} in ${STATUSES}`),
    check("application_shown_status", sql`${table.shownStatus} in ${STATUSES}`),
    check("application_held", sql`${table.heldUntil} is null or ${table.kind} = 'INTERNAL'`),
    check("application_hidden", sql`num_nulls(${table.hiddenUntil}, ${table.shownStatus}) in (0, 2)`),
    check("application_answers", sql`jsonb_array_length(${table.answers}) <= 10`),
    check("application_source", sql`${table.source} in ('SEARCH', 'ALERT', 'REFERRAL', 'SHARED', 'DIRECT')`),
    check("application_score", sql`${table.score} between -1 and 90`),
    // A company receives only applications with a CV and a score of at least 1.
    check("application_sent", sql`${table.kind} = 'EXTERNAL' or (${table.cvId} is not null and ${table.score} >= 1)`),
  ],
);

export const applicationEvent = pgTable(
  "application_event",
  {
    id: uuid().primaryKey(),
    applicationId: belongsTo("application_id", () => application.id),
    kind: text().notNull(),
    status: text(),
    by: text().notNull(),
    actorId: uuid("actor_id").references(() => account.id, { onDelete: "set null" }),
    at: moment("at").notNull(),
    /** When the candidate first sees it. */
    visibleAt: moment("visible_at").notNull(),
    reason: text(),
    message: text(),
    /** `{subject, text}` of a rejection mail that is sent later. */
    mail: jsonb(),
    /** When it was announced; null until then. */
    toldAt: moment("told_at"),
  },
  (table) => [
    index("application_event_of").on(table.applicationId, table.id),
    index("application_event_untold").on(table.visibleAt).where(sql`told_at is null`),
    check("application_event_kind", sql`${table.kind} in ('STATUS', 'CV_OPENED')`),
    check("application_event_by", sql`${table.by} in ('CANDIDATE', 'COMPANY', 'SYSTEM')`),
    check("application_event_note", sql`${table.by} <> 'CANDIDATE' or char_length(${table.message}) <= 1000`),
    check("application_event_status", sql`(${table.kind} = 'STATUS') = (${table.status} is not null)`),
  ],
);

export const applicationNote = pgTable(
  "application_note",
  {
    id: uuid().primaryKey(),
    applicationId: belongsTo("application_id", () => application.id),
    authorId: uuid("author_id").references(() => account.id, { onDelete: "set null" }),
    text: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("application_note_of").on(table.applicationId, table.id)],
);

/** A job that closed because it is filled: its other applicants are told once, unless that is taken back before. */
export const jobFilling = pgTable(
  "job_filling",
  {
    jobId: keyOf("job_id", () => job.id),
    filledAt: moment("filled_at").notNull(),
    tellsAt: moment("tells_at").notNull(),
    /** Whether a move to "hired" closed the job: moving back opens it again until the others are told. */
    closedByMove: boolean("closed_by_move").notNull(),
    /** The last of the applicants who were told, in the order of their ids. */
    toldUpTo: uuid("told_up_to"),
    toldAt: moment("told_at"),
  },
  (table) => [index("job_filling_untold").on(table.tellsAt).where(sql`told_at is null`)],
);

/** How long a company takes to answer those who apply, counted by a round; and when it was reminded of those who wait. */
export const companyAnswerTime = pgTable(
  "company_answer_time",
  {
    companyId: keyOf("company_id", () => company.id),
    /** Median days, rounded up; null when few were answered, or too late to promise anything. */
    days: smallint(),
    /** How many answers that is the median of. */
    answers: integer().notNull(),
    /** Whom it answered, and who waited for a month without an answer. */
    applicants: integer().notNull().default(0),
    countedAt: moment("counted_at").notNull(),
    /** The last day, as it is in India, on which the round looked for applications that wait too long. */
    lookedOn: date("looked_on", { mode: "string" }),
    remindedAt: moment("reminded_at"),
  },
  (table) => [
    index("company_answer_time_counted").on(table.countedAt),
    check("company_answer_time_days", sql`${table.days} between 1 and 30`),
    check("company_answer_time_counts", sql`applicants >= 0`),
  ],
);
