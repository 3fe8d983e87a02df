// Changes a job that is listed, for everybody at once; the draft of its changes is gone then.
import type { updatePostedJob as endpoint, PostedJob } from "../../../contract/jobs/posting-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { saveJobs } from "../save-jobs.ts";
import { recordOfFields } from "./job-fields.ts";
import { readyFields } from "./post-job.ts";
import { isSame, whyNotChange } from "./rules.ts";
import { companyOfWriter, lockPosted, presentPosted, readPosted, refuseHindered } from "./store.ts";

/** 400 for a job that lacks something, 409 for one that somebody else changed meanwhile or that is not listed. */
export async function updatePostedJob(
  { params, body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
): Promise<PostedJob> {
  const fields = readyFields(body.fields);
  return db.transaction(async (tx) => {
    const company = await companyOfWriter(tx, caller.accountId);
    const job = await lockPosted(tx, company.id, params.jobid);
    refuseHindered(whyNotChange(job));
    // A call whose answer was lost comes again with the version it began with.
    if (!isSame(job.fields, fields)) {
      if (job.version !== body.version)
        throw refuse(409, "CONFLICT", "Somebody else changed this job meanwhile. Please look at their changes.");
      const { id, companyId, badJob, createdAt, expiresAt } = job;
      const frame = { id, companyId, badJob, createdAt, expiresAt, updatedAt: clock(), status: "PUBLISHED" } as const;
      await saveJobs(tx, [recordOfFields(fields, frame)]);
      await tx.query(
        `insert into job_posting (job_id, fields, version) values ($1, $2, $3)
         on conflict (job_id) do update set (fields, version) = (excluded.fields, excluded.version)`,
        [id, JSON.stringify(fields), job.version + 1],
      );
    }
    await tx.query("delete from job_draft where job_id = $1", [job.id]);
    return presentPosted(await readPosted(tx, company.id, job.id));
  });
}
