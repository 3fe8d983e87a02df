// Returns the caller's own link to a job posted here, the same one every time.
import type { shareJob as endpoint, Share } from "../../contract/sharing/wire.ts";
import type { Deps } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { presentShare, type ShareRow, shareColumns } from "./store.ts";

/** 409 for a job without applications here, and for members of the job's company, who would reward themselves. */
export async function shareJob(
  { body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, vault, clock }: Deps,
): Promise<Share> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    await refuseUnlessShared(tx, body.jobId, caller.accountId);
    const now = clock();
    await tx.query(
      `insert into share (id, account_id, job_id, created_at) values ($1, $2, $3, $4) on conflict (account_id, job_id) do nothing`,
      [newId(now), caller.accountId, body.jobId, now],
    );
    const [share] = await tx.query<ShareRow>(
      `select ${shareColumns} from share s join job j on j.id = s.job_id join company c on c.id = j.company_id
       where s.account_id = $1 and s.job_id = $2`,
      [caller.accountId, body.jobId],
    );
    if (!share) throw new Error("A share that was just made is not there.");
    return presentShare(share, vault);
  });
}

type JobFacts = { status: string; isListed: boolean; isExternal: boolean; isOwnCompany: boolean };

async function refuseUnlessShared(tx: Writer, jobId: string, accountId: string): Promise<void> {
  const [job] = await tx.query<JobFacts>(
    `select j.status, j.is_listed as "isListed", j.external_job_id is not null as "isExternal",
       exists (select from company_member m where m.account_id = $2 and m.company_id = j.company_id) as "isOwnCompany"
     from job j where j.id = $1`,
    [jobId, accountId],
  );
  if (!job || job.status === "DRAFT") throw refuse(404, "NOT_FOUND", "There is no such job.");
  if (!job.isListed) throw refuse(409, "JOB_CLOSED", "This job is no longer open.");
  if (job.isExternal) throw refuse(409, "CONFLICT", "Only jobs that were posted here can be shared for a reward.");
  if (job.isOwnCompany)
    throw refuse(409, "CONFLICT", "This is a job of your own company: sharing it earns you no reward.");
}
