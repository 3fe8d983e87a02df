// Generates invented jobs as a stream: pure for (count, companies, seed, now, spanDays), constant memory, oldest first.
import {
  BAD_JOB_SHARE,
  CLOSED_SHARE,
  DESCRIPTION_WORDS,
  DRAFT_SHARE,
  EMPLOYMENT_TYPE,
  EXPERIENCE_OPEN_ENDED,
  EXPERIENCE_UNSTATED,
  EXTERNAL_SALARY_SHOWN,
  EXTERNAL_SHARE,
  INTERNAL_SALARY_GIVEN,
  INTERNAL_SALARY_SHOWN,
  PUBLISHED_SHARE,
} from "./calibration.ts";
import { choosePay, payInWords, type Salary } from "./choose-pay.ts";
import { choosePlace, type JobPlace, type WorkMode } from "./choose-place.ts";
import { chooseClientIndustry, chooseMinimum, chooseRole, chooseWidth } from "./choose-role.ts";
import { chooseSkills } from "./choose-skills.ts";
import { composeTitle } from "./compose-title.ts";
import type { Department } from "./departments.ts";
import { type DemoCompany, hiringWeight } from "./generate-companies.ts";
import { slotValues } from "./job-facts.ts";
import { uuidV7 } from "./job-id.ts";
import { compiledRole } from "./job-phrases.ts";
import { postingTimes } from "./posting-times.ts";
import { Random, type Seed, weigh } from "./random.ts";
import type { RoleFamily } from "./roles/role.ts";
import { BUSINESSES } from "./words/businesses.ts";
import { writeDescription } from "./write-description.ts";

export type EmploymentType = "FULL_TIME" | "PART_TIME" | "INTERNSHIP";
export type JobStatus = "PUBLISHED" | "CLOSED" | "EXPIRED" | "DRAFT";

export interface DemoJob {
  /** UUIDv7 of the posting time: newest first is id descending. */
  id: string;
  companyId: string;
  companyName: string;
  jobTitle: string;
  department: Department;
  /** "Bengaluru, Karnataka, India"; empty when not disclosed. */
  locations: string[];
  /** Canonical name of the primary location. */
  city: string | null;
  typeofEmployment: EmploymentType | null;
  workMode: WorkMode | null;
  /** Null when nobody gave one. */
  salary: Salary | null;
  displaySalaryRange: boolean;
  /** Years; max 9999 is open-ended; null when unstated. */
  experience: { min: number; max: number } | null;
  coreSkills: string[];
  softSkills: string[];
  technicalSkills: string[];
  /** Only p, ul, ol, li, strong, em and h3. */
  descriptionHtml: string;
  status: JobStatus;
  badJob: boolean;
  /** Null for jobs posted on the product. */
  external: { externalJobId: string; jobUrl: string; jobPostedDate: Date } | null;
  postedAt: Date;
}

export interface JobsWanted {
  count: number;
  /** As made by `generateCompanies`, busiest first. */
  companies: readonly DemoCompany[];
  seed: Seed;
  now: Date;
  /** Published jobs are posted within so many days before `now`: 85 up to 10,000 jobs, else 548. */
  spanDays?: number;
}

const DAY = 86_400_000;
/** Expired and long-closed jobs lie in the days before the live span. */
const ARCHIVE_DAYS = 75;
const LIVE_SHARE = PUBLISHED_SHARE + CLOSED_SHARE + DRAFT_SHARE;
const BOARDS = ["greenhouse", "lever", "ashby", "workable", "careers"];
const TYPES = weigh(EMPLOYMENT_TYPE);

interface Frame {
  rng: Random;
  companies: readonly DemoCompany[];
  weights: Float64Array;
}

function statusOf(live: boolean, rng: Random): JobStatus {
  if (!live) return rng.chance(0.75) ? "EXPIRED" : "CLOSED";
  const share = rng.next() * LIVE_SHARE;
  return share < PUBLISHED_SHARE ? "PUBLISHED" : share < PUBLISHED_SHARE + CLOSED_SHARE ? "CLOSED" : "DRAFT";
}

interface Basics {
  role: RoleFamily;
  years: number;
  type: EmploymentType | null;
}

/** Role, meant experience and employment type, in an order that keeps each of them near its measured share. */
function chooseBasics(company: DemoCompany, rng: Random): Basics {
  const type = (["FULL_TIME" as const, "PART_TIME", "INTERNSHIP", null] as const)[
    rng.draw(TYPES)
  ] as EmploymentType | null;
  if (type === "INTERNSHIP") return { role: chooseRole(company.industry, "internship", rng), years: 0, type };
  if (type === "PART_TIME") {
    const role = chooseRole(company.industry, "part-time", rng);
    const years = Math.max(role.experience[0], Math.min(role.experience[1], chooseMinimum(rng)));
    return { role, years, type: role.partTime ? type : "FULL_TIME" };
  }
  const years = chooseMinimum(rng);
  return { role: chooseRole(company.industry, years, rng), years, type };
}

function experienceOf({ years, type }: Basics, external: boolean, rng: Random): DemoJob["experience"] {
  if (type === "INTERNSHIP") return { min: 0, max: rng.chance(0.7) ? 0 : 1 };
  if (external && rng.chance(EXPERIENCE_UNSTATED)) return null;
  if (external && years > 0 && rng.chance(EXPERIENCE_OPEN_ENDED)) return { min: years, max: 9999 };
  return { min: years, max: years + chooseWidth(years, rng) };
}

/** Employers that post on the product write a salary; most outside boards do not. */
function salaryOf(
  basics: Basics,
  place: JobPlace,
  company: DemoCompany,
  external: boolean,
  rng: Random,
): Salary | null {
  const given = external ? EXTERNAL_SALARY_SHOWN : INTERNAL_SALARY_GIVEN;
  if (!rng.chance(given)) return null;
  const currency = (place.cities[0] ?? company.profile.home).currency;
  return choosePay(basics.role, basics.years, basics.type === "INTERNSHIP", basics.type === "PART_TIME", currency, rng);
}

/** Staffing firms mostly hire for clients; what the text says about the work is then the client's. */
function clientOf(company: DemoCompany, role: RoleFamily, rng: Random) {
  if (company.industry !== "Recruitment & Staffing" || role.department === "Human Resources" || rng.chance(0.15))
    return null;
  const industry = chooseClientIndustry(role, rng);
  return { industry, business: rng.pick(BUSINESSES[industry]) };
}

function externalOf(
  company: DemoCompany,
  title: string,
  postedAt: Date,
  rng: Random,
): NonNullable<DemoJob["external"]> {
  const id = String(rng.between(1_000_000, 9_999_999_999));
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
  return {
    externalJobId: `demo:${rng.pick(BOARDS)}:${id}`,
    jobUrl: `${company.careerPage}/${slug}-${id}`,
    jobPostedDate: postedAt,
  };
}

function writeJob(time: number, live: boolean, frame: Frame): DemoJob {
  const { rng } = frame;
  const index = rng.draw(frame.weights);
  const company = frame.companies[index] as DemoCompany;
  const external = rng.chance(EXTERNAL_SHARE);
  const basics = chooseBasics(company, rng);
  const { role, type, years } = basics;
  const place = choosePlace(company, role, external, rng);
  const experience = experienceOf(basics, external, rng);
  const salary = salaryOf(basics, place, company, external, rng);
  const shown = salary !== null && (external || rng.chance(INTERNAL_SALARY_SHOWN / INTERNAL_SALARY_GIVEN));
  const client = clientOf(company, role, rng);
  const { industry, business } = client ?? { industry: company.industry, business: company.profile.business };
  const skills = chooseSkills(role, rng);
  const ownFocuses = skills.stack.focuses.length > 0 ? skills.stack.focuses : role.focuses;
  const focuses = role.usesAreas && rng.chance(0.55) ? business.areas : ownFocuses;
  const focus = focuses.length > 0 ? rng.pick(focuses) : null;
  const internship = type === "INTERNSHIP";
  const partTime = type === "PART_TIME";
  const city = place.cities[0] ?? null;
  const title = composeTitle(
    {
      role,
      stack: skills.stack,
      experience,
      years,
      internship,
      partTime,
      focus,
      city: place.cities.length === 1 ? (city?.name ?? null) : null,
      mode: place.mode,
      external,
      agency: client !== null,
    },
    rng,
  );
  const bad = rng.chance(BAD_JOB_SHARE);
  const pay = salary && shown ? payInWords(salary, internship) : "";
  const compiled = compiledRole(role);
  const values = slotValues(
    {
      company,
      client: client?.business ?? null,
      business,
      industry,
      compiled,
      title: title.plain,
      focus,
      place,
      skills,
      experience,
      pay,
    },
    rng,
  );
  const descriptionHtml = writeDescription(
    {
      role: compiled,
      values,
      voice: client ? "agency" : external ? "external" : "internal",
      kind: role.place === "site" && company.profile.kind === "desk" ? "service" : company.profile.kind,
      words: rng.quantile(DESCRIPTION_WORDS),
      core: skills.coreInText,
      tools: skills.toolsInText,
      soft: skills.softInText,
      skillNames: skills.namesInText,
      experience,
      entryLevel: years <= 1,
      beginner: years === 0,
      internship,
      partTime,
      mode: place.mode,
      cityCount: place.cities.length,
      india: (city ?? company.profile.home).india,
      payShown: pay !== "",
      companyHabit: index * 7 + 3,
      bad,
    },
    rng,
  );
  const postedAt = new Date(time);
  return {
    id: uuidV7(time, rng),
    companyId: company.id,
    companyName: company.name,
    jobTitle: title.full,
    department: role.department,
    locations: place.cities.map((each) => each.full),
    city: city?.name ?? null,
    typeofEmployment: type,
    workMode: place.mode,
    salary,
    displaySalaryRange: salary === null || shown,
    experience,
    coreSkills: skills.core,
    softSkills: skills.soft,
    technicalSkills: skills.technical,
    descriptionHtml,
    status: statusOf(live, rng),
    badJob: bad,
    external: external ? externalOf(company, title.full, postedAt, rng) : null,
    postedAt,
  };
}

/** The jobs of a seed, oldest first, so that ids rise and a bulk load appends to its indexes. */
export function* generateJobs({ count, companies, seed, now, spanDays }: JobsWanted): Generator<DemoJob> {
  if (companies.length === 0) throw new Error("generateJobs needs at least one company");
  const rng = new Random(`jobs:${seed}`);
  const frame: Frame = { rng, companies, weights: weigh(companies.map((_, rank) => hiringWeight(rank))) };
  const span = (spanDays ?? (count <= 10_000 ? 85 : 548)) * DAY;
  const end = now.getTime();
  const archived = Math.round(count * (1 - LIVE_SHARE));
  const liveFrom = end - span;
  const timesRng = new Random(`times:${seed}`);
  const archive = postingTimes(archived, liveFrom - ARCHIVE_DAYS * DAY, liveFrom - 5 * DAY, 0, timesRng);
  for (const time of archive) yield writeJob(time, false, frame);
  for (const time of postingTimes(count - archived, liveFrom, end, 1, timesRng)) yield writeJob(time, true, frame);
}
