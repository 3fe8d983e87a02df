// Referees that an admin must verify by hand, and those already decided on.
import { t } from "#messages/admin.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { RefereesScreen } from "../../features/ledger/admin/referees/referees-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.referees, description: t.whoWaitsOnToBeVerifiedAs });

export default function Referees() {
  return (
    <>
      <ScreenHead title={t.referees} lead={t.theirCodeWasRightButWeDo} />
      <RefereesScreen />
    </>
  );
}
