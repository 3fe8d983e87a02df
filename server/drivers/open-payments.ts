// Opens the payment provider that the settings name: Stripe with its keys; without them the test provider, and none in production.
import type { PaymentProvider } from "../ledger/index.ts";
import type { Config } from "../platform/config.ts";
import { openTestPayments, type TestPaymentsOptions } from "./payments-test.ts";

/** Null when nothing can be paid. */
export function openPayments(
  { production }: Pick<Config, "production">,
  options: TestPaymentsOptions,
): PaymentProvider | null {
  return production ? null : openTestPayments(options);
}
