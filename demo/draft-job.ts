// Decides the facts of one job in an order that keeps each of them near its measured share.
import type { EmploymentType, WorkMode } from "../contract/jobs/filters.ts";
import {
  BAD_JOB_SHARE,
  EMPLOYMENT_TYPE,
  EXPERIENCE_OPEN_ENDED,
  EXPERIENCE_UNSTATED,
  EXTERNAL_SALARY_SHOWN,
  EXTERNAL_SHARE,
  INTERNAL_SALARY_GIVEN,
  INTERNAL_SALARY_SHOWN,
  type Industry,
  LOCATION_COUNT,
  WORK_MODE_EXTERNAL,
  WORK_MODE_INTERNAL,
} from "./calibration.ts";
import type { DemoCompany } from "./companies.ts";
import { choosePay, type Salary } from "./pay.ts";
import { type Random, weigh } from "./random.ts";
import {
  chooseClientIndustry,
  chooseMinimum,
  chooseRole,
  chooseWidth,
  type JobKind,
  type RoleFamily,
} from "./roles.ts";
import { chooseSkills, type JobSkills } from "./skills.ts";
import { BUSINESSES, type Business, type City, INDIAN_CITIES, METROS } from "./words.ts";

interface JobPlace {
  /** The first is the primary one; empty when the job names no place. */
  cities: readonly City[];
  mode: WorkMode | null;
}

/** Only larger companies advertise a job in several places; they do so more often, which keeps the overall shares. */
const MULTI_PLACE_HEADCOUNT = 180;
const MULTI_PLACE_FACTOR = 1.25;
const COUNTS = weigh(
  LOCATION_COUNT.map(([count, share]) => (count > 1 ? share * MULTI_PLACE_FACTOR : count === 1 ? share - 5 : share)),
);
const COUNTS_SMALL = weigh(LOCATION_COUNT.map(([count, share]) => (count > 2 ? 0 : count === 2 ? 1.5 : share)));
const INDIAN = weigh(INDIAN_CITIES.map((city) => city.weight));
const MODES = [null, "WFO", "HYBRID", "WFH"] as const;

/** Mode weights by kind of work: on-site work is never hybrid, the rest shifts between home and office. */
function modeTable(weights: readonly number[], role: RoleFamily["place"]) {
  const [none = 0, office = 0, hybrid = 0, home = 0] = weights;
  if (role === "site") return weigh([none, office + hybrid * 0.8 + home, 0, 0]);
  if (role === "office") return weigh([none, office * 1.25, hybrid * 0.9, home * 0.25]);
  return weigh([none, office * 0.7, hybrid * 1.3, home * 1.6]);
}

const MODE_TABLES = {
  internal: {
    anywhere: modeTable(WORK_MODE_INTERNAL, "anywhere"),
    office: modeTable(WORK_MODE_INTERNAL, "office"),
    site: modeTable(WORK_MODE_INTERNAL, "site"),
  },
  external: {
    anywhere: modeTable(WORK_MODE_EXTERNAL, "anywhere"),
    office: modeTable(WORK_MODE_EXTERNAL, "office"),
    site: modeTable(WORK_MODE_EXTERNAL, "site"),
  },
};

/** One of the company's own cities most of the time; large companies also hire elsewhere. */
function primaryCity(company: DemoCompany, role: RoleFamily, rng: Random): City {
  const { home, offices, headcount } = company.profile;
  const nearby = rng.next();
  const elsewhere = headcount > 1000 ? 0.25 : headcount > 200 ? 0.08 : 0;
  let city =
    nearby < elsewhere
      ? (INDIAN_CITIES[rng.draw(INDIAN)] as City)
      : nearby < 0.75 || offices.length === 1
        ? home
        : rng.pick(offices);
  if (role.indiaOnly && !city.india)
    city = offices.find((office) => office.india) ?? (INDIAN_CITIES[rng.draw(INDIAN)] as City);
  return city;
}

function moreCities(first: City, count: number, company: DemoCompany, rng: Random): City[] {
  const cities = [first];
  const own = rng.shuffle(company.profile.offices.filter((office) => office.india === first.india && office !== first));
  while (cities.length < count) {
    const next = own.pop() ?? (INDIAN_CITIES[rng.draw(INDIAN)] as City);
    if (!cities.includes(next)) cities.push(next);
  }
  return cities;
}

/** Locations and mode that agree with each other, the company and the role. */
function choosePlace(company: DemoCompany, role: RoleFamily, external: boolean, rng: Random): JobPlace {
  const mode = MODES[rng.draw(MODE_TABLES[external ? "external" : "internal"][role.place])] ?? null;
  const counts = company.profile.headcount < MULTI_PLACE_HEADCOUNT ? COUNTS_SMALL : COUNTS;
  const [count] = LOCATION_COUNT[rng.draw(counts)] as readonly [number, number];
  const first = primaryCity(company, role, rng);
  if (count === 0)
    return { cities: [], mode: mode === "WFH" || (role.place !== "site" && rng.chance(0.5)) ? "WFH" : null };
  if (count === 1 || !first.india) return { cities: [first], mode };
  if (count === 7)
    return { cities: METROS.includes(first) ? [first, ...METROS.filter((city) => city !== first)] : METROS, mode };
  return { cities: moreCities(first, count, company, rng), mode };
}

export interface JobDraft {
  company: DemoCompany;
  /** Imported, not posted on the product. */
  external: boolean;
  role: RoleFamily;
  type: EmploymentType | null;
  /** The years the job is meant for, even if it does not state them. */
  years: number;
  /** Maximum 9999 is open-ended; null when unstated. */
  experience: { min: number; max: number } | null;
  place: JobPlace;
  salary: Salary | null;
  salaryShown: boolean;
  skills: JobSkills;
  /** The line of business the work is for: the company's own, or that of a staffing firm's client. */
  business: Business;
  industry: Industry;
  forClient: boolean;
  /** The specialism or team; null when the role has none. */
  focus: string | null;
  /** Moderation would take it down. */
  bad: boolean;
}

const TYPES = weigh(EMPLOYMENT_TYPE);
const TYPE_NAMES = ["FULL_TIME", "PART_TIME", "INTERNSHIP", null] as const;

type Basics = Pick<JobDraft, "role" | "years" | "type">;

/** A role that fits the company's line of business. Staffing firms may hire for any. */
function roleFor(company: DemoCompany, kind: JobKind, rng: Random): RoleFamily {
  const { industry, profile } = company;
  const known = (role: RoleFamily): boolean =>
    industry === "Recruitment & Staffing" || role.products === null || role.products.test(profile.business.product);
  const first = chooseRole(industry, kind, rng);
  if (known(first)) return first;
  let other = first;
  for (let i = 0; i < 40; i++) {
    const role = chooseRole(industry, kind, rng);
    if (!known(role)) continue;
    if (role.department === first.department) return role;
    other = role;
  }
  return other;
}

function chooseBasics(company: DemoCompany, rng: Random): Basics {
  const type = TYPE_NAMES[rng.draw(TYPES)] as EmploymentType | null;
  if (type === "INTERNSHIP") return { role: roleFor(company, "internship", rng), years: 0, type };
  if (type === "PART_TIME") {
    const role = roleFor(company, "part-time", rng);
    const years = Math.max(role.experience[0], Math.min(role.experience[1], chooseMinimum(rng)));
    return { role, years, type: role.partTime ? type : "FULL_TIME" };
  }
  const years = chooseMinimum(rng);
  return { role: roleFor(company, years, rng), years, type };
}

function chooseExperience({ years, type }: Basics, external: boolean, rng: Random): JobDraft["experience"] {
  if (type === "INTERNSHIP") return { min: 0, max: rng.chance(0.7) ? 0 : 1 };
  if (external && rng.chance(EXPERIENCE_UNSTATED)) return null;
  if (external && years > 0 && rng.chance(EXPERIENCE_OPEN_ENDED)) return { min: years, max: 9999 };
  return { min: years, max: years + chooseWidth(years, rng) };
}

/** Employers who post on the product usually state a salary; most outside boards do not. */
function chooseSalary(basics: Basics, place: JobPlace, company: DemoCompany, external: boolean, rng: Random) {
  if (!rng.chance(external ? EXTERNAL_SALARY_SHOWN : INTERNAL_SALARY_GIVEN)) return null;
  const currency = (place.cities[0] ?? company.profile.home).currency;
  return choosePay(basics, currency, rng);
}

/** Staffing firms mostly hire for clients; the text then describes the client's work. */
function chooseBusiness(company: DemoCompany, role: RoleFamily, rng: Random) {
  const { industry } = company;
  const own = industry !== "Recruitment & Staffing" || role.department === "Human Resources" || rng.chance(0.15);
  if (own) return { industry, business: company.profile.business, forClient: false };
  const clientIndustry = chooseClientIndustry(role, rng);
  const fitting = BUSINESSES[clientIndustry].filter(
    (business) => !role.products || role.products.test(business.product),
  );
  const business = rng.pick(fitting.length > 0 ? fitting : BUSINESSES[clientIndustry]);
  return { industry: clientIndustry, business, forClient: true };
}

function chooseFocus(role: RoleFamily, skills: JobSkills, business: Business, rng: Random): string | null {
  const own = skills.stack.focuses.length > 0 ? skills.stack.focuses : role.focuses;
  const focuses = role.usesAreas && rng.chance(0.55) ? business.areas : own;
  return focuses.length > 0 ? rng.pick(focuses) : null;
}

/** The facts of one job of a company. */
export function draftJob(company: DemoCompany, rng: Random): JobDraft {
  const external = rng.chance(EXTERNAL_SHARE);
  const basics = chooseBasics(company, rng);
  const place = choosePlace(company, basics.role, external, rng);
  const experience = chooseExperience(basics, external, rng);
  const salary = chooseSalary(basics, place, company, external, rng);
  const salaryShown = salary !== null && (external || rng.chance(INTERNAL_SALARY_SHOWN / INTERNAL_SALARY_GIVEN));
  const target = chooseBusiness(company, basics.role, rng);
  const skills = chooseSkills(basics.role, basics.years, rng);
  return {
    company,
    external,
    ...basics,
    experience,
    place,
    salary,
    salaryShown,
    skills,
    ...target,
    focus: chooseFocus(basics.role, skills, target.business, rng),
    bad: rng.chance(BAD_JOB_SHARE),
  };
}
