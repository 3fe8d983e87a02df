// Claimed files: the claim of an upload, links to the file, its bytes, and its release.
import { UPLOAD_RULES, type UploadKind } from "../../contract/files/rules.ts";
import type { Deps } from "../deps.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { refuse } from "../platform/refusal.ts";
import type { FileStore } from "./file-store.ts";
import { contentProblem, lengthProblem } from "./rules.ts";
import { findUpload, keptKey, type Upload, uploadedKey } from "./store.ts";

type TakeWishes = {
  /** `cloudFileName` of the grant. */
  key: string;
  ownerId: string;
  kind: UploadKind;
  /** Transforms the bytes before they are stored; may throw a refusal. */
  clean?: (bytes: Uint8Array, mimeType: string) => Promise<Uint8Array>;
};

type TakenFile = { key: string; fileName: string; mimeType: string; bytes: Uint8Array };

/**
 * Claims the upload for its owner; idempotent. 404 for an unknown or another's upload, 409 if it has not arrived, 422
 * if it is not the granted file. If `tx` fails, nothing is claimed.
 */
export async function takeUpload(
  tx: Writer,
  { key, ownerId, kind, clean }: TakeWishes,
  { files, clock }: Pick<Deps, "files" | "clock">,
): Promise<TakenFile> {
  const upload = await findUpload(tx, key, true);
  if (!upload || upload.ownerId !== ownerId || upload.kind !== kind)
    throw refuse(404, "NOT_FOUND", "There is no such file of yours.");
  const bytes = upload.takenAt ? await readKept(files, upload) : await keepUploaded(files, upload, clean);
  if (!upload.takenAt)
    await tx.query("update file_upload set taken_at = $2, put_at = coalesce(put_at, $2) where key = $1", [
      key,
      clock(),
    ]);
  return { key, fileName: upload.fileName, mimeType: upload.mimeType, bytes };
}

/** An upload's bytes before its claim, for slow work outside the transaction; null where `takeUpload` will refuse. */
export async function readUploaded(
  { key, ownerId, kind }: Omit<TakeWishes, "clean">,
  { db, files }: Pick<Deps, "db" | "files">,
): Promise<Omit<TakenFile, "key"> | null> {
  const upload = await findUpload(db, key);
  if (!upload || upload.ownerId !== ownerId || upload.kind !== kind || upload.takenAt) return null;
  const bytes = await files.read(uploadedKey(key), UPLOAD_RULES[kind].maxBytes);
  if (bytes === null || bytes === "too-large" || contentProblem(upload, bytes)) return null;
  return { bytes, mimeType: upload.mimeType, fileName: upload.fileName };
}

async function keepUploaded(files: FileStore, upload: Upload, clean?: TakeWishes["clean"]): Promise<Uint8Array> {
  const { key, kind, mimeType } = upload;
  const bytes = await files.read(uploadedKey(key), UPLOAD_RULES[kind].maxBytes);
  if (bytes === null) throw refuse(409, "CONFLICT", "Nothing has been uploaded under this name yet.");
  const problem = bytes === "too-large" ? lengthProblem(upload, bytes) : contentProblem(upload, bytes);
  if (problem || bytes === "too-large") throw refuse(422, "INVALID_FILE", problem?.words ?? "");
  const kept = clean ? await clean(bytes, mimeType) : bytes;
  await files.write(keptKey(key), kept, mimeType);
  return kept;
}

async function readKept(files: FileStore, { key, kind }: Upload): Promise<Uint8Array> {
  const bytes = await files.read(keptKey(key), UPLOAD_RULES[kind].maxBytes);
  if (bytes === null || bytes === "too-large") throw new Error("A file that was taken is not where it is kept.");
  return bytes;
}

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
type UploadRecord = Pick<Upload, "key" | "kind" | "fileName" | "mimeType" | "createdAt" | "putAt" | "takenAt">;

type Needs = Pick<Deps, "db" | "files" | "clock">;

/** An upload that began just before its URL expired may still arrive this much later, in ms. */
const ARRIVING_MS = 10 * 60_000;
/** How long an arrived but unclaimed upload is retained, in ms. */
const UNTAKEN_MS = 86_400_000;
const atOnce = 500;

/**
 * Uploads granted between the two moments that arrived but were not claimed, oldest first, because the browser or this
 * server stopped in between. Some cannot be claimed: `takeUpload` says which.
 */
export async function leftUploads(
  { db, files }: Needs,
  { kind, after, before }: { kind: UploadKind; after: Date; before: Date },
): Promise<{ key: string; ownerId: string }[]> {
  const rows = await db.query<Pick<Upload, "key" | "ownerId" | "putAt">>(
    `select key, owner_id as "ownerId", put_at as "putAt" from file_upload
     where taken_at is null and removed_at is null and kind = $1 and created_at between $2 and $3
     order by created_at limit ${atOnce}`,
    [kind, after, before],
  );
  const left: { key: string; ownerId: string }[] = [];
  // A bucket does not report arrivals, so ask it.
  for (const { key, ownerId, putAt } of rows)
    if (putAt || (!files.door && (await files.stat(uploadedKey(key))))) left.push({ key, ownerId });
  return left;
}

/**
 * Removes released files, uploads not claimed within a day, unused grants, and the uploaded copies of claimed files.
 * Run every minute on one replica. Resolves to the number of rows handled.
 */
export async function cleanUploads(needs: Needs): Promise<number> {
  const now = needs.clock().getTime();
  const overAt = new Date(now - ARRIVING_MS);
  const rows = await needs.db.query<Row>(
    `select key, expires_at as "expiresAt", created_at as "createdAt", put_at as "putAt", taken_at as "takenAt",
       removed_at as "removedAt"
     from file_upload
     where (cleared_at is null or removed_at is not null)
       and (removed_at is not null or (expires_at < $1 and (taken_at is not null or put_at is null or created_at < $2)))
     order by expires_at limit ${atOnce}`,
    [overAt, new Date(now - UNTAKEN_MS)],
  );
  for (const row of rows) await clean(row, overAt, needs);
  await needs.files.removeDrafts(overAt);
  return rows.length;
}

type Row = Pick<Upload, "key" | "createdAt" | "expiresAt" | "putAt" | "takenAt"> & { removedAt: Date | null };

async function clean(
  { key, expiresAt, createdAt, takenAt, putAt, removedAt }: Row,
  overAt: Date,
  needs: Needs,
): Promise<void> {
  const { db, files, clock } = needs;
  const change = (text: string, values: unknown[] = []) => db.transaction((tx) => tx.query(text, [key, ...values]));
  if (removedAt) {
    await files.remove(keptKey(key));
    await files.remove(uploadedKey(key));
    // Its URL may still accept an upload: keep the row until then, so that this upload is removed too.
    if (expiresAt < overAt) await change("delete from file_upload where key = $1");
  } else if (takenAt) {
    await files.remove(uploadedKey(key));
    await change("update file_upload set cleared_at = $2 where key = $1", [clock()]);
  } else if (createdAt.getTime() < clock().getTime() - UNTAKEN_MS) {
    await forget(key, needs);
  } else if (putAt === null) {
    const arrived = await files.stat(uploadedKey(key));
    if (arrived) await change("update file_upload set put_at = $2 where key = $1", [arrived.modifiedAt]);
    else await forget(key, needs);
  }
}

/** Locked against a concurrent claim. A claim that failed late may have left a copy under the kept key. */
async function forget(key: string, { db, files }: Pick<Needs, "db" | "files">): Promise<void> {
  await db.transaction(async (tx) => {
    const untaken = await tx.query("select from file_upload where key = $1 and taken_at is null for update", [key]);
    if (untaken.length === 0) return;
    await files.remove(keptKey(key));
    await files.remove(uploadedKey(key));
    await tx.query("delete from file_upload where key = $1", [key]);
  });
}
