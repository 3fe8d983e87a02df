// The links of the avatar menu, by the kind of user.

import type { UserType } from "../../../contract/identity/rules.ts";
import { CANDIDATE_DASHBOARD_PATH, EMPLOYEE_PATH, REPORTS_PATH } from "../../../contract/paths.ts";
import { homeOf } from "../../session/dashboard.ts";
import type { IconName } from "../../ui/icon.tsx";

export type AccountLinkRow = { label: string; to: string; icon: IconName };

const PROFILE = "/v2/candidate/profile";
const CORPORATE_PROFILE = "/v2/corporate/profile";

/** For referees; that is known later than the kind of user. */
export const EMPLOYEE_LINK: AccountLinkRow = { label: "Employee area", to: EMPLOYEE_PATH, icon: "people" };

/**
 * Admins also have the administration pages. Recruiters have neither referrals nor a candidate dashboard: their
 * dashboard is their home.
 */
export function accountLinks(userType: UserType | null): readonly AccountLinkRow[] {
  const isCorporate = userType === "Corporate";
  return [
    ...(isCorporate ? [] : [{ label: "+ Referrals", to: "/v2/candidate/subscription", icon: "handshake" } as const]),
    ...(userType === "Admin" ? [{ label: "Administration", to: REPORTS_PATH, icon: "shield" } as const] : []),
    { label: "Edit Profile", to: isCorporate ? CORPORATE_PROFILE : PROFILE, icon: "person" },
    { label: "Dashboard", to: isCorporate ? homeOf(userType) : CANDIDATE_DASHBOARD_PATH, icon: "briefcase" },
  ];
}
