// Tables: referees, referral requests, their answers and their events.
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { cvVersion } from "../candidates/tables.ts";
import { company } from "../companies/tables.ts";
import { account } from "../identity/tables.ts";
import { job } from "../jobs/tables.ts";
import { belongsTo, bytes, keyOf, moment, refersTo } from "../platform/tables.ts";

/** People who answer requests at their company, one company at a time. */
export const referee = pgTable(
  "referee",
  {
    accountId: keyOf("account_id", () => account.id),
    companyId: belongsTo("company_id", () => company.id),
    status: text().notNull(),
    /** The job title, which candidates see once the referee accepts. */
    title: text().notNull(),
    /** The stated start of employment: the first of a month. */
    since: date("since", { mode: "string" }).notNull(),
    /** The work address, sealed and never shown. Its keyed hash ensures that it proves only one person. */
    workEmail: bytes("work_email").notNull(),
    workEmailHash: bytes("work_email_hash").notNull(),
    /** Whether the hash is of the mailbox. Older rows hash the address as typed until a round rehashes them. */
    isMailboxHash: boolean("is_mailbox_hash").notNull().default(true),
    workDomain: text("work_domain").notNull(),
    /** Keyed hash of the mailed code, and its tries and mails. */
    codeHash: bytes("code_hash"),
    codeTries: smallint("code_tries").notNull().default(0),
    codeSends: smallint("code_sends").notNull().default(0),
    codeSentAt: moment("code_sent_at"),
    codeExpiresAt: moment("code_expires_at"),
    /** The referee's note for the admin who verifies by hand, and the decision. */
    evidence: text(),
    decidedBy: uuid("decided_by").references(() => account.id, { onDelete: "set null" }),
    decidedAt: moment("decided_at"),
    decisionReason: text("decision_reason"),
    verifiedAt: moment("verified_at"),
    verifiedUntil: moment("verified_until"),
    pausedAt: moment("paused_at"),
    weeklyCap: smallint("weekly_cap").notNull().default(5),
    /** When they were last reminded to verify again. */
    remindedAt: moment("reminded_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    // One work address proves one referee.
    uniqueIndex("referee_work_email").on(table.workEmailHash).where(sql`status in ('REVIEW', 'VERIFIED', 'EXPIRED')`),
    // Counts the codes mailed to an address for all accounts.
    index("referee_work_address").on(table.workEmailHash),
    index("referee_of_company").on(table.companyId).where(sql`status = 'VERIFIED'`),
    index("referee_of_status").on(table.status, table.updatedAt, table.accountId),
    index("referee_to_rehash").on(table.verifiedAt).where(sql`not is_mailbox_hash`),
    index("referee_due").on(table.verifiedUntil).where(sql`status = 'VERIFIED'`),
    check("referee_status", sql`${table.status} in ('PENDING', 'REVIEW', 'VERIFIED', 'EXPIRED', 'REFUSED', 'ENDED')`),
    check("referee_cap", sql`${table.weeklyCap} between 1 and 50`),
    check(
      "referee_verified",
      sql`${table.status} <> 'VERIFIED' or num_nulls(${table.verifiedAt}, ${table.verifiedUntil}) = 0`,
    ),
  ],
);

/** Who wants to hear when the first referee of a company appears; a row ends with its notice. */
export const referralWatch = pgTable(
  "referral_watch",
  {
    accountId: belongsTo("account_id", () => account.id),
    companyId: belongsTo("company_id", () => company.id),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.companyId] }),
    index("referral_watch_of_company").on(table.companyId, table.createdAt),
  ],
);

export const referralRequest = pgTable(
  "referral_request",
  {
    id: uuid().primaryKey(),
    candidateId: belongsTo("candidate_id", () => account.id),
    companyId: refersTo("company_id", () => company.id),
    jobId: uuid("job_id").references(() => job.id),
    /** Identifies the job: its id, or its normalised address. */
    jobKey: text("job_key").notNull(),
    jobTitle: text("job_title").notNull(),
    jobUrl: text("job_url"),
    jobDescription: text("job_description"),
    note: text(),
    /** The CV it was sent with; null if it was not sent. */
    cvId: uuid("cv_id").references(() => cvVersion.id),
    /** 0 to 90, computed when it was sent. */
    score: smallint().notNull(),
    match: jsonb().notNull(),
    profile: jsonb().notNull(),
    status: text().notNull(),
    /** The referee who holds it: set while CLAIMED or ACCEPTED and after a referral. */
    refereeId: uuid("referee_id").references(() => account.id, { onDelete: "set null" }),
    /** When the current state ends by itself: a claim, the time to act or to confirm; else the pool's end. */
    dueAt: moment("due_at"),
    /** When it leaves the pool. */
    expiresAt: moment("expires_at").notNull(),
    /** The employer's number for the referral; proofKey is the file that proves it. One of them is required. */
    reference: text(),
    proofKey: text("proof_key"),
    disputeReason: text("dispute_reason"),
    disputeText: text("dispute_text"),
    /** The admin who decided a dispute, and their note to both sides. */
    decidedBy: uuid("decided_by").references(() => account.id, { onDelete: "set null" }),
    decisionNote: text("decision_note"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    // At most one active request per candidate, company and job, also for parallel calls.
    uniqueIndex("referral_request_active")
      .on(table.candidateId, table.companyId, table.jobKey)
      .where(sql`status in ('OPEN', 'CLAIMED', 'ACCEPTED', 'REFERRED', 'DISPUTED', 'CONFIRMED')`),
    index("referral_request_of_candidate").on(table.candidateId, table.id),
    index("referral_request_pool").on(table.companyId, table.id).where(sql`status = 'OPEN'`),
    index("referral_request_of_referee").on(table.refereeId, table.status),
    index("referral_request_due").on(table.dueAt).where(sql`due_at is not null`),
    index("referral_request_cv").on(table.cvId),
    // With what the companies' counts read.
    index("referral_request_created").on(table.createdAt, table.companyId, table.expiresAt, table.status, table.id),
    index("referral_request_disputed").on(table.updatedAt, table.id).where(sql`status = 'DISPUTED'`),
    index("referral_request_decided")
      .on(table.updatedAt, table.id)
      .where(sql`dispute_reason is not null and decision_note is not null`),
    check(
      "referral_request_status",
      sql`${table.status} in ('NOT_ALIGNED', 'OPEN', 'CLAIMED', 'ACCEPTED', 'REFERRED', 'DISPUTED', 'CONFIRMED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'NOT_REFERRED')`,
    ),
    check("referral_request_score", sql`${table.score} between -1 and 90`),
    check("referral_request_sent", sql`${table.status} = 'NOT_ALIGNED' or ${table.score} >= 30`),
    // No referee holds a request in the pool.
    check("referral_request_open", sql`${table.status} <> 'OPEN' or ${table.refereeId} is null`),
    check("referral_request_not_self", sql`${table.refereeId} <> ${table.candidateId}`),
    check(
      "referral_request_proof",
      sql`${table.status} not in ('REFERRED', 'CONFIRMED') or num_nonnulls(${table.reference}, ${table.proofKey}) >= 1`,
    ),
  ],
);

/**
 * Employers' numbers that have proven a referral. Each proves one at its company, even after that request is erased.
 */
export const usedReference = pgTable(
  "used_reference",
  {
    companyId: belongsTo("company_id", () => company.id),
    /** SHA-256 of the number's letters and digits in capitals. */
    reference: bytes("reference").notNull(),
    /** Not a foreign key, because this row outlives the request. */
    requestId: uuid("request_id").notNull(),
    usedAt: moment("used_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.reference] }),
    index("used_reference_request").on(table.requestId),
  ],
);

/** Referees' answers, at most one per request and referee. */
export const referralAnswer = pgTable(
  "referral_answer",
  {
    requestId: belongsTo("request_id", () => referralRequest.id),
    refereeId: belongsTo("referee_id", () => account.id),
    /** CONFLICT: they know the candidate. LAPSED: they accepted and let the time pass. */
    kind: text().notNull(),
    reasons: text().array().notNull().default([]),
    feedback: text(),
    claimedAt: moment("claimed_at").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.refereeId] }),
    index("referral_answer_of_referee").on(table.refereeId, table.at),
    index("referral_answer_newest").on(table.at),
    check("referral_answer_kind", sql`${table.kind} in ('REFERRED', 'DECLINED', 'CONFLICT', 'LAPSED')`),
  ],
);

/** The timeline of requests, including every view of the CV. */
export const referralEvent = pgTable(
  "referral_event",
  {
    id: uuid().primaryKey(),
    requestId: belongsTo("request_id", () => referralRequest.id),
    /** The new status, or CV_OPENED, CLAIM_ENDED or RETURNED. */
    kind: text().notNull(),
    by: text().notNull(),
    actorId: uuid("actor_id").references(() => account.id, { onDelete: "set null" }),
    at: moment("at").notNull(),
  },
  (table) => [
    index("referral_event_of").on(table.requestId, table.id),
    // The CVs that a referee has opened.
    index("referral_event_looks").on(table.actorId, table.at).where(sql`kind = 'CV_OPENED'`),
    check("referral_event_by", sql`${table.by} in ('CANDIDATE', 'REFEREE', 'ADMIN', 'SYSTEM')`),
  ],
);
