// One application in the list: what for, where it stands and how far it has come; it opens to all of it.
import { memo } from "react";
import { useNavigate } from "react-router";
import type { Application } from "../../../../contract/applications.ts";
import { Icon } from "../../../ui/icon.tsx";
import { CompanyLogo } from "../../../ui/logo.tsx";
import { ApplicationDetails } from "./application-details.tsx";
import { rowId } from "./row-id.ts";
import { showDay } from "./show-day.ts";
import { StageTrack } from "./stage-track.tsx";
import { StatusBadge } from "./status-badge.tsx";

type ApplicationRowProps = {
  sent: Application;
  isOpen: boolean;
  /** The list with this one open, or closed again. */
  toggleTo: string;
};

export const ApplicationRow = memo(function ApplicationRow({ sent, isOpen, toggleTo }: ApplicationRowProps) {
  const { id, jobTitle, companyName, companyLogo, city, kind, status, appliedAt, updatedAt } = sent;
  const navigate = useNavigate();
  const detailsId = `${rowId(id)}-details`;
  return (
    <li className="card sent-row" id={rowId(id)} data-open={isOpen || undefined}>
      <div className="sent-summary">
        <CompanyLogo name={companyName} src={companyLogo} decorative />
        <div className="min-w-0">
          <h3 className="sent-title">
            <button
              type="button"
              className="cover-link"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => void navigate(toggleTo, { replace: true, preventScrollReset: true })}
            >
              {jobTitle}
            </button>
          </h3>
          <p className="sent-company">
            <span>{companyName}</span>
            {city && <span>{city}</span>}
          </p>
          <p className="sent-dates">
            <span>Applied {showDay(appliedAt)}</span>
            {kind === "EXTERNAL" && <span>on the employer’s site</span>}
            {showDay(updatedAt) !== showDay(appliedAt) && <span>last change {showDay(updatedAt)}</span>}
          </p>
        </div>
        <div className="sent-state">
          <StatusBadge status={status} />
          <StageTrack sent={sent} />
        </div>
        <Icon name="chevron-down" className="sent-sign" />
      </div>
      {isOpen && <ApplicationDetails sent={sent} id={detailsId} />}
    </li>
  );
});
