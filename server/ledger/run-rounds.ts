// Runs the ledger's periodic work: ends expired holds, releases earnings, erases old destinations, runs payment rounds.
import type { Deps } from "../deps.ts";
import { endExpiredHolds } from "./books/end-expired-holds.ts";
import { releaseDueEarnings } from "./earnings/settle-earning.ts";
import { runPaymentRounds } from "./payments/run-payment-rounds.ts";
import { forgetDestinations } from "./payouts/payouts.ts";

/** Safe on every replica at once and to repeat; a round that fails does not stop the others. */
export async function runLedgerRounds(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const round of [endExpiredHolds, releaseDueEarnings, forgetDestinations, runPaymentRounds])
    await round(deps).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Some rounds about money failed.");
}
