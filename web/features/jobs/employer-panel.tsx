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
      <p className="flex items-center gap-3 mt-3 mb-2 text-lg/[1.3] font-[650] wrap-anywhere">
        <CompanyLogo name={job.companyName} src={job.logo} size="sm" decorative />
        <span>{job.companyName}</span>
      </p>
      <p className="text-sm/body text-ink-soft mb-1.5">
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
