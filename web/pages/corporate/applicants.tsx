// The applicants of one of the company's jobs: who they are, how they match, and how far they have come.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { ApplicantsScreen } from "../../features/applicants/applicants-screen.tsx";
import { pageMeta } from "../../features/seo/page-meta.ts";
import type { Access } from "../../session/guard.ts";
import type { Route } from "./+types/applicants";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Applicants",
    description: `Who applied to a job of your company on ${BRAND_NAME}, with their match explained.`,
  });

export default function Applicants({ params: { jobid } }: Route.ComponentProps) {
  // Another job's list begins anew: nothing selected, nothing to undo.
  return (
    <div className="wrap pt-6 pb-20 md:pt-8">
      <ApplicantsScreen key={jobid} jobId={jobid} />
    </div>
  );
}
