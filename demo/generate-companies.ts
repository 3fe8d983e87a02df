// Generates invented companies: a pure function of count and seed.

import { INDUSTRIES, type TeamSize } from "../contract/filters.ts";
import { ABROAD_SHARE, INDUSTRY_SHARES, ZIPF_FLATTENING } from "./calibration.ts";
import { chooseSize } from "./company-size.ts";
import { NameComposer } from "./compose-company-name.ts";
import { drawLogo } from "./draw-logo.ts";
import type { Industry } from "./industries.ts";
import { Quota } from "./quota.ts";
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
  /** Under `linkedin.example`, because a guessed address on the real site could be a real company's. */
  linkedIn: string;
  careerPage: string;
  /** "Pune, Maharashtra, India" */
  headquarters: string;
  /** Plain text, two to five sentences. */
  about: string;
  foundedYear: number;
  logoSvg: string;
  /** The facts that job texts are written from; not stored. */
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

/** Industries whose invented firms are all based in India, because schools, branches and farms are local. */
const LOCAL: readonly Industry[] = [
  "Banking & Financial Services",
  "Insurance",
  "Healthcare",
  "Education",
  "Real Estate & Construction",
  "Agriculture & Food",
  "Government & Non-profit",
];

/** The relative number of jobs of the company at a rank (0 = the busiest). */
export function hiringWeight(rank: number): number {
  return 1 / (rank + 1 + ZIPF_FLATTENING);
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

function listOf(cities: readonly City[]): string {
  const names = cities.map((city) => city.name);
  return names.length === 1 ? (names[0] as string) : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** City weights scaled to sum up to `total`. */
function sharesOf(cities: readonly City[], total: number): number[] {
  const sum = cities.reduce((all, city) => all + city.weight, 0);
  return cities.map((city) => (city.weight / sum) * total);
}

const CITIES: readonly City[] = [...INDIAN_CITIES, ...CITIES_ABROAD];
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

/** Chooses industry, home and business for each company, keeping their shares of jobs near the wanted ones. */
class CompanyMaker {
  private readonly rng: Random;
  private readonly names: NameComposer;
  private readonly seed: Seed;
  private readonly count: number;
  private readonly industries = new Quota(INDUSTRY_SHARES);
  private readonly homes = new Quota([
    ...sharesOf(INDIAN_CITIES, 1 - ABROAD_SHARE),
    ...sharesOf(CITIES_ABROAD, ABROAD_SHARE),
  ]);
  private readonly localHomes = new Quota(sharesOf(INDIAN_CITIES, 1));
  private readonly waiting = new Map<Industry, Business[]>();

  constructor(count: number, seed: Seed) {
    this.count = count;
    this.seed = seed;
    this.rng = new Random(`companies:${seed}`);
    this.names = new NameComposer(new Random(`names:${seed}`));
  }

  /** Uses every line of business of an industry once before repeating any. */
  private nextBusiness(industry: Industry): Business {
    const left = this.waiting.get(industry) ?? [];
    const queue = left.length > 0 ? left : this.rng.shuffle(BUSINESSES[industry]);
    this.waiting.set(industry, queue);
    return queue.pop() as Business;
  }

  make(rank: number): DemoCompany {
    const { rng, seed } = this;
    const weight = hiringWeight(rank);
    const industry = INDUSTRIES[this.industries.take(weight, rng)] as Industry;
    const home = CITIES[(LOCAL.includes(industry) ? this.localHomes : this.homes).take(weight, rng)] as City;
    const business = this.nextBusiness(industry);
    const { index, teamSize, headcount, foundedYear } = chooseSize(rank, this.count, industry, rng);
    const name = this.names.compose(industry, business, !home.india);
    const slug = slugOf(name);
    const profile = {
      business,
      home,
      offices: officesOf(home, index, rng),
      headcount,
      kind: KIND_OF[industry] ?? "desk",
    };
    return {
      id: companyId(rng),
      name,
      slug,
      industry,
      teamSize,
      website: `https://${slug}.example`,
      linkedIn: `https://linkedin.example/company/${slug}`,
      careerPage: `https://${slug}.example/careers`,
      headquarters: home.full,
      about: aboutText({ name, foundedYear }, profile, index, rng),
      foundedYear,
      logoSvg: drawLogo(name, industry, seed),
      profile,
    };
  }
}

/** The companies of a seed, busiest first: `generateJobs` gives the company at index r a share of jobs that falls with r. */
export function generateCompanies(count: number, seed: Seed): DemoCompany[] {
  const maker = new CompanyMaker(count, seed);
  return Array.from({ length: count }, (_, rank) => maker.make(rank));
}
