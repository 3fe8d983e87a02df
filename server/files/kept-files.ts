// Files that were taken: links to them, their bytes, and giving them up.
import { UPLOAD_RULES } from "../../contract/upload-rules.ts";
import type { Deps } from "../deps.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { keptKey, type Upload } from "./store.ts";

/** How long a link holds that somebody is about to follow. */
const LINK_SECONDS = 60;
const hourMs = 3_600_000;

type Wishes = {
  fileName: string;
  mimeType: string;
  /** A picture in a page; saved otherwise. */
  inline?: boolean;
};

/**
 * A URL by which a browser reads a file that was taken, for a minute, and when it ends. A picture's stays in pages that are
 * open for a while: it is the same for an hour, so that the browser keeps the picture, and holds an hour or two.
 */
export async function linkToFile(
  key: string,
  wishes: Wishes,
  { files, clock }: Pick<Deps, "files" | "clock">,
): Promise<{ url: string; expiresAt: Date }> {
  const now = clock().getTime();
  const expiresAt = new Date(wishes.inline ? (Math.floor(now / hourMs) + 2) * hourMs : now + LINK_SECONDS * 1_000);
  return { url: await files.grantGet(keptKey(key), { ...wishes, expiresAt }), expiresAt };
}

/** The bytes of a file that was taken; null when it is gone. */
export async function readFile(
  key: string,
  kind: Upload["kind"],
  { files }: Pick<Deps, "files">,
): Promise<Uint8Array | null> {
  const bytes = await files.read(keptKey(key), UPLOAD_RULES[kind].maxBytes);
  if (bytes === "too-large") throw new Error("A file is larger than its kind may be.");
  return bytes;
}

/**
 * Gives files up with the transaction, by their keys or everything that a person ever uploaded; from then on nobody can take
 * them, and the next round of `cleanUploads` removes their bytes.
 */
export async function removeFiles(
  tx: Writer,
  which: readonly string[] | { ownerId: string },
  now: Date,
): Promise<void> {
  const [whose, value] = "ownerId" in which ? ["owner_id = $1", which.ownerId] : ["key = any ($1)", which];
  await tx.query(`update file_upload set removed_at = $2 where ${whose} and removed_at is null`, [value, now]);
}

/** Everything that is known of a person's uploads, newest first, for an export. */
export async function listUploads(reader: Reader, ownerId: string): Promise<UploadRecord[]> {
  return reader.query<UploadRecord>(
    `select key, kind, file_name as "fileName", mime_type as "mimeType", created_at as "createdAt", put_at as "putAt",
       taken_at as "takenAt"
     from file_upload where owner_id = $1 and removed_at is null order by created_at desc`,
    [ownerId],
  );
}
export type UploadRecord = Pick<Upload, "key" | "kind" | "fileName" | "mimeType" | "createdAt" | "putAt" | "takenAt">;
