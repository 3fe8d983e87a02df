// The rows of granted uploads, and where the bytes of each lie.
import type { UploadKind } from "../../contract/upload-rules.ts";
import { UPLOAD_RULES } from "../../contract/upload-rules.ts";
import type { Reader } from "../platform/db.ts";
import type { PutGrant } from "./file-store.ts";

export type Upload = {
  key: string;
  ownerId: string;
  kind: UploadKind;
  tag: string;
  mimeType: string;
  fileName: string;
  /** The exact length that was announced, if one was. */
  bytes: number | null;
  createdAt: Date;
  expiresAt: Date;
  putAt: Date | null;
  takenAt: Date | null;
};

/** Where a URL lets a browser put the bytes. */
export const uploadedKey = (key: string): string => `uploads/${key}`;
/** Where they are once they were taken: no URL writes there. */
export const keptKey = (key: string): string => `kept/${key}`;

/** What keys look like; anything else need not be asked of the database. */
const KEY = /^[\w-]{1,60}\/[\w-]{1,60}\.\w{1,8}$/;

/** The upload by this key; undefined when there is none or its owner gave it up. `lock` keeps others from taking it meanwhile. */
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

/** What the URL of an upload was signed for. */
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
