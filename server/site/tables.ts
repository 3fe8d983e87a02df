// Table: the versions of the site's settings.
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "../platform/tables.ts";

/** site.sql refuses every change: the newest version holds, and the others say what was. */
export const siteVersion = pgTable(
  "site_version",
  {
    version: integer().primaryKey(),
    /** What an admin has set so far, by name; what is absent is as the product has it. */
    values: jsonb().notNull(),
    madeAt: moment("made_at").notNull(),
    /** The admin's account. No reference, because versions outlive it. */
    madeBy: uuid("made_by").notNull(),
    /** The version that it brought back. */
    restored: integer(),
  },
  (table) => [
    index("site_version_maker").on(table.madeBy),
    check("site_version_counted", sql`${table.version} > 0`),
    check("site_version_restored_earlier", sql`${table.restored} >= 0 and ${table.restored} < ${table.version}`),
    check("site_version_object", sql`jsonb_typeof(${table.values}) = 'object'`),
  ],
);
