// The directory of companies.
import { COMPANY_FILTERS } from "../../../contract/jobs/filters.ts";
import { CompanyCardSkeleton, CompanyGrid, ReferralRows } from "../../features/companies/company-card.tsx";
import { loadCompanies } from "../../features/companies/load-companies.ts";
import { type CompanyRow, unpackCompanyRows } from "../../features/companies/present-company.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { BrowsePage } from "../../features/jobs/browse/browse-page.tsx";
import { loadListPage } from "../../features/jobs/browse/list-page.ts";
import { WatchButton, WatchedCompanies } from "../../features/referrals/watch/watch-button.tsx";
import { apiContext } from "../../server-context.ts";
import type { Route } from "./+types/companies";

export const loader = ({ context, url }: Route.LoaderArgs) => loadCompanies(context.get(apiContext), url.searchParams);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadListPage(request, serverLoader);

export const meta = fixedMeta({
  title: "Companies",
  description:
    "Browse companies that are hiring: what they do, how big they are, their open jobs, and how to get a referral or guidance.",
});

const Rows = ({ rows }: { rows: readonly CompanyRow[] }) => <ReferralRows rows={rows} Watch={WatchButton} />;

export default function Companies({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BrowsePage<CompanyRow>
        title="Companies"
        intro="Everyone hiring here, those with the most openings first. See what they do, what they are looking for, and who can help you in."
        page={loaderData}
        filters={COMPANY_FILTERS}
        more="scroll"
        unpack={unpackCompanyRows}
        List={CompanyGrid}
        Rows={Rows}
        Skeleton={CompanyCardSkeleton}
      />
      <WatchedCompanies />
    </>
  );
}
