// Leads to a person's dashboard: the one that the address names, the one used last, or the one of their kind.
import { useEffect, useState } from "react";
import { Navigate, useParams } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { pageMeta } from "../../features/seo/page-meta.ts";
import { WaitingScreen } from "../../features/shell/access-screens.tsx";
import { type Dashboard, dashboardFor } from "../../session/dashboard.ts";
import type { Access } from "../../session/guard.ts";
import { lastDashboard, rememberDashboard } from "../../session/remember-dashboard.ts";
import { useSession } from "../../session/session-context.tsx";
import type { Route } from "./+types/dashboards";

export const handle = {
  access: { roles: ["General_Users", "Corporate", "Admin"], requiresToken: true } satisfies Access,
};

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Dashboard", description: `Your dashboard on ${BRAND_NAME}, for people with an account.` });

export default function Dashboards() {
  const asked = useParams()["*"]?.split("/")[0] ?? "";
  const userType = useSession().tokenData?.userType ?? null;
  const [target, setTarget] = useState<{ name: Dashboard; path: string } | null>(null);
  useEffect(() => {
    if (userType !== null) void lastDashboard().then((last) => setTarget(dashboardFor(userType, asked, last)));
  }, [userType, asked]);
  useEffect(() => {
    if (target) void rememberDashboard(target.name);
  }, [target]);
  return target ? <Navigate to={target.path} replace /> : <WaitingScreen />;
}
