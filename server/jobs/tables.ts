// Jobs in three tables: the narrow row with its ready-made card, the description, and what search reads (listed jobs
// only); and the drafts and notes of companies.
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { company } from "../companies/tables.ts";
import { account } from "../identity/tables.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const bits = customType<{ data: string }>({ dataType: () => "bit(8192)" });

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
    jobPostedDate: timestamp("job_posted_date", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }),
    /** How often it was closed and listed again under another key. */
    reposts: smallint().notNull().default(0),
    /** Since when it may no longer be open (evidence/); null while nothing says so. */
    doubtedSince: timestamp("doubted_since", { withTimezone: true }),
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
  id: uuid()
    .primaryKey()
    .references(() => job.id, { onDelete: "cascade" }),
  /** Sanitised HTML. */
  description: text().notNull(),
});

export const jobSearch = pgTable("job_search", {
  id: uuid()
    .primaryKey()
    .references(() => job.id, { onDelete: "cascade" }),
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
    jobId: uuid("job_id")
      .primaryKey()
      .references(() => job.id, { onDelete: "cascade" }),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("job_arrival_at").on(table.at)],
);

/**
 * How many jobs are listed in all, by city, by department and by hour of posting (since 1970). A trigger adds the
 * difference of each statement as a row: writers never wait for one another, and a round folds the rows of a key into
 * one.
 */
export const jobCount = pgTable(
  "job_count",
  { kind: text().notNull(), key: text().notNull(), jobs: integer().notNull() },
  (table) => [
    index("job_count_of").on(table.kind, table.key),
    check("job_count_kind", sql`${table.kind} in ('all', 'city', 'department', 'hour')`),
  ],
);

/** What the board taught about terms of jobs (`JobFeatures.keys`): the newest lesson, and each term's rarity and vector. */
export const termLesson = pgTable(
  "term_lesson",
  {
    one: boolean().primaryKey().default(true),
    version: integer().notNull(),
    /** How many jobs were listed then, and how many openings were learnt from. */
    listed: integer().notNull(),
    jobs: integer().notNull(),
    learntAt: timestamp("learnt_at", { withTimezone: true }).notNull(),
  },
  (table) => [check("term_lesson_one", sql`${table.one}`)],
);

export const termSense = pgTable("term_sense", {
  term: text().primaryKey(),
  /** ln(jobs / jobs that have it). */
  rarity: real().notNull(),
  /** A signed byte for each dimension; null for a term of too few jobs. */
  vector: bytea("vector"),
});

/** The commoner words of listed jobs as the index has them: a prefix becomes a handful of words. */
export const jobWord = pgTable("job_word", { word: text().notNull(), jobs: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.word] }),
]);

/** Titles, skills, companies, cities and words of listed jobs, with about how many have each: see learn-vocabulary.ts. */
export const jobTerm = pgTable(
  "job_term",
  { kind: text().notNull(), text: text().notNull(), jobs: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.kind, table.text] }),
    check("job_term_kind", sql`${table.kind} in ('title', 'skill', 'company', 'city', 'word')`),
    check("job_term_counted", sql`${table.jobs} > 0`),
  ],
);

/** When the terms were learnt, and from how many listed jobs: one row at most. */
export const jobVocabulary = pgTable(
  "job_vocabulary",
  {
    only: boolean().primaryKey().default(true),
    /** Grows with each learning: a process that holds another version reads the terms again. */
    version: integer().notNull(),
    jobs: integer().notNull(),
    /** VOCABULARY_RULES of the release that learnt. */
    rules: integer().notNull(),
    learntAt: timestamp("learnt_at", { withTimezone: true }).notNull(),
  },
  (table) => [check("job_vocabulary_only", sql`${table.only}`)],
);

/**
 * What jobs of the last year state as pay, in rupees a year, the middle of each range: by family of work, by city key and by years asked
 * for ("" for any), where enough jobs of enough companies do. Reckoned with the vocabulary.
 */
export const jobPay = pgTable(
  "job_pay",
  {
    family: text().notNull(),
    city: text().notNull(),
    years: text().notNull(),
    jobs: integer().notNull(),
    /** The 10th, 25th, 50th, 75th and 90th percentile. */
    quantiles: integer().array().notNull(),
    /** How many jobs lie in each of PAY_STEPS. */
    steps: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.family, table.city, table.years] })],
);

/**
 * The collections with a page: open jobs of a field (family of work), a city (key) and a work mode, "" for any. A round counts
 * them anew (collections/).
 */
export const jobCollection = pgTable(
  "job_collection",
  {
    field: text().notNull(),
    city: text().notNull(),
    workMode: text("work_mode").notNull(),
    jobs: integer().notNull(),
    /** Of these, how many were posted in the last seven days. */
    fresh: integer().notNull(),
    remote: integer().notNull(),
    hybrid: integer().notNull(),
    onSite: integer("on_site").notNull(),
    companies: integer().notNull(),
    /** Those with the most jobs, and how many each has. */
    topCompanies: uuid("top_companies").array().notNull(),
    topJobs: integer("top_jobs").array().notNull(),
    /** Skills that its newest jobs ask for, the commonest first. */
    skills: text().array().notNull(),
    /** Of the ids of its jobs: another one says that jobs came or went. */
    print: bigint({ mode: "bigint" }).notNull(),
    /** When anything of the above last changed. */
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.field, table.city, table.workMode] }),
    index("job_collection_of_field").on(table.field, table.workMode, table.jobs.desc().nullsFirst()),
    index("job_collection_of_city").on(table.city, table.workMode, table.jobs.desc().nullsFirst()),
    check("job_collection_narrow", sql`field <> '' or city <> '' or work_mode <> ''`),
    check("job_collection_mode", sql`work_mode in ('', 'WFH', 'HYBRID')`),
    check("job_collection_counted", sql`jobs > 0 and fresh between 0 and jobs`),
  ],
);

/** When collections were counted last; one row. */
export const jobCollecting = pgTable(
  "job_collecting",
  {
    only: boolean().primaryKey().default(true),
    countedAt: timestamp("counted_at", { withTimezone: true }).notNull(),
    /** How long that took: a large board is counted less often. */
    tookMs: integer("took_ms").notNull(),
    /** How many jobs were listed then. */
    listed: integer().notNull(),
  },
  (table) => [check("job_collecting_only", sql`${table.only}`)],
);

/**
 * The facet tokens of a listed job's vector, written by a trigger. `slot`: its place in the bits of `job_facet_block`,
 * block `slot / 8192`, bit `slot % 8192`.
 */
export const jobFacet = pgTable("job_facet", {
  id: uuid()
    .primaryKey()
    .references(() => jobSearch.id, { onDelete: "cascade" }),
  slot: integer().notNull().generatedByDefaultAsIdentity(),
  facets: text().array().notNull(),
});

/** A bit for each job that has a facet: filters are counted by combining bits. Only facets in `job_facet_counted` have bits. */
export const jobFacetBlock = pgTable(
  "job_facet_block",
  { facet: text().notNull(), block: integer().notNull(), bits: bits().notNull() },
  (table) => [primaryKey({ columns: [table.facet, table.block] })],
);

export const jobFacetCounted = pgTable("job_facet_counted", { facet: text().primaryKey() });

/** Changes of `job_facet` not yet in the bits: sign -1 for what a slot had, 1 for what it has. A round folds them in. */
export const jobFacetChange = pgTable("job_facet_change", {
  slot: integer().notNull(),
  facets: text().array().notNull(),
  sign: smallint().notNull(),
});

/** Search engines that hear of changed pages (search-engines/), and how it went. A row says `is_on` while it is configured. */
export const searchEngine = pgTable(
  "search_engine",
  {
    name: text().primaryKey(),
    isOn: boolean("is_on").notNull(),
    toldAt: timestamp("told_at", { withTimezone: true }),
    /** Why the last try failed; null after a success. */
    problem: text(),
    /** Not asked before then. */
    restUntil: timestamp("rest_until", { withTimezone: true }),
    /** In a row. */
    failures: integer().notNull().default(0),
    /** The day of the quota, such as 2026-11-28, and how many pages were told on it. */
    day: text(),
    toldOfDay: integer("told_of_day").notNull().default(0),
  },
  (table) => [check("search_engine_name", sql`${table.name} in ('INDEXNOW', 'GOOGLE')`)],
);

/** Changed pages that wait to be sent to an engine. No reference: a job that goes takes its search entry with it, which writes here. */
export const jobPageChange = pgTable(
  "job_page_change",
  {
    engine: text().notNull(),
    jobId: uuid("job_id").notNull(),
    /** Posted here: sent first, as other sites tell of theirs. */
    isOwn: boolean("is_own").notNull().default(false),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.engine, table.jobId] }),
    index("job_page_change_next").on(
      table.engine,
      table.isOwn.desc().nullsFirst(),
      table.changedAt.desc().nullsFirst(),
    ),
    index("job_page_change_old").on(table.changedAt),
  ],
);

/** Jobs of the demo that were open when demo data was switched off; closed until it is on again. */
export const jobWithheld = pgTable("job_withheld", {
  jobId: uuid("job_id")
    .primaryKey()
    .references(() => job.id, { onDelete: "cascade" }),
});

/** Jobs from other sites that were open when an admin switched those off; closed until they are on again. */
export const withheldListing = pgTable("withheld_listing", {
  jobId: uuid("job_id")
    .primaryKey()
    .references(() => job.id, { onDelete: "cascade" }),
});

/** Jobs from outside that an admin ended: they stay so whatever their source says later. */
export const endedJob = pgTable("ended_job", {
  jobId: uuid("job_id")
    .primaryKey()
    .references(() => job.id, { onDelete: "cascade" }),
});

/** Jobs that are frozen because their company is suspended; they come back with it. */
export const suspendedJob = pgTable("suspended_job", {
  jobId: uuid("job_id")
    .primaryKey()
    .references(() => job.id, { onDelete: "cascade" }),
});

/**
 * What speaks against a job: the hits of the rules of scams, and its open reports. Only jobs that something speaks
 * against have a row. It waits for an admin while the job is listed and not cleared.
 */
export const jobReview = pgTable(
  "job_review",
  {
    jobId: uuid("job_id")
      .primaryKey()
      .references(() => job.id, { onDelete: "cascade" }),
    /** Of the hits; 0 below LIKELY_SCAM (scam-rules.ts). */
    score: smallint().notNull().default(0),
    /** `ScamHit`s, heaviest first. */
    hits: jsonb().notNull().default([]),
    openReports: integer("open_reports").notNull().default(0),
    /** Follows `job_search` by a trigger. */
    isListed: boolean("is_listed").notNull(),
    /** When an admin found nothing wrong; null again when other rules hit or a new report comes. */
    clearedAt: timestamp("cleared_at", { withTimezone: true }),
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
    jobId: uuid("job_id")
      .notNull()
      .references(() => job.id, { onDelete: "cascade" }),
    /** In words for the company; null if people reported it and the admin said no more. */
    reason: text(),
    frozenBy: uuid("frozen_by").references(() => account.id, { onDelete: "set null" }),
    frozenAt: timestamp("frozen_at", { withTimezone: true }).notNull(),
    appeal: text(),
    appealedBy: uuid("appealed_by").references(() => account.id, { onDelete: "set null" }),
    appealedAt: timestamp("appealed_at", { withTimezone: true }),
    /** To the appeal. A freeze may also end without one. */
    answer: text(),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    thawReason: text("thaw_reason"),
    thawedBy: uuid("thawed_by").references(() => account.id, { onDelete: "set null" }),
    thawedAt: timestamp("thawed_at", { withTimezone: true }),
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
  jobId: uuid("job_id")
    .primaryKey()
    .references(() => job.id, { onDelete: "cascade" }),
  /** The corrected fields alone (`JobReading`). */
  fields: jsonb().notNull(),
  /** The same fields as they were read last, for when the correction is taken back. */
  read: jsonb().notNull(),
  correctedBy: uuid("corrected_by").references(() => account.id, { onDelete: "set null" }),
  correctedAt: timestamp("corrected_at", { withTimezone: true }).notNull(),
});

/** What companies note about their jobs and only they see. */
export const jobPosting = pgTable(
  "job_posting",
  {
    jobId: uuid("job_id")
      .primaryKey()
      .references(() => job.id, { onDelete: "cascade" }),
    postedBy: uuid("posted_by").references(() => account.id, { onDelete: "set null" }),
    /** As typed (`postingDraft` of the contract), to be edited again; null for a job that was not typed here. */
    fields: jsonb(),
    /** Counts changes of the fields, so that a change based on an older version is refused. */
    version: integer().notNull().default(0),
    /** The draft it was published from, and that draft's company: no draft is published twice. */
    draftId: uuid("draft_id"),
    draftCompanyId: uuid("draft_company_id").references(() => company.id),
    /** When its company was warned that it expires soon; null before, and again after renewal. */
    warnedAt: timestamp("warned_at", { withTimezone: true }),
    closeReason: text("close_reason"),
    repostedFrom: uuid("reposted_from").references(() => job.id, { onDelete: "set null" }),
  },
  (table) => [
    unique("job_posting_draft").on(table.draftCompanyId, table.draftId),
    check("job_posting_questions", sql`jsonb_array_length(fields -> 'questions') <= 10`),
    check("job_posting_draft_whole", sql`num_nulls(draft_id, draft_company_id) in (0, 2)`),
  ],
);

/** Drafts of new jobs, and of changes to listed ones. */
export const jobDraft = pgTable(
  "job_draft",
  {
    id: uuid().primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => company.id, { onDelete: "cascade" }),
    jobId: uuid("job_id").references(() => job.id, { onDelete: "cascade" }),
    version: integer().notNull().default(1),
    fields: jsonb().notNull(),
    updatedBy: uuid("updated_by").references(() => account.id, { onDelete: "set null" }),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("job_draft_company").on(table.companyId, table.updatedAt),
    uniqueIndex("job_draft_of_job").on(table.jobId),
  ],
);

/** What tells whether another listing is the same job (`Print` in copies/print.ts), and which earlier posting it repeats. */
export const jobPrint = pgTable("job_print", {
  jobId: uuid("job_id")
    .primaryKey()
    .references(() => job.id, { onDelete: "cascade" }),
  version: smallint().notNull(),
  /** Its rows in `job_print_key`. */
  keys: bigint({ mode: "bigint" }).array().notNull(),
  /** A `Print` as JSON; text, because the database never looks into it. */
  print: text().notNull(),
  /** The newest earlier listing of its source that it repeats: a repost, if that one had ended by then. It may be gone. */
  follows: uuid(),
});

/** Listings that may be one job share a key. A trigger removes the keys of a print that goes: a reference would need a second index. */
export const jobPrintKey = pgTable(
  "job_print_key",
  { key: bigint({ mode: "bigint" }).notNull(), jobId: uuid("job_id").notNull() },
  (table) => [primaryKey({ columns: [table.key, table.jobId] })],
);

/** Which jobs have a print; one row. Later jobs are printed as they are imported, or wait in `job_to_print`. */
export const jobPrinting = pgTable(
  "job_printing",
  {
    only: boolean().primaryKey().default(true),
    /** PRINT_VERSION of the release that prints. */
    version: integer().notNull(),
    /** The last job printed; null at the start. */
    upTo: uuid("up_to"),
    isDone: boolean("is_done").notNull().default(false),
  },
  (table) => [check("job_printing_only", sql`${table.only}`)],
);

/** Jobs that were saved other than by an import, until a round prints them. */
export const jobToPrint = pgTable("job_to_print", {
  jobId: uuid("job_id")
    .primaryKey()
    .references(() => job.id, { onDelete: "cascade" }),
});

/** The listings of one job: two rows at least for each cluster. */
export const jobCopy = pgTable(
  "job_copy",
  {
    jobId: uuid("job_id")
      .primaryKey()
      .references(() => job.id, { onDelete: "cascade" }),
    clusterId: uuid("cluster_id").notNull(),
    /** The open listing with the least one stands for the job (`standingOf` in copies/copy-rules.ts). */
    standing: smallint().notNull(),
  },
  (table) => [index("job_copy_cluster").on(table.clusterId)],
);

/** Clusters whose canonical listing could not be chosen at once, because others were writing its jobs. */
export const jobCopyDue = pgTable("job_copy_due", { clusterId: uuid("cluster_id").notNull() });

/** An admin's word on two listings, the smaller id first: later imports keep to it. */
export const jobCopyRuling = pgTable(
  "job_copy_ruling",
  {
    oneId: uuid("one_id")
      .notNull()
      .references(() => job.id, { onDelete: "cascade" }),
    otherId: uuid("other_id")
      .notNull()
      .references(() => job.id, { onDelete: "cascade" }),
    isSame: boolean("is_same").notNull(),
    ruledBy: uuid("ruled_by").references(() => account.id, { onDelete: "set null" }),
    ruledAt: timestamp("ruled_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    index("job_copy_ruling_other").on(table.otherId),
    check("job_copy_ruling_ordered", sql`one_id < other_id`),
  ],
);

/** How far the round that looks for jobs that may no longer be open has come; one row. */
export const jobDoubting = pgTable(
  "job_doubting",
  {
    only: boolean().primaryKey().default(true),
    /** The last job it looked at; null at the start of a walk over the board. */
    upTo: uuid("up_to"),
    /** When this walk began. */
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
  },
  (table) => [check("job_doubting_only", sql`${table.only}`)],
);
