// A job of the caller's company, as it can be edited.
import type { getPostedJob as endpoint, PostedJob } from "../../../contract/jobs/posting-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { companyOf, presentPosted, readPosted } from "./store.ts";

export async function getPostedJob(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db }: Deps,
): Promise<PostedJob> {
  const company = await companyOf(db, caller.accountId);
  return presentPosted(await readPosted(db, company.id, params.jobid));
}
