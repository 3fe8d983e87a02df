// Around every page for the people who look after the site: who may be there, and the links between the pages.
import { Outlet } from "react-router";
import { AdminNav } from "../../features/money-admin/admin-nav.tsx";
import type { Access } from "../../session/guard.ts";

export const handle = { access: { roles: ["Admin"], requiresToken: true } satisfies Access };

export default function AdminFrame() {
  return (
    <>
      <AdminNav />
      <Outlet />
    </>
  );
}
