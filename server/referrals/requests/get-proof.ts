// Makes a link by which a candidate, or an admin, reads the file that proves a referral.
import type { getReferralProof as endpoint } from "../../../contract/referrals.ts";
import type { Deps } from "../../deps.ts";
import { linkToFile } from "../../files/index.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";

/** A proof's type is its key's ending; the name it had before is the referee's. */
const MIME_TYPES: Record<string, string> = { pdf: "application/pdf", jpg: "image/jpeg", png: "image/png" };

/** 404 for requests of others, and for those without such a file. */
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
