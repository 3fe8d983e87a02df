// Jobs in three tables: the narrow row with its ready-made card, the description, and what search reads (listed jobs
// only); and which jobs are off the board and why. What a part of this capability keeps for itself is in its own folder.
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { company } from "../companies/tables.ts";
import { belongsTo, moment } from "../platform/tables.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const job = pgTable(
  "job",
  {
    /** UUIDv7 made from the posting time: newest first is id descending. */
    id: uuid().primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => company.id),
    jobTitle: text("job_title").notNull(),
    department: text(),
    locations: text().array().notNull(),
    /** The first location's city. */
    city: text(),
    /** Folded city names of all locations, as filters ask for them. */
    cityKeys: text("city_keys").array().notNull(),
    employmentType: text("employment_type"),
    workMode: text("work_mode"),
    /** Pay in whole units of `payCurrency` per `payPeriod`. */
    payMin: integer("pay_min"),
    payMax: integer("pay_max"),
    payCurrency: text("pay_currency"),
    payPeriod: text("pay_period"),
    displaySalaryRange: boolean("display_salary_range").notNull().default(true),
    /** Years; both null when the job does not say. 9999 is an open end. */
    experienceMin: smallint("experience_min"),
    experienceMax: smallint("experience_max"),
    coreSkills: text("core_skills").array().notNull(),
    softSkills: text("soft_skills").array().notNull(),
    technicalSkills: text("technical_skills").array().notNull(),
    /** The keys that search and ranking use: see `searchKeysOf` (job-features.ts). */
    rankKeys: text("rank_keys").array().notNull(),
    /** READER_VERSION of the rules that made `rankKeys`; jobs of earlier rules are read again in the background. */
    readerVersion: integer("reader_version").notNull().default(0),
    status: text().notNull(),
    badJob: boolean("bad_job").notNull().default(false),
    /** The listing that stands for the same job in lists (copies/); null for that one, and for a job that is listed once. */
    canonicalId: uuid("canonical_id").references((): AnyPgColumn => job.id, { onDelete: "set null" }),
    /** The only definition of "open": details and all that people do to a job read it. Lists leave copies out (`canonicalId`). */
    isListed: boolean("is_listed").notNull().generatedAlwaysAs(sql`status = 'PUBLISHED' and not bad_job`),
    externalJobId: text("external_job_id"),
    jobUrl: text("job_url"),
    jobPostedDate: moment("job_posted_date"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    expiresAt: moment("expires_at"),
    /** How often it was closed and listed again under another key. */
    reposts: smallint().notNull().default(0),
    /** Since when it may no longer be open (evidence/); null while nothing says so. */
    doubtedSince: moment("doubted_since"),
    /** The list row as ready-made JSON text: a page costs little more than reading it. */
    card: text().notNull(),
  },
  (table) => [
    uniqueIndex("job_external_id").on(table.externalJobId),
    index("job_to_read_again").on(table.readerVersion),
    index("job_to_expire").on(table.expiresAt).where(sql`status = 'PUBLISHED'`),
    index("job_copies").on(table.canonicalId).where(sql`canonical_id is not null`),
    index("job_of_company").on(table.companyId, sql`(external_job_id is not null)`, table.id.desc().nullsFirst()),
    // What admins search beside the listed jobs, which `job_search` finds: imports of listed jobs pay nothing for it.
    index("job_unlisted").on(table.status, table.id.desc().nullsFirst()).where(sql`not is_listed`),
    // With the title, so that the newest are read from the index alone; and those of a company.
    index("job_unlisted_newest")
      .on(table.id.desc().nullsFirst(), table.status, table.badJob, table.jobTitle)
      .where(sql`not is_listed`),
    index("job_unlisted_of_company")
      .on(table.companyId, table.id.desc().nullsFirst(), table.status, table.badJob)
      .where(sql`not is_listed`),
    // All that the feed for partners has.
    index("job_posted_here").on(table.id.desc().nullsFirst()).where(sql`external_job_id is null and is_listed`),
    index("job_frozen").on(table.id.desc().nullsFirst()).where(sql`bad_job`),
    index("job_unlisted_title").using("gin", sql`lower(job_title) gin_trgm_ops`).where(sql`not is_listed`),
    check("job_not_its_own_copy", sql`canonical_id <> id`),
    check("job_status_known", sql`${table.status} in ('DRAFT', 'PUBLISHED', 'EXPIRED', 'CLOSED')`),
    check("job_employment_type_known", sql`${table.employmentType} in ('INTERNSHIP', 'FULL_TIME', 'PART_TIME')`),
    check("job_work_mode_known", sql`${table.workMode} in ('WFH', 'HYBRID', 'WFO')`),
    check("job_pay_period_known", sql`${table.payPeriod} in ('YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR')`),
    check("job_pay_whole", sql`num_nulls(pay_min, pay_max, pay_currency, pay_period) in (0, 4) and pay_min <= pay_max`),
    check(
      "job_experience_whole",
      sql`num_nulls(experience_min, experience_max) in (0, 2) and experience_min between 0 and experience_max`,
    ),
    check("job_title_present", sql`length(${table.jobTitle}) between 1 and 500`),
  ],
);

export const jobDetail = pgTable("job_detail", {
  id: belongsTo("id", () => job.id).primaryKey(),
  /** Sanitised HTML. */
  description: text().notNull(),
});

export const jobSearch = pgTable("job_search", {
  id: belongsTo("id", () => job.id).primaryKey(),
  /** Lexemes of the text, facets and time buckets as tokens that start with "~". */
  fts: tsvector().notNull(),
  /** Rupees a year; null when pay is hidden, unknown or in another currency. */
  payMin: integer("pay_min"),
  payMax: integer("pay_max"),
  /** Years as filters compare them: a trigger sets the maximum of an open end ("3+ years") to its minimum. */
  experienceMin: smallint("experience_min"),
  experienceMax: smallint("experience_max"),
  /** What ranking compares, as a JSON array in the order of `parseFeatures` (job-features.ts). */
  features: text().notNull().default("[]"),
});

/**
 * When a job first came onto the board. A trigger writes it as the job enters `job_search`; it stays when the job
 * leaves. The id cannot tell, since imports bring jobs posted days ago.
 */
export const jobArrival = pgTable(
  "job_arrival",
  {
    jobId: belongsTo("job_id", () => job.id).primaryKey(),
    at: moment("at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("job_arrival_at").on(table.at)],
);

/** Jobs of the demo that were open when demo data was switched off; closed until it is on again. */
export const jobWithheld = pgTable("job_withheld", {
  jobId: belongsTo("job_id", () => job.id).primaryKey(),
});

/** Jobs from other sites that were open when an admin switched those off; closed until they are on again. */
export const withheldListing = pgTable("withheld_listing", {
  jobId: belongsTo("job_id", () => job.id).primaryKey(),
});

/** Jobs from outside that an admin ended: they stay so whatever their source says later. */
export const endedJob = pgTable("ended_job", {
  jobId: belongsTo("job_id", () => job.id).primaryKey(),
});

/** Jobs that are frozen because their company is suspended; they come back with it. */
export const suspendedJob = pgTable("suspended_job", {
  jobId: belongsTo("job_id", () => job.id).primaryKey(),
});
