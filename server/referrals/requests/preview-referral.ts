// Previews the outcome of asking for a referral, with the match. Stores nothing and touches no credit.

import type { previewReferral as endpoint, PreviewedReferral } from "../../../contract/referrals/wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { weighRequest } from "./weigh-request.ts";

/** Refuses as askReferral does. */
export async function previewReferral(
  { body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<PreviewedReferral> {
  const { type, job, balance, activeId, match, feedback } = await deps.db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    return weighRequest(tx, caller, body, deps);
  });
  return {
    type,
    requestId: activeId,
    match,
    feedback,
    jobTitle: job.jobTitle,
    jobUrl: job.jobUrl,
    coreSkills: [...job.coreSkills],
    softSkills: [...job.softSkills],
    balance,
  };
}
