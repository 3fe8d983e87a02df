// Generates invented companies: a pure function of count and seed.

import { INDUSTRIES, type TeamSize } from "../contract/jobs/filters.ts";
import { ABROAD_SHARE, INDUSTRY_SHARES, type Industry, ZIPF_FLATTENING } from "./calibration.ts";
import { chooseSize } from "./company-size.ts";
import words from "./data/company-names.json" with { type: "json" };
import about from "./data/company-texts.json" with { type: "json" };
import { drawLogo } from "./logos.ts";
import { Quota, Random, type Seed, weigh } from "./random.ts";
import { BUSINESSES, type Business, CITIES_ABROAD, type City, INDIAN_CITIES } from "./words.ts";

const PARTNERSHIPS: readonly Industry[] = ["Consulting", "Recruitment & Staffing"];
const PLAYFUL: readonly Industry[] = [
  "Media & Entertainment",
  "Travel & Hospitality",
  "E-commerce & Retail",
  "Agriculture & Food",
];

/** Compounds that are real words or known names. */
const AVOIDED = new Set([
  "Millbrook",
  "Sandalwood",
  "Cloverdale",
  "Saltmarket",
  "Copperwell",
  "Lindenwood",
  "Ferngrove",
  "Hazelwood",
  "Millstead",
]);

/** Joins two words, avoiding bad results: "Ferry" + "yard" is fine, "Tide" + "watch" is a brand of watches. */
function compound(rng: Random): string {
  for (;;) {
    const first = rng.pick(words.compoundFirst);
    const second = rng.pick(words.compoundSecond);
    const word = first + second;
    if (!AVOIDED.has(word) && first.at(-1) !== second[0] && word.length <= 13) return word;
  }
}

/**
 * Hands out company names that are distinct for the life of the composer. The first few hundred also have distinct
 * first words, so that a small demo does not look like one family of firms.
 */
class NameComposer {
  private readonly rng: Random;
  private readonly used = new Set<string>();
  private readonly firstWords = new Set<string>();
  private readonly indian: string[];
  private readonly coined: string[];

  constructor(rng: Random) {
    this.rng = rng;
    this.indian = rng.shuffle(words.indianStems);
    this.coined = rng.shuffle(words.internationalStems);
  }

  /** A new name; `abroad` prefers names without an Indian sound. */
  compose(industry: Industry, business: Business, abroad: boolean): string {
    for (let attempt = 0; ; attempt++) {
      const name = this.candidate(industry, business, abroad);
      const first = name.split(" ")[0] as string;
      const tooAlike = this.firstWords.has(first) && attempt < 12;
      if (tooAlike || this.used.has(name)) continue;
      this.used.add(name);
      this.firstWords.add(first);
      return name;
    }
  }

  private candidate(industry: Industry, business: Business, abroad: boolean): string {
    const { rng } = this;
    const ending = rng.pick(business.nameEndings);
    const kind = rng.next();
    if (PARTNERSHIPS.includes(industry) && kind < 0.45) return this.partnership(ending, abroad);
    if (PLAYFUL.includes(industry) && kind < 0.4)
      return `${rng.pick(words.pairFirst)} ${rng.pick(words.pairSecond)} ${ending}`;
    if (!abroad && kind < 0.72) return `${this.indian.pop() ?? rng.pick(words.indianStems)} ${ending}`;
    if (kind > (abroad ? 0.55 : 0.88)) return `${this.coined.pop() ?? rng.pick(words.internationalStems)} ${ending}`;
    return `${compound(rng)} ${ending}`;
  }

  private partnership(ending: string, abroad: boolean): string {
    const { rng } = this;
    const first = rng.pick(abroad ? words.surnamesAbroad : words.surnamesIndian);
    const second = rng.pick(rng.chance(0.5) ? words.surnamesAbroad : words.surnamesIndian);
    return first === second ? `${first} ${ending}` : `${first} & ${second} ${ending}`;
  }
}

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

interface CompanyProfile {
  business: Business;
  home: City;
  offices: readonly City[];
  headcount: number;
  kind: WorkKind;
}

/** How most people of an industry work: at desks, with customers, or on sites and shop floors. */
export type WorkKind = keyof typeof about.culture;

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
  const sentences = [fill(rng.pick(about.openings)), profile.business.detail];
  if (rng.chance(0.8)) sentences.push(fill(rng.pick(about.scale[size] as readonly string[])));
  if (size > 0 && rng.chance(0.55)) sentences.push(rng.pick(about.culture[profile.kind]));
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
      logoSvg: drawLogo(name, seed),
      profile,
    };
  }
}

/** The companies of a seed, busiest first: `generateJobs` gives the company at index r a share of jobs that falls with r. */
export function generateCompanies(count: number, seed: Seed): DemoCompany[] {
  const maker = new CompanyMaker(count, seed);
  return Array.from({ length: count }, (_, rank) => maker.make(rank));
}
