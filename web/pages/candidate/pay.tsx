// Redirects to the payment provider.
import { t } from "#messages/candidates.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { PayScreen } from "../../features/ledger/credits/paying/pay-screen.tsx";
import type { Access } from "../../session/guard.ts";
import type { Route } from "./+types/pay";

export const handle = { access: { roles: ["General_Users"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.payment, description: t.leadsOnToWhereAPaymentOn });

export default function PayPage({ params: { paymentId } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-8 pb-20 md:pt-12 md:pb-24">
      <PayScreen key={paymentId} paymentId={paymentId} />
    </div>
  );
}
