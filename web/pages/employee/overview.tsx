// The referees' start page: what waits, and their numbers; for others how to become a referee.
import { t } from "#messages/referees.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { OverviewScreen } from "../../features/referrals/referees/overview/overview-screen.tsx";

export const meta = fixedMeta({ title: t.employeeArea, description: t.forPeopleWhoReferOthersOnWhat });

export default OverviewScreen;
