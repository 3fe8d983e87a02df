// Companies as the screens show them, presented by loaders, and the compact form of a list's rows.
import { t } from "#messages/companies.ts";
import { t as h } from "#messages/hiring.ts";
import type { CompanyPictures } from "../../../contract/companies/pictures-wire.ts";
import type { Company, CompanyPage } from "../../../contract/companies/wire.ts";
import type { Answers } from "../../../contract/jobs/filters.ts";
import { nameLabel } from "../../../messages/en/filters.ts";
import { fill } from "../../../messages/fill.ts";

export type ReferralFacts = Company["referrals"];

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
  /** Whether a person of the company has proven to speak for it. */
  isProven: boolean;
  /** What employees of the company offer here. */
  answers: readonly Answers[];
  referrals: ReferralFacts;
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
  "referrals",
  "isProven",
];

/** Rows as one JSON text: far cheaper for the router to serialise than a hundred objects. */
export const packCompanyRows = (rows: readonly CompanyRow[]): string =>
  JSON.stringify(rows.map((row) => FIELDS.map((field) => row[field])));

/** Reverses `packCompanyRows`. */
export const unpackCompanyRows = (text: string): CompanyRow[] =>
  (JSON.parse(text) as unknown[][]).map(
    (values) =>
      Object.fromEntries(FIELDS.map((field, at) => [field, values[at] ?? LACKING[field] ?? null])) as CompanyRow,
  );

/** What rows packed by an earlier release lack. */
const LACKING: Partial<CompanyRow> = {
  isProven: false,
  referrals: { referees: 0, requests: 0, answeredPercent: null, medianHours: null },
};

/** What a card and a company's own pages both show. */
const presentShared = (company: Company) => ({
  id: company.SK,
  name: company.name,
  logo: company.logoUrl,
  linkedIn: webAddress(company.linkedIn),
  careerPage: webAddress(company.careerPage),
  industry: company.industry && nameLabel(company.industry),
  teamSize: teamSizeText(company.teamSize),
  openJobs: company.openJobs,
  isProven: company.provenDomain !== null,
  referrals: company.referrals,
});

export const presentCompanies = (companies: readonly Company[]): CompanyRow[] =>
  companies.map((company) => ({ ...presentShared(company), answers: company.answers }));

/** What a company's own pages show. */
export type CompanyDetail = Omit<CompanyRow, "answers"> & {
  website: string | null;
  headquarters: string | null;
  foundedYear: number | null;
  about: string | null;
  provenDomain: string | null;
  culture: string | null;
  benefits: readonly string[];
  links: readonly string[];
  offices: readonly string[];
  /** How long it takes to answer applications; null if that is not known. */
  applications: string | null;
} & CompanyPictures;

/** Lists of companies do not have what their people wrote. */
export const presentCompany = (company: Company & Partial<CompanyPage>): CompanyDetail => ({
  ...presentShared(company),
  website: webAddress(company.website),
  headquarters: company.headquarters,
  foundedYear: company.foundedYear,
  about: company.about,
  provenDomain: company.provenDomain,
  culture: company.culture ?? null,
  benefits: company.benefits ?? [],
  links: (company.links ?? []).map(webAddress).filter((link) => link !== null),
  offices: company.offices ?? [],
  cover: company.cover ?? null,
  photos: company.photos ?? [],
  applications: company.answerTime ? fill(h.answersApplications, company.answerTime) : null,
});

/** "51–200 people", "5000+ people", or null. */
export function teamSizeText(teamSize: string | null): string | null {
  return teamSize === null ? null : fill(t.people, { teamSize: teamSize.replace("-", "–") });
}

/** A web address, or null: imported companies may have any text here. A bare host gets a scheme. */
export function webAddress(text: string | null): string | null {
  if (!text) return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return (url.protocol === "https:" || url.protocol === "http:") && url.hostname.includes(".") ? url.href : null;
}

export const refereesText = (count: number): string =>
  count === 0 ? t.noOneRefersHereYet : count === 1 ? t.onePersonRefers : fill(t.peopleReferHere, { count });

/** Such as "92% of 14 requests answered in time. First answer in about 6 hours."; "" when there is nothing to claim. */
export function answersText({ requests, answeredPercent, medianHours }: ReferralFacts): string {
  const share = answeredPercent === null ? "" : fill(t.ofRequestsAnsweredInTime, { answeredPercent, requests });
  const speed = medianHours === null ? "" : fill(t.firstAnswerInAbout, { medianHours: durationText(medianHours) });
  return [share, speed].filter(Boolean).join(" ");
}

function durationText(hours: number): string {
  if (hours < 1.5) return t.anHour;
  return hours < 48 ? fill(t.hours, { hours: Math.round(hours) }) : fill(t.days, { hours: Math.round(hours / 24) });
}
