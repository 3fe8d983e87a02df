// The layout of the admins' pages: access, and the links between them.

import { Outlet } from "react-router";
import { t } from "#messages/admin.ts";
import {
  ADMIN_COMPANIES_PATH,
  ADMIN_HOME_PATH,
  ADMIN_JOBS_PATH,
  AUDIT_PATH,
  DISPUTES_PATH,
  MESSAGES_PATH,
  PAYOUTS_PATH,
  PEOPLE_PATH,
  PRICES_PATH,
  PRIVACY_REQUESTS_PATH,
  REFEREES_PATH,
  REPORTS_PATH,
  SITE_SETTINGS_PATH,
  SOURCES_PATH,
} from "../../../contract/paths.ts";
import type { Access } from "../../session/guard.ts";
import { SubNav, type SubNavLink } from "../../ui/sub-nav.tsx";

export const handle = { access: { roles: ["Admin"], requiresToken: true } satisfies Access };

const LINKS: readonly SubNavLink[] = [
  { to: ADMIN_HOME_PATH, label: t.overview, isExact: true },
  { to: MESSAGES_PATH, label: t.messages },
  { to: ADMIN_JOBS_PATH, label: t.jobs },
  { to: REPORTS_PATH, label: t.reportedJobs },
  { to: ADMIN_COMPANIES_PATH, label: t.companies },
  { to: SOURCES_PATH, label: t.sources },
  { to: PEOPLE_PATH, label: t.people },
  { to: PRIVACY_REQUESTS_PATH, label: t.dataRequests },
  { to: REFEREES_PATH, label: t.referees },
  { to: DISPUTES_PATH, label: t.disputes },
  { to: PAYOUTS_PATH, label: t.payouts },
  { to: PRICES_PATH, label: t.plansAndFees },
  { to: SITE_SETTINGS_PATH, label: t.settings },
  { to: AUDIT_PATH, label: t.auditLog },
];

export default function AdminFrame() {
  return (
    <>
      <SubNav label={t.administration} links={LINKS} />
      <div className="wrap pt-8 pb-20 md:pt-12">
        <Outlet />
      </div>
    </>
  );
}
