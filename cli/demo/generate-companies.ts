// Generates invented companies: a pure function of the wished number and the seed.

import { INDUSTRIES, TEAM_SIZES, type TeamSize } from "../../contract/filters.ts";
import { ABROAD_SHARE, INDUSTRY_SHARES, ZIPF_FLATTENING } from "./calibration.ts";
import { NameComposer } from "./compose-company-name.ts";
import { drawLogo } from "./draw-logo.ts";
import type { Industry } from "./industries.ts";
import { Random, type Seed, weigh } from "./random.ts";
import { BUSINESSES, type Business } from "./words/businesses.ts";
import { CITIES_ABROAD, type City, INDIAN_CITIES } from "./words/cities.ts";
import { ABOUT_CULTURE, ABOUT_OPENINGS, ABOUT_SCALE } from "./words/company-texts.ts";

export interface DemoCompany {
  /** A UUID made from the seed; stable for (count, seed). */
  id: string;
  name: string;
  /** Lower-case ASCII form of the name, as in the domain. */
  slug: string;
  industry: Industry;
  teamSize: TeamSize;
  /** Under `.example`, the domain reserved for made-up hosts. */
  website: string;
  /** Always null: an invented company has no page on a professional network, and a guessed link could be a real one's. */
  linkedIn: null;
  careerPage: string;
  /** "Pune, Maharashtra, India" */
  headquarters: string;
  /** Plain text, two to four sentences. */
  about: string;
  foundedYear: number;
  logoSvg: string;
  /** What job texts are written from; not meant to be stored. */
  profile: CompanyProfile;
}

export interface CompanyProfile {
  business: Business;
  home: City;
  offices: readonly City[];
  headcount: number;
  kind: WorkKind;
}

/** How most people of an industry work: at desks, with customers, or on sites and shop floors. */
export type WorkKind = keyof typeof ABOUT_CULTURE;

const KIND_OF: Partial<Record<Industry, WorkKind>> = {
  "Banking & Financial Services": "service",
  Insurance: "service",
  "E-commerce & Retail": "service",
  Healthcare: "service",
  Education: "service",
  "Travel & Hospitality": "service",
  "BPO & Customer Experience": "service",
  Manufacturing: "field",
  Automotive: "field",
  "Energy & Utilities": "field",
  "Logistics & Supply Chain": "field",
  "Real Estate & Construction": "field",
  "Agriculture & Food": "field",
};

const SIZE_RANGES: readonly (readonly [number, number])[] = [
  [4, 10],
  [12, 49],
  [55, 195],
  [210, 490],
  [520, 980],
  [1100, 4800],
  [5200, 14000],
];
/** Shares of companies by team size, smallest first. */
const SIZE_SHARES = [0.09, 0.22, 0.27, 0.18, 0.1, 0.1, 0.04];
/** The smallest believable team-size index of industries that need many hands. */
const SMALLEST: Partial<Record<Industry, number>> = {
  "Banking & Financial Services": 3,
  Insurance: 2,
  Healthcare: 2,
  Education: 1,
  Manufacturing: 2,
  Automotive: 2,
  "Energy & Utilities": 2,
  "Logistics & Supply Chain": 2,
  Telecom: 2,
  "Real Estate & Construction": 1,
  "Travel & Hospitality": 1,
  "BPO & Customer Experience": 2,
  "Agriculture & Food": 1,
  "Government & Non-profit": 1,
  "E-commerce & Retail": 1,
};

/** The largest believable index of industries whose firms stay small or middling. */
const LARGEST: Partial<Record<Industry, number>> = {
  "Government & Non-profit": 4,
  "Media & Entertainment": 4,
  "Travel & Hospitality": 5,
  "Real Estate & Construction": 5,
  Consulting: 5,
  "Agriculture & Food": 5,
  "Recruitment & Staffing": 5,
};

/** The relative number of jobs of the company at a rank (0 = the busiest). */
export function hiringWeight(rank: number): number {
  return 1 / (rank + 1 + ZIPF_FLATTENING);
}

/** Hands out values so that their shares, weighted by jobs, stay as close as possible to the wished ones. */
class Quota {
  private readonly shares: readonly number[];
  private readonly given: Float64Array;
  private total = 0;

  constructor(shares: readonly number[]) {
    const sum = shares.reduce((a, b) => a + b, 0);
    this.shares = shares.map((share) => share / sum);
    this.given = new Float64Array(shares.length);
  }

  /** The index that lacks most after `weight` more has been given out; `rng` breaks near-ties so that rows look random. */
  take(weight: number, rng: Random): number {
    this.total += weight;
    let best = 0;
    let bestLack = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.shares.length; i++) {
      const share = this.shares[i] as number;
      const lack = share * this.total - (this.given[i] as number) - weight * 0.5 + rng.next() * weight * 0.6;
      if (lack > bestLack) {
        best = i;
        bestLack = lack;
      }
    }
    this.given[best] = (this.given[best] as number) + weight;
    return best;
  }
}

function sizeIndex(rank: number, count: number, industry: Industry, rng: Random): number {
  const position = Math.min(0.999, Math.max(0, 1 - (rank + 0.5) / count + rng.bell() * 0.14));
  let index = 0;
  let sum = SIZE_SHARES[0] as number;
  while (position > sum && index < SIZE_SHARES.length - 1) {
    index++;
    sum += SIZE_SHARES[index] as number;
  }
  return Math.min(Math.max(index, SMALLEST[industry] ?? 0), LARGEST[industry] ?? SIZE_SHARES.length - 1);
}

function roundHeadcount(n: number): number {
  if (n < 20) return n;
  if (n < 200) return Math.round(n / 5) * 5;
  if (n < 1000) return Math.round(n / 10) * 10;
  return Math.round(n / 100) * 100;
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function hex(rng: Random): string {
  return rng.bits().toString(16).padStart(8, "0");
}

function companyId(rng: Random): string {
  const h = hex(rng) + hex(rng) + hex(rng) + hex(rng);
  const variant = "89ab"[rng.below(4)];
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-${variant}${h.slice(17, 20)}-${h.slice(20, 32)}`;
}

/** Young firms are small; banks, mills and hospitals are old; software firms rarely older than thirty years. */
function chooseFounding(size: number, industry: Industry, rng: Random): number {
  const young = industry === "IT Software & Services" || industry === "Fintech";
  const atLeast = 1 + size * (young ? 1 : 2);
  const spread = (young ? 8 : 12) + size * (young ? 3 : 7);
  return 2025 - atLeast - Math.floor(((rng.next() + rng.next()) / 2) * spread);
}

function listOf(cities: readonly City[]): string {
  const names = cities.map((city) => city.name);
  return names.length === 1 ? (names[0] as string) : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** City weights scaled to sum up to `total`. */
function sharesOf(cities: readonly City[], total: number): number[] {
  const sum = cities.reduce((all, city) => all + city.weight, 0);
  return cities.map((city) => (city.weight / sum) * total);
}

const INDIAN_WEIGHTS = weigh(INDIAN_CITIES.map((city) => city.weight));
const ABROAD_WEIGHTS = weigh(CITIES_ABROAD.map((city) => city.weight));
const MORE_OFFICES = [0, 0, 1, 2, 2, 4, 6];

function officesOf(home: City, size: number, rng: Random): City[] {
  const offices = [home];
  for (let i = 0; i < (MORE_OFFICES[size] as number); i++) {
    const city = rng.chance(home.india ? 0.96 : 0.7)
      ? (INDIAN_CITIES[rng.draw(INDIAN_WEIGHTS)] as City)
      : (CITIES_ABROAD[rng.draw(ABROAD_WEIGHTS)] as City);
    if (!offices.includes(city)) offices.push(city);
  }
  return offices;
}

function aboutText(
  company: Pick<DemoCompany, "name" | "foundedYear">,
  profile: CompanyProfile,
  size: number,
  rng: Random,
): string {
  const n = String(profile.headcount).replace(/(\d)(\d{3})$/, "$1,$2");
  const fill = (template: string): string =>
    template
      .replace("{name}", company.name)
      .replace("{does}", profile.business.does)
      .replace("{year}", String(company.foundedYear))
      .replace("{city}", profile.home.name)
      .replace("{cities}", listOf(profile.offices.slice(0, 3)))
      .replace("{users}", profile.business.users)
      .replace("{n}", n);
  const sentences = [fill(rng.pick(ABOUT_OPENINGS)), profile.business.detail];
  if (rng.chance(0.8)) sentences.push(fill(rng.pick(ABOUT_SCALE[size] as readonly string[])));
  if (size > 0 && rng.chance(0.55)) sentences.push(rng.pick(ABOUT_CULTURE[profile.kind]));
  return sentences.join(" ");
}

/** The companies of a seed, busiest first: `generateJobs` gives the company at index r a share of jobs that falls with r. */
export function generateCompanies(count: number, seed: Seed): DemoCompany[] {
  const rng = new Random(`companies:${seed}`);
  const names = new NameComposer(new Random(`names:${seed}`));
  const industries = new Quota(INDUSTRY_SHARES);
  const homes = new Quota([...sharesOf(INDIAN_CITIES, 1 - ABROAD_SHARE), ...sharesOf(CITIES_ABROAD, ABROAD_SHARE)]);
  const cities = [...INDIAN_CITIES, ...CITIES_ABROAD];
  const nextBusiness = new Map<Industry, Business[]>();
  const companies: DemoCompany[] = [];
  for (let rank = 0; rank < count; rank++) {
    const industry = INDUSTRIES[industries.take(hiringWeight(rank), rng)] as Industry;
    const home = cities[homes.take(hiringWeight(rank), rng)] as City;
    const waiting = nextBusiness.get(industry)?.length
      ? (nextBusiness.get(industry) as Business[])
      : rng.shuffle(BUSINESSES[industry]);
    nextBusiness.set(industry, waiting);
    const business = waiting.pop() as Business;
    const size = sizeIndex(rank, count, industry, rng);
    const [low, high] = SIZE_RANGES[size] as readonly [number, number];
    const headcount = roundHeadcount(rng.between(low, high));
    const name = names.compose(industry, business, !home.india);
    const slug = slugOf(name);
    const foundedYear = chooseFounding(size, industry, rng);
    const profile: CompanyProfile = {
      business,
      home,
      offices: officesOf(home, size, rng),
      headcount,
      kind: KIND_OF[industry] ?? "desk",
    };
    companies.push({
      id: companyId(rng),
      name,
      slug,
      industry,
      teamSize: TEAM_SIZES[size] as TeamSize,
      website: `https://${slug}.example`,
      linkedIn: null,
      careerPage: `https://${slug}.example/careers`,
      headquarters: home.full,
      about: aboutText({ name, foundedYear }, profile, size, rng),
      foundedYear,
      logoSvg: drawLogo(name, industry, seed),
      profile,
    });
  }
  return companies;
}
