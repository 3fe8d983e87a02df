// What becomes of an earning: kept back by a dispute, available, or taken back.
import type { EarningKind, EarningState } from "../../../contract/ledger-words.ts";
import type { Writer } from "../../platform/db.ts";
import { move } from "../books/holds.ts";
import { type Memo, postEntry, reverseEntry } from "../books/post-entry.ts";
import { earningKey } from "./earn.ts";
import { refundSession } from "./refund-session.ts";

/** `earnerId` says whose: several people may earn by one subject. */
export type EarningOutcome = {
  kind: EarningKind;
  subjectId: string;
  earnerId: string;
  /** FROZEN: not available by time, while it is disputed. AVAILABLE: now, whatever is left of its time. REVERSED: taken back. */
  outcome: "FROZEN" | "AVAILABLE" | "REVERSED";
  memo: Memo;
};

const OPEN: readonly EarningState[] = ["PENDING", "FROZEN"];

/**
 * False when there is nothing to do: nothing was earned, or it is available or taken back already. A session's earning is
 * taken back by giving its price back to who paid it.
 */
export async function settleEarning(tx: Writer, settling: EarningOutcome, now: Date): Promise<boolean> {
  const { kind, subjectId, earnerId, outcome, memo } = settling;
  if (outcome === "FROZEN") return (await settle(tx, settling, ["PENDING"], now)) !== null;
  if (outcome === "REVERSED" && kind === "GUIDANCE_SESSION") return refundSession(tx, { subjectId, memo }, now);
  const amount = await settle(tx, settling, OPEN, now);
  if (amount === null) return false;
  if (outcome === "REVERSED")
    return reverseEntry(tx, { key: earningKey(kind, subjectId, earnerId), kind: "EARNING_REVERSED", memo }, now);
  const lines = move("EARNINGS_PENDING", "EARNINGS_AVAILABLE", earnerId, amount);
  const key = `available:${kind}:${subjectId}:${earnerId}`;
  return postEntry(tx, { key, kind: "EARNING_AVAILABLE", unit: "INR", subjectId, memo, lines }, now);
}

/** Resolves to the amount in paise; null when it is in none of the states `from`. */
async function settle(
  tx: Writer,
  { kind, subjectId, earnerId, outcome }: EarningOutcome,
  from: readonly EarningState[],
  now: Date,
): Promise<number | null> {
  const [earning] = await tx.query<{ amount: string }>(
    `update ledger_earning set state = $4, settled_at = $5
     where subject_id = $1 and kind = $2 and owner_id = $3 and state = any ($6) returning amount`,
    [subjectId, kind, earnerId, outcome, outcome === "FROZEN" ? null : now, from],
  );
  return earning ? Number(earning.amount) : null;
}
