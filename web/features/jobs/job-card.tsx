// A job in a list. Plain elements and as few attributes as possible: a page has a hundred of them.
import type { ReactNode } from "react";
import { jobPath } from "../../../contract/paths.ts";
import { CompanyLogo } from "../../ui/logo.tsx";
import "../../styles/jobs.css";
import type { JobRow } from "./job-row.ts";
import { JobWhy, WhyList } from "./job-why.tsx";
import { named } from "./not-disclosed.ts";

type JobCardProps = {
  row: JobRow;
  /** The title's level in the page's outline. */
  heading?: "h2" | "h3";
  score?: ReactNode;
  /** Says why the job is in its list, where the row does not. */
  why?: ReactNode;
  /** What the person has done about it, beside the company's name. */
  mark?: ReactNode;
  /** What can be done about it without opening it: small buttons, above the link that covers the card. */
  action?: ReactNode;
  /** Stands over the card and hides it, where it holds anything: the card keeps its height. */
  veil?: ReactNode;
};

export function JobCard({ row, heading: Heading = "h3", score, why, mark, action, veil }: JobCardProps) {
  return (
    <li className="card relative [transition-property:border-color,box-shadow] duration-(--default-transition-duration) hover:border-brand hover:shadow-raised focus-within:border-brand focus-within:shadow-raised job-card">
      <CompanyLogo name={row.companyName} src={row.logo} decorative />
      <Heading>
        <a id={row.id} className="cover-link" href={jobPath(row)}>
          {row.title}
        </a>
      </Heading>
      <p>
        {row.companyName}
        {row.isExternal ? (
          <small> via company site</small>
        ) : (
          <span className="badge badge-accent">Refer &amp; earn</span>
        )}
        {mark}
      </p>
      <ul className="job-facts">
        <li>
          {named("Location", row.places)}
          {row.morePlaces.length > 0 && (
            <details>
              <summary>{`+${row.morePlaces.length} more`}</summary>
              {row.morePlaces.join(", ")}
            </details>
          )}
        </li>
        <li>{named("Experience", row.experience)}</li>
        <li>{named("Salary", row.salary)}</li>
        <li>{named("Employment type", row.employmentType)}</li>
        <li>{named("Work mode", row.workMode)}</li>
      </ul>
      {row.skills.length > 0 && (
        <ul className="job-skills" aria-label="Skills">
          {row.skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
          {row.moreSkills > 0 && <li>{`+${row.moreSkills}`}</li>}
        </ul>
      )}
      {row.why && row.why.length > 0 ? (
        <JobWhy title={row.title}>
          <WhyList reasons={row.why} />
        </JobWhy>
      ) : (
        why
      )}
      <time dateTime={row.posted}>{row.ago}</time>
      {score && <div className="job-score">{score}</div>}
      {action && <div className="job-action">{action}</div>}
      {veil}
    </li>
  );
}
