// One receipt of the signed-in person.
import { t } from "#messages/candidates.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ReceiptScreen } from "../../features/ledger/credits/history/receipt-screen.tsx";
import type { Access } from "../../session/guard.ts";
import type { Route } from "./+types/receipt";

export const handle = { access: { roles: ["General_Users"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.receipt, description: t.whatYouPaidOnToBePrinted });

export default function ReceiptPage({ params: { paymentId } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-8 pb-20 md:pt-12 md:pb-24">
      <ReceiptScreen key={paymentId} paymentId={paymentId} />
    </div>
  );
}
