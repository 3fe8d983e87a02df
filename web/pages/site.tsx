// The layout of every page; renders errors of pages inside the shell.

import { isRouteErrorResponse, Outlet } from "react-router";
import { t } from "#messages/shared.ts";
import { BRAND_NAME } from "../../contract/brand.ts";
import { CrashScreen, NetworkScreen, NotFoundScreen } from "../features/shell/error-screens.tsx";
import { RouteGuard } from "../features/shell/route-guard.tsx";
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
