// Sources of listings, the listings of each source, their raw rows, and a report of every run.
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { job } from "../jobs/tables.ts";

export const listingSource = pgTable(
  "listing_source",
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** The board's name in lower case. */
    board: text().notNull(),
    /** The employer's name, for sources whose payload lacks it. */
    company: text(),
    enabled: boolean().notNull().default(true),
    /** NEW until the first run, SUSPENDED when the board is gone. */
    health: text().notNull().default("NEW"),
    lastCompleteRunAt: timestamp("last_complete_run_at", { withTimezone: true }),
    /** When a mass of listings was first missing; a later run must confirm it before they are closed. */
    massMissingSince: timestamp("mass_missing_since", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("listing_source_board").on(table.kind, table.board),
    check("listing_source_health_known", sql`${table.health} in ('NEW', 'HEALTHY', 'FAILING', 'SUSPENDED')`),
  ],
);

export const listing = pgTable(
  "listing",
  {
    id: uuid().primaryKey(),
    /** `{system}:{board}:{id}`: one row for all sources of the listing. */
    externalKey: text("external_key").notNull(),
    sourceId: uuid("source_id")
      .notNull()
      .references(() => listingSource.id),
    jobId: uuid("job_id")
      .notNull()
      .references(() => job.id, { onDelete: "cascade" }),
    /** See `contentHash` in store.ts. */
    contentHash: text("content_hash").notNull(),
    firstSeen: timestamp("first_seen", { withTimezone: true }).notNull(),
    lastSeen: timestamp("last_seen", { withTimezone: true }).notNull(),
    /** Since when, and in how many complete runs, it has been missing from its source. */
    missingSince: timestamp("missing_since", { withTimezone: true }),
    missingRuns: integer("missing_runs").notNull().default(0),
    /** Other names of it in feeds. */
    aliases: text().array().notNull(),
  },
  (table) => [
    uniqueIndex("listing_external_key").on(table.externalKey),
    uniqueIndex("listing_job").on(table.jobId),
    index("listing_by_source").on(table.sourceId),
    check("listing_missing_whole", sql`(${table.missingRuns} = 0) = (${table.missingSince} is null)`),
  ],
);

export const listingPayload = pgTable(
  "listing_payload",
  {
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listing.id, { onDelete: "cascade" }),
    contentHash: text("content_hash").notNull(),
    /** The raw rows as a JSON list; text, since JSON may hold what jsonb refuses. */
    payload: text().notNull(),
    recordedAt: timestamp("recorded_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.contentHash] })],
);

export const listingRun = pgTable(
  "listing_run",
  {
    id: uuid().primaryKey(),
    sourceId: uuid("source_id")
      .notNull()
      .references(() => listingSource.id),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    finishedAt: timestamp("finished_at", { withTimezone: true }).notNull(),
    /** Every listing of the source was read, so that a missing one is gone. */
    complete: boolean().notNull(),
    /** Counts, and the rejected rows with reasons (the first thousand). */
    report: jsonb().notNull(),
  },
  (table) => [index("listing_run_by_source").on(table.sourceId, table.id)],
);
