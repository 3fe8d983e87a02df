// Turns companies of the API into what the screens show. Runs in loaders only.
import type { Company } from "../../../contract/companies/wire.ts";
import type { CompanyRow } from "./company-row.ts";

export function presentCompanies(companies: readonly Company[]): CompanyRow[] {
  return companies.map((company) => ({
    id: company.SK,
    name: company.name,
    logo: company.logoUrl,
    linkedIn: webAddress(company.linkedIn),
    careerPage: webAddress(company.careerPage),
    industry: company.industry,
    teamSize: teamSizeText(company.teamSize),
    openJobs: company.openJobs,
    answers: company.answers,
  }));
}

/** What a company's own pages show. */
export type CompanyDetail = {
  id: string;
  name: string;
  logo: string | null;
  linkedIn: string | null;
  careerPage: string | null;
  website: string | null;
  industry: string | null;
  teamSize: string | null;
  headquarters: string | null;
  foundedYear: number | null;
  about: string | null;
  openJobs: number;
};

export function presentCompany(company: Company): CompanyDetail {
  return {
    id: company.SK,
    name: company.name,
    logo: company.logoUrl,
    linkedIn: webAddress(company.linkedIn),
    careerPage: webAddress(company.careerPage),
    website: webAddress(company.website),
    industry: company.industry,
    teamSize: teamSizeText(company.teamSize),
    headquarters: company.headquarters,
    foundedYear: company.foundedYear,
    about: company.about,
    openJobs: company.openJobs,
  };
}

/** "51–200 people", "5000+ people", or null. */
export function teamSizeText(teamSize: string | null): string | null {
  return teamSize === null ? null : `${teamSize.replace("-", "–")} people`;
}

/** A web address, or null: imported companies may have any text here. A bare host gets a scheme. */
export function webAddress(text: string | null): string | null {
  if (!text) return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return (url.protocol === "https:" || url.protocol === "http:") && url.hostname.includes(".") ? url.href : null;
}
