// Holds the pages that need an account: nobody passes unless the page itself says who may. They are made in the browser.
import { Outlet } from "react-router";
import type { Access } from "../../session/guard.ts";
import { QueryProvider } from "../../session/query-provider.tsx";

export const handle = { access: { roles: [], requiresToken: true } satisfies Access };

export default function Guarded() {
  return (
    <QueryProvider>
      {/* A screen's height, as the waiting screen has: the footer does not jump into sight while the data comes. */}
      <div className="min-h-svh">
        <Outlet />
      </div>
    </QueryProvider>
  );
}
