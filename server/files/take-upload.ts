// Claims an uploaded file: checks that it is what was granted and moves it out of reach of the upload's URL.
import type { UploadKind } from "../../contract/files/rules.ts";
import { UPLOAD_RULES } from "../../contract/files/rules.ts";
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { refuse } from "../platform/refusal.ts";
import type { FileStore } from "./file-store.ts";
import { contentProblem, lengthProblem } from "./rules.ts";
import { findUpload, keptKey, type Upload, uploadedKey } from "./store.ts";

export type TakeWishes = {
  /** `cloudFileName` of the grant. */
  key: string;
  ownerId: string;
  kind: UploadKind;
  /** Transforms the bytes before they are stored; may throw a refusal. */
  clean?: (bytes: Uint8Array, mimeType: string) => Promise<Uint8Array>;
};

export type TakenFile = { key: string; fileName: string; mimeType: string; bytes: Uint8Array };

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
): Promise<Pick<TakenFile, "bytes" | "mimeType"> | null> {
  const upload = await findUpload(db, key);
  if (!upload || upload.ownerId !== ownerId || upload.kind !== kind || upload.takenAt) return null;
  const bytes = await files.read(uploadedKey(key), UPLOAD_RULES[kind].maxBytes);
  if (bytes === null || bytes === "too-large" || contentProblem(upload, bytes)) return null;
  return { bytes, mimeType: upload.mimeType };
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
