// The layout of the admins' pages: access, and the links between them.

import { Outlet } from "react-router";
import { AdminNav } from "../../features/ledger/admin/state-links.tsx";
import type { Access } from "../../session/guard.ts";

export const handle = { access: { roles: ["Admin"], requiresToken: true } satisfies Access };

export default function AdminFrame() {
  return (
    <>
      <AdminNav />
      <div className="wrap pt-8 pb-20 md:pt-12">
        <Outlet />
      </div>
    </>
  );
}
