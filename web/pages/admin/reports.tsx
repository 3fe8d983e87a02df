// Reported jobs: admins review each report, and dismiss or uphold it.
import { t } from "#messages/admin.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ReportsScreen, TalkReports } from "../../features/moderation/reports-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.reportedJobs, description: t.whatPeopleReportedAboutJobsOnAnd });

export default function Reports() {
  return (
    <>
      <ScreenHead title={t.reportedJobs} lead={t.upholdingAReportTakesItsJobOff} />
      <ReportsScreen />
      <TalkReports />
    </>
  );
}
