// A job as schema.org JobPosting, from the same record that its page shows.
import type { Company } from "../../contract/companies/wire.ts";
import { payOfRange } from "../../contract/jobs/pay.ts";
import type { Job, SalaryRange } from "../../contract/jobs/wire.ts";
import { jobPath } from "../../contract/paths.ts";
import { isRemoteText, readPlace } from "../taxonomy/places/index.ts";

const EMPLOYMENT_TYPES = { INTERNSHIP: "INTERN", FULL_TIME: "FULL_TIME", PART_TIME: "PART_TIME" } as const;
/** Where a job from home may be done when its locations name no country (ISO 3166). */
const HOME_COUNTRY = "IN";

type Thing = Record<string, unknown>;

/**
 * The posting of a listed job, without `@context`, `@type` and the description: the page adds them, since it holds the
 * description already and long texts should travel once. `company` is known for jobs posted here only, `publicUrl` has no
 * trailing slash.
 */
export function jobPosting(job: Job, company: Company | null, publicUrl: string): Thing {
  const places = placesOf(job);
  return withoutAbsent({
    title: job.jobTitle,
    identifier: { "@type": "PropertyValue", name: job.companyName, value: job.id },
    datePosted: job.jobPostedDate ?? job.createdAt,
    validThrough: job.expiresAt ?? undefined,
    employmentType: job.typeofEmployment ? EMPLOYMENT_TYPES[job.typeofEmployment] : undefined,
    hiringOrganization: organisationOf(job, company, publicUrl),
    jobLocation: places.length > 0 ? places.map(placeThing) : undefined,
    ...(job.workMode === "WFH" ? fromHome(places) : {}),
    baseSalary: job.salaryRange && job.displaySalaryRange ? baseSalary(job.salaryRange) : undefined,
    experienceRequirements: experienceRequirements(job),
    skills: job.coreSkills.length > 0 ? job.coreSkills.join(", ") : undefined,
    occupationalCategory: job.department ?? undefined,
    industry: company?.industry ?? undefined,
    url: publicUrl + jobPath(job),
  });
}

type Location = { locality: string | null; region: string | null; country: string | null };

function placesOf(job: Job): Location[] {
  return job.location.fullLocation.flatMap((text): Location[] => {
    const place = readPlace(text);
    if (place.city || place.region || place.country)
      return [{ locality: place.city, region: place.region, country: place.country }];
    return isRemoteText(text) || text.trim() === "" ? [] : [{ locality: text.trim(), region: null, country: null }];
  });
}

function placeThing({ locality, region, country }: Location): Thing {
  return {
    "@type": "Place",
    address: withoutAbsent({
      "@type": "PostalAddress",
      addressLocality: locality ?? undefined,
      addressRegion: region ?? undefined,
      addressCountry: country ?? undefined,
    }),
  };
}

function fromHome(places: readonly Location[]): Thing {
  const countries = [...new Set(places.flatMap((place) => place.country ?? []))];
  return {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: (countries.length > 0 ? countries : [HOME_COUNTRY]).map((name) => ({
      "@type": "Country",
      name,
    })),
  };
}

function baseSalary(range: SalaryRange): Thing {
  const { min, max, currency, period } = payOfRange(range);
  return {
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      minValue: min,
      maxValue: max,
      unitText: period,
    },
  };
}

function organisationOf(job: Job, company: Company | null, publicUrl: string): Thing {
  const logo = job.companyDetails.logoUrl ?? job.companyLogoUrl;
  return withoutAbsent({
    "@type": "Organization",
    name: job.companyName,
    sameAs: company?.website ?? undefined,
    logo: logo?.startsWith("/") ? publicUrl + logo : (logo ?? undefined),
  });
}

function experienceRequirements(job: Job): Thing | undefined {
  if (!job.experienceStated) return undefined;
  return { "@type": "OccupationalExperienceRequirements", monthsOfExperience: job.experienceRange.min * 12 };
}

function withoutAbsent(thing: Thing): Thing {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined));
}
