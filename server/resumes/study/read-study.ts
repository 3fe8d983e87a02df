// Reads the schools of a résumé with degrees and years.
import type { ParsedInstitution } from "../../../contract/resumes/wire.ts";
import type { Line, Reading, ResumeDocument, Section, SectionKind } from "../layout.ts";
import { writtenMonth } from "../work/count-years.ts";
import type { DateRange } from "../work/date-ranges.ts";
import { gatherDates, joinDates, joinRows } from "../work/join-dates.ts";
import { toWorkLine, type WorkLine, wordCount } from "../work/work-lines.ts";
import { collectItems, type StudyItem } from "./study-items.ts";

type SpareItem = Extract<StudyItem, { kind: "spare" }>;
type Study = {
  school: string | null;
  score: number;
  degree: string | null;
  range: DateRange | null;
  /** Short phrases that may be a school's name. */
  spare: SpareItem[];
  source: string;
  /** The lines of the school and of the degree. */
  line: number;
  degreeLine: number;
};

/** Sections searched for schools when none is headed as education. */
const SPARE_SECTIONS: readonly SectionKind[] = ["head", "summary", "other", "certifications"];
const STUDY_HEADING = /education|qualification|academic|studies|school|university|degree|formation|bildung|estudios/iu;
const SURE = 0.9;
const GUESSED = 0.5;

function emptyStudy(): Study {
  return { school: null, score: 0, degree: null, range: null, spare: [], source: "", line: 0, degreeLine: -1 };
}

/** Whether an item begins another entry, because the open one has such an item already. */
function opensNext(study: Study, item: StudyItem): boolean {
  if (item.kind === "school") return item.score >= SURE && study.score >= SURE;
  if (item.kind === "degree") return study.degree !== null && item.fresh && item.line !== study.degreeLine;
  return item.kind === "date" && study.range !== null;
}

/** In a table of college and university, a university after an undated college belongs to it. */
function isAffiliation(study: Study, item: StudyItem): boolean {
  if (item.kind !== "school" || study.school === null || study.range !== null || study.degree === null) return false;
  return (
    /\b(?:universit|board)/iu.test(item.text) && !/\buniversit/iu.test(study.school) && item.line - study.line <= 1
  );
}

function addItem(study: Study, item: StudyItem): Study {
  if (item.kind === "school") {
    return item.score < study.score
      ? study
      : { ...study, school: item.text, score: item.score, source: item.source, line: item.line };
  }
  if (item.kind === "degree") {
    const degree = study.degree ?? item.text;
    return { ...study, degree, degreeLine: item.line, source: study.source || item.source };
  }
  if (item.kind === "date") return { ...study, range: item.range, source: study.source || item.source };
  return { ...study, spare: [...study.spare, item] };
}

/** Spare phrases right before the item that opens an entry, in a heading's look, belong to that entry. */
function handOver(study: Study, item: StudyItem): { left: Study; opened: Study } {
  const moved = study.spare.filter((one) => one.line === item.line - 1 && one.prominent);
  return {
    left: { ...study, spare: study.spare.filter((one) => !moved.includes(one)) },
    opened: { ...emptyStudy(), spare: moved },
  };
}

function groupItems(items: readonly StudyItem[]): Study[] {
  const studies: Study[] = [];
  let open = emptyStudy();
  for (const item of items) {
    if (isAffiliation(open, item)) continue;
    if (opensNext(open, item)) {
      const { left, opened } = handOver(open, item);
      studies.push(left);
      open = opened;
    }
    open = addItem(open, item);
  }
  return [...studies, open];
}

/** A school without a telling word: the first prominent or only phrase beside a degree or date. */
function guessSchool(study: Study, before: Study | undefined, schoolFirst: boolean, named: boolean): Study {
  if (study.school !== null && study.score >= GUESSED) return study;
  const spare = study.spare.find((one) => one.prominent) ?? study.spare.find((one) => one.degreeBeside);
  if (spare && (study.degree !== null || (named && study.range !== null))) {
    return { ...study, school: spare.text, score: GUESSED, source: spare.source };
  }
  if (schoolFirst && before?.school && study.degree !== null) {
    return { ...study, school: before.school, score: before.score * 0.8, source: before.source };
  }
  return study.score < GUESSED && study.range === null ? { ...study, school: null } : study;
}

/** The distance of schools from their degree in lines, where all entries with both agree; else null. */
function usualOffset(items: readonly StudyItem[]): number | null {
  const offsets = items.flatMap((item, at) => {
    if (item.kind !== "school") return [];
    const degree = items
      .slice(Math.max(0, at - 2), at + 3)
      .find((one) => one.kind === "degree" && Math.abs(one.line - item.line) <= 2);
    return degree ? [item.line - degree.line] : [];
  });
  const [first] = offsets;
  return first !== undefined && offsets.every((one) => one === first) ? first : null;
}

/** Marks spare phrases at the position where the other entries have their school. */
function markPlaces(items: readonly StudyItem[]): StudyItem[] {
  const offset = usualOffset(items);
  if (offset === null) return [...items];
  return items.map((item) => {
    if (item.kind !== "spare") return item;
    const placed = items.some((one) => one.kind === "degree" && item.line - one.line === offset);
    return placed ? { ...item, prominent: true } : item;
  });
}

function studiesOf(section: Section, all: readonly Line[]): Study[] {
  const lines: WorkLine[] = joinDates(joinRows(gatherDates(section.lines, all))).map(toWorkLine);
  const items = markPlaces(collectItems(lines));
  const first = items.find((item) => item.kind === "school" || item.kind === "degree");
  const named = items.some((item) => item.kind === "school");
  const out: Study[] = [];
  for (const study of groupItems(items)) out.push(guessSchool(study, out.at(-1), first?.kind === "school", named));
  return out.filter((study) => study.school !== null && wordCount(study.school) <= 14);
}

function toInstitution(study: Study): ParsedInstitution {
  const { range } = study;
  const to = range === null ? null : (range.to ?? range.from);
  return {
    name: study.school as string,
    degree: study.degree,
    from: range !== null && range.to !== null ? writtenMonth(range.from, "first") : null,
    to: to === null || to === "present" ? to : writtenMonth(to, "last"),
  };
}

function isSame(a: ParsedInstitution, b: ParsedInstitution): boolean {
  return a.name.toLowerCase() === b.name.toLowerCase() && (a.degree === b.degree || b.degree === null);
}

/** Schools in page order; null when there are none. A school with two degrees is listed twice. */
export function readStudy(doc: ResumeDocument): Reading<ParsedInstitution[]> | null {
  const headed = doc.sections.filter((section) => section.kind === "education");
  const spare = doc.sections.filter(
    (section) => SPARE_SECTIONS.includes(section.kind) || STUDY_HEADING.test(section.heading ?? ""),
  );
  let studies = headed.flatMap((section) => studiesOf(section, doc.lines));
  if (studies.length === 0) {
    studies = spare
      .flatMap((section) => studiesOf(section, doc.lines))
      .filter((study) => study.score >= SURE && study.degree !== null);
  }
  const value: ParsedInstitution[] = [];
  for (const study of studies) {
    const institution = toInstitution(study);
    if (!value.some((known) => isSame(known, institution))) value.push(institution);
  }
  const [first] = studies;
  if (!first) return null;
  const confidence = studies.reduce((sum, study) => sum + study.score, 0) / studies.length;
  return { value, confidence: Math.round(confidence * 100) / 100, source: first.source };
}
