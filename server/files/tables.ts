// Uploads that were granted: who may put which file where, and what became of it.
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { account } from "../identity/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const fileUpload = pgTable(
  "file_upload",
  {
    /** The key that the bytes are kept under, `cloudFileName`: made by us, below its owner's id. */
    key: text().primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    /** `awsS3Tag`, which the upload must carry. */
    tag: text().notNull(),
    mimeType: text("mime_type").notNull(),
    /** The name that the person's file had. */
    fileName: text("file_name").notNull(),
    /** The exact length that was announced, if one was. */
    bytes: integer(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** When the bytes arrived, where that passes through us. */
    putAt: moment("put_at"),
    /** When a capability took the file as its own; what nobody takes is removed. */
    takenAt: moment("taken_at"),
    /** When the uploaded copy was removed: the one that was taken is kept apart from what a URL can still reach. */
    clearedAt: moment("cleared_at"),
    /** When its owner gave it up; the bytes go soon after, and the row with them. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    index("file_upload_owner").on(table.ownerId, table.createdAt),
    index("file_upload_untaken").on(table.createdAt).where(sql`taken_at is null`),
    index("file_upload_unswept").on(table.expiresAt).where(sql`cleared_at is null or removed_at is not null`),
    check("file_upload_kind", sql`${table.kind} in ('USER_RESUME', 'USER_PROFILE_IMAGE', 'REFERRAL_PROOF')`),
    check("file_upload_bytes", sql`${table.bytes} > 0`),
    check("file_upload_window", sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);
