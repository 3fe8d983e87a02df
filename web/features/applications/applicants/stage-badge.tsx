// An applicant's stage, and a job's status, in a word.
import { t } from "#messages/applications.ts";
import type { CompanyJob } from "../../../../contract/applications/applicants-wire.ts";
import type { ApplicationStatus } from "../../../../contract/applications/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { Badge } from "../../../ui/badge.tsx";
import { STAGE_WORDS } from "./stage-words.ts";

/** `tellsAt`: when the applicant is notified of a pending rejection. */
export function StageBadge({ status, tellsAt }: { status: ApplicationStatus; tellsAt: string | null }) {
  const { label, tone } = STAGE_WORDS[status];
  if (tellsAt !== null)
    return (
      <Badge tone={tone} icon="clock">
        {fill(t.notTold, { label })}
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
        {t.takenOffTheLists}
      </Badge>
    );
  if (status === "PUBLISHED") return <Badge tone="good">{isExternal ? t.openFromOutside : t.open}</Badge>;
  if (status === "DRAFT") return <Badge>{t.draft}</Badge>;
  return <Badge tone="plain">{status === "EXPIRED" ? t.expired : t.closed}</Badge>;
}
