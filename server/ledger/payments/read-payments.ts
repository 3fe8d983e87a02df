// What a payer sees of payments: one, the list, a receipt.

import { BRAND_NAME } from "../../../contract/brand.ts";
import type * as calls from "../../../contract/ledger/payments-wire.ts";
import type { Payment, Receipt } from "../../../contract/ledger/payments-wire.ts";
import type { Deps } from "../../deps.ts";
import { openPage } from "../../platform/cursor.ts";
import type { Answer, Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { presentPayment, readOwnPayment, readPayments } from "./store.ts";

export async function getPayment(
  { params }: Input<typeof calls.getPayment>,
  { caller }: Call<Caller>,
  { db, clock, payments }: Deps,
): Promise<Payment> {
  const payment = await readOwnPayment(db, caller.accountId, params.paymentId);
  return presentPayment(payment, { provider: payments, now: clock() });
}

const ofOwner = `where p.owner_id = $1 and ($2::uuid is null or p.id < $2) and ($3::text[] is null or p.state = any ($3))
  order by p.id desc limit $4`;

/** Refuses cursors of other queries (400). */
export async function listPayments(
  { query }: Input<typeof calls.listPayments>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock, cursors, payments }: Deps,
): Promise<Answer<typeof calls.listPayments>> {
  const { lastKey, pageSize, ...asked } = query;
  const page = openPage<string>(cursors, query, { list: "payments", accountId, ...asked });
  const values = [accountId, page.after, query.state ?? null, page.limit];
  const { rows, pagination } = page.cut(
    await readPayments(db, "payments of their owner", ofOwner, values),
    ({ id }) => id,
  );
  return { data: rows.map((payment) => presentPayment(payment, { provider: payments, now: clock() })), pagination };
}

/** 404 for a payment that was not paid. */
export async function getReceipt(
  { params }: Input<typeof calls.getReceipt>,
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
