// Requested payouts, and the ledger's audit.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { PayoutsScreen } from "../../features/ledger/admin/payouts/payouts-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({
  title: "Payouts",
  description: `Earnings that people on ${BRAND_NAME} asked to be sent, and the state of the books.`,
});

export default function Payouts() {
  return (
    <>
      <ScreenHead title="Payouts">
        <p>Send the money by your bank first, then enter its reference here. Another admin sends yours.</p>
      </ScreenHead>
      <PayoutsScreen />
    </>
  );
}
