// Grants one upload to its owner: a URL that accepts these bytes once, within five minutes.
import { randomBytes } from "node:crypto";
import { UPLOAD_SECONDS } from "../../contract/files/rules.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import type { Caller } from "../platform/mount.ts";
import { refuse, refuseForNow } from "../platform/refusal.ts";
import { announceProblem, fileKey, plainFileName } from "./rules.ts";
import { putGrantOf } from "./store.ts";

/** The most pending or unclaimed uploads of one person, before RATE_LIMIT_SCALE. */
const OPEN_UPLOADS = 20;

/** `userId` must be the caller's, as the token says; otherwise 404. */
export const grantUpload: Operation<"grantUpload", [number]> = async (
  { params, body },
  { caller },
  deps,
  rateLimitScale,
) => {
  if (!isOwn(body.userId, caller)) throw refuse(404, "NOT_FOUND", "There is no account with this userId.", "userId");
  const { resumeFileMimeType: mimeType, resumeFileSize: bytes = null } = body;
  const problem = announceProblem(params.kind, { mimeType, bytes });
  if (problem) throw refuse(422, "INVALID_FILE", problem.words, problem.field);
  const createdAt = deps.clock();
  const upload = {
    key: fileKey(caller.accountId, newId(createdAt), mimeType),
    ownerId: caller.accountId,
    kind: params.kind,
    tag: randomBytes(18).toString("base64url"),
    mimeType,
    fileName: plainFileName(body.resumeUserFileName, mimeType),
    bytes,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + UPLOAD_SECONDS * 1_000),
  };
  const awsS3SignedUrl = await deps.files.grantPut(putGrantOf(upload));
  await deps.db.transaction(async (tx) => {
    await refuseTooMany(tx, caller.accountId, createdAt, OPEN_UPLOADS * rateLimitScale);
    await tx.query(
      `insert into file_upload (key, owner_id, kind, tag, mime_type, file_name, bytes, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        upload.key,
        upload.ownerId,
        upload.kind,
        upload.tag,
        upload.mimeType,
        upload.fileName,
        upload.bytes,
        upload.createdAt,
        upload.expiresAt,
      ],
    );
  });
  // Prepare the reader while the file is on its way.
  if (params.kind === "USER_RESUME" || params.kind === "PROFILE_IMPORT") deps.resumes.warm();
  return { awsS3SignedUrl, awsS3Tag: upload.tag, cloudFileName: upload.key };
};

const isOwn = (userId: string, { email, subject }: Caller): boolean =>
  userId.trim().toLowerCase() === email || userId === subject;

/**
 * Unclaimed uploads are retained for a day, so limit them to protect the disk. The lock makes the limit hold for
 * concurrent calls.
 */
async function refuseTooMany(tx: Writer, ownerId: string, now: Date, limit: number): Promise<void> {
  await holdAccount(tx, ownerId);
  await tx.query("select from account where id = $1 for no key update", [ownerId]);
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from file_upload
     where owner_id = $1 and taken_at is null and removed_at is null and (put_at is not null or expires_at > $2)`,
    [ownerId, now],
  );
  if ((row?.count ?? 0) >= limit)
    throw refuseForNow(UPLOAD_SECONDS, "You have begun many uploads. Please wait a few minutes and try again.");
}
