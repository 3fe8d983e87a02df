// Links between the admins' pages.
import { DISPUTES_PATH, PAYOUTS_PATH, PRICES_PATH, REFEREES_PATH, REPORTS_PATH } from "../../../../contract/paths.ts";
import { SubNav, type SubNavLink } from "../../../ui/sub-nav.tsx";

const LINKS: readonly SubNavLink[] = [
  { to: REPORTS_PATH, label: "Reported jobs" },
  { to: REFEREES_PATH, label: "Referees" },
  { to: DISPUTES_PATH, label: "Disputes" },
  { to: PAYOUTS_PATH, label: "Payouts" },
  { to: PRICES_PATH, label: "Plans and fees" },
];

export const AdminNav = () => <SubNav label="Administration" links={LINKS} />;
