// Withdraws one of the caller's requests. The credit is returned unless a referee has accepted it.
import type { RequestStatus } from "../../../contract/referrals/rules.ts";
import type { withdrawReferralRequest as endpoint, ReferralRequestDetails } from "../../../contract/referrals/wire.ts";
import type { Deps } from "../../deps.ts";
import { settleCredit } from "../../ledger/index.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { factsOf, memoOf } from "../back-to-pool.ts";
import { type Actor, type LockedRequest, moveRequest } from "../transition.ts";
import { lockSent } from "./lock-sent.ts";
import { costsCredit, mayWithdraw } from "./rules.ts";
import { readOneSent } from "./store.ts";

/** 409 if it has ended, or if it costs the credit and the body does not confirm that. */
export async function withdrawRequest(
  { params, body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<ReferralRequestDetails> {
  return deps.db.transaction(async (tx) => {
    const { request, now } = await lockSent(tx, caller, params.requestId, deps);
    if (!mayWithdraw(request)) throw refuse(409, "CONFLICT", WORDS_OF_END[request.status] ?? OVER);
    const isCostly = costsCredit(request, now);
    if (isCostly && !body.acceptCost) throw refuse(409, "CONFLICT", COSTS, "acceptCost");
    const actor: Actor = { by: "CANDIDATE", actorId: caller.accountId };
    await takeBack(tx, request, { actor, outcome: isCostly ? "SPENT" : "RETURNED" }, deps, now);
    return readOneSent(tx, caller.accountId, request.id);
  });
}

/** Ends a request and notifies the referee who holds it. */
export async function takeBack(
  tx: Writer,
  request: LockedRequest,
  { actor, outcome }: { actor: Actor; outcome: "SPENT" | "RETURNED" },
  { announce }: Pick<Deps, "announce">,
  now: Date,
): Promise<void> {
  // Forget a referee who only claimed it, so that they stay unnamed.
  const forgets = request.status === "CLAIMED" ? { refereeId: null } : {};
  await moveRequest(tx, request, { ...actor, to: "WITHDRAWN", ...forgets }, now);
  await settleCredit(tx, { subjectId: request.id, outcome, memo: memoOf(request) }, now);
  const { referee, status } = request;
  if (referee) await announce(tx, { kind: "referral.withdrawn", ...factsOf(request), from: status, referee });
}

const OVER = "This request is over: there is nothing to withdraw any more.";
const COSTS =
  "Somebody has taken your request on and works on it. You can still withdraw it, but the credit is spent then.";
const WORDS_OF_END: Partial<Record<RequestStatus, string>> = {
  WITHDRAWN: "You have withdrawn this request already.",
  REFERRED: "You were referred already: please confirm it, or tell us that something is wrong.",
};
