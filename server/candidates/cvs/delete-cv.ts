// Deletes one of the caller's CVs: its file, its text and what was read from it.
import type { CvVersion, deleteCv as endpoint } from "../../../contract/candidates.ts";
import type { Deps } from "../../deps.ts";
import { removeFiles } from "../../files/index.ts";
import { holdAccount, refuseOthers } from "../../identity/index.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { followNewestCv, noCv, presentCv, readCvs } from "../store.ts";

/** The newest one that was read is in force then; with none left, what the person has not set themselves is empty. */
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
    const [gone] = await tx.query<{ fileKey: string }>(
      `delete from cv_version where id = $1 and account_id = $2 and deleted_at is null returning file_key as "fileKey"`,
      [params.cvId, accountId],
    );
    if (!gone) throw noCv();
    await removeFiles(tx, [gone.fileKey], now);
    await followNewestCv(tx, accountId, now);
    return readCvs(tx, accountId);
  });
  return { data: left.map(presentCv) };
}
