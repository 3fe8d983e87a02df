// Referees that an admin must verify by hand, and those already decided on.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { RefereesScreen } from "../../features/ledger/admin/referees/referees-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({
  title: "Referees",
  description: `Who waits on ${BRAND_NAME} to be verified as a referee by hand.`,
});

export default function Referees() {
  return (
    <>
      <ScreenHead title="Referees">
        <p>
          Their code was right, but we do not know yet that the address’ domain is the company’s. Look, then decide.
        </p>
      </ScreenHead>
      <RefereesScreen />
    </>
  );
}
