// The two views of /v2/candidate/profile and the dashboard's tabs, as the address names them.
import { CANDIDATE_DASHBOARD_PATH, type DashboardTab } from "../../../../contract/paths.ts";

export type CandidateView = "dashboard" | "profile";

export const VIEWS: Record<CandidateView, { title: string; label: string; path: string }> = {
  dashboard: { title: "Dashboard", label: "Dashboard", path: CANDIDATE_DASHBOARD_PATH },
  profile: { title: "Your profile", label: "Profile", path: "/v2/candidate/profile" },
};

export const TAB_LABELS: Record<DashboardTab, string> = {
  applications: "Applications",
  requests: "Referral requests",
  sessions: "Guidance sessions",
  jobs: "Saved jobs",
  hidden: "Hidden jobs",
  searches: "Saved searches",
  shares: "My shares",
};

/** The profile unless the address says `view=dashboard`. */
export const viewOf = (params: URLSearchParams): CandidateView =>
  params.get("view") === "dashboard" ? "dashboard" : "profile";

/** The tab in the address, or the first one. */
export function tabOf(params: URLSearchParams): DashboardTab {
  const asked = params.get("tab");
  return (Object.keys(TAB_LABELS) as DashboardTab[]).find((tab) => tab === asked) ?? "applications";
}
