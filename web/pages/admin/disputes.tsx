// Disputed referrals and guidance sessions, for an admin to decide.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { PageHead } from "../../features/content/page-head.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { DisputesScreen } from "../../features/ledger/admin/disputes/disputes-screen.tsx";

export const meta = fixedMeta({
  title: "Disputes",
  description: `Referrals and sessions on ${BRAND_NAME} that two sides see differently.`,
});

export default function Disputes() {
  return (
    <>
      <PageHead title="Disputes">
        <p>Two sides see it differently. Both read what you write, and the money follows your decision.</p>
      </PageHead>
      <DisputesScreen />
    </>
  );
}
