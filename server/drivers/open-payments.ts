// Opens the payment provider that the settings name: Stripe with its keys; without them the test provider, and none in production.
import type { PaymentProvider } from "../ledger/index.ts";
import type { Config } from "../platform/config.ts";
import { openTestPayments, type TestPaymentsOptions } from "./payments-test.ts";

/** Null when nothing can be paid. */
export async function openPayments(
  { production, stripe, publicUrl }: Pick<Config, "production" | "stripe" | "publicUrl">,
  options: TestPaymentsOptions,
): Promise<PaymentProvider | null> {
  if (!stripe) return production ? null : openTestPayments(options);
  // The library is large, so it is loaded only where it is used.
  const { openStripe } = await import("./payments-stripe.ts");
  return openStripe({ ...stripe, publicUrl });
}
