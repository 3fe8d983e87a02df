// The layout of pages that need an account: closed unless the page itself names its roles. They render in the browser only.
import { Outlet } from "react-router";
import type { Access } from "../../session/guard.ts";
import { QueryProvider } from "../../session/query-provider.tsx";

export const handle = { access: { roles: [], requiresToken: true } satisfies Access };

export default function Guarded() {
  return (
    <QueryProvider>
      {/* At least the window's height, like the waiting screen, so that the footer does not show while data loads. */}
      <div className="min-h-svh">
        <Outlet />
      </div>
    </QueryProvider>
  );
}
