// Redirects to the payment provider.
import { t } from "#messages/candidates.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { PayScreen } from "../../features/ledger/credits/paying/pay-screen.tsx";
import type { Access } from "../../session/guard.ts";
import type { Route } from "./+types/pay";

export const handle = { access: { roles: ["General_Users"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({
  title: t.payment,
  description: fill(t.leadsOnToWhereAPaymentOn, { brandName: BRAND_NAME }),
});

export default function PayPage({ params: { paymentId } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-8 pb-20 md:pt-12 md:pb-24">
      <PayScreen key={paymentId} paymentId={paymentId} />
    </div>
  );
}
