// The head of a company's pages: breadcrumb, name, and the page's title.
import type { ReactNode } from "react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { CompanyLogo } from "../../ui/logo.tsx";
import "./company-detail.css";
import type { CompanyDetail } from "./present-company.ts";

type CompanyHeaderProps = {
  company: CompanyDetail;
  trail: readonly { name: string; path: string }[];
  title: string;
  children: ReactNode;
};

export function CompanyHeader({ company, trail, title, children }: CompanyHeaderProps) {
  return (
    <header className="company-head">
      <Breadcrumb trail={trail} />
      <CompanyLogo name={company.name} src={company.logo} size="lg" decorative eager />
      <div className="min-w-0">
        <h1 className="company-heading">{title}</h1>
        {children}
      </div>
    </header>
  );
}

/** Industry, size and place in one line; nothing when none is known. */
export function CompanyLine({ company }: { company: CompanyDetail }) {
  const known = [company.industry, company.teamSize, company.headquarters].filter(Boolean);
  return known.length > 0 && <p className="company-line">{known.join(" · ")}</p>;
}
