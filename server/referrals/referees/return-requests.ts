// Gives back what a referee has in hand who is none any more: the others see it again.
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { backToPool } from "../back-to-pool.ts";
import { type Actor, type LockedRequest, lockRequest } from "../transition.ts";

/** Of a referee whose row is locked, so that they claim nothing meanwhile. */
export async function returnRequests(
  tx: Writer,
  refereeId: string,
  actor: Actor,
  deps: Pick<Deps, "announce">,
  now: Date,
): Promise<void> {
  const inHand = await tx.query<{ id: string }>(
    "select id from referral_request where referee_id = $1 and status in ('CLAIMED', 'ACCEPTED') order by id",
    [refereeId],
  );
  // All of them before the ledger, as everybody who takes a step locks the request first: several may be one candidate's.
  const requests: LockedRequest[] = [];
  for (const { id } of inHand) requests.push(await lockRequest(tx, id));
  for (const request of requests) {
    if (request.referee?.accountId !== refereeId) continue;
    if (request.status === "CLAIMED") await backToPool(tx, request, { ...actor, event: "CLAIM_ENDED" }, deps, now);
    if (request.status === "ACCEPTED") await backToPool(tx, request, { ...actor, event: "RETURNED" }, deps, now);
  }
}
