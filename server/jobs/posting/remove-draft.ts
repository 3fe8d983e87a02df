// Removes a draft of the caller's company.
import type { removeJobDraft as endpoint } from "../../../contract/jobs/posting-wire.ts";
import type { Deps } from "../../deps.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { companyOfWriter } from "./store.ts";

export async function removeDraft(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db }: Deps,
): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    const company = await companyOfWriter(tx, caller.accountId);
    const removed = isUuid(params.draftId)
      ? await tx.query("delete from job_draft where id = $1 and company_id = $2 returning 1", [
          params.draftId,
          company.id,
        ])
      : [];
    if (removed.length === 0) throw refuse(404, "NOT_FOUND", "There is no such draft.");
    return {};
  });
}
