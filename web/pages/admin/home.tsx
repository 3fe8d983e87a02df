// The admins' start page: redirects to the reports.
import { Navigate } from "react-router";
import { REPORTS_PATH } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";

export const meta = fixedMeta({
  title: "Administration",
  description: "The pages of the people who look after the site.",
});

export default function AdminHome() {
  return <Navigate to={REPORTS_PATH} replace />;
}
