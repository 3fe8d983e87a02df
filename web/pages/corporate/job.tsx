// The bare address of a company's job: redirects to its applicants.

import { Navigate } from "react-router";
import { t } from "#messages/companies.ts";
import { applicantsPath } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import type { Access } from "../../session/guard.ts";
import type { Route } from "./+types/job";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.aJobOfYourCompany, description: t.leadsToTheJobsApplicants });

export default function CompanyJob({ params: { jobid } }: Route.ComponentProps) {
  return <Navigate to={applicantsPath(encodeURIComponent(jobid))} replace />;
}
