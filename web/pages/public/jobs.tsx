// The job list: search, filters, a hundred cards a page.
import { JOB_FILTERS } from "../../../contract/filters.ts";
import { BrowsePage } from "../../features/browse/browse-page.tsx";
import { type LinkedFilter, searchTextOf } from "../../features/browse/browse-state.ts";
import { loadListPage } from "../../features/browse/load-list-page.ts";
import { JobCardSkeleton, JobList, JobRows } from "../../features/jobs/job-list.tsx";
import { type JobRow, unpackJobRows } from "../../features/jobs/job-row.ts";
import { loadJobs } from "../../features/jobs/load-jobs.ts";
import { PROMO_HINT } from "../../features/jobs/promo-banner.tsx";
import { pageMeta } from "../../features/seo/page-meta.ts";
import { apiContext } from "../../server-context.ts";
import type { Route } from "./+types/jobs";

/** Narrowing that links elsewhere on the site (and clients of the API) use; it has no control in the panel. */
const LINKED: readonly LinkedFilter[] = [
  { paramKey: "companyId", label: "Company", unnamed: "One company" },
  { paramKey: "companyName", label: "Company" },
  { paramKey: "coreSkills", label: "Skills" },
  { paramKey: "jobTitle", label: "Title" },
  { paramKey: "YOE", label: "Years of experience" },
  { paramKey: "minExperience", label: "At least (years)" },
  { paramKey: "maxExperience", label: "At most (years)" },
  { paramKey: "minSalary", label: "At least (₹ lakh)" },
  { paramKey: "maxSalary", label: "At most (₹ lakh)" },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadJobs(context.get(apiContext), url.searchParams, Date.now());
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadListPage(request, serverLoader);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: titleOf(searchTextOf(new URLSearchParams(args.location.search))),
    description:
      "Browse open jobs with pay, experience and work mode at a glance. Search by title or skill, filter by city, and ask someone inside for a referral.",
  });

const titleOf = (searchText: string) => (searchText === "" ? "Jobs" : `Jobs for “${searchText}”`);

export default function Jobs({ loaderData }: Route.ComponentProps) {
  return (
    <BrowsePage<JobRow>
      title="Jobs"
      intro="Every opening with its pay, place and skills in plain sight. Find one you like, then find someone inside who can vouch for you."
      page={loaderData}
      filters={JOB_FILTERS}
      linked={LINKED}
      exclusiveHint={PROMO_HINT}
      more="button"
      unpack={unpackJobRows}
      List={JobList}
      Rows={Rows}
      Skeleton={JobCardSkeleton}
    />
  );
}

/** Promos lead to the jobs posted here, so they rest while those show. */
function Rows({ rows, before, params }: { rows: readonly JobRow[]; before: number; params: URLSearchParams }) {
  return <JobRows rows={rows} before={before} hasPromos={params.get("dashboard") !== "USER"} />;
}
