// What a job is read as, for search and ranking: keys that are made when it is written and compared without reading the job again.

import { LRUCache } from "lru-cache";
import { skillKey } from "../../contract/matching/skill-key.ts";
import { readTitle, TITLES_VERSION } from "../taxonomy/index.ts";
import { readPlace } from "../taxonomy/places/index.ts";
import { canonicalSkill } from "../taxonomy/skills/index.ts";
import type { JobRecord } from "./job-record.ts";
import { readStatedFacts } from "./stated-facts.ts";

/** Raise it when the same job would get other keys: jobs of another version are read again in the background. */
export const READER_VERSION = TITLES_VERSION * 100 + 4;

type Readable = Pick<
  JobRecord,
  "jobTitle" | "locations" | "coreSkills" | "technicalSkills" | "description" | "employmentTypeText"
> & { companyName: string };

/** Stored but no search token: the source itself called the job a contract, which no column of the job says. */
export const CALLED_CONTRACT = "T:contract";

/**
 * The keys of a job, each a letter and a value: "t:" words of the title in order, "f:" families of work, "l:" level, "k:" facts
 * (manager, direct, contract, visa, relocation, placeless), "s:" skills (core first), "n:" countries. The search token is "~" and the key.
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

/** The countries, or "k:placeless" when none is named ("Remote"). */
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

/** As the SQL function `job_features` writes them, in that order. Years; rupees a year; postings of one opening share `opening`. */
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
  /** The company's search token. */
  company: number;
  /** Posted on this site. */
  isOwn: boolean;
  opening: string;
};

/** Reads a JSON text of `[id, features]` pairs. Jobs that were never read have no keys. */
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

/** Jobs repeat the same few thousand names, and looking one up in the taxonomy is slow. */
const known = new LRUCache<string, string>({ max: 20_000 });

/** Keys of the skills' canonical names ("MS Excel" and "Microsoft Excel" are one), each once. */
export function skillKeys(names: readonly string[]): string[] {
  return [...new Set(names.map(keyOf))];
}

function keyOf(name: string): string {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const key = skillKey(canonicalSkill(name) ?? name);
  known.set(name, key);
  return key;
}

/** When a job was posted, by its id, in ms since 1970. */
export const postedAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** The greatest id of a job that is posted by now: jobs posted while a person pages do not shift the pages. */
export function lastIdOf(now: Date): string {
  const hex = (now.getTime() + 1).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7fff-bfff-ffffffffffff`;
}
