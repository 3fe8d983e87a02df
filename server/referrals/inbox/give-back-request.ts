// Returns a request to the pool: unanswered, or for a conflict of interest, after which the referee is never offered it
// again.
import type {
  giveBackRequest as endpoint,
  flagConflict,
  RefereeRequestDetail,
} from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { backToPool } from "../back-to-pool.ts";
import { lockInHand, type OnDesk, readDetail, saveAnswer } from "./desk.ts";

export async function giveBackRequest(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<Record<string, never>> {
  await deps.db.transaction(async (tx) => {
    const desk = await lockInHand(tx, caller, params.requestId, deps);
    await giveBack(tx, desk, caller.accountId, deps);
  });
  return {};
}

export async function flagConflictOf(
  { params }: Input<typeof flagConflict>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<RefereeRequestDetail> {
  const { accountId } = caller;
  return deps.db.transaction(async (tx) => {
    const desk = await lockInHand(tx, caller, params.requestId, deps);
    await saveAnswer(tx, desk, { refereeId: accountId, kind: "CONFLICT" });
    await giveBack(tx, desk, accountId, deps);
    return readDetail(tx, accountId, desk.request.id, desk.now);
  });
}

/** Announces the return of an accepted request, whose candidate knows of the referee. */
async function giveBack(
  tx: Writer,
  { request, now }: OnDesk,
  refereeId: string,
  deps: Pick<Deps, "announce">,
): Promise<void> {
  const event = request.status === "ACCEPTED" ? "RETURNED" : "CLAIM_ENDED";
  await backToPool(tx, request, { by: "REFEREE", actorId: refereeId, event }, deps, now);
}
