// Removes one of the caller's own notes about an applicant.
import type { removeApplicantNote as endpoint } from "../../../contract/applications/applicants-wire.ts";
import type { Deps } from "../../deps.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { companyOf, readApplicant } from "./store.ts";

/** 404 for a colleague's note: only its author may remove it. */
export async function removeApplicantNote(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db }: Deps,
): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    const company = await companyOf(tx, caller);
    const { applicationId } = await readApplicant(tx, params.applicationId, company.id);
    const removed = isUuid(params.noteId)
      ? await tx.query(
          "delete from application_note where id = $1 and application_id = $2 and author_id = $3 returning 1",
          [params.noteId, applicationId, caller.accountId],
        )
      : [];
    if (removed.length === 0) throw refuse(404, "NOT_FOUND", "You have no such note.");
    return {};
  });
}
