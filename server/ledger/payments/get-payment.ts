// Reads one of the caller's payments.
import type { getPayment as endpoint, Payment } from "../../../contract/ledger/payments-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { presentPayment, readOwnPayment } from "./store.ts";

export async function getPayment(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock, payments }: Deps,
): Promise<Payment> {
  const payment = await readOwnPayment(db, caller.accountId, params.paymentId);
  return presentPayment(payment, { provider: payments, now: clock() });
}
