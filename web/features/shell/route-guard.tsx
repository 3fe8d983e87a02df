// Guards every page: shows it, or the reason why not, or leads to the login and back.
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
      // An open page stays mounted during a token renewal, with the text typed into it.
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
