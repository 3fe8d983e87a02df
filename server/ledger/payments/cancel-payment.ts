// Cancels a payment for its owner; if it was paid meanwhile, it stays paid.
import type { cancelPayment as endpoint, Payment } from "../../../contract/ledger/payments-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { lookAtPayment } from "./look-at-payment.ts";
import { presentPayment, readOwnPayment } from "./store.ts";

/** Refuses as contract/ledger/payments-wire.ts says; does nothing when the payment is over. */
export async function cancelPayment(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<Payment> {
  const { db, clock, payments } = deps;
  const payment = await readOwnPayment(db, caller.accountId, params.paymentId);
  if (payment.state === "CREATED")
    await lookAtPayment(payment, payments, deps, { close: true }).catch((error: unknown) => {
      const words = "The payment provider does not answer just now. Please try again.";
      throw Object.assign(refuse(503, "BUSY", words), { cause: error });
    });
  const now = await readOwnPayment(db, caller.accountId, payment.id);
  return presentPayment(now, { provider: payments, now: clock() });
}
