// Claimed files: links to them, their bytes, and their release.
import { UPLOAD_RULES } from "../../contract/files/rules.ts";
import type { Deps } from "../deps.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { keptKey, type Upload } from "./store.ts";

/** How long a link to save a file is valid. */
const LINK_SECONDS = 60;
const hourMs = 3_600_000;

type Wishes = {
  fileName: string;
  mimeType: string;
  /** Shown in a page; saved otherwise. */
  inline?: boolean;
};

/**
 * A URL by which a browser reads a claimed file, and when it expires. A link to save is valid for a minute. An inline
 * picture's URL is the same for an hour, so that browsers cache it, and valid for one to two hours.
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

/** The bytes of a claimed file; null when it is gone. */
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
 * Releases files within the transaction, by their keys or all of a person. From then on they cannot be claimed, and the
 * next round of `cleanUploads` removes their bytes.
 */
export async function removeFiles(
  tx: Writer,
  which: readonly string[] | { ownerId: string },
  now: Date,
): Promise<void> {
  const [whose, value] = "ownerId" in which ? ["owner_id = $1", which.ownerId] : ["key = any ($1)", which];
  await tx.query(`update file_upload set removed_at = $2 where ${whose} and removed_at is null`, [value, now]);
}

/** Everything stored about a person's uploads, newest first, for an export. */
export async function listUploads(reader: Reader, ownerId: string): Promise<UploadRecord[]> {
  return reader.query<UploadRecord>(
    `select key, kind, file_name as "fileName", mime_type as "mimeType", created_at as "createdAt", put_at as "putAt",
       taken_at as "takenAt"
     from file_upload where owner_id = $1 and removed_at is null order by created_at desc`,
    [ownerId],
  );
}
export type UploadRecord = Pick<Upload, "key" | "kind" | "fileName" | "mimeType" | "createdAt" | "putAt" | "takenAt">;
