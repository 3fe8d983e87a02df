// Queues one of the caller's failed CVs to be read again.
import type { CvVersion, retryCv as endpoint } from "../../../contract/candidates/wire.ts";
import type { Deps } from "../../deps.ts";
import { refuseOthers } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { presentCv, readCv } from "../store.ts";
import type { CvReading } from "./read-cvs.ts";

/** Does nothing for a CV that was read or is waiting. */
export async function retryCv(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db }: Deps,
  reading: Pick<CvReading, "wake">,
): Promise<CvVersion> {
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
}
