// Makes a new draft like a job of the caller's company.
import { cloneJob as endpoint, type JobDraft } from "../../../contract/jobs/posting-wire.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { whyNotClone, withCanonicalSkills } from "./rules.ts";
import { beginDraft, companyOfWriter, lockPosted, presentDraft, readDraft, refuseHindered } from "./store.ts";

/** 409 for a job that is frozen. */
export async function cloneJob({ params }: Input<typeof endpoint>, call: Call<Caller>, deps: Deps): Promise<JobDraft> {
  const { accountId } = call.caller;
  return once(endpoint, params, call, deps, async (tx) => {
    const { id: companyId } = await companyOfWriter(tx, accountId);
    const job = await lockPosted(tx, companyId, params.jobid);
    refuseHindered(whyNotClone(job));
    const now = deps.clock();
    const id = newId(now);
    await beginDraft(tx, { id, companyId, accountId, jobId: null, fields: withCanonicalSkills(job.fields), now });
    return presentDraft(await readDraft(tx, companyId, id));
  });
}
