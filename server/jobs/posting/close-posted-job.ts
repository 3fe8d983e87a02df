// Closes a job of the caller's company; its applicants stay, and what is closed already stays so.
import type { closePostedJob as endpoint, PostedJob } from "../../../contract/jobs/posting-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { closeJobs } from "../close-jobs.ts";
import { whyNotClose } from "./rules.ts";
import { companyOfWriter, lockPosted, presentPosted, readPosted, refuseHindered } from "./store.ts";

export async function closePostedJob(
  { params, body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
): Promise<PostedJob> {
  return db.transaction(async (tx) => {
    const company = await companyOfWriter(tx, caller.accountId);
    const job = await lockPosted(tx, company.id, params.jobid);
    refuseHindered(whyNotClose(job));
    const closed = await closeJobs(tx, [job.id], clock());
    if (closed > 0)
      await tx.query(
        `insert into job_posting (job_id, close_reason) values ($1, $2)
         on conflict (job_id) do update set close_reason = excluded.close_reason`,
        [job.id, body.reason],
      );
    return presentPosted(await readPosted(tx, company.id, job.id));
  });
}
