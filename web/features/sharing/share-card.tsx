// One share: the job, whether it is still open, what came of it, and sharing again.
import { Link } from "react-router";
import { jobPath } from "../../../contract/paths.ts";
import type { Share, ShareState } from "../../../contract/sharing/wire.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { ShareButton } from "./share-button.tsx";

const STATES: Record<ShareState, { label: string; tone: "brand" | "good" | "plain" }> = {
  APPLIED: { label: "Applied", tone: "brand" },
  EARNED: { label: "Reward earned", tone: "good" },
  ENDED: { label: "Ended without reward", tone: "plain" },
};

export function ShareCard({ share }: { share: Share }) {
  const { jobTitle, companyName, isJobOpen, counts, results } = share;
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap gap-y-1 gap-x-4 [align-items:start] justify-between wrap-anywhere">
        <div className="min-w-0">
          <h3 className="text-lg">
            {isJobOpen ? (
              <Link to={jobPath({ id: share.jobId, companyName })} className="text-link">
                {jobTitle}
              </Link>
            ) : (
              jobTitle
            )}
          </h3>
          <p className="text-sm text-ink-soft">
            {companyName} · shared on <time dateTime={share.createdAt}>{day(share.createdAt)}</time>
          </p>
        </div>
        {!isJobOpen && <Badge>Closed</Badge>}
      </div>
      <p className="text-sm">{toldCounts(counts)}</p>
      {results.length > 0 && (
        <ul
          className="flex flex-wrap gap-y-2 gap-x-5 text-sm/body text-ink-faint [&>li]:flex [&>li]:gap-2 [&>li]:items-center"
          aria-label="What came of it"
        >
          {results.map(({ state, at }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results are anonymous, so the index is the only key
            <li key={place}>
              <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
              <time dateTime={at}>{day(at)}</time>
            </li>
          ))}
        </ul>
      )}
      {isJobOpen && (
        <div className="-ml-3">
          <ShareButton job={{ id: share.jobId, title: jobTitle, companyName, isExternal: false }} />
        </div>
      )}
    </Card>
  );
}

function toldCounts({ visitors, applications }: Share["counts"]): string {
  if (visitors === 0 && applications === 0) return "Nobody has signed in through your link yet.";
  const came = visitors === 1 ? "1 person came by your link" : `${visitors} people came by your link`;
  if (applications === 0) return `${came}; nobody has applied yet.`;
  return `${came}, ${applications === 1 ? "1 applied" : `${applications} applied`}.`;
}

const day = (at: string): string =>
  new Date(at).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
