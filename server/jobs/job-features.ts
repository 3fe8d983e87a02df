// What a job is read as, for search and for ranking: made when it is written, kept as keys, and compared without reading the job itself.

import { readTitle, TITLES_VERSION } from "../taxonomy/index.ts";
import { readPlace } from "../taxonomy/places/index.ts";
import type { JobRecord } from "./job-record.ts";
import { skillKeys } from "./skill-keys.ts";
import { readStatedFacts } from "./stated-facts.ts";

/** Changes whenever the same job would be read otherwise: jobs of another version are read again in the background. */
export const READER_VERSION = TITLES_VERSION * 100 + 3;

type Readable = Pick<
  JobRecord,
  "jobTitle" | "locations" | "coreSkills" | "technicalSkills" | "description" | "employmentTypeText"
> & { companyName: string };

/** Kept, but no token: the source itself called the job one for a time, which nothing else of the job remembers. */
export const CALLED_CONTRACT = "T:contract";

/**
 * The keys of a job, each a letter and a value: "t:" words of the title in their order, "f:" families of work, "l:" level, "k:" what is so
 * or not (manager, direct, contract, visa, relocation, placeless), "s:" skills (core ones first), "n:" countries. Search finds each as a token of the same name behind "~".
 */
export function searchKeysOf(job: Readable): string[] {
  const { families, level, manager, words } = readTitle(job.jobTitle);
  return [
    ...words.map((word) => `t:${word}`),
    ...families.map((family) => `f:${family}`),
    ...(level === null ? [] : [`l:${level}`]),
    ...(manager ? ["k:manager"] : []),
    ...skillKeys([...job.coreSkills, ...job.technicalSkills]).map((key) => `s:${key}`),
    ...placeKeys(job.locations),
    ...statedKeys(job),
  ];
}

/** Countries, or that none is named ("Remote"). */
function placeKeys(locations: readonly string[]): string[] {
  const countries = new Set(locations.flatMap(countryKeys));
  return countries.size === 0 ? ["k:placeless"] : [...countries];
}

function countryKeys(place: string): string[] {
  const { country } = readPlace(place);
  return country === null ? [] : [`n:${country.toLowerCase()}`];
}

function statedKeys({ jobTitle, description, companyName, employmentTypeText }: Readable): string[] {
  const words = { title: jobTitle, description, companyName };
  const facts = readStatedFacts({ ...words, employmentTypeText });
  const isCalled =
    Boolean(employmentTypeText) &&
    readStatedFacts({ ...words, description: "", title: "", employmentTypeText }).contract;
  return [
    facts.agency ? [] : ["k:direct"],
    facts.contract ? ["k:contract"] : [],
    isCalled ? [CALLED_CONTRACT] : [],
    facts.visaSponsorship ? ["k:visa"] : [],
    facts.relocation ? ["k:relocation"] : [],
  ].flat();
}

/** As `job_features` of the database writes them, and in that order. Years; rupees a year; `opening` is equal for postings of one opening. */
export type JobFeatures = {
  id: string;
  keys: readonly string[];
  cities: readonly string[];
  yearsMin: number | null;
  /** 9999 is an open end. */
  yearsMax: number | null;
  payMin: number | null;
  payMax: number | null;
  workMode: string | null;
  employmentType: string | null;
  /** What search knows the company by. */
  company: number;
  /** Posted on the product itself. */
  isOwn: boolean;
  opening: string;
};

/** Reads `[id, features]` pairs of one JSON text. Jobs that were never read have no keys. */
export function parseFeatures(json: string): JobFeatures[] {
  return (JSON.parse(json) as [string, unknown[]][]).map(([id, places]) => {
    const [keys, cities, yearsMin, yearsMax, payMin, payMax, workMode, employmentType, company, own, opening] = places;
    return {
      id,
      keys: (keys ?? []) as string[],
      cities: (cities ?? []) as string[],
      yearsMin: (yearsMin ?? null) as number | null,
      yearsMax: (yearsMax ?? null) as number | null,
      payMin: (payMin ?? null) as number | null,
      payMax: (payMax ?? null) as number | null,
      workMode: (workMode ?? null) as string | null,
      employmentType: (employmentType ?? null) as string | null,
      company: (company ?? 0) as number,
      isOwn: own === 1,
      opening: (opening ?? id) as string,
    };
  });
}
