// Jobs as schema.org JobPosting and companies as Organization: each rule of the mapping.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { CompanyPage } from "../../contract/companies/wire.ts";
import type { Job } from "../../contract/jobs/wire.ts";
import { jobWith } from "../../tests/support/job-details.ts";
import { jobPosting } from "./job-posting.ts";
import { organization } from "./organization.ts";

const SITE = "https://jobs.example";
// biome-ignore lint/suspicious/noExplicitAny: the posting is plain JSON; tests look into it freely.
const posted = (facts: Partial<Job> = {}, company: Parameters<typeof jobPosting>[1] = null): any =>
  jobPosting(jobWith(facts), company, SITE);

test("the whole of a job posted here", () => {
  assert.deepEqual(posted(), {
    title: "Loom Engineer",
    identifier: { "@type": "PropertyValue", name: "Lumen & Loom", value: "01990000-0000-7000-8000-000000000001" },
    datePosted: "2026-11-01T08:00:00Z",
    validThrough: "2027-01-30T08:00:00Z",
    employmentType: "FULL_TIME",
    hiringOrganization: { "@type": "Organization", name: "Lumen & Loom", logo: "https://jobs.example/images/loom.svg" },
    jobLocation: [
      {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality: "Pune", addressRegion: "MH", addressCountry: "IN" },
      },
    ],
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "INR",
      value: { "@type": "QuantitativeValue", minValue: 600_000, maxValue: 1_050_000, unitText: "YEAR" },
    },
    experienceRequirements: { "@type": "OccupationalExperienceRequirements", monthsOfExperience: 24 },
    skills: "TypeScript, PostgreSQL",
    occupationalCategory: "Engineering",
    url: "https://jobs.example/jobs/Lumen_%26_Loom/01990000-0000-7000-8000-000000000001",
  });
});

const employment: [Job["typeofEmployment"], string | undefined][] = [
  ["INTERNSHIP", "INTERN"],
  ["FULL_TIME", "FULL_TIME"],
  ["PART_TIME", "PART_TIME"],
  [null, undefined],
];
for (const [typeofEmployment, expected] of employment) {
  test(`employment type ${typeofEmployment} is ${expected}`, () =>
    assert.equal(posted({ typeofEmployment }).employmentType, expected));
}

test("no base salary when it is hidden or absent", () => {
  assert.equal("baseSalary" in posted({ displaySalaryRange: false }), false);
  assert.equal("baseSalary" in posted({ salaryRange: null }), false);
});

test("other currencies and periods are whole units", () => {
  const { baseSalary } = posted({ salaryRange: { min: 22.5, max: 30, currency: "USD", period: "HOUR" } });
  assert.equal(baseSalary.currency, "USD");
  assert.deepEqual(baseSalary.value, { "@type": "QuantitativeValue", minValue: 22.5, maxValue: 30, unitText: "HOUR" });
  const monthly = posted({ salaryRange: { min: 20_000, max: 30_000, currency: "INR", period: "MONTH" } });
  assert.equal(monthly.baseSalary.value.minValue, 20_000);
});

const fromHome: [name: string, fullLocation: string[], countries: string[], places: number][] = [
  ["without a place it may be done in India", [], ["IN"], 0],
  ["with only the word Remote likewise", ["Remote"], ["IN"], 0],
  ["a country in the location says where", ["Remote, United States"], ["US"], 1],
  ["each country once", ["London, UK", "Leeds, UK", "Berlin, Germany"], ["GB", "DE"], 3],
];
for (const [name, fullLocation, countries, places] of fromHome) {
  test(`from home: ${name}`, () => {
    const posting = posted({ workMode: "WFH", location: { fullLocation, city: null } });
    assert.equal(posting.jobLocationType, "TELECOMMUTE");
    assert.deepEqual(
      posting.applicantLocationRequirements.map((country: { name: string }) => country.name),
      countries,
    );
    assert.equal(posting.jobLocation?.length ?? 0, places);
  });
}

test("a job at an office says nothing about applicants' countries", () => {
  assert.equal("jobLocationType" in posted(), false);
  assert.equal("applicantLocationRequirements" in posted(), false);
});

test("an external job: dated by its source, never directly applied to, unstated experience left out", () => {
  const posting = posted({
    externalJobId: "greenhouse:acme:1",
    jobPostedDate: "2026-10-01T00:00:00Z",
    experienceStated: false,
    expiresAt: null,
    companyDetails: { name: "Acme", logo: null, logoUrl: null },
    companyLogoUrl: "https://acme.example/logo.png",
  });
  assert.equal(posting.datePosted, "2026-10-01T00:00:00Z");
  assert.equal(posting.directApply ?? false, false);
  assert.equal("experienceRequirements" in posting, false);
  assert.equal("validThrough" in posting, false);
  assert.equal(posting.hiringOrganization.logo, "https://acme.example/logo.png");
});

test("what is known of the company adds its site and industry", () => {
  const company = {
    SK: "01990000-0000-7000-8000-0000000000c1",
    name: "Lumen & Loom",
    logo: null,
    logoUrl: null,
    linkedIn: null,
    website: "https://loom.example",
    careerPage: null,
    provenDomain: null,
    industry: "Manufacturing",
    teamSize: null,
    headquarters: null,
    about: null,
    foundedYear: null,
    openJobs: 1,
    answers: [],
    referrals: { referees: 0, requests: 0, answeredPercent: null, medianHours: null },
  };
  const posting = posted({}, company);
  assert.equal(posting.hiringOrganization.sameAs, "https://loom.example");
  assert.equal(posting.industry, "Manufacturing");
});

const BARE: CompanyPage = {
  SK: "01990000-0000-7000-8000-000000000002",
  name: "Lumen & Loom",
  logo: null,
  logoUrl: null,
  linkedIn: null,
  website: null,
  careerPage: null,
  industry: null,
  teamSize: null,
  headquarters: null,
  about: null,
  foundedYear: null,
  provenDomain: null,
  openJobs: 0,
  answers: [],
  referrals: { referees: 0, requests: 0, answeredPercent: null, medianHours: null },
  culture: null,
  benefits: [],
  offices: [],
  links: [],
  cover: null,
  photos: [],
  answerTime: null,
};

test("a company says what it states, and nothing of what it does not", () => {
  const page = "https://jobs.example/company/Lumen_%26_Loom/01990000-0000-7000-8000-000000000002";
  assert.deepEqual(organization(BARE, SITE), { name: "Lumen & Loom", mainEntityOfPage: page });
  const cover = { url: "/images/pictures/a-1500.webp", smallUrl: "", smallWidth: 720, width: 1500, height: 500 };
  const whole = {
    ...BARE,
    website: "https://loom.example",
    linkedIn: "https://www.linkedin.com/company/loom",
    links: ["https://github.com/loom"],
    about: "We weave.",
    logoUrl: "/images/logos/loom.webp",
    cover,
    foundedYear: 1987,
    headquarters: "Pune",
    teamSize: "51-200" as const,
  };
  assert.deepEqual(organization(whole, SITE), {
    name: "Lumen & Loom",
    url: "https://loom.example",
    mainEntityOfPage: page,
    description: "We weave.",
    logo: "https://jobs.example/images/logos/loom.webp",
    image: "https://jobs.example/images/pictures/a-1500.webp",
    sameAs: ["https://www.linkedin.com/company/loom", "https://github.com/loom"],
    foundingDate: "1987",
    location: { "@type": "Place", name: "Pune" },
    numberOfEmployees: { "@type": "QuantitativeValue", minValue: 51, maxValue: 200 },
  });
  assert.deepEqual(organization({ ...BARE, teamSize: "5000+" }, SITE).numberOfEmployees, {
    "@type": "QuantitativeValue",
    minValue: 5_000,
  });
});
