// One of the company's jobs: what it is, how long it is listed, who applied, and what can be done with it.
import { Link } from "react-router";
import type { CompanyJob } from "../../../../contract/applicants.ts";
import { jobPath } from "../../../../contract/paths.ts";
import { WARNED_DAYS } from "../../../../contract/posting-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { listAddress } from "../list-address.ts";
import { dayOf, daysUntil } from "../show-moment.ts";
import { applicantCount, filledStages, labelOf } from "../stage-words.ts";
import { JobActions } from "./job-actions.tsx";
import { JobStatusBadge } from "./job-status-badge.tsx";

export function CompanyJobRow({ job, companyName }: { job: CompanyJob; companyName: string }) {
  const publicPath = jobPath({ id: job.id, companyName });
  return (
    <li className="card company-job">
      <div className="company-job-head">
        <h3>
          <Link to={job.isExternal ? publicPath : listAddress(job.id)}>{job.jobTitle}</Link>
        </h3>
        <JobStatusBadge job={job} />
      </div>
      <p className="company-job-facts">
        {job.city && <span>{job.city}</span>}
        <span>Posted {dayOf(job.createdAt)}</span>
        <Listed job={job} />
      </p>
      <Applied job={job} />
      <JobActions job={job} publicPath={publicPath} />
    </li>
  );
}

/** How long it is still listed. */
function Listed({ job: { status, badJob, expiresAt } }: { job: CompanyJob }) {
  if (status !== "PUBLISHED" || badJob || expiresAt === null) return null;
  const days = daysUntil(expiresAt, Date.now());
  if (days > WARNED_DAYS) return <span>Listed until {dayOf(expiresAt)}</span>;
  return (
    <Badge tone="accent" icon="clock">
      {days <= 1 ? "Listed for one more day" : `Listed for ${days} more days`}
    </Badge>
  );
}

function Applied({ job }: { job: CompanyJob }) {
  if (job.isExternal) return <p className="company-job-note">From outside: people apply on the employer’s own site.</p>;
  if (job.applicants === 0) return <p className="company-job-note">Nobody has applied yet.</p>;
  return (
    <ul className="company-job-stages" aria-label={`Applicants of ${job.jobTitle}`}>
      <li>
        <Link to={listAddress(job.id)}>
          <strong>{applicantCount(job.applicants)}</strong>
        </Link>
      </li>
      {filledStages(job.counts).map(({ status, count }) => (
        <li key={status}>
          <Link to={listAddress(job.id, { status })}>
            {count.toLocaleString("en-GB")} {labelOf(status).toLowerCase()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
