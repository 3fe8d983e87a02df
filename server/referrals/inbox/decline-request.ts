// Declines a request with feedback, which the candidate reads without the referee's name.
import { declineRequest as endpoint, type RefereeRequestDetail } from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import { earnReview } from "../../ledger/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { backToPool, memoOf } from "../back-to-pool.ts";
import { lockInHand, readDetail, saveAnswer } from "./desk.ts";

/**
 * Paid feedback ends the request and spends its credit. Otherwise the request returns to the pool, or ends and its
 * credit is returned.
 */
export async function declineRequest(
  input: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<RefereeRequestDetail> {
  const { accountId, email } = call.caller;
  const { reasons, feedback } = input.body;
  return once(endpoint, input, call, deps, async (tx) => {
    const desk = await lockInHand(tx, call.caller, input.params.requestId, deps);
    const { request, now } = desk;
    await saveAnswer(tx, desk, { refereeId: accountId, kind: "DECLINED", reasons, feedback });
    const review = {
      kind: "DECLINE",
      subjectId: request.id,
      earner: { accountId, email },
      memo: memoOf(request),
    } as const;
    const isPaid = (await earnReview(tx, review, { vault: deps.vault, now })).why === null;
    const answer = { by: "REFEREE", actorId: accountId, event: "FEEDBACK", reasons, feedback, isPaid } as const;
    await backToPool(tx, request, answer, deps, now);
    return readDetail(tx, accountId, request.id, now);
  });
}
