// Guards every page: shows it, or the reason why not, or leads to the login and back.
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Navigate, useLocation, useMatches } from "react-router";
import { accessOf } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";
import { useVerdict } from "../../session/use-verdict.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { loginPath, UnreachableScreen, WaitingScreen } from "./access-screens.tsx";

const AccessDeniedScreen = lazyPart(async () => (await import("./refusal-screens.tsx")).AccessDeniedScreen);
const InvalidTokenScreen = lazyPart(async () => (await import("./refusal-screens.tsx")).InvalidTokenScreen);

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
      return (
        <Suspense fallback={<WaitingScreen />}>
          <InvalidTokenScreen trouble={verdict.trouble} />
        </Suspense>
      );
    case "forbidden":
      return (
        <Suspense fallback={<WaitingScreen />}>
          <AccessDeniedScreen userType={tokenData?.userType ?? null} />
        </Suspense>
      );
    case "login":
      return <Navigate to={loginPath(verdict.at, pathname + search)} replace />;
  }
}
