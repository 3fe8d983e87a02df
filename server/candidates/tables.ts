// Tables of candidates: CVs as uploaded and read, profiles, hidden, opened and saved jobs, saved searches.
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { company } from "../companies/tables.ts";
import { account } from "../identity/tables.ts";
import { job } from "../jobs/tables.ts";
import { belongsTo, bytes, keyOf, moment } from "../platform/tables.ts";

const texts = (name: string) => text(name).array().notNull().default(sql`'{}'`);

export const cvVersion = pgTable(
  "cv_version",
  {
    id: uuid().primaryKey(),
    accountId: belongsTo("account_id", () => account.id),
    /** The key of the stored file, as the upload was granted. */
    fileKey: text("file_key").notNull(),
    fileName: text("file_name").notNull(),
    bytes: integer().notNull(),
    sha256: bytes("sha256").notNull(),
    uploadedAt: moment("uploaded_at").notNull(),
    state: text().notNull().default("QUEUED"),
    /** 0 to 4: the step under way. */
    step: integer().notNull().default(0),
    /** The end of the reader's lease; after it another process may claim the CV. */
    leaseUntil: moment("lease_until"),
    tries: integer().notNull().default(0),
    problem: text(),
    /** `cvExtract` and `cvExtractParsed`, once read. */
    extract: text(),
    parsed: jsonb(),
    parserVersion: text("parser_version"),
    taxonomyVersion: text("taxonomy_version"),
    parsedAt: moment("parsed_at"),
    /** Soft skills that it proposed and its owner has confirmed or declined. */
    answeredSoftSkills: texts("answered_soft_skills"),
    /** Deleted by the person; the row stays while an application or a referral request refers to it. */
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    uniqueIndex("cv_version_file").on(table.fileKey),
    index("cv_version_account").on(table.accountId, table.id),
    index("cv_version_unread").on(table.uploadedAt).where(sql`state in ('QUEUED', 'READING')`),
    index("cv_version_unproposed")
      .on(table.id)
      .where(sql`state = 'PARSED' and deleted_at is null and not parsed ? 'softSkillProposals'`),
    check("cv_version_state", sql`${table.state} in ('QUEUED', 'READING', 'PARSED', 'FAILED')`),
    check("cv_version_step", sql`${table.step} between 0 and 4`),
    check("cv_version_bytes", sql`${table.bytes} between 1 and 2097151`),
    check(
      "cv_version_read",
      sql`(${table.state} = 'PARSED') = (${table.extract} is not null and ${table.parsed} is not null) or ${table.deletedAt} is not null`,
    ),
    check("cv_version_failed", sql`(${table.state} = 'FAILED') = (${table.problem} is not null)`),
  ],
);

export const candidateProfile = pgTable(
  "candidate_profile",
  {
    accountId: keyOf("account_id", () => account.id),
    version: integer().notNull().default(1),
    /** The CV in force: the newest that was read and is not deleted. */
    currentCvId: uuid("current_cv_id").references((): AnyPgColumn => cvVersion.id, { onDelete: "set null" }),
    /** The fields below that the person has set; the others follow the CV in force. */
    edited: texts("edited"),
    designation: text(),
    yoe: doublePrecision(),
    location: text(),
    summary: text(),
    links: texts("links"),
    coreSkills: texts("core_skills"),
    softSkills: texts("soft_skills"),
    experience: jsonb().notNull().default([]),
    education: jsonb().notNull().default([]),
    preferences: jsonb().notNull().default({}),
    photoKey: text("photo_key"),
    photoType: text("photo_type"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    check("candidate_profile_photo", sql`num_nulls(${table.photoKey}, ${table.photoType}) in (0, 2)`),
    check("candidate_profile_yoe", sql`${table.yoe} between 0 and 70`),
    check(
      "candidate_profile_skills",
      sql`cardinality(${table.coreSkills}) <= 100 and cardinality(${table.softSkills}) <= 40`,
    ),
  ],
);

/** What a newcomer has said about their first steps; the rest is read from what the account has. */
export const onboarding = pgTable(
  "onboarding",
  {
    accountId: keyOf("account_id", () => account.id),
    cameToReferAt: moment("came_to_refer_at"),
    cvSkippedAt: moment("cv_skipped_at"),
    profileConfirmedAt: moment("profile_confirmed_at"),
    jobsSeenAt: moment("jobs_seen_at"),
    dismissedAt: moment("dismissed_at"),
  },
  (table) => [
    check(
      "onboarding_said",
      sql`num_nonnulls(${table.cameToReferAt}, ${table.cvSkippedAt}, ${table.profileConfirmedAt}, ${table.jobsSeenAt}, ${table.dismissedAt}) > 0`,
    ),
  ],
);

const ofAccountAndJob = () => ({
  accountId: belongsTo("account_id", () => account.id),
  jobId: belongsTo("job_id", () => job.id),
});

export const savedJob = pgTable(
  "saved_job",
  { ...ofAccountAndJob(), savedAt: moment("saved_at").notNull() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId] }),
    index("saved_job_newest").on(table.accountId, table.savedAt, table.jobId),
  ],
);

/** Jobs that a person has hidden. */
export const hiddenJob = pgTable(
  "hidden_job",
  { ...ofAccountAndJob(), hiddenAt: moment("hidden_at").notNull() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId] }),
    index("hidden_job_newest").on(table.accountId, table.hiddenAt, table.jobId),
  ],
);

/** Companies whose jobs a person has hidden. */
export const hiddenCompany = pgTable(
  "hidden_company",
  {
    accountId: belongsTo("account_id", () => account.id),
    companyId: belongsTo("company_id", () => company.id),
    hiddenAt: moment("hidden_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.companyId] })],
);

/** Jobs whose page a person has opened. */
export const seenJob = pgTable("seen_job", { ...ofAccountAndJob(), seenAt: moment("seen_at").notNull() }, (table) => [
  primaryKey({ columns: [table.accountId, table.jobId] }),
  index("seen_job_newest").on(table.accountId, table.seenAt, table.jobId),
]);

export const savedSearch = pgTable(
  "saved_search",
  {
    id: uuid().primaryKey(),
    accountId: belongsTo("account_id", () => account.id),
    name: text().notNull(),
    /** The query string of the board's address, its parameters in a fixed order. */
    query: text().notNull(),
    frequency: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** The frequency before it was switched off; null while it is on. */
    frequencyBefore: text("frequency_before"),
    /** Jobs that reached the board before this were mailed already, or existed when the search was saved. */
    toldUntil: moment("told_until").notNull(),
    /** Jobs that reached the board before this existed when the owner last looked. */
    seenUntil: moment("seen_until").notNull(),
    lastSentAt: moment("last_sent_at"),
    /** Null while switched off. */
    nextRunAt: moment("next_run_at"),
  },
  (table) => [
    uniqueIndex("saved_search_once").on(table.accountId, table.query),
    index("saved_search_due").on(table.nextRunAt).where(sql`next_run_at is not null`),
    check("saved_search_frequency", sql`${table.frequency} in ('DAILY', 'WEEKLY', 'OFF')`),
    check(
      "saved_search_frequency_before",
      sql`frequency_before is null or (${table.frequency} = 'OFF' and frequency_before in ('DAILY', 'WEEKLY'))`,
    ),
    check("saved_search_runs", sql`(${table.frequency} = 'OFF') = (${table.nextRunAt} is null)`),
  ],
);
