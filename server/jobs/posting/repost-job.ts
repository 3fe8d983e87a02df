// Publishes a closed or expired job again, as a new one: the applicants of the old one stay with it.
import { repostJob as endpoint, type PostedJob } from "../../../contract/jobs/posting-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { postJob } from "./post-job.ts";
import { whyNotRepost } from "./rules.ts";
import { companyOfWriter, lockPosted, presentPosted, refuseHindered } from "./store.ts";

/** 409 for a job that is open, frozen or from outside, and DUPLICATE_JOB when one like it is open already. */
export async function repostJob(
  { params }: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<PostedJob> {
  const { accountId } = call.caller;
  return once(endpoint, params, call, deps, async (tx) => {
    const { id: companyId } = await companyOfWriter(tx, accountId);
    const old = await lockPosted(tx, companyId, params.jobid);
    refuseHindered(whyNotRepost(old));
    const posting = { companyId, accountId, fields: old.fields, now: deps.clock(), repostedFrom: old.id };
    return presentPosted(await postJob(tx, posting));
  });
}
