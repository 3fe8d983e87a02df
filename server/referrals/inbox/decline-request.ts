// Declines a request with feedback, which its candidate reads without the referee's name: the others see it again, or it ends.
import { declineRequest as endpoint, type RefereeRequestDetail } from "../../../contract/referees.ts";
import type { Deps } from "../../deps.ts";
import { earn } from "../../ledger/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { backToPool, memoOf } from "../back-to-pool.ts";
import { lockInHand, readDetail, saveAnswer } from "./desk.ts";

/** The feedback earns the fee, whatever it says. */
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
    await backToPool(
      tx,
      request,
      { by: "REFEREE", actorId: accountId, event: "FEEDBACK", reasons, feedback },
      deps,
      now,
    );
    const earner = { accountId, email };
    await earn(
      tx,
      { kind: "REVIEWED_REQUEST", subjectId: request.id, earner, memo: memoOf(request) },
      { vault: deps.vault, now },
    );
    return readDetail(tx, accountId, request.id);
  });
}
