// Keeps a job no longer.
import type { unsaveJob as endpoint } from "../../../contract/saved/wire.ts";
import type { Deps } from "../../deps.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";

/** What was not kept is not missed. */
export async function unsaveJob(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db }: Deps,
): Promise<Record<never, never>> {
  if (isUuid(params.jobid))
    await db.transaction((tx) =>
      tx.query("delete from saved_job where account_id = $1 and job_id = $2", [caller.accountId, params.jobid]),
    );
  return {};
}
