// Parts of a job's page: header, facts, description, skills, the apply panel, and the employer.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/jobs.ts";
import { companyPath, jobPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CompanyLogo } from "../../ui/logo.tsx";
import { rich } from "../../ui/rich.tsx";
import { Section } from "../../ui/section.tsx";
import { sitePath } from "../../ui/site-path.ts";
import { named } from "./not-disclosed.ts";
import type { JobDetail } from "./present-job.ts";

export function JobHeader({ job }: { job: JobDetail }) {
  const company = companyPath({ SK: job.companyId, name: job.companyName });
  return (
    <header className="job-head">
      <Breadcrumb
        trail={[
          { name: t.jobs, path: "/jobs" },
          { name: job.companyName, path: company },
          { name: job.title, path: "" },
        ]}
      />
      <CompanyLogo name={job.companyName} src={job.logo} size="lg" decorative eager />
      <div className="min-w-0">
        <h1 className="text-2xl/[1.15] wrap-anywhere lg:text-(length:--text-3xl)">{job.title}</h1>
        <p className="flex flex-wrap items-center gap-y-1 gap-x-3 mt-2 font-semibold wrap-anywhere">
          <Link to={company} className="text-link thumb">
            {job.companyName}
          </Link>
          {job.isExternal ? <Badge>{t.viaCompanySite}</Badge> : <Badge tone="accent">{t.referEarn}</Badge>}
        </p>
        <p className="mt-1 text-sm/body text-ink-faint">
          {rich(t.posted, { ago: job.ago, time: (words) => <time dateTime={job.posted}>{words}</time> })}
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
      <Fact sign="wallet" name={t.salary} value={job.salary} />
      <Fact sign="briefcase" name={t.experience} value={job.experience} />
      <div className="fact">
        <Icon name="location" />
        <dt>{t.location}</dt>
        <dd>
          {job.placesShown}
          {job.places.length > 0 && (
            <details className="mt-1 text-sm/[1.35] font-normal [&>summary]:w-fit [&>ul]:max-h-64 [&>ul]:mt-1.5 [&>ul]:overflow-auto">
              <summary className="text-link thumb">{fill(t.allLocations, { count: job.places.length })}</summary>
              <ul>
                {job.places.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            </details>
          )}
        </dd>
      </div>
      <Fact sign="clock" name={t.employmentType} value={job.employmentType} />
      <Fact sign="building" name={t.workMode} value={job.workMode} />
      <Fact sign="calendar" name={t.postedOn} value={job.postedText} />
    </dl>
  );
}

type FactProps = { sign: Parameters<typeof Icon>[0]["name"]; name: string; value: string };

function Fact({ sign, name, value }: FactProps) {
  return (
    <div className="fact">
      <Icon name={sign} />
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/**
 * What tells whether the job is still open, and where else it is listed: a panel with the reasons where it may not be, else
 * a quiet line below the facts.
 */
export function JobEvidenceList({ job }: { job: JobDetail }) {
  if (!job.evidence) return null;
  const { doubts, facts } = job.evidence;
  const isDoubted = doubts.length > 0;
  return (
    <section
      aria-labelledby="job-evidence"
      className={isDoubted ? "rounded-lg bg-accent-soft px-5 py-4" : "-mt-3 border-t border-line pt-4"}
    >
      <h2 id="job-evidence" className={isDoubted ? "flex items-center gap-2 text-lg" : "sr-only"}>
        {isDoubted && <Icon name="warning" className="flex-none" />}
        {isDoubted ? t.mayNoLongerBeOpen : t.isItStillOpen}
      </h2>
      {isDoubted && (
        <ul className="grid gap-1 mt-2 mb-3 list-disc ps-5">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm/body text-ink-soft">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {job.alsoAt.length > 0 && (
        <p className="mt-2 text-sm/body text-ink-soft wrap-anywhere">
          {t.alsoListedBy}{" "}
          {job.alsoAt.map(({ id, companyName, site }, at) => (
            <span key={id}>
              {at > 0 && ", "}
              <Link to={jobPath({ id, companyName })} className="text-link">
                {site ? `${companyName} (${site})` : companyName}
              </Link>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** `none`: what stands in for an empty text. */
export function JobDescription({ html, none = t.theListingCarriesNoDescription }: { html: string; none?: string }) {
  return (
    <Section id="job-description" title={t.aboutThisJob}>
      {html.trim() === "" ? (
        <p className="mt-4 text-ink-soft">{none}</p>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server before it is stored (design §9)
        <div className="job-prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Section>
  );
}

export function JobSkills({ job }: { job: JobDetail }) {
  const groups = [
    { title: t.coreSkills, skills: job.coreSkills },
    { title: t.otherTechnicalSkills, skills: job.technicalSkills },
    { title: t.softSkills, skills: job.softSkills },
  ].filter((group) => group.skills.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section id="job-skills" title={t.skills}>
      {groups.map((group) => (
        <div
          key={group.title}
          className="mt-4 [&>h3]:font-sans [&>h3]:text-sm/body [&>h3]:font-semibold [&>h3]:tracking-normal [&>h3]:text-ink-faint"
        >
          <h3>{group.title}</h3>
          <ul className="skills flex flex-wrap gap-2 mt-2 text-sm/body [&>li]:max-w-full [&>li]:py-1 [&>li]:px-3 [&>li]:rounded-sm [&>li]:bg-sunken [&>li]:border [&>li]:border-line [&>li]:wrap-anywhere">
            {group.skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

type ApplyPanelProps = {
  job: JobDetail;
  /** How people at the company answer requests; only known of companies that post here. */
  referrals: ReactNode;
  /** The apply button with its notes, and what stands beside it. */
  apply: ReactNode;
  /** Quiet buttons side by side. */
  keep: ReactNode;
  /** The last and smallest line. */
  foot?: ReactNode;
};

export function ApplyPanel({ job, referrals, apply, keep, foot }: ApplyPanelProps) {
  return (
    <Section
      id="apply-title"
      title={job.isExternal ? t.applyThenTellUs : t.applyHere}
      head="text-xl/body"
      className="card apply-panel"
    >
      <p className="text-sm/body text-ink-soft wrap-anywhere [&>strong]:block [&>strong]:font-[650] [&>strong]:text-base/body [&>strong]:text-ink">
        <strong>{named(t.salary, job.salary)}</strong>
        {named(t.experience, job.experience)}
        <br />
        {named(t.location, job.placesBrief)}
      </p>
      {apply}
      {job.answers && <p className="text-center text-sm/body text-ink-soft">{job.answers}</p>}
      {job.externalUrl && (
        <a
          href={job.externalUrl}
          target="_blank"
          rel="noopener nofollow"
          className={buttonClass({ variant: "secondary" })}
        >
          {rich(t.viewOnCompanySiteOpensInA, {
            icon: () => <Icon name="external" size={18} />,
            span: (words) => <span className="sr-only">{words}</span>,
          })}
        </a>
      )}
      {referrals}
      <div className="grid empty:hidden grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-2.5">{keep}</div>
      {foot && <div className="justify-self-center text-xs/body text-ink-faint">{foot}</div>}
    </Section>
  );
}

/** Beside the apply button; a short word in the bar of phones. */
export function ReferralLink({ href }: { href: string }) {
  return (
    <a href={sitePath(href)} className={buttonClass({ variant: "quiet" })}>
      <Icon name="handshake" size={18} />
      <span>
        <span className="max-lg:sr-only">{t.askForA} </span>
        <span className="max-lg:capitalize">{t.referral}</span>
      </span>
    </a>
  );
}

export function EmployerPanel({ job }: { job: JobDetail }) {
  return (
    <Section id="employer-title" title={t.theCompany} head="eyebrow" className="card">
      <p className="flex items-center gap-3 mt-3 mb-2 text-lg/[1.3] font-[650] wrap-anywhere">
        <CompanyLogo name={job.companyName} src={job.logo} size="sm" decorative />
        <span>{job.companyName}</span>
      </p>
      <p className="text-sm/body text-ink-soft mb-1.5">
        {t.thisJobWasFoundOnTheCompanys}
        {job.externalUrl && ` (${new URL(job.externalUrl).hostname.replace(/^www\./, "")})`}.
      </p>
      <p className="mt-3">
        <Link to={companyPath({ SK: job.companyId, name: job.companyName })} className="text-link thumb">
          {fill(t.moreJobsAt, { companyName: job.companyName })}
        </Link>
      </p>
    </Section>
  );
}
