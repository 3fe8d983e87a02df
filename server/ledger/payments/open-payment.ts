// Opens a payment's checkout at the provider, once, and returns where the owner pays.

import type { openPayment as endpoint, Payment } from "../../../contract/ledger/payments-wire.ts";
import { afterPayingPath } from "../../../contract/paths.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import type { PaymentProvider } from "./provider.ts";
import { type KeptPayment, presentPayment, readOwnPayment } from "./store.ts";

/** Refuses as contract/ledger/payments-wire.ts says. */
export async function openPayment(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<Payment> {
  const { db, clock, payments } = deps;
  const payment = await readOwnPayment(db, caller.accountId, params.paymentId);
  if (payment.state !== "CREATED" || payment.expiresAt <= clock())
    throw refuse(409, "CONFLICT", "This payment is over. Please start again.");
  if (payments?.name !== payment.provider)
    throw refuse(409, "PAYMENTS_OFF", "This cannot be paid any more: the site has changed how people pay.");
  if (payment.payUrl === null) await askProvider(payment, { provider: payments, email: caller.email }, deps);
  const opened = await readOwnPayment(db, caller.accountId, payment.id);
  if (opened.state !== "CREATED") throw refuse(409, "CONFLICT", "This payment is over. Please start again.");
  return presentPayment(opened, { provider: payments, now: clock() });
}

/** 503 when the provider does not answer; safe to repeat. */
async function askProvider(
  { id, label, amount, purpose, subjectId, createdAt, expiresAt }: KeptPayment,
  { provider, email }: { provider: PaymentProvider; email: string },
  { db }: Pick<Deps, "db">,
): Promise<void> {
  const returnPath = afterPayingPath({ id, purpose, subjectId });
  const order = { paymentId: id, label, amount, email, createdAt, expiresAt, returnPath };
  const checkout = await provider.open(order).catch((error: unknown) => {
    const words = "The payment page does not answer just now. Nothing has been charged: please try again.";
    throw Object.assign(refuse(503, "BUSY", words), { cause: error });
  });
  const kept = await db.query(
    `update payment set provider_ref = $2, pay_url = $3 where id = $1 and state = 'CREATED' returning 1`,
    [id, checkout.ref, checkout.payUrl],
  );
  // The payment ended meanwhile: close the checkout so that it cannot be paid.
  if (kept.length === 0) await provider.close(checkout.ref);
}
