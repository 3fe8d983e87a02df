// An applicant's stage in a word, and whether a rejection is still unknown to them.
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
