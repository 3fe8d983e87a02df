// Sources of listings and when each runs, what was last read of them, their listings with raw rows, and every run.
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { job } from "../jobs/tables.ts";
import { belongsTo, bytes, moment } from "../platform/tables.ts";

export const listingSource = pgTable(
  "listing_source",
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** The board's name in lower case. */
    board: text().notNull(),
    /** As its address spells it, where that differs: some systems tell case apart. */
    spelled: text(),
    /** The employer's name, for sources whose payload lacks it. */
    company: text(),
    enabled: boolean().notNull().default(true),
    /** NEW until the first run, ASKING while a run waits for an admin, SUSPENDED when the board is gone. */
    health: text().notNull().default("NEW"),
    /** Replaces the system's own origin: a board on the loopback, in a trial. */
    origin: text(),
    /** Of the list itself, where the kind and the board do not tell it. */
    address: text(),
    /** Of a listing file: which of its fields is which; null where they are read by their own names. */
    mapping: jsonb(),
    /** False for a source that is imported by hand. */
    isFetched: boolean("is_fetched").notNull().default(false),
    everyMinutes: integer("every_minutes").notNull().default(360),
    nextRunAt: moment("next_run_at"),
    /** Until then the queue has its next turn. */
    queuedUntil: moment("queued_until"),
    /** The turn that works on it, and until when it is alive unless it says so again. */
    claim: uuid(),
    claimedUntil: moment("claimed_until"),
    /** The run that has begun and not ended; its pages are read once. */
    runId: uuid("run_id"),
    runBeganAt: moment("run_began_at"),
    /** Failed runs in a row, since when, and why the last one failed or asks. */
    failures: integer().notNull().default(0),
    failingSince: moment("failing_since"),
    problem: text(),
    /** Of the last run that was let through; null before the first, 1 when an admin lets the next one through. */
    rejectedShare: real("rejected_share"),
    /** Jobs in the last complete run. */
    listed: integer(),
    /** A hash of what the last run read, and the mapping that read it: the same again changes nothing. */
    digest: text(),
    lastCompleteRunAt: moment("last_complete_run_at"),
    /** When a mass of listings was first missing; a later run must confirm it before they are closed. */
    massMissingSince: moment("mass_missing_since"),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Its listings stay, so that their jobs find their rows again if it is added once more. */
    removedAt: moment("removed_at"),
    /** What becomes of its open jobs, while that is not done yet. */
    removing: text(),
  },
  (table) => [
    uniqueIndex("listing_source_board").on(table.kind, table.board),
    index("listing_source_due").on(table.nextRunAt),
    check(
      "listing_source_removed_whole",
      sql`${table.removedAt} is null or not (${table.isFetched} or ${table.enabled})`,
    ),
    check(
      "listing_source_removing_known",
      sql`${table.removing} is null or (${table.removing} in ('CLOSE', 'KEEP') and ${table.removedAt} is not null)`,
    ),
    check("listing_source_health_known", sql`${table.health} in ('NEW', 'HEALTHY', 'FAILING', 'ASKING', 'SUSPENDED')`),
    check("listing_source_next_known", sql`${table.isFetched} = (${table.nextRunAt} is not null)`),
    check("listing_source_claim_whole", sql`(${table.claim} is null) = (${table.claimedUntil} is null)`),
    check("listing_source_run_whole", sql`(${table.runId} is null) = (${table.runBeganAt} is null)`),
    check("listing_source_failures_whole", sql`(${table.failures} = 0) = (${table.failingSince} is null)`),
    check(
      "listing_source_mapping_known",
      sql`${table.mapping} is null or (${table.kind} = 'listing-file' and jsonb_typeof(${table.mapping}) = 'object')`,
    ),
    check("listing_source_every_known", sql`${table.everyMinutes} between 15 and 10080`),
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
    jobId: belongsTo("job_id", () => job.id),
    /** See `contentHash` in store.ts. */
    contentHash: text("content_hash").notNull(),
    firstSeen: moment("first_seen").notNull(),
    lastSeen: moment("last_seen").notNull(),
    /** Since when, and in how many complete runs, it has been missing from its source. */
    missingSince: moment("missing_since"),
    missingRuns: integer("missing_runs").notNull().default(0),
    /** When its source listed it again after it was closed; null if it never did. */
    reopenedAt: moment("reopened_at"),
    /** Other names of it in feeds. */
    aliases: text().array().notNull(),
  },
  (table) => [
    uniqueIndex("listing_external_key").on(table.externalKey),
    uniqueIndex("listing_job").on(table.jobId),
    index("listing_by_source").on(table.sourceId, table.id),
    check("listing_missing_whole", sql`(${table.missingRuns} = 0) = (${table.missingSince} is null)`),
  ],
);

export const listingPayload = pgTable(
  "listing_payload",
  {
    listingId: belongsTo("listing_id", () => listing.id),
    contentHash: text("content_hash").notNull(),
    /** The raw rows as a JSON list; text, since JSON may hold what jsonb refuses. */
    payload: text().notNull(),
    recordedAt: moment("recorded_at").notNull(),
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
    startedAt: moment("started_at").notNull(),
    finishedAt: moment("finished_at").notNull(),
    /** Every listing of the source was read, so that a missing one is gone. */
    complete: boolean().notNull(),
    /** UNCHANGED: what was read was the same as before; REPLAYED: kept pages were read anew. */
    outcome: text().notNull().default("DONE"),
    /** Why it failed or asks. */
    problem: text(),
    /** Counts, and the rejected rows with reasons (the first thousand). */
    report: jsonb().notNull(),
  },
  (table) => [
    index("listing_run_by_source").on(table.sourceId, table.id),
    check("listing_run_outcome_known", sql`${table.outcome} in ('DONE', 'UNCHANGED', 'REPLAYED', 'ASKING', 'FAILED')`),
  ],
);

/** What a source answered last, by address: for conditional requests, to go on with a run, and to replay one. */
export const listingPage = pgTable(
  "listing_page",
  {
    sourceId: belongsTo("source_id", () => listingSource.id),
    address: text().notNull(),
    etag: text(),
    lastModified: text("last_modified"),
    /** The text, packed with gzip. */
    body: bytes().notNull(),
    /** Of the text. */
    hash: text().notNull(),
    size: integer().notNull(),
    readAt: moment("read_at").notNull(),
    /** The run that read it last. */
    runId: uuid("run_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.address] })],
);

/** Hosts that are read: who of all processes asks now, from when on the next may, and how much was asked in this hour. */
export const listingHost = pgTable(
  "listing_host",
  {
    host: text().primaryKey(),
    heldBy: uuid("held_by"),
    heldUntil: moment("held_until"),
    freeAt: moment("free_at").notNull(),
    hour: moment("hour").notNull(),
    requests: bigint({ mode: "number" }).notNull(),
  },
  (table) => [check("listing_host_held_whole", sql`(${table.heldBy} is null) = (${table.heldUntil} is null)`)],
);
