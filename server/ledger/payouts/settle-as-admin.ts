// What admins do about a payout: look where it goes, say that it was sent, or refuse it. Never one's own.
import {
  type AdminPayout,
  type PayoutDestination,
  payPayout as payEndpoint,
  type readPayoutDestination as readEndpoint,
  refusePayout as refuseEndpoint,
} from "../../../contract/payouts.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount, recordSecurityEvent } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  type LockedPayout,
  lockOpenPayout,
  openDestination,
  readAdminPayout,
  type Settlement,
  settlePayout,
} from "./store.ts";

/** Every look is kept. */
export async function readDestination(
  { params }: Input<typeof readEndpoint>,
  call: Call<Caller>,
  { db, vault, clock }: Deps,
): Promise<{ destination: PayoutDestination }> {
  return db.transaction(async (tx) => {
    const open = await lockForAdmin(tx, params.payoutId, call.caller);
    await record(tx, "payout.destination-read", open, call, clock());
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

type Verdict = Omit<Settlement, "settledBy" | "state"> & { state: "PAID" | "REFUSED" };

async function settle(
  tx: Writer,
  payoutId: string,
  verdict: Verdict,
  call: Call<Caller>,
  { clock, announce }: Deps,
): Promise<AdminPayout> {
  const { accountId } = call.caller;
  const open = await lockForAdmin(tx, payoutId, call.caller);
  const now = clock();
  await settlePayout(tx, open, { ...verdict, settledBy: accountId }, now);
  await record(tx, verdict.state === "PAID" ? "payout.paid" : "payout.refused", open, call, now);
  const { id, ownerId, amount } = open;
  const { state, reference = null, reason = null } = verdict;
  await announce(tx, { kind: "payout.settled", payoutId: id, ownerId, amount, state, reference, reason });
  return readAdminPayout(tx, id, accountId);
}

/** 403 for one's own. */
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
): Promise<void> {
  await recordSecurityEvent(tx, {
    kind,
    accountId: ownerId,
    actorId: caller.accountId,
    ip,
    details: { payoutId: id, amount },
    at,
  });
}
