// A list of job cards, the place holders for it, and the promo after every eighth card.
import { type ComponentType, Fragment, type ReactNode } from "react";
import { jobPath } from "../../../contract/paths.ts";
import { CompanyLogo } from "../../ui/logo.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { JobRow } from "./job-row.ts";
import { PromoBanner } from "./promo-banner.tsx";
import "../../styles/jobs.css";
import { JobWhy, WhyList } from "./job-why.tsx";
import { named } from "./not-disclosed.ts";

/** Spec §9: a promo after every 8th job. */
const CARDS_BETWEEN_PROMOS = 8;

export function JobList({ children }: { children: ReactNode }) {
  return <ol className="job-list">{children}</ol>;
}

/** Pieces of other capabilities on every card, each for the job that it is given. */
export type CardPieces = {
  /** Shows the score of a job, for whoever has one. */
  Score?: ComponentType<{ id: string }> | undefined;
  /** Says why it stands there, where rows do not say so themselves. */
  Why?: ComponentType<{ row: JobRow }> | undefined;
  /** Tells what the person has done about it. */
  Mark?: ComponentType<{ id: string }> | undefined;
  /** What can be done about it without opening it. */
  Action?: ComponentType<{ row: JobRow }> | undefined;
  /** Takes the place of a card that the person has just hidden. */
  Veil?: ComponentType<{ row: JobRow }> | undefined;
};

type JobRowsProps = CardPieces & {
  rows: readonly JobRow[];
  /** Rows that stand above these in the same list. */
  before?: number;
  hasPromos?: boolean;
  heading?: "h2" | "h3";
};

export function JobRows({
  rows,
  before = 0,
  hasPromos = false,
  heading = "h3",
  Score,
  Why,
  Mark,
  Action,
  Veil,
}: JobRowsProps) {
  return rows.map((row, index) => {
    const place = before + index + 1;
    return (
      <Fragment key={row.id}>
        <JobCard
          row={row}
          heading={heading}
          score={Score && <Score id={row.id} />}
          why={Why && <Why row={row} />}
          mark={Mark && <Mark id={row.id} />}
          action={Action && <Action row={row} />}
          veil={Veil && <Veil row={row} />}
        />
        {hasPromos && place % CARDS_BETWEEN_PROMOS === 0 && <PromoBanner turn={place / CARDS_BETWEEN_PROMOS - 1} />}
      </Fragment>
    );
  });
}

export function JobCardSkeleton() {
  return (
    <li className="card job-card">
      <Skeleton className="logo-md" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-6 w-2/3" />
    </li>
  );
}

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

/** A job in a list. Plain elements and as few attributes as possible: a page has a hundred of them. */
function JobCard({ row, heading: Heading = "h3", score, why, mark, action, veil }: JobCardProps) {
  return (
    <li className="card card-link job-card">
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
