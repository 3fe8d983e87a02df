// Pictures for everybody, drawn anew from uploads; what shows them refers to them.
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "../platform/tables.ts";

export const picture = pgTable(
  "picture",
  {
    id: uuid().primaryKey(),
    /** The last part of the upload's key: a call that is repeated finds what the first one drew. */
    uploadId: uuid("upload_id").notNull(),
    /** Of its files, each stored under the name that `pictureName` makes. */
    widths: integer().array().notNull(),
    /** Of the largest file, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment("created_at").notNull(),
    /** When a page began to show it; one that none shows is removed. */
    usedAt: moment("used_at"),
    /** When it was released; its files and row are removed soon after. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    index("picture_upload").on(table.uploadId),
    index("picture_unswept").on(table.createdAt).where(sql`used_at is null or removed_at is not null`),
    check("picture_sides", sql`${table.width} > 0 and ${table.height} > 0 and cardinality(${table.widths}) > 0`),
  ],
);
