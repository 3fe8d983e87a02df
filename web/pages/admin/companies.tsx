// Companies of the site, for platform admins.
import { t } from "#messages/admin-companies.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { CompaniesScreen } from "../../features/moderation/companies-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({
  title: t.companies,
  description: fill(t.addCorrectAndMergeDescription, { brandName: BRAND_NAME }),
});

export default function Companies() {
  return (
    <>
      <ScreenHead title={t.companies}>
        <p>{t.everyActIsOnRecord}</p>
      </ScreenHead>
      <CompaniesScreen />
    </>
  );
}
