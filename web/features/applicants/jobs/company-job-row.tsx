// One of the company's jobs: title, days left, applicants by stage, and actions.
import { Link } from "react-router";
import type { CompanyJob } from "../../../../contract/applications/applicants-wire.ts";
import { WARNED_DAYS } from "../../../../contract/jobs/posting-rules.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { listAddress } from "../list-address.ts";
import { dayOf, daysUntil } from "../show-moment.ts";
import { applicantCount, filledStages, labelOf } from "../stage-words.ts";
import { JobActions } from "./job-actions.tsx";
import { JobStatusBadge } from "./job-status-badge.tsx";

export function CompanyJobRow({ job }: { job: CompanyJob }) {
  return (
    <li className="card company-job grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 gap-x-4 [align-items:start]">
      <div className="flex flex-wrap items-center gap-y-1 gap-x-3 min-w-0 [&>h3]:font-sans [&>h3]:text-lg/[1.3] [&>h3]:font-[650] [&>h3]:tracking-[-0.01em] [&>h3]:wrap-anywhere [&_a:hover]:text-(--link) [&_a:hover]:underline [&_a:hover]:underline-offset-[0.2em]">
        <h3>
          <Title job={job} />
        </h3>
        <JobStatusBadge job={job} />
      </div>
      <p className="col-1 flex flex-wrap items-center gap-y-0.5 gap-x-4 text-sm/body text-ink-soft">
        {job.city && <span>{job.city}</span>}
        <span>Posted {dayOf(job.createdAt)}</span>
        <Listed job={job} />
      </p>
      <Applied job={job} />
      {!job.isExternal && <JobActions job={job} />}
    </li>
  );
}

/** The public job page is for candidates; recruiters are led to the applicants. */
function Title({ job: { id, jobTitle, isExternal, jobUrl } }: { job: CompanyJob }) {
  if (!isExternal) return <Link to={listAddress(id)}>{jobTitle}</Link>;
  if (jobUrl === null) return jobTitle;
  return (
    <a href={jobUrl} target="_blank" rel="noopener noreferrer nofollow">
      {jobTitle}
      <Icon name="external" size={16} className="ms-1.5 inline align-[-0.15em]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** Days until the listing expires. */
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
  if (job.isExternal)
    return (
      <p className="col-1 mt-2 text-sm/body text-ink-faint">From outside: people apply on the employer’s own site.</p>
    );
  if (job.applicants === 0) return <p className="col-1 mt-2 text-sm/body text-ink-faint">Nobody has applied yet.</p>;
  return (
    <ul
      className="col-1 flex flex-wrap gap-y-1 gap-x-4.5 mt-2 text-sm/body [&_a]:inline-block [&_a]:py-0.5 [&_a]:text-(--link) [&_a]:underline-offset-[0.2em] [&_a:hover]:underline"
      aria-label={`Applicants of ${job.jobTitle}`}
    >
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
