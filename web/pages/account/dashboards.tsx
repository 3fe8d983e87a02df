// Redirects to a person's dashboard: the one in the address, or their own.

import { useEffect, useState } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { t } from "#messages/identity.ts";
import type { UserType } from "../../../contract/identity/rules.ts";
import { WELCOME_PATH } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { loginPath, WaitingScreen } from "../../features/shell/access-screens.tsx";
import { type Dashboard, dashboardFor } from "../../session/dashboard.ts";
import { OPEN_ACCESS } from "../../session/guard.ts";
import { isNewcomer, ownDashboard, rememberDashboard } from "../../session/remember-dashboard.ts";
import { check } from "../../session/session-actions.ts";
import { useSession } from "../../session/session-context.tsx";

/** Only this page knows which login fits the address, so it checks the session itself instead of the guard. */
export const handle = { access: OPEN_ACCESS };

export const meta = fixedMeta({ title: t.dashboard, description: t.yourDashboardOnForPeopleWithAn });

export default function Dashboards() {
  const { pathname } = useLocation();
  const asked = useParams()["*"]?.split("/")[0] ?? "";
  const { tokenData, isLoggedIn } = useSession();
  const userType = tokenData?.userType ?? null;
  const [target, setTarget] = useState<Start | null>(null);
  const [isGuest, setGuest] = useState(false);
  useEffect(() => {
    if (userType !== null) void startFor(userType, asked).then(setTarget);
    else void check().then((outcome) => setGuest(outcome !== "signed-in"));
  }, [userType, asked]);
  useEffect(() => {
    if (target) void rememberDashboard(target.name);
  }, [target]);
  if (target) return <Navigate to={target.path} replace />;
  if (isGuest && !isLoggedIn) {
    const login = asked === "corporate" ? "/auth/corporate/login" : "/auth/login";
    return <Navigate to={loginPath(login, pathname)} replace />;
  }
  return <WaitingScreen />;
}

type Start = { name: Dashboard; path: string };

/** A person who has done nothing here yet begins with their first steps. */
async function startFor(userType: UserType, asked: string): Promise<Start> {
  const start = dashboardFor(userType, asked, await ownDashboard(userType));
  const begins = asked === "" && userType === "General_User" && start.name === "candidate" && (await isNewcomer());
  return begins ? { ...start, path: WELCOME_PATH } : start;
}
