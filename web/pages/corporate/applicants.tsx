// The applicants of one of the company's jobs: their details, match and stage.
import { t } from "#messages/companies.ts";
import { ApplicantsScreen } from "../../features/applications/applicants/applicants-screen.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { FreezeNote } from "../../features/moderation/freeze-note.tsx";
import type { Access } from "../../session/guard.ts";
import type { Route } from "./+types/applicants";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.applicants, description: t.whoAppliedToAJobOfYour });

export default function Applicants({ params: { jobid } }: Route.ComponentProps) {
  // The key resets selection and undo for another job.
  return (
    <div className="wrap pt-6 pb-20 md:pt-8">
      <FreezeNote key={`freeze ${jobid}`} jobId={jobid} />
      <ApplicantsScreen key={jobid} jobId={jobid} />
    </div>
  );
}
