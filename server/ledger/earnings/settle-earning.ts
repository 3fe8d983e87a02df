// Ends or freezes an earning: frozen by a dispute, made available, or reversed.
import type { EarningKind, EarningState } from "../../../contract/ledger/rules.ts";
import type { Writer } from "../../platform/db.ts";
import { move } from "../books/holds.ts";
import { type Memo, postEntry, reverseEntry } from "../books/post-entry.ts";
import { earningKey } from "./earn.ts";
import { refundSession } from "./refund-session.ts";

/** `earnerId` names the earner, because several people may earn by one subject. */
export type EarningOutcome = {
  kind: EarningKind;
  subjectId: string;
  earnerId: string;
  /**
   * FROZEN: disputed, not released by time. AVAILABLE: released, once the schedule's hours are over. REVERSED: taken
   * back.
   */
  outcome: "FROZEN" | "AVAILABLE" | "REVERSED";
  memo: Memo;
};

const OPEN: readonly EarningState[] = ["PENDING", "FROZEN"];

/**
 * False when nothing moves: nothing was earned, the earning is available or reversed already, or the schedule's hours
 * are not over; in the last case a round releases it when they are. Reversing a session's earning refunds its payer.
 */
export async function settleEarning(tx: Writer, settling: EarningOutcome, now: Date): Promise<boolean> {
  const { kind, subjectId, earnerId, outcome, memo } = settling;
  if (outcome === "FROZEN") return (await settle(tx, settling, ["PENDING"], now)) !== null;
  if (outcome === "REVERSED" && kind === "GUIDANCE_SESSION") return refundSession(tx, { subjectId, memo }, now);
  if (outcome === "AVAILABLE") await waitForRelease(tx, settling, now);
  const amount = await settle(tx, settling, OPEN, now);
  if (amount === null) return false;
  if (outcome === "REVERSED")
    return reverseEntry(tx, { key: earningKey(kind, subjectId, earnerId), kind: "EARNING_REVERSED", memo }, now);
  const lines = move("EARNINGS_PENDING", "EARNINGS_AVAILABLE", earnerId, amount);
  const key = `available:${kind}:${subjectId}:${earnerId}`;
  return postEntry(tx, { key, kind: "EARNING_AVAILABLE", unit: "INR", subjectId, memo, lines }, now);
}

/** From here on only the schedule's hours delay the earning. */
async function waitForRelease(tx: Writer, { kind, subjectId, earnerId }: EarningOutcome, now: Date): Promise<void> {
  await tx.query(
    `update ledger_earning set state = 'PENDING', available_at = release_at
     where subject_id = $1 and kind = $2 and owner_id = $3 and state = any ($4) and release_at > $5`,
    [subjectId, kind, earnerId, OPEN, now],
  );
}

/** Resolves to paise; null when the earning is in none of the states `from`, or its release time is not reached. */
async function settle(
  tx: Writer,
  { kind, subjectId, earnerId, outcome }: EarningOutcome,
  from: readonly EarningState[],
  now: Date,
): Promise<number | null> {
  const [earning] = await tx.query<{ amount: string }>(
    `update ledger_earning set state = $4, settled_at = $5
     where subject_id = $1 and kind = $2 and owner_id = $3 and state = any ($6)
       and ($4 <> 'AVAILABLE' or release_at is null or release_at <= $7) returning amount`,
    [subjectId, kind, earnerId, outcome, outcome === "FROZEN" ? null : now, from, now],
  );
  return earning ? Number(earning.amount) : null;
}
