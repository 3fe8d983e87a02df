// Referral credits: the balance, plans, statement, and receipts.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { pageMeta } from "../../features/content/seo/page-meta.ts";
import { SubscriptionScreen } from "../../features/ledger/credits/subscription-screen.tsx";
import type { Access } from "../../session/guard.ts";
import type { Route } from "./+types/subscription";

export const handle = { access: { roles: ["General_Users", "Admin"], requiresToken: true } satisfies Access };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Referral credits",
    description: `Your referral credits on ${BRAND_NAME}: how many you have, plans, and what became of each.`,
  });

export default function Subscription() {
  return (
    <div className="wrap pt-8 pb-20 md:pt-12 md:pb-24">
      <SubscriptionScreen />
    </div>
  );
}
