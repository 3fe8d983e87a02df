// The head of a job's page: where it stands in the site, what it is, who offers it.
import { Link } from "react-router";
import { companyPath } from "../../../contract/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CompanyLogo } from "../../ui/logo.tsx";
import "../../styles/jobs.css";
import type { JobDetail } from "./present-job.ts";

export function JobHeader({ job }: { job: JobDetail }) {
  const company = companyPath({ SK: job.companyId, name: job.companyName });
  return (
    <header className="job-head">
      <Breadcrumb
        trail={[
          { name: "Jobs", path: "/jobs" },
          { name: job.companyName, path: company },
          { name: job.title, path: "" },
        ]}
      />
      <CompanyLogo name={job.companyName} src={job.logo} size="lg" decorative eager />
      <div className="min-w-0">
        <h1 className="text-2xl/[1.15] wrap-anywhere lg:text-(length:--text-3xl)">{job.title}</h1>
        <p className="flex flex-wrap items-center gap-y-1 gap-x-3 mt-2 font-semibold wrap-anywhere">
          <Link to={company} className="text-link">
            {job.companyName}
          </Link>
          {job.isExternal ? <Badge>via company site</Badge> : <Badge tone="accent">Refer &amp; earn</Badge>}
        </p>
        <p className="mt-1 text-sm/body text-ink-faint">
          Posted <time dateTime={job.posted}>{job.ago}</time>
          {job.department && ` · ${job.department}`}
        </p>
      </div>
    </header>
  );
}

/** The facts of a job as a list of names and values. */
export function JobFacts({ job }: { job: JobDetail }) {
  return (
    <dl className="facts grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-y-4.5 gap-x-6">
      <Fact sign="wallet" name="Salary" value={job.salary} />
      <Fact sign="briefcase" name="Experience" value={job.experience} />
      <div className="fact">
        <Icon name="location" />
        <dt>Location</dt>
        <dd>
          {job.placesShown}
          {job.places.length > 0 && (
            <details className="mt-1 text-sm/[1.35] font-normal [&>summary]:w-fit [&>ul]:max-h-64 [&>ul]:mt-1.5 [&>ul]:overflow-auto">
              <summary className="text-link">All {job.places.length} locations</summary>
              <ul>
                {job.places.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            </details>
          )}
        </dd>
      </div>
      <Fact sign="clock" name="Employment type" value={job.employmentType} />
      <Fact sign="building" name="Work mode" value={job.workMode} />
      <Fact sign="calendar" name="Posted on" value={job.postedText} />
    </dl>
  );
}

type FactProps = { sign: Parameters<typeof Icon>[0]["name"]; name: string; value: string; note?: string };

function Fact({ sign, name, value, note }: FactProps) {
  return (
    <div className="fact">
      <Icon name={sign} />
      <dt>{name}</dt>
      <dd>
        {value}
        {note && <span className="block text-xs/body font-normal text-ink-faint">{note}</span>}
      </dd>
    </div>
  );
}
