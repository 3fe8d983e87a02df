// The layout of pages for every kind of account. They render in the browser only.
import { useEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { hirePath } from "../../../contract/paths.ts";
import { loginPath, WaitingScreen } from "../../features/shell/access-screens.tsx";
import { OPEN_ACCESS } from "../../session/guard.ts";
import { joinPath } from "../../session/guest-intent.ts";
import { QueryProvider } from "../../session/query-provider.tsx";
import { check } from "../../session/session-actions.ts";
import { useSession } from "../../session/session-context.tsx";

/** Recruiters may open these pages too, so the guard would send visitors to the corporate login: this layout checks. */
export const handle = { access: OPEN_ACCESS };

function guestPath(pathname: string, search: string): string {
  const here = pathname + search;
  if (pathname !== hirePath()) return loginPath("/auth/login", here);
  return joinPath(here, { for: "hire", company: new URLSearchParams(search).get("company") ?? undefined });
}

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
        {/* At least the window's height, for the footer, as in guarded.tsx. */}
        <div className="min-h-svh">
          <Outlet />
        </div>
      </QueryProvider>
    );
  if (isGuest) return <Navigate to={guestPath(pathname, search)} replace />;
  return <WaitingScreen />;
}
