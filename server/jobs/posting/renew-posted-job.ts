// Lists a job that is still open for ninety days from now; its company will be warned anew.
import type { renewPostedJob as endpoint, PostedJob } from "../../../contract/jobs/posting-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { listedUntil, whyNotChange } from "./rules.ts";
import { companyOfWriter, lockPosted, presentPosted, readPosted, refuseHindered } from "./store.ts";

/** 409 for a job that is closed, expired, frozen or from outside. */
export async function renewPostedJob(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
): Promise<PostedJob> {
  return db.transaction(async (tx) => {
    const company = await companyOfWriter(tx, caller.accountId);
    const job = await lockPosted(tx, company.id, params.jobid);
    refuseHindered(whyNotChange(job));
    const now = clock();
    await tx.query("update job set expires_at = $2, updated_at = $3 where id = $1", [job.id, listedUntil(now), now]);
    await tx.query("update job_posting set warned_at = null where job_id = $1", [job.id]);
    return presentPosted(await readPosted(tx, company.id, job.id));
  });
}
