// Opens the payment provider that the settings name: Stripe with its keys; without them the test provider where it is open, else none.
import type { PaymentProvider } from "../ledger/index.ts";
import type { Config } from "../platform/config.ts";
import { openTestPayments, type TestPaymentsOptions } from "./payments-test.ts";

/** Null when nothing can be paid. */
export async function openPayments(
  { openings, stripe, publicUrl }: Pick<Config, "openings" | "stripe" | "publicUrl">,
  options: TestPaymentsOptions,
): Promise<PaymentProvider | null> {
  if (!stripe) return openings.testPayments.open ? openTestPayments(options) : null;
  // The library is large, so it is loaded only where it is used.
  const { openStripe } = await import("./payments-stripe.ts");
  return openStripe({ ...stripe, publicUrl });
}
