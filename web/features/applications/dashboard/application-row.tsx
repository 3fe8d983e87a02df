// One application in the list: job, status and progress; opens to its details.
import { memo } from "react";
import type { Application } from "../../../../contract/applications/wire.ts";
import { CompanyLogo } from "../../../ui/logo.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { RowOpener, RowSign } from "../../../ui/rows/opening-row.tsx";
import { ApplicationDetails } from "./application-details.tsx";
import { rowId } from "./row-id.ts";
import { StageTrack } from "./stage-track.tsx";
import { StatusBadge } from "./status-badge.tsx";

type ApplicationRowProps = {
  sent: Application;
  isOpen: boolean;
  /** Address of the list with this one open, or closed again. */
  toggleTo: string;
};

export const ApplicationRow = memo(function ApplicationRow({ sent, isOpen, toggleTo }: ApplicationRowProps) {
  const { id, jobTitle, companyName, companyLogo, city, kind, status, appliedAt, updatedAt } = sent;
  const detailsId = `${rowId(id)}-details`;
  return (
    <li className="card sent-row p-0 scroll-my-24" id={rowId(id)} data-open={isOpen || undefined}>
      <div className="row-summary">
        <CompanyLogo name={companyName} src={companyLogo} decorative />
        <div className="min-w-0">
          <h3 className="row-title">
            <RowOpener isOpen={isOpen} toggleTo={toggleTo} detailsId={detailsId}>
              {jobTitle}
            </RowOpener>
          </h3>
          <p className="flex flex-wrap gap-x-[0.4rem] wrap-anywhere [&>span:not(:last-child)::after]:content-['_·'] text-ink-soft">
            <span>{companyName}</span>
            {city && <span>{city}</span>}
          </p>
          <p className="flex flex-wrap gap-x-[0.4rem] wrap-anywhere [&>span:not(:last-child)::after]:content-['_·'] mt-1 text-sm/body text-ink-faint">
            <span>Applied {dayOf(appliedAt)}</span>
            {kind === "EXTERNAL" && <span>on the employer’s site</span>}
            {dayOf(updatedAt) !== dayOf(appliedAt) && <span>last change {dayOf(updatedAt)}</span>}
          </p>
        </div>
        <div className="grid justify-items-start gap-2.5 max-[60rem]:col-span-full max-[60rem]:row-2 max-[60rem]:grid-cols-[auto_minmax(0,1fr)] max-[60rem]:items-center max-[60rem]:gap-3.5 max-[60rem]:mt-1.5">
          <StatusBadge status={status} />
          <StageTrack sent={sent} />
        </div>
        <RowSign />
      </div>
      {isOpen && <ApplicationDetails sent={sent} id={detailsId} />}
    </li>
  );
});
