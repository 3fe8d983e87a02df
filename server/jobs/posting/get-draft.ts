// One draft of the caller's company.
import type { getJobDraft as endpoint, JobDraft } from "../../../contract/jobs/posting-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { companyOf, presentDraft, readDraft } from "./store.ts";

export async function getDraft(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db }: Deps,
): Promise<JobDraft> {
  const company = await companyOf(db, caller.accountId);
  return presentDraft(await readDraft(db, company.id, params.draftId));
}
