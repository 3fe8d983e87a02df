// Exports a person's payments and erases their pay links. Receipts are part of the books: they stay, and name no
// person.
import type { Reader, Writer } from "../../platform/db.ts";
import { readPayments } from "./store.ts";

/** All of them, oldest first, without the provider's fields. */
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

/** Removes the links to pay. A payment made after the account is gone is refunded. */
export async function forgetPayUrls(tx: Writer, ownerId: string): Promise<void> {
  await tx.query("update payment set pay_url = null where owner_id = $1 and pay_url is not null", [ownerId]);
}
