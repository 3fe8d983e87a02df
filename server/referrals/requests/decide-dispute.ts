// An admin's decision of a dispute: the referee earns the fee, or the candidate gets the credit back. Both read why.
import type { decideReferralDispute as endpoint, ReferralDispute } from "../../../contract/referrals/wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount, recordSecurityEvent } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { factsOf } from "../back-to-pool.ts";
import { lockRequest, moveRequest, noRequest } from "../transition.ts";
import { readDisputes } from "./disputes-store.ts";
import { settleReferral } from "./settle-referral.ts";

/** 409 if another admin has already decided. */
export async function decideDispute(
  { params, body }: Input<typeof endpoint>,
  { caller, ip }: Call<Caller>,
  { db, clock, announce }: Deps,
): Promise<ReferralDispute> {
  const { accountId } = caller;
  const { decision, note } = body;
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const request = await lockRequest(tx, params.requestId);
    const now = clock();
    const { id, referee, candidate } = request;
    if (request.status !== "DISPUTED") {
      const [before] = await readDisputes(tx, "and r.id = $1", [id]);
      if (!before) throw noRequest();
      throw refuse(409, "CONFLICT", "This dispute is decided already.");
    }
    if ([candidate.accountId, referee?.accountId].includes(accountId))
      throw refuse(409, "CONFLICT", "You are one of the two: another admin has to decide.");
    const decided = { to: decision, decidedBy: accountId, decisionNote: note };
    await moveRequest(tx, request, { by: "ADMIN", actorId: accountId, ...decided }, now);
    await settleReferral(tx, request, decision === "CONFIRMED", now);
    // A number that proved nothing may prove another referral.
    if (decision === "NOT_REFERRED") await tx.query("delete from used_reference where request_id = $1", [id]);
    await announce(tx, { kind: "referral.dispute-decided", ...factsOf(request), decision, note, referee });
    await recordSecurityEvent(tx, {
      kind: "referral-dispute.decided",
      accountId,
      ip,
      details: { requestId: id, decision },
      at: now,
    });
    const [decidedNow] = await readDisputes(tx, "and r.id = $1", [id]);
    if (!decidedNow) throw noRequest();
    return decidedNow.dispute;
  });
}
