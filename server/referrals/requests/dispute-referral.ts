// Disputes a referral on the candidate's behalf: the fee is frozen until an admin decides.
import type { disputeReferral as endpoint, ReferralRequestDetails } from "../../../contract/referrals/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { factsOf } from "../back-to-pool.ts";
import { moveRequest } from "../transition.ts";
import { lockSent } from "./lock-sent.ts";
import { isOverdue } from "./rules.ts";
import { settleFees } from "./settle-referral.ts";
import { readOneSent } from "./store.ts";

/** Idempotent: the first reason remains. 409 unless the referral can be disputed now. */
export async function disputeReferral(
  { params, body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<ReferralRequestDetails> {
  const { accountId } = caller;
  const { reason, text } = body;
  return deps.db.transaction(async (tx) => {
    const { request, now } = await lockSent(tx, caller, params.requestId, deps);
    if (request.status === "DISPUTED") return readOneSent(tx, accountId, request.id);
    if (request.status !== "REFERRED")
      throw refuse(409, "CONFLICT", "There is no referral to dispute. Please reload the page.");
    if (isOverdue(request, now))
      throw refuse(409, "CONFLICT", "The time to dispute this referral is over: it counts as confirmed.");
    const dispute = { disputeReason: reason, disputeText: text || null };
    await moveRequest(tx, request, { by: "CANDIDATE", actorId: accountId, to: "DISPUTED", ...dispute }, now);
    await settleFees(tx, request, "FROZEN", now);
    await deps.announce(tx, { kind: "referral.disputed", ...factsOf(request), reason, referee: request.referee });
    return readOneSent(tx, accountId, request.id);
  });
}
