// Deletes one of the caller's CVs with its text and reading. Its file is retained while an application or a referral
// request refers to it.
import type { CvVersion, deleteCv as endpoint } from "../../../contract/candidates/wire.ts";
import type { Deps } from "../../deps.ts";
import { removeFiles } from "../../files/index.ts";
import { holdAccount, refuseOthers } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { followNewestCv, noCv, presentCv, readCvs } from "../store.ts";

/**
 * The newest remaining CV that was read comes in force; without one, fields that the person has not set become empty.
 */
export async function deleteCv(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
): Promise<{ data: CvVersion[] }> {
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
}

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
