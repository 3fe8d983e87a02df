// Companies whose employees offer interview or career guidance.
import { t } from "#messages/content.ts";
import { COMPANY_LIST, GuidanceRows } from "../../features/companies/company-card.tsx";
import { loadCompanies } from "../../features/companies/load-companies.ts";
import type { CompanyRow } from "../../features/companies/present-company.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { BrowsePage } from "../../features/jobs/browse/browse-page.tsx";
import { loadListPage } from "../../features/jobs/browse/list-page.ts";
import { apiContext, siteContext } from "../../server-context.ts";
import { refuseOff } from "../../site-facts.ts";
import type { Route } from "./+types/guidance";

export function loader({ context, url }: Route.LoaderArgs) {
  refuseOff(context.get(siteContext), "guidance");
  return loadCompanies(context.get(apiContext), url.searchParams);
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadListPage(request, serverLoader);

export const meta = fixedMeta({
  title: t.requestGuidance2,
  description: t.bookInterviewOrCareerGuidance,
});

export default function Guidance({ loaderData }: Route.ComponentProps) {
  return (
    <BrowsePage<CompanyRow>
      {...COMPANY_LIST}
      title={t.requestGuidance2}
      intro={t.pickACompanyAndTalkToSomeone}
      page={loaderData}
      Rows={GuidanceRows}
    />
  );
}
