// Referral credits: the balance, plans, statement, and receipts.
import { t } from "#messages/candidates.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { SubscriptionScreen } from "../../features/ledger/credits/subscription-screen.tsx";
import type { Access } from "../../session/guard.ts";

export const handle = { access: { roles: ["General_Users", "Admin"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({
  title: t.referralCredits,
  description: fill(t.yourReferralCreditsOnHowManyYou, { brandName: BRAND_NAME }),
});

export default function Subscription() {
  return (
    <div className="wrap pt-8 pb-20 md:pt-12 md:pb-24">
      <SubscriptionScreen />
    </div>
  );
}
