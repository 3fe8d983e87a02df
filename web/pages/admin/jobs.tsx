// Jobs of the site, for platform admins.
import { t } from "#messages/admin-jobs.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { JobsScreen } from "../../features/moderation/jobs-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.jobs, description: t.jobsDescription });

export default function Jobs() {
  return (
    <>
      <ScreenHead title={t.jobs} lead={t.everyActIsOnRecord} />
      <JobsScreen />
    </>
  );
}
