// Disputed referrals and guidance sessions, for an admin to decide.
import { t } from "#messages/admin.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { DisputesScreen } from "../../features/ledger/admin/disputes/disputes-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.disputes, description: t.referralsAndSessionsOnThatTwo });

export default function Disputes() {
  return (
    <>
      <ScreenHead title={t.disputes} lead={t.twoSidesSeeItDifferentlyBothRead} />
      <DisputesScreen />
    </>
  );
}
