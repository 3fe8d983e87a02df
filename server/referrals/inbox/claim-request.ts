// Claims a request from the pool: of several referees who try at once, one gets it.
import type { claimRequest as endpoint, RefereeRequestDetail } from "../../../contract/referrals/referees-wire.ts";
import { CLAIM_MINUTES } from "../../../contract/referrals/rules.ts";
import type { Deps } from "../../deps.ts";
import { findAccountById, holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { backToPool } from "../back-to-pool.ts";
import { asReferee, lockReferee } from "../referees/store.ts";
import { BY_THE_CLOCK, type LockedRequest, lockRequest, moveRequest, noRequest } from "../transition.ts";
import { readDesk, readDetail, readOwnPart, SHUT_WORDS } from "./desk.ts";
import { whyNotClaim, whyNotInHand } from "./rules.ts";

/**
 * Idempotent for a request that the caller has. 404 for another company's request and for one's own, else 409 with the
 * reason.
 */
export async function claimRequest(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock, announce }: Deps,
): Promise<RefereeRequestDetail> {
  const { accountId } = caller;
  return db.transaction(async (tx) => {
    // Lock the referee first, to serialise their claims and their leaving.
    await holdAccount(tx, accountId);
    const referee = asReferee(await lockReferee(tx, accountId), caller);
    const found = await lockRequest(tx, params.requestId);
    const now = clock();
    const request = await freeWhenOver(tx, found, { announce }, now);
    if (request.companyId !== referee.companyId || request.candidate.accountId === accountId) throw noRequest();
    const { answer, hasClaimed } = await readOwnPart(tx, request.id, accountId);
    const isMine = request.referee?.accountId === accountId;
    if (isMine && whyNotInHand({ ...request, isMine, answer, hasClaimed }, now) === null)
      return readDetail(tx, accountId, request.id, now);
    const { shut } = await readDesk(tx, referee, now);
    if (shut === "NOT_VERIFIED") throw noRequest();
    if (shut) throw refuse(409, "CONFLICT", SHUT_WORDS[shut]);
    await refuseWhoLeaves(tx, accountId);
    const why = whyNotClaim({ ...request, answer }, now);
    if (why) throw refuse(409, "CONFLICT", WORDS[why]);
    const dueAt = new Date(now.getTime() + CLAIM_MINUTES * 60_000);
    await moveRequest(
      tx,
      request,
      { by: "REFEREE", actorId: accountId, to: "CLAIMED", refereeId: accountId, dueAt },
      now,
    );
    return readDetail(tx, accountId, request.id, now);
  });
}

/** Returns an expired claim to the pool, so that other referees need not wait for the next round. */
async function freeWhenOver(
  tx: Writer,
  request: LockedRequest,
  { announce }: Pick<Deps, "announce">,
  now: Date,
): Promise<LockedRequest> {
  const isOver = request.status === "CLAIMED" && request.dueAt !== null && request.dueAt <= now;
  return isOver ? backToPool(tx, request, { ...BY_THE_CLOCK, event: "CLAIM_ENDED" }, { announce }, now) : request;
}

/** 409 if the referee's account is scheduled for deletion: a candidate would wait in vain. */
async function refuseWhoLeaves(tx: Writer, accountId: string): Promise<void> {
  const account = await findAccountById(tx, accountId);
  if (account?.deletionDueAt)
    throw refuse(
      409,
      "CONFLICT",
      "You have asked to delete your account. Please take that back before you claim anything.",
    );
}

const WORDS = {
  ANSWERED: "You have answered this request already.",
  TAKEN: "Somebody else was quicker: a colleague of yours looks at this request now.",
  OVER: "This request is not in the pool any more.",
};
