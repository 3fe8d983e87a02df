// The candidate's dashboard, a view of /v2/candidate/profile: each tab is one line here and is loaded when it is opened.
import { type DashboardPanels, DashboardScreen } from "../../features/dashboard/dashboard-screen.tsx";

const PANELS: DashboardPanels = {};

export const CandidateDashboard = () => <DashboardScreen panels={PANELS} />;
