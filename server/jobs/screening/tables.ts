// What speaks against a job, and what admins did to it: freezes and corrections.
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { account } from "../../identity/tables.ts";
import { belongsTo, moment } from "../../platform/tables.ts";
import { job } from "../tables.ts";

/**
 * What speaks against a job: the hits of the rules of scams, and its open reports. Only jobs that something speaks
 * against have a row. It waits for an admin while the job is listed and not cleared.
 */
export const jobReview = pgTable(
  "job_review",
  {
    jobId: belongsTo("job_id", () => job.id).primaryKey(),
    /** Of the hits; 0 below LIKELY_SCAM (scam-rules.ts). */
    score: smallint().notNull().default(0),
    /** `ScamHit`s, heaviest first. */
    hits: jsonb().notNull().default([]),
    openReports: integer("open_reports").notNull().default(0),
    /** Follows `job_search` by a trigger. */
    isListed: boolean("is_listed").notNull(),
    /** When an admin found nothing wrong; null again when other rules hit or a new report comes. */
    clearedAt: moment("cleared_at"),
    clearedBy: uuid("cleared_by").references(() => account.id, { onDelete: "set null" }),
    /** Its place in the queue: likely scams first, then by reports. */
    urgency: integer().notNull().generatedAlwaysAs(sql`score * 100 + least(open_reports, 99)`),
    isWaiting: boolean("is_waiting")
      .notNull()
      .generatedAlwaysAs(sql`is_listed and cleared_at is null and (score > 0 or open_reports > 0)`),
  },
  (table) => [
    index("job_review_queue")
      .on(table.urgency.desc().nullsFirst(), table.jobId.desc().nullsFirst())
      .where(sql`is_waiting`),
    check("job_review_cleared", sql`cleared_by is null or cleared_at is not null`),
    check("job_review_counted", sql`score >= 0 and open_reports >= 0`),
  ],
);

/** How far the jobs that were there before the rules of scams, or before a change of them, have been screened. One row. */
export const jobScreening = pgTable(
  "job_screening",
  {
    only: boolean().primaryKey().default(true),
    /** SCREEN_VERSION of the rules. */
    version: integer().notNull(),
    /** The last job screened; null at the start. */
    upTo: uuid("up_to"),
    isDone: boolean("is_done").notNull().default(false),
  },
  (table) => [check("job_screening_only", sql`${table.only}`)],
);

/** A freeze of a job by an admin, the company's appeal against it, and the answer. At most one open freeze for a job. */
export const jobFreeze = pgTable(
  "job_freeze",
  {
    id: uuid().primaryKey(),
    jobId: belongsTo("job_id", () => job.id),
    /** In words for the company; null if people reported it and the admin said no more. */
    reason: text(),
    frozenBy: uuid("frozen_by").references(() => account.id, { onDelete: "set null" }),
    frozenAt: moment("frozen_at").notNull(),
    appeal: text(),
    appealedBy: uuid("appealed_by").references(() => account.id, { onDelete: "set null" }),
    appealedAt: moment("appealed_at"),
    /** To the appeal. A freeze may also end without one. */
    answer: text(),
    answeredAt: moment("answered_at"),
    thawReason: text("thaw_reason"),
    thawedBy: uuid("thawed_by").references(() => account.id, { onDelete: "set null" }),
    thawedAt: moment("thawed_at"),
  },
  (table) => [
    uniqueIndex("job_freeze_open").on(table.jobId).where(sql`thawed_at is null`),
    index("job_freeze_of_job").on(table.jobId),
    index("job_freeze_appeals")
      .on(table.id)
      .where(sql`appealed_at is not null and answered_at is null and thawed_at is null`),
    index("job_freeze_appellant").on(table.appealedBy).where(sql`appealed_by is not null`),
    check("job_freeze_appeal_whole", sql`(appeal is null) = (appealed_at is null)`),
    check(
      "job_freeze_answered",
      sql`(answer is null) = (answered_at is null) and (answer is null or appealed_at is not null)`,
    ),
    check("job_freeze_thawed", sql`thaw_reason is null or thawed_at is not null`),
  ],
);

/** What an admin corrected of a listing's reading; every later import keeps to it. */
export const jobCorrection = pgTable("job_correction", {
  jobId: belongsTo("job_id", () => job.id).primaryKey(),
  /** The corrected fields alone (`JobReading`). */
  fields: jsonb().notNull(),
  /** The same fields as they were read last, for when the correction is taken back. */
  read: jsonb().notNull(),
  correctedBy: uuid("corrected_by").references(() => account.id, { onDelete: "set null" }),
  correctedAt: moment("corrected_at").notNull(),
});
