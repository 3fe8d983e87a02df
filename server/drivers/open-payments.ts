// Opens the configured payment provider: Stripe if its keys are set, else the test provider if that is open, else none.
import type { PaymentProvider } from "../ledger/index.ts";
import type { Config } from "../platform/config.ts";
import { openTestPayments, type TestPaymentsOptions } from "./payments-test.ts";

/** Null if no payments are possible. */
export async function openPayments(
  { openings, stripe, publicUrl }: Pick<Config, "openings" | "stripe" | "publicUrl">,
  options: TestPaymentsOptions,
): Promise<PaymentProvider | null> {
  if (!stripe) return openings.testPayments.open ? openTestPayments(options) : null;
  // Load the large library only if it is used.
  const { openStripe } = await import("./payments-stripe.ts");
  return openStripe({ ...stripe, publicUrl });
}
