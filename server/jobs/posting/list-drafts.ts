// The drafts of the caller's company.
import type { JobDraft } from "../../../contract/jobs/posting-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { companyOf, presentDraft, readDrafts } from "./store.ts";

export async function listDrafts({ caller }: Call<Caller>, { db }: Deps): Promise<{ data: JobDraft[] }> {
  const company = await companyOf(db, caller.accountId);
  return { data: (await readDrafts(db, company.id)).map(presentDraft) };
}
