// Companies as the screens show them, presented by loaders, and the compact form of a list's rows.
import type { Company } from "../../../contract/companies/wire.ts";
import type { Answers } from "../../../contract/jobs/filters.ts";

export type CompanyRow = {
  id: string;
  name: string;
  logo: string | null;
  linkedIn: string | null;
  careerPage: string | null;
  industry: string | null;
  /** In words ("51–200 people"). */
  teamSize: string | null;
  openJobs: number;
  /** What employees of the company offer here. */
  answers: readonly Answers[];
};

/** The fields of a packed row in their order: rows are also stored in the tab, where an earlier release may have packed them. */
const FIELDS: readonly (keyof CompanyRow)[] = [
  "id",
  "name",
  "logo",
  "linkedIn",
  "careerPage",
  "industry",
  "teamSize",
  "openJobs",
  "answers",
];

/** Rows as one JSON text: far cheaper for the router to serialise than a hundred objects. */
export const packCompanyRows = (rows: readonly CompanyRow[]): string =>
  JSON.stringify(rows.map((row) => FIELDS.map((field) => row[field])));

/** Reverses `packCompanyRows`. */
export const unpackCompanyRows = (text: string): CompanyRow[] =>
  (JSON.parse(text) as unknown[][]).map(
    (values) => Object.fromEntries(FIELDS.map((field, at) => [field, values[at]])) as CompanyRow,
  );

/** What a card and a company's own pages both show. */
const presentShared = (company: Company) => ({
  id: company.SK,
  name: company.name,
  logo: company.logoUrl,
  linkedIn: webAddress(company.linkedIn),
  careerPage: webAddress(company.careerPage),
  industry: company.industry,
  teamSize: teamSizeText(company.teamSize),
  openJobs: company.openJobs,
});

export const presentCompanies = (companies: readonly Company[]): CompanyRow[] =>
  companies.map((company) => ({ ...presentShared(company), answers: company.answers }));

/** What a company's own pages show. */
export type CompanyDetail = Omit<CompanyRow, "answers"> & {
  website: string | null;
  headquarters: string | null;
  foundedYear: number | null;
  about: string | null;
};

export const presentCompany = (company: Company): CompanyDetail => ({
  ...presentShared(company),
  website: webAddress(company.website),
  headquarters: company.headquarters,
  foundedYear: company.foundedYear,
  about: company.about,
});

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
