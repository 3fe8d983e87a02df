// Referral credits: the balance, plans, statement, and receipts.
import { t } from "#messages/candidates.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { SubscriptionScreen } from "../../features/ledger/credits/subscription-screen.tsx";
import type { Access } from "../../session/guard.ts";

export const handle = { access: { roles: ["General_Users", "Admin"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.referralCredits, description: t.yourReferralCreditsOnHowManyYou });

export default function Subscription() {
  return (
    <div className="wrap pt-8 pb-20 md:pt-12 md:pb-24">
      <SubscriptionScreen />
    </div>
  );
}
