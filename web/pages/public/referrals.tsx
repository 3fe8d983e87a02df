// Companies whose employees can be asked for a referral.
import { t } from "#messages/content.ts";
import { COMPANY_LIST, ReferralRows } from "../../features/companies/company-card.tsx";
import { loadCompanies } from "../../features/companies/load-companies.ts";
import type { CompanyRow } from "../../features/companies/present-company.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { BrowsePage } from "../../features/jobs/browse/browse-page.tsx";
import { loadListPage } from "../../features/jobs/browse/list-page.ts";
import { MatchOverlay } from "../../features/matching/match-overlay.tsx";
import { WatchButton, WatchedCompanies } from "../../features/referrals/watch/watch-button.tsx";
import { ProfileIncompleteDialog } from "../../features/resumes/lazy-dialogs.tsx";
import { apiContext, siteContext } from "../../server-context.ts";
import { refuseOff } from "../../site-facts.ts";
import type { Route } from "./+types/referrals";

export function loader({ context, url }: Route.LoaderArgs) {
  refuseOff(context.get(siteContext), "referrals");
  return loadCompanies(context.get(apiContext), url.searchParams);
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadListPage(request, serverLoader);

export const handle = { hasResults: true };

export const meta = fixedMeta({
  title: t.requestAReferral,
  description: t.chooseACompanyAndAskAVerified,
});

const Rows = ({ rows }: { rows: readonly CompanyRow[] }) => <ReferralRows rows={rows} Watch={WatchButton} />;

export default function Referrals({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BrowsePage<CompanyRow>
        {...COMPANY_LIST}
        title={t.requestAReferral}
        intro={t.pickACompanySomeoneWhoWorksThere}
        page={loaderData}
        Rows={Rows}
      />
      <WatchedCompanies />
      <MatchOverlay Prompt={ProfileIncompleteDialog} />
    </>
  );
}
