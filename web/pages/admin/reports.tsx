// Reported jobs: admins review each report, and dismiss or uphold it.
import { t } from "#messages/admin.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ReportsScreen, TalkReports } from "../../features/moderation/reports-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({
  title: t.reportedJobs,
  description: fill(t.whatPeopleReportedAboutJobsOnAnd, { brandName: BRAND_NAME }),
});

export default function Reports() {
  return (
    <>
      <ScreenHead title={t.reportedJobs}>
        <p>{t.upholdingAReportTakesItsJobOff}</p>
      </ScreenHead>
      <ReportsScreen />
      <TalkReports />
    </>
  );
}
