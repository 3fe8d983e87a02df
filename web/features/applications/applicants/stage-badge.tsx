// An applicant's stage, and a job's status, in a word.
import type { CompanyJob } from "../../../../contract/applications/applicants-wire.ts";
import type { ApplicationStatus } from "../../../../contract/applications/rules.ts";
import { Badge } from "../../../ui/badge.tsx";
import { STAGE_WORDS } from "./stage-words.ts";

/** `tellsAt`: when the applicant is notified of a pending rejection. */
export function StageBadge({ status, tellsAt }: { status: ApplicationStatus; tellsAt: string | null }) {
  const { label, tone } = STAGE_WORDS[status];
  if (tellsAt !== null)
    return (
      <Badge tone={tone} icon="clock">
        {label}, not told
      </Badge>
    );
  return <Badge tone={tone}>{label}</Badge>;
}

type JobStatusBadgeProps = { job: Pick<CompanyJob, "status" | "badJob" | "isExternal"> };

/** Whether a company's job is open. */
export function JobStatusBadge({ job: { status, badJob, isExternal } }: JobStatusBadgeProps) {
  if (badJob)
    return (
      <Badge tone="bad" icon="warning">
        Taken off the lists
      </Badge>
    );
  if (status === "PUBLISHED") return <Badge tone="good">{isExternal ? "Open, from outside" : "Open"}</Badge>;
  if (status === "DRAFT") return <Badge>Draft</Badge>;
  return <Badge tone="plain">{status === "EXPIRED" ? "Expired" : "Closed"}</Badge>;
}
