// Decides how much a payout may be, and how much of its destination is shown.

import type { PayoutDestination } from "../../../contract/ledger/payouts-wire.ts";
import { LEAST_PAYOUT, MOST_PAYOUT } from "../../../contract/ledger/rules.ts";

export type WhyNotPayout = "ONE_IS_OPEN" | "TOO_LITTLE" | "MORE_THAN_AVAILABLE";
export type PayoutWish = { asked: number | undefined; available: number; hasOpen: boolean };

/** The amount in paise, either the requested one or all that is available; or why there is none. */
export function amountOfPayout({ asked, available, hasOpen }: PayoutWish): number | WhyNotPayout {
  if (hasOpen) return "ONE_IS_OPEN";
  if (available < LEAST_PAYOUT) return "TOO_LITTLE";
  const amount = asked ?? Math.min(available, MOST_PAYOUT);
  return amount > available ? "MORE_THAN_AVAILABLE" : amount;
}

/** "4321" for an account number, "3210@ybl" for a UPI ID: enough to recognise it. */
export function endOf(destination: PayoutDestination): string {
  if (destination.way === "BANK") return destination.accountNumber.slice(-4);
  const [handle = "", bank = ""] = destination.upiId.split("@");
  // Show at most half of the handle, so that a short one is not shown whole.
  return `${handle.slice(-Math.min(4, Math.ceil(handle.length / 2)))}@${bank}`;
}
