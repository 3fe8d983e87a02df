// The referees' start page: what waits, and their numbers; for others how to become a referee.
import { t } from "#messages/referees.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { OverviewScreen } from "../../features/referrals/referees/overview/overview-screen.tsx";

export const meta = fixedMeta({
  title: t.employeeArea,
  description: fill(t.forPeopleWhoReferOthersOnWhat, { brandName: BRAND_NAME }),
});

export default OverviewScreen;
