// Decides what may be asked for, and how much of a destination is shown.
import { LEAST_PAYOUT, MOST_PAYOUT } from "../../../contract/ledger-words.ts";
import type { PayoutDestination } from "../../../contract/payouts.ts";

export type WhyNotPayout = "ONE_IS_OPEN" | "TOO_LITTLE" | "MORE_THAN_AVAILABLE";
export type PayoutWish = { asked: number | undefined; available: number; hasOpen: boolean };

/** How much is sent, in paise: all that is available, or what was asked for; or why nothing is. */
export function amountOfPayout({ asked, available, hasOpen }: PayoutWish): number | WhyNotPayout {
  if (hasOpen) return "ONE_IS_OPEN";
  if (available < LEAST_PAYOUT) return "TOO_LITTLE";
  const amount = asked ?? Math.min(available, MOST_PAYOUT);
  return amount > available ? "MORE_THAN_AVAILABLE" : amount;
}

/** "4321" of an account number, "3210@ybl" of a UPI ID: enough to know it by. */
export function endOf(destination: PayoutDestination): string {
  if (destination.way === "BANK") return destination.accountNumber.slice(-4);
  const [handle = "", bank = ""] = destination.upiId.split("@");
  // A short one would be told whole.
  return `${handle.slice(-Math.min(4, Math.ceil(handle.length / 2)))}@${bank}`;
}
