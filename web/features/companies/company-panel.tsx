// Parts of a company's pages: the header, the panel beside one of its jobs, facts and links.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/companies.ts";
import { companyPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CompanyLogo } from "../../ui/logo.tsx";
import { Section } from "../../ui/section.tsx";
import { openJobsText } from "./company-card.tsx";
import type { CompanyDetail } from "./present-company.ts";

type CompanyHeaderProps = {
  company: CompanyDetail;
  trail: readonly { name: string; path: string }[];
  title: string;
  children: ReactNode;
};

export function CompanyHeader({ company, trail, title, children }: CompanyHeaderProps) {
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-y-4 gap-x-5 [align-items:start] mb-[clamp(1.75rem,1rem+2vw,2.75rem)] [&>.breadcrumb]:col-span-full max-sm:gap-x-3.5 max-sm:[&>.logo-tile]:w-13 max-sm:[&>.logo-tile]:h-13 max-sm:[&>.logo-tile]:text-[1.125rem]">
      <Breadcrumb trail={trail} />
      <CompanyLogo name={company.name} src={company.logo} size="lg" decorative eager />
      <div className="min-w-0">
        <h1 className="text-3xl/[1.12] wrap-anywhere">{title}</h1>
        {children}
      </div>
    </header>
  );
}

/** Industry, size and place in one line, and the domain that a person there has proven; nothing when none is known. */
export function CompanyLine({ company }: { company: CompanyDetail }) {
  const known = [company.industry, company.teamSize, company.headquarters].filter(Boolean);
  const domain = company.provenDomain;
  return (
    <>
      {known.length > 0 && <p className="mt-2 text-ink-soft">{known.join(" · ")}</p>}
      {domain !== null && (
        <p className="mt-2">
          <Badge tone="good" icon="check">
            {fill(t.proven, { domain })}
          </Badge>
        </p>
      )}
    </>
  );
}

export function CompanyPanel({ company }: { company: CompanyDetail }) {
  return (
    <Section id="company-panel-title" title={t.theCompany} head="eyebrow" className="card grid gap-3.5">
      <p className="flex items-center gap-3 text-lg/[1.3] font-[650] wrap-anywhere [&>a:hover]:text-(--link) [&>a:hover]:underline [&>a:hover]:underline-offset-[0.2em]">
        <CompanyLogo name={company.name} src={company.logo} size="sm" decorative />
        <Link to={companyPath({ SK: company.id, name: company.name })} className="thumb">
          {company.name}
        </Link>
      </p>
      {company.about && (
        <p className="[display:-webkit-box] [-webkit-line-clamp:5] [line-clamp:5] [-webkit-box-orient:vertical] overflow-hidden text-sm/body text-ink-soft">
          {company.about}
        </p>
      )}
      <CompanyFacts company={company} />
      <CompanyLinks company={company} />
    </Section>
  );
}

export function CompanyFacts({ company }: { company: CompanyDetail }) {
  const facts = [
    { name: t.industry, value: company.industry },
    { name: t.teamSize, value: company.teamSize },
    { name: t.headquarters, value: company.headquarters },
    { name: t.founded, value: company.foundedYear },
    { name: t.hiring, value: company.openJobs > 0 ? openJobsText(company.openJobs) : t.noOpenJobsRightNow },
  ];
  return (
    <Facts
      facts={facts}
      className="grid gap-2 text-sm/body [&>div]:flex [&>div]:flex-wrap [&>div]:justify-between [&>div]:gap-y-0 [&>div]:gap-x-4 [&>div]:pb-2 [&>div]:border-b [&>div]:border-b-line [&_dt]:text-ink-faint [&_dd]:font-semibold [&_dd]:wrap-anywhere"
    />
  );
}

/** Links to the company's own website and profiles. */
export function CompanyLinks({ company }: { company: CompanyDetail }) {
  const links = [
    { label: t.website, href: company.website },
    { label: t.careerPage, href: company.careerPage },
    { label: "LinkedIn", href: company.linkedIn },
    ...company.links.map((href) => ({ label: new URL(href).hostname.replace(/^www\./, ""), href })),
  ].filter((link): link is { label: string; href: string } => link.href !== null);
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-y-1 gap-x-5 text-sm/body [&>li]:inline-flex [&>li]:items-center [&>li]:gap-0.5 [&>li]:text-(--link)">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} target="_blank" rel="noopener nofollow" className="text-link thumb">
            {link.label}
            <span className="sr-only"> {fill(t.ofOpensInANewTab, { name: company.name })}</span>
          </a>
          <Icon name="arrow-up-right" size={16} />
        </li>
      ))}
    </ul>
  );
}
