// Makes a link by which the caller downloads one of their CVs.
import type { getCvFile as endpoint } from "../../../contract/candidates/wire.ts";
import { RESUME_MIME_TYPE } from "../../../contract/resumes/rules.ts";
import type { Deps } from "../../deps.ts";
import { linkToFile } from "../../files/index.ts";
import { refuseOthers } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { readCv } from "../store.ts";

export async function getCvFile({ params }: Input<typeof endpoint>, { caller }: Call<Caller>, deps: Deps) {
  refuseOthers(params.email, caller);
  const { fileKey, fileName } = await readCv(deps.db, caller.accountId, params.cvId);
  const { url, expiresAt } = await linkToFile(fileKey, { fileName, mimeType: RESUME_MIME_TYPE }, deps);
  return { url, expiresAt: expiresAt.toISOString() };
}
