// Decides the facts of one job in an order that keeps each of them near its measured share.
import type { EmploymentType } from "../contract/filters.ts";
import {
  BAD_JOB_SHARE,
  EMPLOYMENT_TYPE,
  EXPERIENCE_OPEN_ENDED,
  EXPERIENCE_UNSTATED,
  EXTERNAL_SALARY_SHOWN,
  EXTERNAL_SHARE,
  INTERNAL_SALARY_GIVEN,
  INTERNAL_SALARY_SHOWN,
} from "./calibration.ts";
import { choosePay, type Salary } from "./choose-pay.ts";
import { choosePlace, type JobPlace } from "./choose-place.ts";
import { chooseClientIndustry, chooseMinimum, chooseRole, chooseWidth, type JobKind } from "./choose-role.ts";
import { chooseSkills, type JobSkills } from "./choose-skills.ts";
import type { DemoCompany } from "./generate-companies.ts";
import type { Industry } from "./industries.ts";
import { type Random, weigh } from "./random.ts";
import type { RoleFamily } from "./roles/role.ts";
import { BUSINESSES, type Business } from "./words/businesses.ts";

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
