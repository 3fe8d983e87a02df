// Whether a company's job is open, in a word.
import type { CompanyJob } from "../../../../../contract/applications/applicants-wire.ts";
import { Badge } from "../../../../ui/badge.tsx";

type JobStatusBadgeProps = { job: Pick<CompanyJob, "status" | "badJob" | "isExternal"> };

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
