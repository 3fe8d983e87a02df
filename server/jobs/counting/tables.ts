// How many jobs are listed, and the bits by which filters are counted.
import { sql } from "drizzle-orm";
import { check, customType, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { belongsTo } from "../../platform/tables.ts";
import { jobSearch } from "../tables.ts";

const bits = customType<{ data: string }>({ dataType: () => "bit(8192)" });

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

/**
 * The facet tokens of a listed job's vector, written by a trigger. `slot`: its place in the bits of `job_facet_block`,
 * block `slot / 8192`, bit `slot % 8192`.
 */
export const jobFacet = pgTable("job_facet", {
  id: belongsTo("id", () => jobSearch.id).primaryKey(),
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
