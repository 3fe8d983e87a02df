// Granted uploads: who may store which file, and its state.
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { account } from "../identity/tables.ts";
import { belongsTo, moment } from "../platform/tables.ts";

export const fileUpload = pgTable(
  "file_upload",
  {
    /** `cloudFileName`: the storage key, made by the server, below its owner's id. */
    key: text().primaryKey(),
    ownerId: belongsTo("owner_id", () => account.id),
    kind: text().notNull(),
    /** `awsS3Tag`, which the upload must send. */
    tag: text().notNull(),
    mimeType: text("mime_type").notNull(),
    /** The original name of the file. */
    fileName: text("file_name").notNull(),
    /** The exact announced length; null if not announced. */
    bytes: integer(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** When the bytes arrived, if they pass through this server. */
    putAt: moment("put_at"),
    /** When a capability claimed the file; unclaimed ones are removed. */
    takenAt: moment("taken_at"),
    /** When the uploaded copy was removed: a claimed file is stored apart, out of reach of the upload's URL. */
    clearedAt: moment("cleared_at"),
    /** When it was released; its bytes and row are removed soon after. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    index("file_upload_owner").on(table.ownerId, table.createdAt),
    index("file_upload_untaken").on(table.createdAt).where(sql`taken_at is null`),
    index("file_upload_unswept").on(table.expiresAt).where(sql`cleared_at is null or removed_at is not null`),
    check(
      "file_upload_kind",
      sql`${table.kind} in ('USER_RESUME', 'USER_PROFILE_IMAGE', 'REFERRAL_PROOF', 'PROFILE_IMPORT', 'PUBLIC_PICTURE')`,
    ),
    check("file_upload_bytes", sql`${table.bytes} > 0`),
    check("file_upload_window", sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);
