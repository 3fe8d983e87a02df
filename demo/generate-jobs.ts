// Generates invented jobs as a stream: pure for (count, companies, seed, now, spanDays), constant memory, oldest first.
import type { EmploymentType, WorkMode } from "../contract/filters.ts";
import { CLOSED_SHARE, DRAFT_SHARE, PUBLISHED_SHARE } from "./calibration.ts";
import type { Salary } from "./choose-pay.ts";
import { composeTitle } from "./compose-title.ts";
import type { Department } from "./departments.ts";
import { draftJob } from "./draft-job.ts";
import { slotValues } from "./fill-slots.ts";
import { type DemoCompany, hiringWeight } from "./generate-companies.ts";
import { uuidV7 } from "./job-id.ts";
import { postingTimes } from "./posting-times.ts";
import { Random, type Seed, type Weights, weigh } from "./random.ts";
import { writeDescription } from "./write-description.ts";

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
  /** Canonical name of the primary location; null when not disclosed. */
  city: string | null;
  typeofEmployment: EmploymentType | null;
  workMode: WorkMode | null;
  /** Null when not stated. */
  salary: Salary | null;
  displaySalaryRange: boolean;
  /** Years; max 9999 is open-ended; null when unstated. */
  experience: { min: number; max: number } | null;
  coreSkills: string[];
  softSkills: string[];
  technicalSkills: string[];
  /** HTML with p, ul, ol, li, strong, em and h3 only; no attributes. */
  descriptionHtml: string;
  status: JobStatus;
  badJob: boolean;
  /** Null for jobs posted on the product. */
  external: { externalJobId: string; jobUrl: string; jobPostedDate: Date } | null;
  postedAt: Date;
}

export interface JobsWanted {
  count: number;
  /** From `generateCompanies`, busiest first; at least one. */
  companies: readonly DemoCompany[];
  seed: Seed;
  now: Date;
  /** Published jobs are posted within this many days before `now`: 85 up to 10,000 jobs, else 548. */
  spanDays?: number;
}

const DAY = 86_400_000;
const SMALL_DEMO = 10_000;
const SMALL_SPAN_DAYS = 85;
const LARGE_SPAN_DAYS = 548;
/** Expired and older closed jobs are dated in the days before the live span. */
const ARCHIVE_DAYS = 75;
const ARCHIVE_GAP_DAYS = 5;
const LIVE_SHARE = PUBLISHED_SHARE + CLOSED_SHARE + DRAFT_SHARE;
const BOARDS = ["greenhouse", "lever", "ashby", "workable", "careers"];

interface Frame {
  rng: Random;
  companies: readonly DemoCompany[];
  weights: Weights;
}

function statusOf(live: boolean, rng: Random): JobStatus {
  if (!live) return rng.chance(0.75) ? "EXPIRED" : "CLOSED";
  const share = rng.next() * LIVE_SHARE;
  if (share < PUBLISHED_SHARE) return "PUBLISHED";
  return share < PUBLISHED_SHARE + CLOSED_SHARE ? "CLOSED" : "DRAFT";
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
}

/** The id comes from the posting time, which is unique in a run; random ids would collide within a million jobs. */
function externalOf(company: DemoCompany, title: string, postedAt: Date, rng: Random): DemoJob["external"] {
  const id = String(postedAt.getTime() % 1_000_000_000_000);
  return {
    externalJobId: `demo:${rng.pick(BOARDS)}:${id}`,
    jobUrl: `${company.careerPage}/${slugOf(title)}-${id}`,
    jobPostedDate: postedAt,
  };
}

function writeJob(time: number, live: boolean, { rng, companies, weights }: Frame): DemoJob {
  const index = rng.draw(weights);
  const company = companies[index] as DemoCompany;
  const draft = draftJob(company, rng);
  const title = composeTitle(draft, rng);
  const values = slotValues(draft, title.plain, rng);
  const postedAt = new Date(time);
  return {
    id: uuidV7(time, rng),
    companyId: company.id,
    companyName: company.name,
    jobTitle: title.full,
    department: draft.role.department,
    locations: draft.place.cities.map((city) => city.full),
    city: draft.place.cities[0]?.name ?? null,
    typeofEmployment: draft.type,
    workMode: draft.place.mode,
    salary: draft.salary,
    displaySalaryRange: draft.salary === null || draft.salaryShown,
    experience: draft.experience,
    coreSkills: draft.skills.core,
    softSkills: draft.skills.soft,
    technicalSkills: draft.skills.technical,
    descriptionHtml: writeDescription({ draft, values, companyHabit: index }, rng),
    status: statusOf(live, rng),
    badJob: draft.bad,
    external: draft.external ? externalOf(company, title.full, postedAt, rng) : null,
    postedAt,
  };
}

/** The jobs of a seed, oldest first, so that ids rise and a bulk load appends to its indexes. */
export function* generateJobs({ count, companies, seed, now, spanDays }: JobsWanted): Generator<DemoJob> {
  if (companies.length === 0) throw new Error("generateJobs needs at least one company");
  const weights = weigh(companies.map((_, rank) => hiringWeight(rank)));
  const frame: Frame = { rng: new Random(`jobs:${seed}`), companies, weights };
  const end = now.getTime();
  const liveFrom = end - (spanDays ?? (count <= SMALL_DEMO ? SMALL_SPAN_DAYS : LARGE_SPAN_DAYS)) * DAY;
  const archived = Math.round(count * (1 - LIVE_SHARE));
  const times = new Random(`times:${seed}`);
  const archiveFrom = liveFrom - ARCHIVE_DAYS * DAY;
  for (const time of postingTimes(archived, archiveFrom, liveFrom - ARCHIVE_GAP_DAYS * DAY, 0, times)) {
    yield writeJob(time, false, frame);
  }
  for (const time of postingTimes(count - archived, liveFrom, end, 1, times)) yield writeJob(time, true, frame);
}
