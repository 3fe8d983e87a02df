// The two views of /v2/candidate/profile and the dashboard's tabs, as the address names them.
import { t } from "#messages/candidates.ts";
import { CANDIDATE_DASHBOARD_PATH, type DashboardTab } from "../../../../contract/paths.ts";

export type CandidateView = "dashboard" | "profile";

export const VIEWS: Record<CandidateView, { title: string; label: string; path: string }> = {
  dashboard: { title: t.dashboard, label: t.dashboard, path: CANDIDATE_DASHBOARD_PATH },
  profile: { title: t.yourProfile, label: t.profile, path: "/v2/candidate/profile" },
};

export const TAB_LABELS: Record<DashboardTab, string> = {
  applications: t.applications,
  requests: t.referralRequests,
  sessions: t.guidanceSessions,
  jobs: t.savedJobs,
  hidden: t.hiddenJobs,
  searches: t.savedSearches,
  shares: t.myShares,
};

/** The profile unless the address says `view=dashboard`. */
export const viewOf = (params: URLSearchParams): CandidateView =>
  params.get("view") === "dashboard" ? "dashboard" : "profile";

/** The tab in the address, or the first one. */
export function tabOf(params: URLSearchParams): DashboardTab {
  const asked = params.get("tab");
  return (Object.keys(TAB_LABELS) as DashboardTab[]).find((tab) => tab === asked) ?? "applications";
}
