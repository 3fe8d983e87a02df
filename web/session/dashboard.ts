// Dashboards: which one a person is led to, and remembering the one used last (spec §3, lastAccessedDash).
import type { UserDetails } from "../../contract/accounts.ts";
import { CANDIDATE_DASHBOARD_PATH, EMPLOYEE_PATH, REPORTS_PATH } from "../../contract/paths.ts";
import type { UserType } from "../../contract/roles.ts";

export type Dashboard = NonNullable<UserDetails["lastAccessedDash"]>;

const PATHS: Record<Dashboard, string> = {
  candidate: CANDIDATE_DASHBOARD_PATH,
  employee: EMPLOYEE_PATH,
  corporate: "/v2/corporate/jobs",
  admin: REPORTS_PATH,
};

/** Those that a kind of user may enter; the first is where they begin. */
const OPEN_TO: Record<UserType, readonly Dashboard[]> = {
  General_User: ["candidate", "employee"],
  Corporate: ["corporate"],
  Admin: ["admin", "candidate"],
};

/** The dashboard to lead to: `asked` for by name in the address, else the person's `own`, else where this kind of user begins. */
export function dashboardFor(userType: UserType, asked: string, own: string | null): { name: Dashboard; path: string } {
  const open = OPEN_TO[userType];
  const name = open.find((one) => one === asked) ?? open.find((one) => one === own) ?? open[0] ?? "candidate";
  return { name, path: PATHS[name] };
}

/** Where "home" is for a kind of user (spec §6). */
export const homeOf = (userType: UserType | null): string => (userType === "Corporate" ? PATHS.corporate : "/");
