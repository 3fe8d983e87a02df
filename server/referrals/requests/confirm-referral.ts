// Confirms a referral, by the candidate or by time: the credit is spent and the referee's fee becomes available.
import type { confirmReferral as endpoint, ReferralRequestDetails } from "../../../contract/referrals/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { factsOf } from "../back-to-pool.ts";
import { type Actor, type LockedRequest, moveRequest } from "../transition.ts";
import { lockSent } from "./lock-sent.ts";
import { settleReferral } from "./settle-referral.ts";
import { readOneSent } from "./store.ts";

/** Idempotent. 409 unless the request is REFERRED or CONFIRMED. */
export async function confirmReferral(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<ReferralRequestDetails> {
  const { accountId } = caller;
  return deps.db.transaction(async (tx) => {
    const { request, now } = await lockSent(tx, caller, params.requestId, deps);
    if (request.status === "REFERRED") await confirm(tx, request, { by: "CANDIDATE", actorId: accountId }, deps, now);
    else if (request.status !== "CONFIRMED")
      throw refuse(409, "CONFLICT", "There is no referral to confirm. Please reload the page.");
    return readOneSent(tx, accountId, request.id);
  });
}

/** Expects a locked request that is REFERRED. */
export async function confirm(
  tx: Writer,
  request: LockedRequest,
  actor: Actor,
  { announce }: Pick<Deps, "announce">,
  now: Date,
): Promise<void> {
  await moveRequest(tx, request, { ...actor, to: "CONFIRMED" }, now);
  await settleReferral(tx, request, true, now);
  const isByTime = actor.by === "SYSTEM";
  await announce(tx, { kind: "referral.confirmed", ...factsOf(request), isByTime, referee: request.referee });
}
