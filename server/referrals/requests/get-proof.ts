// Makes a link to the file that proves a referral, for the candidate or an admin.
import type { getReferralProof as endpoint } from "../../../contract/referrals/wire.ts";
import type { Deps } from "../../deps.ts";
import { linkToFile } from "../../files/index.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";

/** By the extension of the file's key. The upload's own name is not shown, because it may identify the referee. */
const MIME_TYPES: Record<string, string> = { pdf: "application/pdf", jpg: "image/jpeg", png: "image/png" };

/** 404 for other people's requests, and without a file. */
export async function getProof(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<{ url: string; expiresAt: string }> {
  const [request] = isUuid(params.requestId)
    ? await deps.db.query<{ proofKey: string }>(
        `select proof_key as "proofKey" from referral_request where id = $1 and (candidate_id = $2 or $3) and proof_key is not null`,
        [params.requestId, caller.accountId, caller.userType === "Admin"],
      )
    : [];
  const ending = request?.proofKey.split(".").at(-1) ?? "";
  const mimeType = MIME_TYPES[ending];
  if (!request || mimeType === undefined) throw refuse(404, "NOT_FOUND", "There is no such file.");
  const { url, expiresAt } = await linkToFile(
    request.proofKey,
    { fileName: `Proof of referral.${ending}`, mimeType },
    deps,
  );
  return { url, expiresAt: expiresAt.toISOString() };
}
