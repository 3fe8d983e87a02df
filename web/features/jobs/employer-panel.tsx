// Who offers an external job, as far as the listing itself says.
import { Link } from "react-router";
import { companyPath } from "../../../contract/paths.ts";
import { CompanyLogo } from "../../ui/logo.tsx";
import type { JobDetail } from "./present-job.ts";

export function EmployerPanel({ job }: { job: JobDetail }) {
  return (
    <section className="card" aria-labelledby="employer-title">
      <h2 id="employer-title" className="eyebrow">
        The company
      </h2>
      <p className="employer">
        <CompanyLogo name={job.companyName} src={job.logo} size="sm" decorative />
        <span>{job.companyName}</span>
      </p>
      <p className="apply-text">
        This job was found on the company's own pages
        {job.externalUrl && ` (${new URL(job.externalUrl).hostname.replace(/^www\./, "")})`}.
      </p>
      <p className="mt-3">
        <Link to={companyPath({ SK: job.companyId, name: job.companyName })} className="text-link">
          More jobs at {job.companyName}
        </Link>
      </p>
    </section>
  );
}
