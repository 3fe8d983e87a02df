import { RESUME_MIME_TYPE } from "../../../contract/resumes/rules.ts";
import type { Operation } from "../../deps.ts";
import { linkToFile, removeFiles } from "../../files/index.ts";
import { holdAccount, refuseOthers } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import { followNewestCv, noCv, presentCv, readCv, readCvs } from "../store.ts";
import type { CvReading } from "./read-cvs.ts";
import { takeCv } from "./take-cv.ts";

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
export const setCv: Operation<"setCv", [reading: Pick<CvReading, "wake">]> = async (
  { params, body },
  { caller },
  deps,
  reading,
) => {
  refuseOthers(params.email, caller);
  const cv = await takeCv({ key: body.resume, ownerId: caller.accountId }, deps);
  if (cv.state === "QUEUED") reading.wake();
  return presentCv(cv);
};

/** Does nothing for a CV that was read or is waiting. */
export const retryCv: Operation<"retryCv", [reading: Pick<CvReading, "wake">]> = async (
  { params },
  { caller },
  { db },
  reading,
) => {
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

/** The sent file stays; the person no longer sees this CV, and it never comes in force again. */
async function keepFileOnly(tx: Writer, cvId: string, now: Date): Promise<void> {
  await tx.query("update cv_version set deleted_at = $2, extract = null, parsed = null where id = $1", [cvId, now]);
}
