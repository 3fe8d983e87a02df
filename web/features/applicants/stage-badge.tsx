// Where an applicant stands, in a word; of a rejection also that they do not know of it yet.
import type { ApplicationStatus } from "../../../contract/application-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { STAGE_WORDS } from "./stage-words.ts";

/** `tellsAt`: when the applicant hears of a rejection that is still to come. */
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
