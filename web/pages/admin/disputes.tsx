// Disputed referrals and guidance sessions, for an admin to decide.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { DisputesScreen } from "../../features/ledger/admin/disputes/disputes-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({
  title: "Disputes",
  description: `Referrals and sessions on ${BRAND_NAME} that two sides see differently.`,
});

export default function Disputes() {
  return (
    <>
      <ScreenHead title="Disputes">
        <p>Two sides see it differently. Both read what you write, and the money follows your decision.</p>
      </ScreenHead>
      <DisputesScreen />
    </>
  );
}
