// The layout of the employee area: access, and the links between its pages.

import { Outlet } from "react-router";
import { EmployeeNav } from "../../features/referrals/referees/employee-nav.tsx";
import type { Access } from "../../session/guard.ts";

export const handle = { access: { roles: ["General_Users"], requiresToken: true } satisfies Access };

export default function EmployeeFrame() {
  return (
    <>
      <EmployeeNav />
      <div className="wrap pt-8 pb-20 md:pt-12 md:pb-24">
        <Outlet />
      </div>
    </>
  );
}
