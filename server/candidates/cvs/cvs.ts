// A candidate's CVs: list, open, set, read again, delete.
import { createHash } from "node:crypto";
import { MAX_CVS } from "../../../contract/candidates/wire.ts";
import { RESUME_MIME_TYPE } from "../../../contract/resumes/rules.ts";
import type { Deps, Operation } from "../../deps.ts";
import { linkToFile, removeFiles, takeUpload } from "../../files/index.ts";
import { holdAccount, refuseOthers } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { isUuid, newId } from "../../platform/ids.ts";
import { conflict } from "../../platform/refusal.ts";
import {
  type CvRow,
  cvColumns,
  cvTables,
  followNewestCv,
  lockProfile,
  noCv,
  presentCv,
  readCv,
  readCvs,
  uploadKey,
} from "../store.ts";
import type { Waking } from "./read-cvs.ts";

export const listCvs: Operation<"listCvs"> = async ({ params }, { caller }, { db }) => {
  refuseOthers(params.email, caller);
  return { data: (await readCvs(db, caller.accountId)).map(presentCv) };
};

/** Makes a link by which the caller downloads one of their CVs. */
export const getCvFile: Operation<"getCvFile"> = async ({ params }, { caller }, deps) => {
  refuseOthers(params.email, caller);
  const { fileKey, fileName } = await readCv(deps.db, caller.accountId, params.cvId);
  const { url, expiresAt } = await linkToFile(fileKey, { fileName, mimeType: RESUME_MIME_TYPE }, deps);
  return { url, expiresAt: expiresAt.toISOString() };
};

/** Idempotent for the same file. The current CV stays in force until this one has been read. */
export const setCv: Operation<"setCv", [Waking]> = async ({ params, body }, { caller }, deps, reading) => {
  refuseOthers(params.email, caller);
  const cv = await takeCv({ key: body.resume, ownerId: caller.accountId }, deps);
  if (cv.state === "QUEUED") reading.wake();
  return presentCv(cv);
};

/** Does nothing for a CV that was read or is waiting. */
export const retryCv: Operation<"retryCv", [Waking]> = async ({ params }, { caller }, { db }, reading) => {
  refuseOthers(params.email, caller);
  const cv = await readCv(db, caller.accountId, params.cvId);
  if (cv.state !== "FAILED") return presentCv(cv);
  const queued = await db.transaction(async (tx) => {
    await tx.query(
      // parsed_at stays: it says when this person was last served.
      `update cv_version set state = 'QUEUED', step = 0, tries = 0, problem = null, lease_until = null
       where id = $1 and state = 'FAILED'`,
      [cv.id],
    );
    return readCv(tx, caller.accountId, params.cvId);
  });
  reading.wake();
  return presentCv(queued);
};

/**
 * The newest remaining CV that was read comes in force; without one, fields that the person has not set become empty.
 */
export const deleteCv: Operation<"deleteCv"> = async ({ params }, { caller }, { db, clock }) => {
  refuseOthers(params.email, caller);
  const { accountId } = caller;
  if (!isUuid(params.cvId)) throw noCv();
  const left = await db.transaction(async (tx) => {
    const now = clock();
    await holdAccount(tx, accountId);
    // Locked before the check below, so that a concurrent application with this CV is counted.
    const [cv] = await tx.query<{ fileKey: string }>(
      `select file_key as "fileKey" from cv_version where id = $1 and account_id = $2 and deleted_at is null for update`,
      [params.cvId, accountId],
    );
    if (!cv) throw noCv();
    if (await wasSent(tx, params.cvId)) await keepFileOnly(tx, params.cvId, now);
    else {
      await tx.query("delete from cv_version where id = $1", [params.cvId]);
      await removeFiles(tx, [cv.fileKey], now);
    }
    await followNewestCv(tx, accountId, now);
    return readCvs(tx, accountId);
  });
  return { data: left.map(presentCv) };
};

async function wasSent(tx: Writer, cvId: string): Promise<boolean> {
  const [{ sent } = { sent: false }] = await tx.query<{ sent: boolean }>(
    `select exists (select from application where cv_id = $1) or exists (select from referral_request where cv_id = $1) as sent`,
    [cvId],
  );
  return sent;
}

/** Erases a CV that the person deleted, and that was kept for an application only, once nothing was sent with it any more. */
export async function eraseUnsentCv(tx: Writer, cvId: string, now: Date): Promise<void> {
  // Locked whether deleted or not: a concurrent deletion has seen the application.
  const [cv] = await tx.query<{ fileKey: string; isDeleted: boolean }>(
    `select file_key as "fileKey", deleted_at is not null as "isDeleted" from cv_version where id = $1 for update`,
    [cvId],
  );
  if (!cv?.isDeleted || (await wasSent(tx, cvId))) return;
  await tx.query("delete from cv_version where id = $1", [cvId]);
  await removeFiles(tx, [cv.fileKey], now);
}

/** The sent file stays; the person no longer sees this CV, and it never comes in force again. */
async function keepFileOnly(tx: Writer, cvId: string, now: Date): Promise<void> {
  await tx.query("update cv_version set deleted_at = $2, extract = null, parsed = null where id = $1", [cvId, now]);
}

/**
 * Resolves to the upload's CV, new or accepted earlier. 404 for an upload that is not theirs, 409 if it has not arrived
 * or they have too many CVs, 422 if it is no CV.
 */
export async function takeCv(
  { key: given, ownerId }: { key: string; ownerId: string },
  deps: Pick<Deps, "db" | "files" | "clock">,
): Promise<CvRow> {
  const key = uploadKey(given);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    // One at a time for each person, because their CVs are counted.
    await lockProfile(tx, ownerId, now);
    const rowOf = async () =>
      (
        await tx.query<CvRow>(
          `select ${cvColumns} from ${cvTables} where v.file_key = $1 and v.account_id = $2 and v.deleted_at is null`,
          [key, ownerId],
        )
      )[0];
    const known = await rowOf();
    if (known) return known;
    if (await wasDeleted(tx, key)) throw noCv();
    const [{ kept } = { kept: 0 }] = await tx.query<{ kept: number }>(
      "select count(*)::int as kept from cv_version where account_id = $1 and deleted_at is null",
      [ownerId],
    );
    if (kept >= MAX_CVS) throw conflict(`You keep ${MAX_CVS} CVs already. Please delete one that you no longer need.`);
    const file = await takeUpload(tx, { key, ownerId, kind: "USER_RESUME" }, deps);
    await tx.query(
      `insert into cv_version (id, account_id, file_key, file_name, bytes, sha256, uploaded_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        newId(now),
        ownerId,
        file.key,
        file.fileName,
        file.bytes.length,
        createHash("sha256").update(file.bytes).digest(),
        now,
      ],
    );
    const taken = await rowOf();
    if (!taken) throw new Error("a CV is gone in the transaction that took it");
    return taken;
  });
}

/** The file of a deleted CV may still exist, for a company it was sent to, but never becomes a CV again. */
async function wasDeleted(tx: Writer, fileKey: string): Promise<boolean> {
  return (
    (await tx.query("select from cv_version where file_key = $1 and deleted_at is not null", [fileKey])).length > 0
  );
}
