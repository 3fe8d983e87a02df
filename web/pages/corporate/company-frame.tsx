// The layout of a company's own pages, which its admins write; links them with each other.
import { Outlet } from "react-router";
import { t } from "#messages/identity.ts";
import {
  COMPANY_INTEGRATIONS_PATH,
  COMPANY_PAGE_PATH,
  COMPANY_SIGN_IN_PATH,
  MEMBERS_PATH,
} from "../../../contract/paths.ts";
import { useSession } from "../../session/session-context.tsx";
import { SubNav, type SubNavLink } from "../../ui/sub-nav.tsx";

const LINKS: readonly SubNavLink[] = [
  { to: MEMBERS_PATH, label: t.people },
  { to: COMPANY_PAGE_PATH, label: t.companyPage },
  { to: COMPANY_SIGN_IN_PATH, label: t.howYourPeopleLogIn },
  { to: COMPANY_INTEGRATIONS_PATH, label: t.connectYourWebsite },
];

export default function CompanyFrame() {
  const isAdmin = useSession().tokenData?.corporateUserType === "corporate-admin";
  return (
    <>
      {isAdmin && <SubNav label={t.yourCompany} links={LINKS} />}
      <Outlet />
    </>
  );
}
