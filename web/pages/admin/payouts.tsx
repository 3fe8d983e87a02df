// Requested payouts, and the ledger's audit.
import { t } from "#messages/admin.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { PayoutsScreen } from "../../features/ledger/admin/payouts/payouts-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.payouts, description: t.earningsThatPeopleOnAskedToBe });

export default function Payouts() {
  return (
    <>
      <ScreenHead title={t.payouts} lead={t.sendTheMoneyByYourBankFirst} />
      <PayoutsScreen />
    </>
  );
}
