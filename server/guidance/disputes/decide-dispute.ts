// Decides a disputed session: refunds the candidate, or pays the referee.
import { decideGuidanceDispute as endpoint, type GuidanceDispute } from "../../../contract/guidance/wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount, recordSecurityEvent } from "../../identity/index.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import { endBooking } from "../bookings/end-booking.ts";
import { settleSession } from "../bookings/run-rounds.ts";
import { lockBooking } from "../bookings/store.ts";
import { presentDisputes, readDisputed } from "./store.ts";

/** If two admins decide at once, the second gets a 409. Admins cannot decide about their own sessions (403). */
export async function decideDispute(
  input: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<GuidanceDispute> {
  const { caller, ip } = call;
  const { decision, reason } = input.body;
  const { bookingId } = input.params;
  return once(endpoint, input, call, deps, async (tx) => {
    await holdAccount(tx, caller.accountId);
    const booking = isUuid(bookingId) && (await readDisputed(tx, bookingId)) ? await lockBooking(tx, bookingId) : null;
    if (!booking) throw refuse(404, "NOT_FOUND", "There is no such disputed session.");
    if (caller.accountId === booking.candidateId || caller.accountId === booking.refereeId)
      throw refuse(403, "FORBIDDEN", "This is a session of your own: another admin decides about it.");
    if (booking.status !== "DISPUTED") throw refuse(409, "CONFLICT", "This is decided already.");
    const now = deps.clock();
    if (decision === "PAY") await settleSession(tx, booking, { by: "ADMIN", reason }, deps, now);
    else await endBooking(tx, booking, { status: "CANCELLED", by: "ADMIN", reason }, deps, now);
    await recordSecurityEvent(tx, {
      kind: "guidance-dispute.decided",
      accountId: caller.accountId,
      ip,
      details: { bookingId, decision },
      at: now,
    });
    const [dispute] = await presentDisputes(tx, [(await readDisputed(tx, bookingId)) ?? booking]);
    if (!dispute) throw new Error("A dispute is gone while it is decided.");
    return dispute;
  });
}
