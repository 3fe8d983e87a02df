// Disputed referrals and guidance sessions, for an admin to decide.
import { t } from "#messages/admin.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { DisputesScreen } from "../../features/ledger/admin/disputes/disputes-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({
  title: t.disputes,
  description: fill(t.referralsAndSessionsOnThatTwo, { brandName: BRAND_NAME }),
});

export default function Disputes() {
  return (
    <>
      <ScreenHead title={t.disputes}>
        <p>{t.twoSidesSeeItDifferentlyBothRead}</p>
      </ScreenHead>
      <DisputesScreen />
    </>
  );
}
