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
    <li className="card sent-row" id={rowId(id)} data-open={isOpen || undefined}>
      <div className="sent-summary">
        <CompanyLogo name={companyName} src={companyLogo} decorative />
        <div className="min-w-0">
          <h3 className="sent-title">
            <RowOpener isOpen={isOpen} toggleTo={toggleTo} detailsId={detailsId}>
              {jobTitle}
            </RowOpener>
          </h3>
          <p className="sent-company">
            <span>{companyName}</span>
            {city && <span>{city}</span>}
          </p>
          <p className="sent-dates">
            <span>Applied {dayOf(appliedAt)}</span>
            {kind === "EXTERNAL" && <span>on the employer’s site</span>}
            {dayOf(updatedAt) !== dayOf(appliedAt) && <span>last change {dayOf(updatedAt)}</span>}
          </p>
        </div>
        <div className="sent-state">
          <StatusBadge status={status} />
          <StageTrack sent={sent} />
        </div>
        <RowSign />
      </div>
      {isOpen && <ApplicationDetails sent={sent} id={detailsId} />}
    </li>
  );
});
