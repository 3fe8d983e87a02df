// Posts the outcome of a payment: paid, failed or refunded. The payment's row must be locked.
import type { PaymentFailure } from "../../../contract/ledger/rules.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { holdPaidSession, lockCredits } from "../books/holds.ts";
import { type Line, move, postEntry } from "../books/post-entry.ts";
import type { KeptPayment } from "./store.ts";

export type Settling = { announce: Deps["announce"]; now: Date };

/** Delivers what was bought, or refunds at once if the owner is gone or the booking is already paid. */
export async function settlePaid(
  tx: Writer,
  payment: KeptPayment,
  isOwnerThere: boolean,
  { announce, now }: Settling,
): Promise<void> {
  const isWanted = isOwnerThere && (payment.purpose === "PLAN" || !(await isHeld(tx, payment.subjectId)));
  const receiptNumber = await nextReceiptNumber(tx);
  await tx.query(
    `update payment set state = $2, failure = null, paid_at = $3, receipt_number = $4, ask_at = $3 where id = $1`,
    [payment.id, isWanted ? "PAID" : "REFUND_DUE", now, receiptNumber],
  );
  if (!isWanted) return sendStraightBack(tx, payment, now);
  await (payment.purpose === "PLAN" ? postPlan(tx, payment, now) : postSession(tx, payment, now));
  await announce(tx, { kind: "payment.settled", ...factsOf(payment), state: "PAID", receiptNumber });
}

/** Ends a payment that was not made. */
export async function settleFailed(
  tx: Writer,
  payment: KeptPayment,
  failure: PaymentFailure,
  { announce }: Settling,
): Promise<void> {
  await tx.query("update payment set state = 'FAILED', failure = $2 where id = $1", [payment.id, failure]);
  await announce(tx, { kind: "payment.settled", ...factsOf(payment), state: "FAILED", receiptNumber: null });
}

/** The provider has sent a due refund. */
export async function settleRefunded(tx: Writer, payment: KeptPayment, { announce, now }: Settling): Promise<void> {
  const lines = move("PLATFORM_REFUNDS", "PLATFORM_PROVIDER", payment.ownerId, payment.amount);
  await post(tx, payment, { key: `refund-sent:${payment.id}`, kind: "REFUND_SENT", lines }, now);
  await endRefunded(tx, payment, { announce, now });
}

/** Refunded by hand at the provider: takes back those of the bought credits that are left. */
export async function takeBackPlan(tx: Writer, payment: KeptPayment, { announce, now }: Settling): Promise<void> {
  const sale = move("PLATFORM_SALES", "PLATFORM_PROVIDER", payment.ownerId, payment.amount);
  await post(tx, payment, { key: `unsold:${payment.id}`, kind: "REVERSAL", lines: sale }, now);
  const credits = Math.min(payment.credits, await lockCredits(tx, payment.ownerId));
  if (credits > 0) {
    const lines = move("CREDITS", "PLATFORM_CREDITS", payment.ownerId, credits);
    await post(tx, payment, { key: `taken-back:${payment.id}`, kind: "REVERSAL", unit: "CREDIT", lines }, now);
  }
  await endRefunded(tx, payment, { announce, now });
}

async function endRefunded(tx: Writer, payment: KeptPayment, { announce, now }: Settling): Promise<void> {
  await tx.query("update payment set state = 'REFUNDED', refunded_at = $2 where id = $1", [payment.id, now]);
  await announce(tx, { kind: "payment.refunded", ...factsOf(payment), receiptNumber: payment.receiptNumber });
}

async function postPlan(tx: Writer, payment: KeptPayment, now: Date): Promise<void> {
  const sale = move("PLATFORM_PROVIDER", "PLATFORM_SALES", payment.ownerId, payment.amount);
  await post(tx, payment, { key: `sold:${payment.id}`, kind: "PLAN_SOLD", lines: sale }, now);
  const lines = move("PLATFORM_CREDITS", "CREDITS", payment.ownerId, payment.credits);
  await post(tx, payment, { key: `bought:${payment.id}`, kind: "CREDITS_BOUGHT", unit: "CREDIT", lines }, now);
}

const postSession = (tx: Writer, { ownerId, subjectId, amount, memo, holdUntil }: KeptPayment, now: Date) =>
  holdPaidSession(tx, { ownerId, subjectId, amount, memo, expiresAt: holdUntil ?? now }, now);

/** Only platform accounts are posted to: the money goes back at once. */
function sendStraightBack(tx: Writer, payment: KeptPayment, now: Date): Promise<void> {
  const lines = move("PLATFORM_PROVIDER", "PLATFORM_REFUNDS", payment.ownerId, payment.amount);
  const kind = payment.purpose === "PLAN" ? "PLAN_SOLD" : "SESSION_PAID";
  return post(tx, payment, { key: `unwanted:${payment.id}`, kind, lines }, now);
}

type Entry = { key: string; kind: Parameters<typeof postEntry>[1]["kind"]; unit?: "CREDIT"; lines: Line[] };

async function post(tx: Writer, { id, memo }: KeptPayment, { unit, ...entry }: Entry, now: Date): Promise<void> {
  await postEntry(tx, { unit: unit ?? "INR", subjectId: id, memo, ...entry }, now);
}

/** Whether another payment of the same booking was made: a booking is paid for once. */
async function isHeld(tx: Writer, subjectId: string): Promise<boolean> {
  const holds = await tx.query("select from ledger_hold where subject_id = $1 and purpose = 'GUIDANCE_BOOKING'", [
    subjectId,
  ]);
  return holds.length > 0;
}

/** The next receipt number, without gaps: concurrent payments wait for one another. */
async function nextReceiptNumber(tx: Writer): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('receipt numbers', 0))");
  const [last] = await tx.query<{ number: number | null }>("select max(receipt_number) as number from payment");
  return (last?.number ?? 0) + 1;
}

const factsOf = ({ id, ownerId, purpose, subjectId, label, amount, credits, provider }: KeptPayment) => ({
  paymentId: id,
  ownerId,
  purpose,
  subjectId,
  label,
  amount,
  credits,
  isTest: provider === "test",
});
