// The head of a company's pages: breadcrumb, name, and the page's title.
import type { ReactNode } from "react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { CompanyLogo } from "../../ui/logo.tsx";
import "../../styles/jobs.css";
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

/** Industry, size and place in one line; nothing when none is known. */
export function CompanyLine({ company }: { company: CompanyDetail }) {
  const known = [company.industry, company.teamSize, company.headquarters].filter(Boolean);
  return known.length > 0 && <p className="mt-2 text-ink-soft">{known.join(" · ")}</p>;
}
