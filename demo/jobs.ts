// Generates invented jobs as a stream: pure for (count, companies, seed, now, spanDays), constant memory, oldest
// first.

import type { EmploymentType, WorkMode } from "../contract/jobs/filters.ts";
import { CLOSED_SHARE, type Department, DRAFT_SHARE, PUBLISHED_SHARE, WEEKDAY_WEIGHTS } from "./calibration.ts";
import { type DemoCompany, hiringWeight } from "./companies.ts";
import { draftJob } from "./draft-job.ts";
import type { Salary } from "./pay.ts";
import { Random, type Seed, uuidV7, type Weights, weigh } from "./random.ts";
import { composeTitle } from "./title.ts";
import { slotValues, writeDescription } from "./write-description.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** India Standard Time has no daylight saving, so a fixed offset is exact. */
const IST = 5.5 * HOUR;
/** The last bucket, in ms: some jobs are this fresh at any hour of `now`. */
const FRESH = 10 * HOUR;

/** Share of a day's postings that fall before each hour (India time): few at night, most in office hours. */
const HOURS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.04, 6],
  [0.12, 9],
  [0.42, 12],
  [0.55, 14],
  [0.86, 18],
  [0.96, 21],
  [1, 24],
];

interface Bucket {
  from: number;
  to: number;
  weight: number;
  /** Whole days follow the curve of HOURS; pieces of a day are even. */
  wholeDay: boolean;
}

function weekdayWeight(time: number): number {
  return WEEKDAY_WEIGHTS[new Date(time + IST).getUTCDay()] as number;
}

function bucketsOf(from: number, now: number, recency: number): Bucket[] {
  const buckets: Bucket[] = [];
  const freshFrom = Math.max(from, now - FRESH);
  let start = from;
  while (start < freshFrom) {
    const midnight = Math.floor((start + IST) / DAY) * DAY - IST;
    const end = Math.min(midnight + DAY, freshFrom);
    const age = (now - start) / (now - from);
    const weight = weekdayWeight(start) * ((end - start) / DAY) * (1 + recency * (1 - age));
    buckets.push({ from: start, to: end, weight, wholeDay: end - start === DAY });
    start = end;
  }
  buckets.push({ from: freshFrom, to: now, weight: Math.max(12, weekdayWeight(now)) * (1 + recency), wholeDay: false });
  return buckets;
}

function hourAt(share: number): number {
  for (let i = 1; i < HOURS.length; i++) {
    const [right, hour] = HOURS[i] as readonly [number, number];
    if (share > right) continue;
    const [left, hourBefore] = HOURS[i - 1] as readonly [number, number];
    return hourBefore + ((share - left) / (right - left)) * (hour - hourBefore);
  }
  return 24;
}

/**
 * Yields exactly `count` strictly rising times (ms since 1970) in [from, now]. `recency` 0 is even, 1 makes the newest day
 * twice as full as the oldest.
 */
export function* postingTimes(
  count: number,
  from: number,
  now: number,
  recency: number,
  rng: Random,
): Generator<number> {
  const buckets = bucketsOf(from, now, recency);
  const total = buckets.reduce((sum, bucket) => sum + bucket.weight, 0);
  let weightSoFar = 0;
  let given = 0;
  let last = from - 1;
  for (const bucket of buckets) {
    weightSoFar += bucket.weight;
    const until = bucket.to === now ? count : Math.round((weightSoFar / total) * count);
    const here = until - given;
    for (let i = 0; i < here; i++) {
      const share = (i + rng.next()) / here;
      const offset = bucket.wholeDay ? hourAt(share) * HOUR : share * (bucket.to - bucket.from);
      last = Math.max(last + 1, Math.floor(bucket.from + offset));
      yield last;
    }
    given = until;
  }
}

type JobStatus = "PUBLISHED" | "CLOSED" | "EXPIRED" | "DRAFT";

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

interface JobsWanted {
  count: number;
  /** From `generateCompanies`, busiest first; at least one. */
  companies: readonly DemoCompany[];
  seed: Seed;
  now: Date;
  /** Published jobs are posted within this many days before `now`: 85 up to 10,000 jobs, else 548. */
  spanDays?: number;
}

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
