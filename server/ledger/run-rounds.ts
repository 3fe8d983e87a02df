// What the clock does to money: holds that outlived their end are given back, earnings become available, old bank details go.
import type { Deps } from "../deps.ts";
import { endExpiredHolds } from "./books/end-expired-holds.ts";
import { releaseDueEarnings } from "./earnings/release-due.ts";
import { runPaymentRounds } from "./payments/run-payment-rounds.ts";
import { forgetDestinations } from "./payouts/forget-destinations.ts";

/** Safe to run on every replica, as often as one likes: one round that fails keeps none of the others. */
export async function runLedgerRounds(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const round of [endExpiredHolds, releaseDueEarnings, forgetDestinations, runPaymentRounds])
    await round(deps).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Some rounds about money failed.");
}
