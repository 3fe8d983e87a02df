// Stands before every page (spec §4): lets it through, or shows why not, or leads to the login and back.
import { type ReactNode, useEffect, useRef } from "react";
import { Navigate, useLocation, useMatches } from "react-router";
import { accessOf } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";
import { useVerdict } from "../../session/use-verdict.ts";
import {
  AccessDeniedScreen,
  InvalidTokenScreen,
  loginPath,
  UnreachableScreen,
  WaitingScreen,
} from "./access-screens.tsx";

export function RouteGuard({ children }: { children: ReactNode }) {
  const verdict = useVerdict(accessOf(useMatches()));
  const { pathname, search } = useLocation();
  const { tokenData } = useSession();
  const passed = useRef<string | null>(null);
  useEffect(() => {
    if (verdict.kind === "pass") passed.current = pathname;
    else if (verdict.kind !== "renew") passed.current = null;
  });

  switch (verdict.kind) {
    case "pass":
      return children;
    case "renew":
      // A page that is open already keeps what was typed into it while its token is renewed.
      return passed.current === pathname ? children : <WaitingScreen />;
    case "waiting":
      return <WaitingScreen />;
    case "unreachable":
      return <UnreachableScreen onRetry={verdict.retry} />;
    case "invalid-token":
      return <InvalidTokenScreen trouble={verdict.trouble} />;
    case "forbidden":
      return <AccessDeniedScreen userType={tokenData?.userType ?? null} />;
    case "login":
      return <Navigate to={loginPath(verdict.at, pathname + search)} replace />;
  }
}
