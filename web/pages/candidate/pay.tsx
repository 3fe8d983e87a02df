// Redirects to the payment provider.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { PayScreen } from "../../features/ledger/credits/paying/pay-screen.tsx";
import type { Access } from "../../session/guard.ts";
import type { Route } from "./+types/pay";

export const handle = { access: { roles: ["General_Users"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({
  title: "Payment",
  description: `Leads on to where a payment on ${BRAND_NAME} is made, for the person it belongs to.`,
});

export default function PayPage({ params: { paymentId } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-8 pb-20 md:pt-12 md:pb-24">
      <PayScreen key={paymentId} paymentId={paymentId} />
    </div>
  );
}
