// Marks the payment of a subject as due for refund: a round asks the provider, and posts REFUND_SENT when it has.
import type { Writer } from "../../platform/db.ts";

/**
 * The caller must post the money into PLATFORM_REFUNDS in the same transaction. False when the subject has no paid
 * payment: nothing was paid, or the refund is already due.
 */
export async function markRefundDue(tx: Writer, subjectId: string, now: Date): Promise<boolean> {
  const marked = await tx.query(
    `update payment set state = 'REFUND_DUE', ask_at = $2 where subject_id = $1 and purpose = 'GUIDANCE_BOOKING' and state = 'PAID'
     returning 1`,
    [subjectId, now],
  );
  return marked.length > 0;
}
