// Prices of plans and fees for work: one admin proposes a change, another decides.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { PricesScreen } from "../../features/ledger/admin/prices/prices-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({
  title: "Plans and fees",
  description: `What plans cost and what work earns on ${BRAND_NAME}, and how that changes.`,
});

export default function Prices() {
  return (
    <>
      <ScreenHead title="Plans and fees">
        <p>
          One admin proposes a change with a reason; it takes effect when another admin agrees. What was bought before
          keeps its terms.
        </p>
      </ScreenHead>
      <PricesScreen />
    </>
  );
}
