// Opens the CV of a request that the caller holds: a link for one minute, and an event in the timeline that the
// candidate sees.
import type { openRequestCv as endpoint } from "../../../contract/referrals/referees-wire.ts";
import { RESUME_MIME_TYPE } from "../../../contract/resumes/rules.ts";
import type { Deps } from "../../deps.ts";
import { linkToFile } from "../../files/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { addRequestEvent, noRequest } from "../transition.ts";
import { lockInHand } from "./desk.ts";

/**
 * Returns no link unless the event is stored. `fileName` is the upload's own name, which may contain the candidate's
 * name.
 */
export async function openRequestCv(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<{ url: string; fileName: string; expiresAt: string }> {
  const { fileKey, fileName } = await deps.db.transaction(async (tx) => {
    const { request, now } = await lockInHand(tx, caller, params.requestId, deps);
    const [cv] = await tx.query<{ fileKey: string; fileName: string }>(
      `select file_key as "fileKey", file_name as "fileName" from cv_version where id = $1`,
      [request.cvId],
    );
    if (!cv) throw noRequest();
    await addRequestEvent(tx, request, { kind: "CV_OPENED", by: "REFEREE", actorId: caller.accountId }, now);
    return { ...cv, fileName: request.status === "ACCEPTED" ? cv.fileName : "CV.pdf" };
  });
  const { url, expiresAt } = await linkToFile(fileKey, { fileName, mimeType: RESUME_MIME_TYPE }, deps);
  return { url, fileName, expiresAt: expiresAt.toISOString() };
}
