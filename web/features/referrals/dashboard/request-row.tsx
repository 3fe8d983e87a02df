// One request in the list: job, status and next step; opens to its details.
import { memo } from "react";
import type { RequestStatus } from "../../../../contract/referrals/rules.ts";
import type { ReferralRequest } from "../../../../contract/referrals/wire.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { IconName } from "../../../ui/icon.tsx";
import { CompanyLogo } from "../../../ui/logo.tsx";
import { dayOf, momentOf } from "../../../ui/moments.ts";
import { RowOpener, RowSign } from "../../../ui/rows/opening-row.tsx";
import { STATUS_WORDS } from "../status-words.ts";
import { progressOf, TRACK, tellNext } from "./progress.ts";
import { RequestDetails } from "./request-details.tsx";
import { rowId } from "./row-id.ts";

type RequestRowProps = {
  request: ReferralRequest;
  isOpen: boolean;
  /** Address of the list with this one open, or closed again. */
  toggleTo: string;
};

const CLOCK = { day: dayOf, moment: momentOf };

export const RequestRow = memo(function RequestRow({ request, isOpen, toggleTo }: RequestRowProps) {
  const { id, jobTitle, companyName, companyLogo, status, createdAt } = request;
  const detailsId = `${rowId(id)}-details`;
  return (
    <li className="card asked-row p-0 scroll-my-24" id={rowId(id)} data-open={isOpen || undefined}>
      <div className="row-summary">
        <CompanyLogo name={companyName} src={companyLogo} decorative />
        <div className="min-w-0">
          <h3 className="row-title">
            <RowOpener isOpen={isOpen} toggleTo={toggleTo} detailsId={detailsId}>
              {jobTitle}
            </RowOpener>
          </h3>
          <p className="text-ink-soft wrap-anywhere">{companyName}</p>
          <p className="mt-1 text-sm/body text-ink-faint">Asked {dayOf(createdAt)}</p>
        </div>
        <div className="grid justify-items-start gap-2.5 max-[60rem]:col-span-full max-[60rem]:row-2 max-[60rem]:grid-cols-[auto_minmax(0,1fr)] max-[60rem]:items-center max-[60rem]:gap-3.5 max-[60rem]:mt-1.5">
          <StatusBadge status={status} />
          <Track request={request} />
        </div>
        <RowSign />
        <p className="col-[2/-1] text-sm/body text-ink-soft max-[60rem]:col-span-full">{tellNext(request, CLOCK)}</p>
      </div>
      {isOpen && <RequestDetails request={request} id={detailsId} />}
    </li>
  );
});

type Look = { tone: "plain" | "brand" | "accent" | "good"; icon?: IconName };

/** An end without a referral is plain, not red: the reader knows already. */
const LOOKS: Record<RequestStatus, Look> = {
  NOT_ALIGNED: { tone: "plain" },
  OPEN: { tone: "brand", icon: "clock" },
  CLAIMED: { tone: "brand", icon: "eye" },
  ACCEPTED: { tone: "brand", icon: "handshake" },
  REFERRED: { tone: "accent", icon: "star" },
  DISPUTED: { tone: "accent", icon: "flag" },
  CONFIRMED: { tone: "good", icon: "check" },
  DECLINED: { tone: "plain" },
  EXPIRED: { tone: "plain" },
  WITHDRAWN: { tone: "plain" },
  NOT_REFERRED: { tone: "plain" },
};

const StatusBadge = ({ status }: { status: RequestStatus }) => <Badge {...LOOKS[status]}>{STATUS_WORDS[status]}</Badge>;

/** The steps from sending to the confirmed referral, and how far the request has come. */
function Track({ request }: { request: ReferralRequest }) {
  const { reached, hasEnded } = progressOf(request);
  if (reached === 0) return null;
  return (
    <div className="step-track" data-ended={hasEnded || undefined}>
      <p className="sr-only">
        {hasEnded ? "It came to" : "Step"} {reached} of {TRACK.length}: {TRACK[reached - 1]}
      </p>
      <ol aria-hidden="true">
        {TRACK.map((step, at) => (
          <li key={step} data-reached={at < reached || undefined} data-here={at === reached - 1 || undefined}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
