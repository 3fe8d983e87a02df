// The candidate's dashboard, a view of /v2/candidate/profile: each tab is one line here and is loaded when it is opened.
import { type DashboardPanels, DashboardScreen } from "../../features/dashboard/dashboard-screen.tsx";
import { lazyPanel } from "../../features/dashboard/lazy-panel.tsx";

const PANELS: DashboardPanels = {
  applications: lazyPanel(
    async () => (await import("../../features/applications/dashboard/applications-tab.tsx")).ApplicationsTab,
  ),
  jobs: lazyPanel(async () => (await import("./saved-jobs-panel.tsx")).SavedJobsPanel),
  searches: lazyPanel(async () => (await import("./saved-searches-panel.tsx")).SavedSearchesPanel),
  shares: lazyPanel(async () => (await import("../../features/sharing/shares-tab.tsx")).SharesTab),
};

export const CandidateDashboard = () => <DashboardScreen panels={PANELS} />;
