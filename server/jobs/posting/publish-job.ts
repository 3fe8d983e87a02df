// Publishes a job for ninety days; its draft is gone then.
import { publishJob as endpoint, type PostedJob } from "../../../contract/jobs/posting-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import { postJob } from "./post-job.ts";
import { companyOfWriter, presentPosted } from "./store.ts";

/** Refuses as postJob does; 404 for another company's draft. */
export async function publishJob({ body }: Input<typeof endpoint>, call: Call<Caller>, deps: Deps): Promise<PostedJob> {
  const { accountId } = call.caller;
  return once(endpoint, body, call, deps, async (tx) => {
    const { id: companyId } = await companyOfWriter(tx, accountId);
    const { draftId, fields, acceptDuplicate } = body;
    if (draftId !== undefined) await refuseForeign(tx, draftId, companyId);
    const job = await postJob(tx, { companyId, accountId, fields, draftId, acceptDuplicate, now: deps.clock() });
    if (draftId !== undefined)
      await tx.query("delete from job_draft where id = $1 and company_id = $2 and job_id is null", [
        draftId,
        companyId,
      ]);
    return presentPosted(job);
  });
}

/** A draft that is not saved yet is the caller's own. */
async function refuseForeign(tx: Writer, draftId: string, companyId: string): Promise<void> {
  const [foreign] = await tx.query("select from job_draft where id = $1 and company_id <> $2", [draftId, companyId]);
  if (foreign) throw refuse(404, "NOT_FOUND", "There is no such draft.");
}
