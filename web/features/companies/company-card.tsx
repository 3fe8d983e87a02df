// A company in the grid: name and facts, its links, and buttons for referral and guidance.

import type { ReactNode } from "react";
import { t } from "#messages/companies.ts";
import { NUMBERS } from "#messages/language.ts";
import { type Answers, COMPANY_FILTERS } from "../../../contract/jobs/filters.ts";
import { companyPath, guidancePath, referralPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { Badge } from "../../ui/badge.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { CompanyLogo } from "../../ui/logo.tsx";
import { sitePath } from "../../ui/site-path.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type CompanyRow, unpackCompanyRows } from "./present-company.ts";
import { ReferralRecord, type WatchWay } from "./referral-record.tsx";

/** The purpose of the list. */
type CompanyPurpose = "referral" | "guidance";

const PURPOSE_ANSWERS: Record<CompanyPurpose, Answers> = { referral: "REFERRAL", guidance: "GUIDANCE" };
const MARKS: Record<Answers, { icon: IconName; text: string }> = {
  REFERRAL: { icon: "handshake", text: t.employeesRefer },
  GUIDANCE: { icon: "chat", text: t.guidanceOffered },
};

function CompanyGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))]">{children}</ul>;
}

type CompanyCardProps = { row: CompanyRow; purpose: CompanyPurpose; Watch?: WatchWay | undefined };

function CompanyCard({ row, purpose, Watch }: CompanyCardProps) {
  return (
    <li className="card company-card">
      <CompanyLogo name={row.name} src={row.logo} decorative />
      <h3 className="company-name">
        <a id={row.id} href={sitePath(companyPath({ SK: row.id, name: row.name }))}>
          {row.name}
        </a>
      </h3>
      <p className="company-about">
        {row.industry}
        {row.industry && row.teamSize && " · "}
        {row.teamSize && <span>{row.teamSize}</span>}
      </p>
      <p className="company-links">
        {row.openJobs > 0 && (
          <a
            href={sitePath(`/jobs?companyId=${row.id}`)}
            aria-label={fill(t.at, { openJobs: openJobsText(row.openJobs), name: row.name })}
          >
            {openJobsText(row.openJobs)}
          </a>
        )}
        {outward(row.careerPage, t.careerPage, fill(t.careerPageOf, { name: row.name }))}
        {outward(row.linkedIn, "LinkedIn", fill(t.linkedinPageOf, { name: row.name }))}
      </p>
      {purpose === "referral" && !isJustVerified(row) && (
        <ReferralRecord company={row} Watch={Watch} className="company-record" />
      )}
      <CompanyMarks row={row} purpose={purpose} />
      <CompanyAsks row={row} purpose={purpose} />
    </li>
  );
}

function CompanyMarks({ row: { isProven, answers }, purpose }: CompanyCardProps) {
  if (!isProven && answers.length === 0) return null;
  return (
    <p className="company-answers">
      {isProven && (
        <Badge tone="plain" icon="check">
          {t.verified}
        </Badge>
      )}
      {answers.map((kind) => (
        <Badge key={kind} tone={kind === PURPOSE_ANSWERS[purpose] ? "good" : "plain"} icon={MARKS[kind].icon}>
          {MARKS[kind].text}
        </Badge>
      ))}
    </p>
  );
}

/** The list's button is the loud one where someone answers. */
function CompanyAsks({ row: { id, name, answers }, purpose }: CompanyCardProps) {
  const look = (own: CompanyPurpose) =>
    `button button-sm ${own === purpose && answers.includes(PURPOSE_ANSWERS[own]) ? "button-primary" : "button-secondary"}`;
  const company = { SK: id, name };
  return (
    <p className="company-asks">
      <a
        className={look("referral")}
        href={sitePath(referralPath(company))}
        aria-label={fill(t.requestReferralAt, { name })}
      >
        {t.requestReferral}
      </a>
      <a
        className={look("guidance")}
        href={sitePath(guidancePath(company))}
        aria-label={fill(t.requestGuidanceAt, { name })}
      >
        {t.requestGuidance}
      </a>
    </p>
  );
}

/** Someone refers there, and the counts do not know it yet. */
const isJustVerified = ({ answers, referrals }: CompanyRow) => answers.includes("REFERRAL") && referrals.referees === 0;

const outward = (href: string | null, text: string, label: string) =>
  href && (
    <a href={href} target="_blank" rel="noopener nofollow" aria-label={fill(t.opensInANewTab, { label })}>
      {text}
    </a>
  );

export const openJobsText = (count: number) =>
  fill(t.openJobs, { count: count.toLocaleString(NUMBERS), count2: count });

function CompanyCardSkeleton() {
  return (
    <li className="card company-card">
      <Skeleton className="logo-md" />
      <div className="company-name">
        <Skeleton className="h-6 w-3/4" />
      </div>
      <div className="company-about">
        <Skeleton className="h-4 w-4/5" />
      </div>
      <div className="company-links">
        <Skeleton className="h-4 w-32" />
      </div>
      <div className="company-asks">
        <Skeleton className="h-9 w-full" />
      </div>
    </li>
  );
}

type RowsProps = { rows: readonly CompanyRow[] };

export function ReferralRows({ rows, Watch }: RowsProps & { Watch: WatchWay }) {
  return rows.map((row) => <CompanyCard key={row.id} row={row} purpose="referral" Watch={Watch} />);
}

export function GuidanceRows({ rows }: RowsProps) {
  return rows.map((row) => <CompanyCard key={row.id} row={row} purpose="guidance" />);
}

/** What every list of companies has in common. */
export const COMPANY_LIST = {
  filters: COMPANY_FILTERS,
  more: "scroll",
  unpack: unpackCompanyRows,
  List: CompanyGrid,
  Skeleton: CompanyCardSkeleton,
} as const;
