// The ledger's rounds: end expired holds, release earnings, erase old destinations, run payment rounds.
import type { HoldPurpose } from "../../contract/ledger/rules.ts";
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { auditRound, readLastAudit } from "./books/audit.ts";
import { settleCredit } from "./books/holds.ts";
import { refundSession, releaseDueEarnings } from "./earnings/settle-earning.ts";
import { runPaymentRounds } from "./payments/hear-provider.ts";
import { forgetDestinations } from "./payouts/payouts.ts";

/** How each kind of hold is returned. */
const GIVE_BACK: Record<HoldPurpose, (tx: Writer, subjectId: string, now: Date) => Promise<boolean>> = {
  REFERRAL_REQUEST: (tx, subjectId, now) => settleCredit(tx, { subjectId, outcome: "RETURNED", memo: {} }, now),
  GUIDANCE_BOOKING: (tx, subjectId, now) => refundSession(tx, { subjectId, memo: {} }, now),
};

/** Returns everything still held for an account that is being closed. */
export async function endHoldsOf(tx: Writer, ownerId: string, now: Date): Promise<void> {
  const held = await tx.query<{ purpose: HoldPurpose; subjectId: string }>(
    `select purpose, subject_id as "subjectId" from ledger_hold where owner_id = $1 and state = 'HELD' order by id for no key update`,
    [ownerId],
  );
  for (const { purpose, subjectId } of held) await GIVE_BACK[purpose](tx, subjectId, now);
}

/** Safe on every replica at once. A hold that fails does not stop the others. Resolves to the number returned. */
export async function endExpiredHolds({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const due = await db.query<{ purpose: HoldPurpose; subjectId: string }>(
    `select purpose, subject_id as "subjectId" from ledger_hold where state = 'HELD' and expires_at <= $1 order by expires_at limit 1000`,
    [clock()],
  );
  const failures: unknown[] = [];
  let ended = 0;
  for (const { purpose, subjectId } of due) {
    try {
      if (await db.transaction((tx) => GIVE_BACK[purpose](tx, subjectId, clock()))) ended += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some holds could not be given back.");
  return ended;
}

/** Safe on every replica at once and to repeat; a round that fails does not stop the others. */
export async function runLedgerRounds(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const round of [endExpiredHolds, releaseDueEarnings, forgetDestinations, runPaymentRounds])
    await round(deps).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Some rounds about money failed.");
}

/** What the schedule and the metrics call. */
export const ledgerRounds = { settle: runLedgerRounds, audit: auditRound, readLastAudit } as const;
