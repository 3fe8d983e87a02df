// Rows of granted uploads, and the storage keys of their bytes.
import { UPLOAD_RULES, type UploadKind } from "../../contract/files/rules.ts";
import type { Reader } from "../platform/db.ts";
import { makeTurns } from "../platform/turns.ts";
import type { PutGrant } from "./file-store.ts";

export type Upload = {
  key: string;
  ownerId: string;
  kind: UploadKind;
  tag: string;
  mimeType: string;
  fileName: string;
  /** The exact announced length; null if not announced. */
  bytes: number | null;
  createdAt: Date;
  expiresAt: Date;
  putAt: Date | null;
  takenAt: Date | null;
};

/** Where the browser's upload is stored. */
export const uploadedKey = (key: string): string => `uploads/${key}`;
/** Where a claimed file is stored: no URL can write there. */
export const keptKey = (key: string): string => `kept/${key}`;

/** The format of keys; others are not looked up. */
const KEY = /^[\w-]{1,60}\/[\w-]{1,60}\.\w{1,8}$/;

/** The upload with this key; undefined if there is none or it was released. `lock` blocks concurrent claims. */
export async function findUpload(reader: Reader, key: string, lock = false): Promise<Upload | undefined> {
  if (!KEY.test(key)) return undefined;
  const [upload] = await reader.query<Upload>(
    `select key, owner_id as "ownerId", kind, tag, mime_type as "mimeType", file_name as "fileName", bytes,
       created_at as "createdAt", expires_at as "expiresAt", put_at as "putAt", taken_at as "takenAt"
     from file_upload where key = $1 and removed_at is null${lock ? " for update" : ""}`,
    [key],
  );
  return upload;
}

/** The conditions that the upload's URL was signed for. */
export const putGrantOf = ({
  key,
  kind,
  mimeType,
  tag,
  bytes,
  expiresAt,
}: Omit<Upload, "putAt" | "takenAt">): PutGrant => ({
  key: uploadedKey(key),
  mimeType,
  tag,
  bytes,
  maxBytes: UPLOAD_RULES[kind].maxBytes,
  expiresAt,
});

/** Fewer than a process has connections; a thousand waiting calls take a few seconds. */
export const inUploadTurn = makeTurns({ atOnce: 3, mostWaiting: 1_000 });
