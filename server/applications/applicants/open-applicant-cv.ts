// Opens an applicant's CV: returns a link and adds an event that the applicant sees.
import type { openApplicantCv as endpoint } from "../../../contract/applications/applicants-wire.ts";
import { RESUME_MIME_TYPE } from "../../../contract/resumes/rules.ts";
import type { Deps } from "../../deps.ts";
import { linkToFile } from "../../files/index.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { addEvent } from "../store.ts";
import { companyOf, noApplicant, readApplicant } from "./store.ts";

/** The link is made after the event is committed: never one without the other. */
export async function openApplicantCv(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<{ url: string; fileName: string; expiresAt: string }> {
  const { fileKey, fileName } = await deps.db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const company = await companyOf(tx, caller);
    const { applicationId } = await readApplicant(tx, params.applicationId, company.id);
    const [cv] = await tx.query<{ fileKey: string; fileName: string }>(
      `select v.file_key as "fileKey", v.file_name as "fileName"
       from application a join cv_version v on v.id = a.cv_id where a.id = $1 for key share of a`,
      [applicationId],
    );
    if (!cv) throw noApplicant();
    const at = deps.clock();
    await addEvent(tx, { applicationId, status: null, by: "COMPANY", actorId: caller.accountId, at });
    return cv;
  });
  const { url, expiresAt } = await linkToFile(fileKey, { fileName, mimeType: RESUME_MIME_TYPE }, deps);
  return { url, fileName, expiresAt: expiresAt.toISOString() };
}
