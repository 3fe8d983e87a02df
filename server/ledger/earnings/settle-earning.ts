// Ends or freezes an earning: frozen by a dispute, made available, or reversed.
import type { EarningKind, EarningState } from "../../../contract/ledger/rules.ts";
import type { TellingDeps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { endHold } from "../books/holds.ts";
import { type Memo, move, postEntry, reverseEntry } from "../books/post-entry.ts";
import { markRefundDue } from "../payments/store.ts";
import { earningKey } from "./earn.ts";

type Refund = { subjectId: string; memo: Memo };

/** Refunds all, once; a round asks the provider. False if unpaid, refunded, or the earning is available. */
export async function refundSession(tx: Writer, { subjectId, memo }: Refund, now: Date): Promise<boolean> {
  const held = await endHold(tx, { purpose: "GUIDANCE_BOOKING", subjectId }, "RELEASED", now);
  const back = held ?? (await takeBack(tx, { subjectId, memo }, now));
  if (!back) return false;
  const lines = move("SESSIONS_HELD", "PLATFORM_REFUNDS", back.ownerId, back.amount);
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

/** `earnerId` names the earner, because several people may earn by one subject. */
export type EarningOutcome = {
  kind: EarningKind;
  subjectId: string;
  earnerId: string;
  /** FROZEN: disputed, not released by time. AVAILABLE: released after the schedule's hours. REVERSED: undone. */
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

type Due = { kind: EarningKind; subjectId: string; earnerId: string; memo: Memo; amount: string };
type Releasing = TellingDeps;

/** Most earnings released in one transaction. */
const atOnce = 200;

/** Safe on every replica at once and to repeat. Resolves to the number released. */
export async function releaseDueEarnings(deps: Releasing): Promise<number> {
  let released = 0;
  for (;;) {
    const batch = await releaseSome(deps);
    released += batch;
    if (batch < atOnce) return released;
  }
}

async function releaseSome({ db, clock, announce }: Releasing): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock();
    const due = await tx.query<Due>(
      `select g.kind, g.subject_id as "subjectId", g.owner_id as "earnerId", g.amount, coalesce(e.memo, '{}') as memo
       from ledger_earning g left join ledger_entry e on e.key = case g.kind when 'GUIDANCE_SESSION' then 'settle:' || g.subject_id
         else 'earn:' || g.kind || ':' || g.subject_id || ':' || g.owner_id end
       where g.state = 'PENDING' and g.available_at <= $1 order by g.owner_id, g.id limit ${atOnce} for no key update of g skip locked`,
      [now],
    );
    for (const earning of due) await settleEarning(tx, { ...earning, outcome: "AVAILABLE" }, now);
    for (const [ownerId, theirs] of Map.groupBy(due, ({ earnerId }) => earnerId)) {
      const amount = theirs.reduce((sum, { amount: each }) => sum + Number(each), 0);
      await announce(tx, { kind: "earnings.available", ownerId, amount, day: DAY.format(now) });
    }
    return due.length;
  });
}

/** The date in India, as 2026-11-21. */
const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });
