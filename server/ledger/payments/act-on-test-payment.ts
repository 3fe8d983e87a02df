// Serves the test provider's page; its event takes the same path as a real provider's.
import type { actOnTestPayment as endpoint, Payment } from "../../../contract/ledger/payments-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { hearEvent } from "./hear-provider.ts";
import { presentPayment, readOwnPayment } from "./store.ts";

/** Refuses as contract/ledger/payments-wire.ts says; 404 where there is no test provider. */
export async function actOnTestPayment(
  { params, body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<Payment> {
  const { db, clock, payments } = deps;
  const payment = await readOwnPayment(db, caller.accountId, params.paymentId);
  if (!payments?.act || payment.provider !== payments.name)
    throw refuse(404, "NOT_FOUND", "There is no such payment at the test provider.");
  const sent = payment.ref === null ? null : await payments.act(payment.ref, body.outcome);
  if (!sent) throw refuse(409, "CONFLICT", "This payment is over already.");
  await hearEvent(sent, payments, deps);
  const settled = await readOwnPayment(db, caller.accountId, payment.id);
  return presentPayment(settled, { provider: payments, now: clock() });
}
