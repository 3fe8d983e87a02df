// Accepts a claimed request. From then on both sides see each other's names.
import type { acceptRequest as endpoint, RefereeRequestDetail } from "../../../contract/referrals/referees-wire.ts";
import { ACT_HOURS } from "../../../contract/referrals/rules.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { factsOf } from "../back-to-pool.ts";
import { type LockedRequest, moveRequest } from "../transition.ts";
import { lockInHand, type OnDesk, readDetail } from "./desk.ts";

/** Idempotent. */
export async function acceptRequest(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<RefereeRequestDetail> {
  return deps.db.transaction(async (tx) => {
    const desk = await lockInHand(tx, caller, params.requestId, deps);
    await takeOn(tx, desk, caller.accountId, deps);
    return readDetail(tx, caller.accountId, desk.request.id, desk.now);
  });
}

/** Accepts a request that the referee has claimed; resolves to its new state. Notifies the candidate. */
export async function takeOn(
  tx: Writer,
  { request, now }: OnDesk,
  refereeId: string,
  { announce }: Pick<Deps, "announce">,
): Promise<LockedRequest> {
  if (request.status === "ACCEPTED") return request;
  const dueAt = new Date(now.getTime() + ACT_HOURS * 3_600_000);
  const accepted = await moveRequest(tx, request, { by: "REFEREE", actorId: refereeId, to: "ACCEPTED", dueAt }, now);
  if (accepted.referee)
    await announce(tx, {
      kind: "referral.accepted",
      ...factsOf(accepted),
      referee: accepted.referee,
      eventAt: accepted.updatedAt.toISOString(),
      dueAt: dueAt.toISOString(),
    });
  return accepted;
}
