// Reads the receipt of a paid payment.
import { BRAND_NAME } from "../../../contract/brand.ts";
import type { getReceipt as endpoint, Receipt } from "../../../contract/ledger/payments-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { presentPayment, readOwnPayment } from "./store.ts";

/** 404 for a payment that was not paid. */
export async function getReceipt(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock, payments }: Deps,
): Promise<Receipt> {
  const payment = await readOwnPayment(db, caller.accountId, params.paymentId);
  if (payment.receiptNumber === null) throw refuse(404, "NOT_FOUND", "Nothing has been paid, so there is no receipt.");
  return {
    payment: presentPayment(payment, { provider: payments, now: clock() }),
    payer: { name: caller.name, email: caller.email },
    seller: BRAND_NAME,
  };
}
