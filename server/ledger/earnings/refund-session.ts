// Refunds the price of a session to its payer, whether it is still held or already the referee's earning.
import type { Writer } from "../../platform/db.ts";
import { endHold } from "../books/holds.ts";
import { type Line, type Memo, postEntry, reverseEntry } from "../books/post-entry.ts";
import { markRefundDue } from "../payments/refund-due.ts";
import { earningKey } from "./earn.ts";

type Refund = { subjectId: string; memo: Memo };

/**
 * Refunds all of it, once: false when nothing was paid, it was refunded before, or the referee's earning is available.
 * A payment round then asks the provider.
 */
export async function refundSession(tx: Writer, { subjectId, memo }: Refund, now: Date): Promise<boolean> {
  const held = await endHold(tx, { purpose: "GUIDANCE_BOOKING", subjectId }, "RELEASED", now);
  const back = held ?? (await takeBack(tx, { subjectId, memo }, now));
  if (!back) return false;
  const lines: Line[] = [
    { kind: "SESSIONS_HELD", ownerId: back.ownerId, amount: -back.amount },
    { kind: "PLATFORM_REFUNDS", ownerId: null, amount: back.amount },
  ];
  const key = `refund:${subjectId}`;
  await postEntry(tx, { key, kind: "SESSION_REFUNDED", unit: "INR", subjectId, memo, lines }, now);
  await markRefundDue(tx, subjectId, now);
  return true;
}

/** Moves a settled price back to where it was held. Null when nothing was settled, or the earning is available. */
async function takeBack(
  tx: Writer,
  { subjectId, memo }: Refund,
  now: Date,
): Promise<{ ownerId: string; amount: number } | null> {
  // Locked against a concurrent release or refund.
  const [hold] = await tx.query<{ ownerId: string; amount: string }>(
    `select owner_id as "ownerId", amount from ledger_hold
     where subject_id = $1 and purpose = 'GUIDANCE_BOOKING' and state = 'CAPTURED' for no key update`,
    [subjectId],
  );
  if (!hold) return null;
  const [earning] = await tx.query<{ state: string }>(
    "select state from ledger_earning where subject_id = $1 and kind = 'GUIDANCE_SESSION' for no key update",
    [subjectId],
  );
  if (earning?.state === "AVAILABLE") return null;
  await tx.query(
    `update ledger_earning set state = 'REVERSED', settled_at = $2
     where subject_id = $1 and kind = 'GUIDANCE_SESSION' and state in ('PENDING', 'FROZEN')`,
    [subjectId, now],
  );
  const key = earningKey("GUIDANCE_SESSION", subjectId);
  const isBack = await reverseEntry(tx, { key, kind: "REVERSAL", memo }, now);
  return isBack ? { ownerId: hold.ownerId, amount: Number(hold.amount) } : null;
}
