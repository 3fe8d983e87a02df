// Companies whose employees offer interview or career guidance.
import { COMPANY_FILTERS } from "../../../contract/jobs/filters.ts";
import { CompanyCardSkeleton, CompanyGrid, GuidanceRows } from "../../features/companies/company-card.tsx";
import { loadCompanies } from "../../features/companies/load-companies.ts";
import { type CompanyRow, unpackCompanyRows } from "../../features/companies/present-company.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { BrowsePage } from "../../features/jobs/browse/browse-page.tsx";
import { loadListPage } from "../../features/jobs/browse/list-page.ts";
import { apiContext } from "../../server-context.ts";
import type { Route } from "./+types/guidance";

export const loader = ({ context, url }: Route.LoaderArgs) => loadCompanies(context.get(apiContext), url.searchParams);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadListPage(request, serverLoader);

export const meta = fixedMeta({
  title: "Request guidance",
  description:
    "Book interview or career guidance with a verified employee of the company you want to join. Browse companies and their open jobs.",
});

export default function Guidance({ loaderData }: Route.ComponentProps) {
  return (
    <BrowsePage<CompanyRow>
      title="Request guidance"
      intro="Pick a company and talk to someone who works there: about the interview, the team, or the next step of your career."
      page={loaderData}
      filters={COMPANY_FILTERS}
      more="scroll"
      unpack={unpackCompanyRows}
      List={CompanyGrid}
      Rows={GuidanceRows}
      Skeleton={CompanyCardSkeleton}
    />
  );
}
