// The admins' start page: redirects to the reports.

import { Navigate } from "react-router";
import { t } from "#messages/admin.ts";
import { REPORTS_PATH } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";

export const meta = fixedMeta({
  title: t.administration,
  description: t.thePagesOfThePeopleWhoLook,
});

export default function AdminHome() {
  return <Navigate to={REPORTS_PATH} replace />;
}
