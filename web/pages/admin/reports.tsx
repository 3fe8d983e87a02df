// Reported jobs: admins review each report, and dismiss or uphold it.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ReportsScreen } from "../../features/moderation/reports-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({
  title: "Reported jobs",
  description: `What people reported about jobs on ${BRAND_NAME}, and what became of it.`,
});

export default function Reports() {
  return (
    <>
      <ScreenHead title="Reported jobs">
        <p>Upholding a report takes its job off the site at once. Everybody who reported it is told.</p>
      </ScreenHead>
      <ReportsScreen />
    </>
  );
}
