// The check of `doctor` for payments: which provider is set, and whether real money moves. Uses no network.
import type { Config } from "../server/platform/config.ts";
import type { Finding } from "./doctor-finding.ts";

const subject = "payments";

export function lookAtPayments({
  stripe,
  production,
  openings,
}: Pick<Config, "stripe" | "production" | "openings">): Finding {
  if (!stripe && openings.testPayments.open)
    return { level: "ok", subject, words: "the test provider, where no money moves" };
  if (!stripe)
    return {
      level: "warn",
      subject,
      words: "nothing can be bought",
      advice: "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET (README, Taking payments), or leave it so.",
    };
  if (!/^(sk|rk)_test_/.test(stripe.secretKey)) return { level: "ok", subject, words: "Stripe" };
  const words = "Stripe with a key for tests: no money moves";
  if (!production) return { level: "ok", subject, words };
  return { level: "warn", subject, words, advice: "People buy credits for nothing: set the live key." };
}
