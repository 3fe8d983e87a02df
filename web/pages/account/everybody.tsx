// Holds the pages for everybody with an account, of whatever kind. They are made in the browser.
import { useEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { loginPath, WaitingScreen } from "../../features/shell/access-screens.tsx";
import { OPEN_ACCESS } from "../../session/guard.ts";
import { QueryProvider } from "../../session/query-provider.tsx";
import { check } from "../../session/session-actions.ts";
import { useSession } from "../../session/session-context.tsx";

/** The guard would send everybody to the login of companies where companies may come; so it is asked here. */
export const handle = { access: OPEN_ACCESS };

export default function Everybody() {
  const { pathname, search } = useLocation();
  const { isLoggedIn, tokenData, isLeaving } = useSession();
  const [isGuest, setGuest] = useState(false);
  const isKnown = tokenData !== null && (isLoggedIn === true || isLeaving);
  useEffect(() => {
    if (!isKnown) void check().then((outcome) => setGuest(outcome !== "signed-in"));
  }, [isKnown]);
  if (isKnown)
    return (
      <QueryProvider>
        {/* A screen's height, for the footer's sake, as in guarded.tsx. */}
        <div className="min-h-svh">
          <Outlet />
        </div>
      </QueryProvider>
    );
  if (isGuest) return <Navigate to={loginPath("/auth/login", pathname + search)} replace />;
  return <WaitingScreen />;
}
