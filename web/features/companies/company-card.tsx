// A company in the grid: name and facts, its links, and buttons for referral and guidance.
import type { ReactNode } from "react";
import type { Answers } from "../../../contract/jobs/filters.ts";
import { companyPath, guidancePath, referralPath } from "../../../contract/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { CompanyLogo } from "../../ui/logo.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { CompanyRow } from "./company-row.ts";

/** The purpose of the list; its button is the primary one. */
export type CompanyPurpose = "referral" | "guidance";

const PURPOSE_ANSWERS: Record<CompanyPurpose, Answers> = { referral: "REFERRAL", guidance: "GUIDANCE" };
const MARKS: Record<Answers, { icon: IconName; text: string }> = {
  REFERRAL: { icon: "handshake", text: "Employees refer" },
  GUIDANCE: { icon: "chat", text: "Guidance offered" },
};

export function CompanyGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-4">{children}</ul>;
}

export function CompanyCard({ row, purpose }: { row: CompanyRow; purpose: CompanyPurpose }) {
  const company = { SK: row.id, name: row.name };
  const look = (own: CompanyPurpose) => `button button-sm ${own === purpose ? "button-primary" : "button-secondary"}`;
  return (
    <li className="card grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_auto_1fr_auto_auto] gap-x-3.5 [align-items:start] [transition-property:border-color,box-shadow] duration-(--default-transition-duration) hover:border-brand hover:shadow-raised [&>.logo-tile]:row-[1/span_2] [&>.skeleton]:row-[1/span_2]">
      <CompanyLogo name={row.name} src={row.logo} decorative />
      <h3 className="col-2 font-sans text-lg/[1.3] font-[650] tracking-[-0.01em] wrap-anywhere [&_a:hover]:text-(--link) [&_a:hover]:underline [&_a:hover]:underline-offset-[0.2em]">
        <a id={row.id} href={companyPath(company)}>
          {row.name}
        </a>
      </h3>
      <p className="col-2 mt-0.5 text-sm/[1.4] text-ink-faint [&>span]:whitespace-nowrap">
        {row.industry}
        {row.industry && row.teamSize && " · "}
        {row.teamSize && <span>{row.teamSize}</span>}
      </p>
      <p className="col-span-full [align-self:end] flex flex-wrap gap-y-0 gap-x-4 mt-3.5 text-sm/body [&>a]:py-0.75 [&>a]:text-(--link) [&>a]:underline [&>a]:decoration-1 [&>a]:underline-offset-[0.2em] [&>a:hover]:decoration-2">
        {row.openJobs > 0 && (
          <a href={`/jobs?companyId=${row.id}`} aria-label={`${openJobsText(row.openJobs)} at ${row.name}`}>
            {openJobsText(row.openJobs)}
          </a>
        )}
        {row.careerPage && (
          <a
            href={row.careerPage}
            target="_blank"
            rel="noopener nofollow"
            aria-label={`Career Page of ${row.name} (opens in a new tab)`}
          >
            Career Page
          </a>
        )}
        {row.linkedIn && (
          <a
            href={row.linkedIn}
            target="_blank"
            rel="noopener nofollow"
            aria-label={`LinkedIn page of ${row.name} (opens in a new tab)`}
          >
            LinkedIn
          </a>
        )}
      </p>
      {row.answers.length > 0 && (
        <p className="col-span-full flex flex-wrap gap-1.5 mt-3">
          {row.answers.map((kind) => (
            <Badge key={kind} tone={kind === PURPOSE_ANSWERS[purpose] ? "good" : "plain"} icon={MARKS[kind].icon}>
              {MARKS[kind].text}
            </Badge>
          ))}
        </p>
      )}
      <p className="col-span-full flex flex-wrap gap-2 mt-3.5 *:flex-[1_1_8.5rem] *:px-2">
        <a className={look("referral")} href={referralPath(company)} aria-label={`Request Referral at ${row.name}`}>
          Request Referral
        </a>
        <a className={look("guidance")} href={guidancePath(company)} aria-label={`Request Guidance at ${row.name}`}>
          Request Guidance
        </a>
      </p>
    </li>
  );
}

export const openJobsText = (count: number) => `${count.toLocaleString("en")} open ${count === 1 ? "job" : "jobs"}`;

export function CompanyCardSkeleton() {
  return (
    <li className="card grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_auto_1fr_auto_auto] gap-x-3.5 [align-items:start] [transition-property:border-color,box-shadow] duration-(--default-transition-duration) hover:border-brand hover:shadow-raised [&>.logo-tile]:row-[1/span_2] [&>.skeleton]:row-[1/span_2]">
      <Skeleton className="logo-md" />
      <div className="col-2 font-sans text-lg/[1.3] font-[650] tracking-[-0.01em] wrap-anywhere [&_a:hover]:text-(--link) [&_a:hover]:underline [&_a:hover]:underline-offset-[0.2em]">
        <Skeleton className="h-6 w-3/4" />
      </div>
      <div className="col-2 mt-0.5 text-sm/[1.4] text-ink-faint [&>span]:whitespace-nowrap">
        <Skeleton className="h-4 w-4/5" />
      </div>
      <div className="col-span-full [align-self:end] flex flex-wrap gap-y-0 gap-x-4 mt-3.5 text-sm/body [&>a]:py-0.75 [&>a]:text-(--link) [&>a]:underline [&>a]:decoration-1 [&>a]:underline-offset-[0.2em] [&>a:hover]:decoration-2">
        <Skeleton className="h-4 w-32" />
      </div>
      <div className="col-span-full flex flex-wrap gap-2 mt-3.5 *:flex-[1_1_8.5rem] *:px-2">
        <Skeleton className="h-9 w-full" />
      </div>
    </li>
  );
}
