// Marks the payment of a subject as to be sent back: a round asks the provider, and writes REFUND_SENT when it has.
import type { Writer } from "../../platform/db.ts";

/**
 * For whoever has posted the money into PLATFORM_REFUNDS in the same transaction. False when there is no such payment that
 * is paid: nothing was paid, or it is on its way back already.
 */
export async function markRefundDue(tx: Writer, subjectId: string, now: Date): Promise<boolean> {
  const marked = await tx.query(
    `update payment set state = 'REFUND_DUE', ask_at = $2 where subject_id = $1 and purpose = 'GUIDANCE_BOOKING' and state = 'PAID'
     returning 1`,
    [subjectId, now],
  );
  return marked.length > 0;
}
