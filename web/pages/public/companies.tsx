// The directory of companies.
import { t } from "#messages/content.ts";
import { COMPANY_LIST, ReferralRows } from "../../features/companies/company-card.tsx";
import { loadCompanies } from "../../features/companies/load-companies.ts";
import type { CompanyRow } from "../../features/companies/present-company.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { BrowsePage } from "../../features/jobs/browse/browse-page.tsx";
import { loadListPage } from "../../features/jobs/browse/list-page.ts";
import { WatchButton, WatchedCompanies } from "../../features/referrals/watch/watch-button.tsx";
import { apiContext } from "../../server-context.ts";
import type { Route } from "./+types/companies";

export const loader = ({ context, url }: Route.LoaderArgs) => loadCompanies(context.get(apiContext), url.searchParams);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadListPage(request, serverLoader);

export const meta = fixedMeta({
  title: t.companies,
  description: t.browseCompaniesThatAreHiringWhat,
});

const Rows = ({ rows }: { rows: readonly CompanyRow[] }) => <ReferralRows rows={rows} Watch={WatchButton} />;

export default function Companies({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BrowsePage<CompanyRow>
        {...COMPANY_LIST}
        title={t.companies}
        intro={t.everyoneHiringHereThoseWithThe}
        page={loaderData}
        Rows={Rows}
      />
      <WatchedCompanies />
    </>
  );
}
