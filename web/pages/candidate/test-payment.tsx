// The test provider's payment page; no money moves.
import { t } from "#messages/candidates.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { TestPayScreen } from "../../features/ledger/credits/paying/test-pay-screen.tsx";
import type { Access } from "../../session/guard.ts";
import type { Route } from "./+types/test-payment";

export const handle = { access: { roles: ["General_Users"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.testPayment, description: t.aStandInForAPaymentProvider });

export default function TestPaymentPage({ params: { paymentId } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-8 pb-20 md:pt-12 md:pb-24">
      <TestPayScreen key={paymentId} paymentId={paymentId} />
    </div>
  );
}
