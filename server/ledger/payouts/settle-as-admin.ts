// What admins do with another's payout: read its destination, clear signs of a ring, send or refuse it.
import {
  type AdminPayout,
  clearPayout as clearEndpoint,
  type PayoutDestination,
  payPayout as payEndpoint,
  type readPayoutDestination as readEndpoint,
  refusePayout as refuseEndpoint,
} from "../../../contract/ledger/payouts-wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount, recordSecurityEvent } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  type LockedPayout,
  lockOpenPayout,
  markPayout,
  openDestination,
  readAdminPayout,
  refuseUncleared,
  type Settlement,
  settlePayout,
} from "./store.ts";

/** Records the read as a security event. Also marks an older payout's destination, for its signs. */
export async function readDestination(
  { params }: Input<typeof readEndpoint>,
  call: Call<Caller>,
  { db, vault, clock }: Deps,
): Promise<{ destination: PayoutDestination }> {
  return db.transaction(async (tx) => {
    const open = await lockForAdmin(tx, params.payoutId, call.caller);
    await record(tx, "payout.destination-read", open, call, clock());
    await markPayout(tx, open, vault);
    const destination = openDestination(vault, open.destination);
    if (!destination)
      throw refuse(409, "CONFLICT", "Where it should go can no longer be read. Refuse it, and say why.");
    return { destination };
  });
}

export const payPayout = (input: Input<typeof payEndpoint>, call: Call<Caller>, deps: Deps): Promise<AdminPayout> =>
  once(payEndpoint, input, call, deps, (tx) =>
    settle(tx, input.params.payoutId, { state: "PAID", reference: input.body.reference }, call, deps),
  );

export const refusePayout = (
  input: Input<typeof refuseEndpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<AdminPayout> =>
  once(refuseEndpoint, input, call, deps, (tx) =>
    settle(tx, input.params.payoutId, { state: "REFUSED", reason: input.body.reason }, call, deps),
  );

/** Records every clearing as a security event. A sign that appears later is not cleared. */
export const clearPayout = (input: Input<typeof clearEndpoint>, call: Call<Caller>, deps: Deps): Promise<AdminPayout> =>
  once(clearEndpoint, input, call, deps, async (tx) => {
    const { reason, signs } = input.body;
    const open = await lockForAdmin(tx, input.params.payoutId, call.caller);
    const now = deps.clock();
    await tx.query(
      `update payout set cleared_signs = array(select distinct unnest(coalesce(cleared_signs, '{}') || $2::text[])), cleared_by = $3,
         cleared_at = $4, cleared_reason = $5 where id = $1`,
      [open.id, signs, call.caller.accountId, now, reason],
    );
    await record(tx, "payout.cleared", open, call, now, { signs });
    return readAdminPayout(tx, open.id, call.caller.accountId);
  });

type Verdict = Omit<Settlement, "settledBy" | "state"> & { state: "PAID" | "REFUSED" };

async function settle(
  tx: Writer,
  payoutId: string,
  verdict: Verdict,
  call: Call<Caller>,
  { clock, announce, vault }: Deps,
): Promise<AdminPayout> {
  const { accountId } = call.caller;
  const open = await lockForAdmin(tx, payoutId, call.caller);
  if (verdict.state === "PAID") await refuseUncleared(tx, open, vault);
  const now = clock();
  await settlePayout(tx, open, { ...verdict, settledBy: accountId }, now);
  await record(tx, verdict.state === "PAID" ? "payout.paid" : "payout.refused", open, call, now);
  const { id, ownerId, amount } = open;
  const { state, reference = null, reason = null } = verdict;
  await announce(tx, { kind: "payout.settled", payoutId: id, ownerId, amount, state, reference, reason });
  return readAdminPayout(tx, id, accountId);
}

/** 403 for the admin's own payout. */
async function lockForAdmin(tx: Writer, payoutId: string, { accountId }: Caller): Promise<LockedPayout> {
  await holdAccount(tx, accountId);
  const open = await lockOpenPayout(tx, payoutId);
  if (open.ownerId === accountId) throw refuse(403, "FORBIDDEN", "This is your own payout: another admin settles it.");
  return open;
}

async function record(
  tx: Writer,
  kind: string,
  { id, ownerId, amount }: LockedPayout,
  { caller, ip }: Call<Caller>,
  at: Date,
  more: Record<string, unknown> = {},
): Promise<void> {
  await recordSecurityEvent(tx, {
    kind,
    accountId: ownerId,
    actorId: caller.accountId,
    ip,
    details: { payoutId: id, amount, ...more },
    at,
  });
}
