// What the board taught about its words, terms and pay: learnt by a round.
import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "../../platform/tables.ts";

/** What the board taught about terms of jobs (`JobFeatures.keys`): the newest lesson, and each term's rarity and vector. */
export const termLesson = pgTable(
  "term_lesson",
  {
    one: boolean().primaryKey().default(true),
    version: integer().notNull(),
    /** How many jobs were listed then, and how many openings were learnt from. */
    listed: integer().notNull(),
    jobs: integer().notNull(),
    learntAt: moment("learnt_at").notNull(),
  },
  (table) => [check("term_lesson_one", sql`${table.one}`)],
);

export const termSense = pgTable("term_sense", {
  term: text().primaryKey(),
  /** ln(jobs / jobs that have it). */
  rarity: real().notNull(),
  /** A signed byte for each dimension; null for a term of too few jobs. */
  vector: bytes("vector"),
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
    learntAt: moment("learnt_at").notNull(),
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
