// Reads the jobs of a résumé: companies with titles and dates, years of experience, and the current designation.
import type { ParsedCompany } from "../../../contract/resumes/wire.ts";
import type { Line, Reading, ResumeDocument, Section, SectionKind } from "../layout.ts";
import { isDegree, schoolScore } from "../study/school-name.ts";
import { type Assigned, assignParts, couldBeName } from "./assign-parts.ts";
import { monthNumber, readYears, STATED_YEARS_WARNING, writtenMonth } from "./count-years.ts";
import type { DateRange } from "./date-ranges.ts";
import { type Entry, findEntries } from "./find-entries.ts";
import { type Segment, segmentsOf } from "./header-segments.ts";
import { placePart } from "./organisation-score.ts";
import { isField, roleScore } from "./role-score.ts";
import { isTimeAway } from "./work-lines.ts";

export type WorkReading = {
  companies: Reading<ParsedCompany[]> | null;
  YOE: Reading<number> | null;
  designation: Reading<string> | null;
  warnings: readonly string[];
};

type Job = {
  entry: Entry;
  title: string | null;
  company: string | null;
  titleScore: number;
  companyScore: number;
  /** A project within the job before it. */
  project: boolean;
  /** The company comes before the title, so that roles below may share it. */
  banner: boolean;
  /** The header has further words that may be the company. */
  unread: boolean;
};

const CLAIM_SECTIONS: readonly SectionKind[] = ["head", "summary"];
/** Sections searched for jobs when none is headed as experience. */
const SPARE_SECTIONS: readonly SectionKind[] = ["other", "head", "summary"];
const WORK_HEADING =
  /employ|experience|career|contracts|positions?\b|appointments|work history|professional history|berufs|praxis|expérience|experiencia|esperienz/iu;
/** Voluntary offices, which do not count as jobs without a heading. */
const UNPAID = /\b(?:volunteer|treasurer|trustee|society|club|chapter|committee|fraternity|sorority|scouts|meetup)\b/iu;
const WITHIN_HEADING =
  /^(?:key |main |major |job |core )?(?:responsibilit|achievement|accomplishment|duties|contribution|highlight|deliverable|job profile|work profile|role\b|roles|tasks|technolog|environment|tools used|description|kra)/iu;
const SURE_SCORE = 1.3;
const HEADLINE_OVER_TITLE = 0.8;

function confidenceOf(score: number): number {
  return Math.round(Math.min(0.97, Math.max(0.2, (score / SURE_SCORE) * 0.95)) * 100) / 100;
}

/** A role inherits a company only from a banner above it: a wrong employer is worse than none. */
function inheritCompanies(jobs: readonly Job[]): Job[] {
  const out: Job[] = [];
  for (const job of jobs) {
    const before = out.at(-1);
    if (job.project && before?.company) out.push({ ...job, company: before.company });
    else if (job.company === null && job.title !== null && before?.company && before.banner && !job.unread) {
      out.push({ ...job, company: before.company, companyScore: before.companyScore * 0.7, banner: true });
    } else out.push(job);
  }
  return out;
}

/** Drops a company's own line when its roles follow. */
function dropBanners(jobs: readonly Job[]): Job[] {
  return jobs.filter((job, at) => {
    const next = jobs[at + 1];
    return job.title !== null || job.company === null || next?.company !== job.company || next.title === null;
  });
}

function isBanner(title: Segment | null, company: Segment | null): boolean {
  if (!title || !company) return company !== null;
  return company.line < title.line || (company.line === title.line && company.order < title.order);
}

/** Whether a segment, or the part of the title before or after a comma, may be a name. */
function mayBeName(segment: Segment, title: Segment | null): boolean {
  if (segment !== title && segment.text !== title?.text)
    return couldBeName(segment) && placePart(segment.text) === null;
  const [before, after] = (/^([^,]{3,}),\s+(\S.*)$/u.exec(segment.text) ?? []).slice(1);
  return [before, after].some(
    (part) => part !== undefined && !isField(part) && roleScore(part) < 0.5 && placePart(part) === null,
  );
}

function toJobs(entries: readonly Entry[]): Job[] {
  const segments = entries.map(segmentsOf);
  const assigned = assignParts(segments);
  return inheritCompanies(
    entries.map((entry, at): Job => {
      const { title, company, titleScore, companyScore } = assigned[at] as Assigned;
      const project =
        (segments[at] ?? []).some((segment) => segment.label === "project") && company?.label !== "company";
      const banner = isBanner(title, company);
      const unread = [...(segments[at] ?? []), ...(title ? [title] : [])].some((one) => mayBeName(one, title));
      const names = { title: title?.text ?? null, company: company?.text ?? null };
      return { entry, ...names, titleScore, companyScore, project, banner, unread };
    }),
  );
}

function isExperience(section: Section): boolean {
  return section.kind === "experience" || (section.kind === "other" && WORK_HEADING.test(section.heading ?? ""));
}

/** A heading within a job ("Responsibilities:"), which does not end it. */
function isWithin(section: Section): boolean {
  return section.kind === "other" && WITHIN_HEADING.test(section.heading ?? "");
}

/** The lines of the wanted sections; a section below a heading within a job is joined to the one before. */
function partsOf(doc: ResumeDocument, holds: (section: Section) => boolean): Line[][] {
  const parts: Line[][] = [];
  let open = false;
  for (const section of doc.sections) {
    if (holds(section)) {
      parts.push([...section.lines]);
      open = true;
    } else if (open && isWithin(section)) {
      const first = section.lines[0];
      const heading = first && doc.lines[doc.lines.indexOf(first) - 1];
      parts.at(-1)?.push(...(heading?.text.includes(section.heading ?? "") ? [heading] : []), ...section.lines);
    } else open = false;
  }
  return parts;
}

function entriesOf(doc: ResumeDocument, holds: (section: Section) => boolean): Entry[] {
  return partsOf(doc, holds)
    .flatMap((lines) => findEntries(lines, doc.lines))
    .filter((entry) => !isTimeAway(entry.header, entry.anchor));
}

/** A degree at a school, found among the jobs because its heading is missing. */
function isStudy(job: Job): boolean {
  return (
    job.title !== null &&
    job.company !== null &&
    isDegree(job.title) &&
    roleScore(job.title) < 0.5 &&
    schoolScore(job.company) > 0
  );
}

/** Jobs of the experience sections, else those of other sections with both a clear title and a company. */
function findJobs(doc: ResumeDocument): Job[] {
  const jobs = toJobs(entriesOf(doc, isExperience)).filter((job) => !isStudy(job));
  if (jobs.length > 0) return jobs;
  const spare = toJobs(entriesOf(doc, (section) => SPARE_SECTIONS.includes(section.kind)));
  const clear = spare.filter(
    (job) =>
      job.titleScore >= 1 &&
      job.company !== null &&
      job.entry.ranges.some((one) => one.to !== null) &&
      !UNPAID.test(`${job.title} ${job.company}`),
  );
  return clear.length > 1 ? clear : clear.filter((job) => job.companyScore >= 0.5);
}

function endMonth(ranges: readonly DateRange[], asOf: string): number {
  const ends = ranges.map((range) => {
    if (range.to === "present") return monthNumber(asOf) + 1;
    const point = range.to ?? range.from;
    return point.year * 12 + (point.last ?? 12) - 1;
  });
  return Math.max(...ends);
}

function isRunning(job: Job): boolean {
  return job.entry.ranges.some((range) => range.to === "present");
}

/** The first job that still runs, else the one that ended last. */
function newestJob(jobs: readonly Job[], asOf: string): Job | undefined {
  const titled = jobs.filter((job) => job.title !== null && !job.project);
  const running = titled.find(isRunning);
  if (running) return running;
  return [...titled].sort((a, b) => endMonth(b.entry.ranges, asOf) - endMonth(a.entry.ranges, asOf))[0];
}

function sourceOf(job: Job): string {
  return job.entry.header[job.entry.anchor]?.text.replace(/\t/g, "  ") ?? "";
}

function sourceOfTitle(job: Job): string {
  const line = job.entry.header.find((one) => one.text.includes(job.title ?? ""));
  return line?.text.replace(/\t/g, "  ") ?? sourceOf(job);
}

function readDesignation(jobs: readonly Job[], headline: Reading<string> | null, asOf: string): Reading<string> | null {
  const newest = newestJob(jobs, asOf);
  if (!newest?.title) return headline;
  const title: Reading<string> = {
    value: newest.title,
    confidence: confidenceOf(newest.titleScore),
    source: sourceOfTitle(newest),
  };
  return headline && newest.titleScore < HEADLINE_OVER_TITLE && headline.confidence > title.confidence
    ? headline
    : title;
}

function toCompany(job: Job, asOf: string): ParsedCompany {
  const { ranges } = job.entry;
  const first = [...ranges].sort(
    (a, b) => a.from.year * 12 + (a.from.first ?? 1) - b.from.year * 12 - (b.from.first ?? 1),
  )[0];
  const last = [...ranges].sort((a, b) => endMonth([b], asOf) - endMonth([a], asOf))[0];
  const end = last?.to ?? last?.from ?? null;
  return {
    name: job.company,
    title: job.title,
    from: first ? writtenMonth(first.from, "first") : null,
    to: end === null || end === "present" ? end : writtenMonth(end, "last"),
  };
}

function readCompanies(jobs: readonly Job[], asOf: string): Reading<ParsedCompany[]> | null {
  const named = dropBanners(jobs).filter(
    (job, at) => (job.company !== null || job.title !== null) && !(job.project && at > 0),
  );
  const [first] = named;
  if (!first) return null;
  const scores = named.map((job) => confidenceOf((job.companyScore + job.titleScore) / 2));
  const confidence = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return {
    value: named.map((job) => toCompany(job, asOf)),
    confidence: Math.round(confidence * 100) / 100,
    source: sourceOf(first),
  };
}

/** `headline`, the title under the name, is the designation when no job has a title. Unknown fields are null. */
export function readWork(doc: ResumeDocument, headline: Reading<string> | null = null): WorkReading {
  const jobs = findJobs(doc);
  const statements = doc.sections
    .filter((section) => CLAIM_SECTIONS.includes(section.kind))
    .flatMap((section) => section.lines.map((line) => line.text))
    .join(" ");
  const ranges = jobs.flatMap((job) => job.entry.ranges);
  const source = jobs.map(sourceOf).join(" / ").slice(0, 200);
  const years = readYears(ranges, source, statements, doc.asOf);
  return {
    companies: readCompanies(jobs, doc.asOf),
    YOE: years.reading,
    designation: readDesignation(jobs, headline, doc.asOf),
    warnings: years.stated ? [STATED_YEARS_WARNING] : [],
  };
}
