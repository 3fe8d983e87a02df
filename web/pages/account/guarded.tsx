// Holds the pages that need an account: nobody passes unless the page itself says who may. They are made in the browser.
import { Outlet } from "react-router";
import type { Access } from "../../session/guard.ts";
import { QueryProvider } from "../../session/query-provider.tsx";

export const handle = { access: { roles: [], requiresToken: true } satisfies Access };

export default function Guarded() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
