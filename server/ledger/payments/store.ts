// Reads payments as their owners see them, and locks one for a change.

import type { Payment } from "../../../contract/ledger/payments-wire.ts";
import type { Operation } from "../../deps.ts";
import { openPage } from "../../platform/cursor.ts";
import type { Reader, Values, Writer } from "../../platform/db.ts";
import { idOrNull } from "../../platform/ids.ts";
import { isoTimes, type Timed } from "../../platform/iso-times.ts";
import { notFound } from "../../platform/refusal.ts";
import { siteName } from "../../platform/site-name.ts";
import type { Memo } from "../books/post-entry.ts";
import type { PaymentProvider } from "./provider.ts";

/** A stored payment. */
export type KeptPayment = Timed<Omit<Payment, "isTest">, "createdAt" | "expiresAt" | "paidAt" | "refundedAt"> & {
  ownerId: string;
  provider: string;
  ref: string | null;
  memo: Memo;
  holdUntil: Date | null;
};

const columns = `p.id, p.owner_id as "ownerId", p.purpose, p.subject_id as "subjectId", p.label, p.amount::float8 as amount,
  p.credits, p.provider, p.provider_ref as ref, p.pay_url as "payUrl", p.memo, p.state, p.failure,
  p.created_at as "createdAt", p.expires_at as "expiresAt", p.hold_until as "holdUntil", p.paid_at as "paidAt",
  p.refunded_at as "refundedAt", p.receipt_number as "receiptNumber"`;

/** `rest` follows the select; the payment's alias is `p`. */
export const readPayments = (reader: Reader, name: string, rest: string, values: Values): Promise<KeptPayment[]> =>
  reader.query<KeptPayment>(`select ${columns} from payment p ${rest}`, values, name);

/** Reads a payment of `ownerId`; 404 if there is none. */
export async function readOwnPayment(reader: Reader, ownerId: string, id: string): Promise<KeptPayment> {
  const [payment] = await readPayments(reader, "payment of its owner", "where p.id = $1 and p.owner_id = $2", [
    idOrNull(id),
    ownerId,
  ]);
  if (!payment) throw notFound("There is no such payment.");
  return payment;
}

/** Locked until the transaction ends; null if there is none. */
export async function lockPayment(tx: Writer, id: string): Promise<KeptPayment | null> {
  const [payment] = await readPayments(tx, "payment to change", "where p.id = $1 for no key update", [idOrNull(id)]);
  return payment ?? null;
}

/** As its owner sees it. */
export function presentPayment(
  { ownerId: _owner, provider: name, ref: _ref, memo: _memo, holdUntil: _until, ...payment }: KeptPayment,
  { provider, now }: { provider: PaymentProvider | null; now: Date },
): Payment {
  const isPayable = payment.state === "CREATED" && payment.expiresAt > now;
  return {
    ...isoTimes(payment),
    isTest: name === "test" || (provider?.name === name && provider.isTest),
    payUrl: isPayable ? payment.payUrl : null,
  };
}

/** False without a paid payment. The caller posts to PLATFORM_REFUNDS in the same transaction. */
export async function markRefundDue(tx: Writer, subjectId: string, now: Date): Promise<boolean> {
  const marked = await tx.query(
    `update payment set state = 'REFUND_DUE', ask_at = $2 where subject_id = $1 and purpose = 'GUIDANCE_BOOKING' and state = 'PAID'
     returning 1`,
    [subjectId, now],
  );
  return marked.length > 0;
}

export const getPayment: Operation<"getPayment"> = async ({ params }, { caller }, { db, clock, payments }) => {
  const payment = await readOwnPayment(db, caller.accountId, params.paymentId);
  return presentPayment(payment, { provider: payments, now: clock() });
};

const ofOwner = `where p.owner_id = $1 and ($2::uuid is null or p.id < $2) and ($3::text[] is null or p.state = any ($3))
  order by p.id desc limit $4`;

/** Refuses cursors of other queries (400). */
export const listPayments: Operation<"listPayments"> = async ({ query }, { caller: { accountId } }, deps) => {
  const { db, clock, cursors, payments } = deps;
  const { lastKey, pageSize, ...asked } = query;
  const page = openPage<string>(cursors, query, { list: "payments", accountId, ...asked });
  const values = [accountId, page.after, query.state ?? null, page.limit];
  const { rows, pagination } = page.cut(
    await readPayments(db, "payments of their owner", ofOwner, values),
    ({ id }) => id,
  );
  return { data: rows.map((payment) => presentPayment(payment, { provider: payments, now: clock() })), pagination };
};

/** 404 for a payment that was not paid. */
export const getReceipt: Operation<"getReceipt"> = async ({ params }, { caller }, { db, clock, payments }) => {
  const payment = await readOwnPayment(db, caller.accountId, params.paymentId);
  if (payment.receiptNumber === null) throw notFound("Nothing has been paid, so there is no receipt.");
  return {
    payment: presentPayment(payment, { provider: payments, now: clock() }),
    payer: { name: caller.name, email: caller.email },
    seller: siteName(),
  };
};
