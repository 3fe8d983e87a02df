// What is kept of somebody's payments, for their own eyes. Receipts are books: they stay, and name nobody.
import type { Reader, Writer } from "../../platform/db.ts";
import { readPayments } from "./store.ts";

/** All of them, oldest first, without what is the provider's. */
export async function collectPayments(reader: Reader, ownerId: string): Promise<unknown[]> {
  const payments = await readPayments(reader, "payments to tell", "where p.owner_id = $1 order by p.id", [ownerId]);
  return payments.map(({ label, amount, credits, state, failure, createdAt, paidAt, refundedAt, receiptNumber }) => ({
    label,
    amount,
    credits,
    state,
    failure,
    createdAt,
    paidAt,
    refundedAt,
    receiptNumber,
  }));
}

/** Where they would have paid leads nowhere any more; what they paid for while they left goes back to them. */
export async function forgetPayUrls(tx: Writer, ownerId: string): Promise<void> {
  await tx.query("update payment set pay_url = null where owner_id = $1 and pay_url is not null", [ownerId]);
}
