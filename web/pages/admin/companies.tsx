// Companies of the site, for platform admins.
import { t } from "#messages/admin-companies.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { CompaniesScreen } from "../../features/moderation/companies-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.companies, description: t.addCorrectAndMergeDescription });

export default function Companies() {
  return (
    <>
      <ScreenHead title={t.companies} lead={t.everyActIsOnRecord} />
      <CompaniesScreen />
    </>
  );
}
