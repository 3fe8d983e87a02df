// Dashboards: which one a person is led to, and where each kind of user has its home.
import type { UserDetails } from "../../contract/identity/accounts-wire.ts";
import type { UserType } from "../../contract/identity/rules.ts";
import { ADMIN_HOME_PATH, CORPORATE_HOME_PATH, EMPLOYEE_PATH, HOME_PATH } from "../../contract/paths.ts";

export type Dashboard = NonNullable<UserDetails["lastAccessedDash"]>;

const PATHS: Record<Dashboard, string> = {
  candidate: HOME_PATH,
  employee: EMPLOYEE_PATH,
  corporate: CORPORATE_HOME_PATH,
  admin: ADMIN_HOME_PATH,
};

/** The dashboards open to each kind of user; the first is the default. */
const OPEN_TO: Record<UserType, readonly Dashboard[]> = {
  General_User: ["candidate", "employee"],
  Corporate: ["corporate"],
  Admin: ["admin", "candidate"],
};

/** The one `asked` for in the address, else the person's `own`, else the default for this kind of user. */
export function dashboardFor(userType: UserType, asked: string, own: string | null): { name: Dashboard; path: string } {
  const open = OPEN_TO[userType];
  const name = open.find((one) => one === asked) ?? open.find((one) => one === own) ?? open[0] ?? "candidate";
  return { name, path: PATHS[name] };
}

/** Where the logo leads. */
export const homeOf = (userType: UserType | null): string =>
  userType === "Corporate" ? PATHS.corporate : userType === "General_User" ? PATHS.candidate : "/";
