// Prices of plans and fees for work: one admin proposes a change, another decides.
import { t } from "#messages/admin.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { PricesScreen } from "../../features/ledger/admin/prices/prices-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.plansAndFees, description: t.whatPlansCostAndWhatWorkEarns });

export default function Prices() {
  return (
    <>
      <ScreenHead title={t.plansAndFees} lead={t.oneAdminProposesAChangeWithA} />
      <PricesScreen />
    </>
  );
}
