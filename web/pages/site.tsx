// The layout of every page; renders errors of pages inside the shell.

import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { isRouteErrorResponse, Navigate, Outlet, useLocation, useMatches } from "react-router";
import { t } from "#messages/shared.ts";
import { BRAND_NAME } from "../../contract/brand.ts";
import { loginPath, UnreachableScreen, WaitingScreen } from "../features/shell/access-screens.tsx";
import { CrashScreen, NetworkScreen, NotFoundScreen } from "../features/shell/error-screens.tsx";
import { accessOf } from "../session/guard.ts";
import { useSession } from "../session/session-context.tsx";
import { useVerdict } from "../session/use-verdict.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import type { Route } from "./+types/site";

/** Only for a page that failed: every page has its own meta. */
export const meta: Route.MetaFunction = ({ error }) => [
  { title: `${isNotFound(error) ? t.pageNotFound : t.somethingWentWrong} · ${BRAND_NAME}` },
  { name: "robots", content: "noindex, follow" },
];

export default function Site() {
  return (
    <RouteGuard>
      <Outlet />
    </RouteGuard>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isNotFound(error)) return <NotFoundScreen />;
  // Browsers throw a TypeError when the network fails.
  return error instanceof TypeError && !navigator.onLine ? <NetworkScreen /> : <CrashScreen />;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

const AccessDeniedScreen = lazyPart(
  async () => (await import("../features/shell/refusal-screens.tsx")).AccessDeniedScreen,
);
const InvalidTokenScreen = lazyPart(
  async () => (await import("../features/shell/refusal-screens.tsx")).InvalidTokenScreen,
);

function RouteGuard({ children }: { children: ReactNode }) {
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
