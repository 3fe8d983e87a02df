// Returns the held requests of a referee who leaves or is refused to the pool.
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { backToPool } from "../back-to-pool.ts";
import { type Actor, type LockedRequest, lockRequest } from "../transition.ts";

/** Expects the referee's row locked, so that they claim nothing meanwhile. */
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
  // Lock all requests before the ledger, in the same order as every step, because several may be one candidate's.
  const requests: LockedRequest[] = [];
  for (const { id } of inHand) requests.push(await lockRequest(tx, id));
  for (const request of requests) {
    if (request.referee?.accountId !== refereeId) continue;
    if (request.status === "CLAIMED") await backToPool(tx, request, { ...actor, event: "CLAIM_ENDED" }, deps, now);
    if (request.status === "ACCEPTED") await backToPool(tx, request, { ...actor, event: "RETURNED" }, deps, now);
  }
}
