// Decides which segment of an entry is the title and which the company, by words and the document's usual layout.
import { isSubUnit } from "../study/school-name.ts";
import type { Segment } from "./header-segments.ts";
import { isField, lowerShare, SMALL_WORDS } from "./role-score.ts";

export type Assigned = { title: Segment | null; company: Segment | null; titleScore: number; companyScore: number };

/** What a position in the header usually is in this document: positive for titles, negative for companies. */
type Pattern = { slots: ReadonlyMap<string, number>; titleFirst: number };

const SURE = 0.3;
const TITLE_AT_LEAST = 0.5;
const COMPANY_AT_LEAST = 0.3;
const NO_PATTERN: Pattern = { slots: new Map(), titleFirst: 0 };

function slotOf(segment: Segment): string {
  return `${segment.line}:${segment.order}`;
}

function evidence(segment: Segment): number {
  if (segment.label === "title") return 1;
  if (segment.label !== null) return -1;
  return segment.role - segment.organisation;
}

/** The pattern of the entries whose words are clear. */
function learnPattern(entries: readonly (readonly Segment[])[]): Pattern {
  const sums = new Map<string, { sum: number; count: number }>();
  let titleFirst = 0;
  let ordered = 0;
  for (const segments of entries) {
    for (const segment of segments) {
      const value = evidence(segment);
      if (Math.abs(value) < SURE) continue;
      const slot = sums.get(slotOf(segment)) ?? { sum: 0, count: 0 };
      sums.set(slotOf(segment), { sum: slot.sum + value, count: slot.count + 1 });
    }
    const title = segments.findIndex((one) => one.role >= 0.8);
    const other = segments.findIndex((one) => one.role < 0.5 && !one.doubtful);
    if (title < 0 || other < 0) continue;
    titleFirst += title < other ? 1 : -1;
    ordered++;
  }
  const slots = new Map(
    [...sums].map(([slot, { sum, count }]) => [slot, (sum / count) * Math.min(1, 0.4 + count * 0.2)]),
  );
  return { slots, titleFirst: ordered === 0 ? 0 : titleFirst / ordered };
}

function prior(segment: Segment, pattern: Pattern): number {
  return pattern.slots.get(slotOf(segment)) ?? 0;
}

function distance(segment: Segment): number {
  return Math.abs(segment.line) * 0.08 + segment.order * 0.04;
}

function titleScore(segment: Segment, pattern: Pattern): number {
  if (segment.label === "title") return 2;
  if (segment.label !== null || segment.doubtful) return -1;
  return segment.role + 0.45 * prior(segment, pattern) - 0.6 * segment.organisation - distance(segment) * 0.5;
}

function companyScore(segment: Segment, pattern: Pattern): number {
  if (segment.label === "company") return 2;
  if (segment.label === "title" || segment.label === "project") return -1;
  if (segment.label === "client") return 0.32;
  if (isField(segment.text)) return -0.3;
  const unit = isSubUnit(segment.text) ? -0.6 : 0;
  const words = segment.text.split(/\s+/).length;
  const shape = words <= 5 && /^[\p{Lu}\d]/u.test(segment.text) ? 0.3 : words <= 8 ? 0.1 : -0.2;
  const part = unit + (segment.whole !== null ? -0.05 : 0);
  const below = segment.line > 1 ? -0.1 * (segment.line - 1) : 0;
  return (
    segment.organisation -
    0.45 * prior(segment, pattern) -
    0.9 * segment.role +
    shape +
    part +
    below -
    distance(segment) -
    (segment.doubtful ? (segment.text.includes(" ") ? 0.6 : 0.45) : 0)
  );
}

/** Decides between equals by the document's usual order. */
function orderBonus(title: Segment, company: Segment, pattern: Pattern): number {
  const first = title.line < company.line || (title.line === company.line && title.order < company.order);
  return (first ? 1 : -1) * pattern.titleFirst * 0.15;
}

/** If names have lines of their own, text on the line of the date is rather a place or a team. */
function demoteDated(segments: readonly Segment[]): readonly Segment[] {
  const own = segments.filter((segment) => segment.line < 0 && !segment.doubtful);
  if (own.length < 2) return segments;
  return segments.map((one) =>
    one.line === 0 && one.role < 0.5 && one.organisation < 0.3 ? { ...one, doubtful: true } : one,
  );
}

function assign(segments: readonly Segment[], pattern: Pattern): Assigned {
  let best: Assigned = { title: null, company: null, titleScore: 0, companyScore: 0 };
  let bestTotal = 0;
  const titles = [null, ...segments];
  const companies = [null, ...segments];
  for (const title of titles) {
    const forTitle = title ? titleScore(title, pattern) : 0;
    if (title && forTitle < TITLE_AT_LEAST) continue;
    for (const company of companies) {
      if (company && company === title) continue;
      const forCompany = company ? companyScore(company, pattern) : 0;
      if (company && forCompany < COMPANY_AT_LEAST - (title ? 0.1 : 0)) continue;
      const bonus = title && company ? orderBonus(title, company, pattern) : 0;
      const total = forTitle + forCompany + bonus;
      if (total <= bestTotal) continue;
      best = { title, company, titleScore: forTitle, companyScore: forCompany };
      bestTotal = total;
    }
  }
  return best;
}

/** True for a short, capitalised phrase that does not look like a title. */
export function couldBeName(segment: Segment): boolean {
  if (segment.label !== null || segment.doubtful || segment.role >= 0.35) return false;
  return (
    segment.text.split(/\s+/).filter((word) => !SMALL_WORDS.test(word)).length <= 6 &&
    /^[\p{Lu}\d]/u.test(segment.text) &&
    lowerShare(segment.text) < 0.34
  );
}

/** By elimination: with a clear title, the name left at or above the date is the company; below it only by pattern. */
function fillCompany(assigned: Assigned, segments: readonly Segment[], pattern: Pattern): Assigned {
  if (!assigned.title || assigned.company || assigned.titleScore < 0.8) return assigned;
  const left = segments.filter((segment) => segment !== assigned.title && couldBeName(segment));
  const company =
    left.find((segment) => segment.line <= 0) ?? left.find((one) => one.line === 1 && prior(one, pattern) < SURE);
  return company ? { ...assigned, company, companyScore: COMPANY_AT_LEAST } : assigned;
}

/** By elimination: with a clear company, the one short phrase left in the title's position is the title. */
function fillTitle(assigned: Assigned, segments: readonly Segment[], pattern: Pattern): Assigned {
  if (assigned.title) return assigned;
  if (!assigned.company) {
    const usual = segments.find((segment) => couldBeName(segment) && prior(segment, pattern) > 0.45);
    return usual ? { ...assigned, title: usual, titleScore: 0.8 } : assigned;
  }
  const left = segments.filter(
    (segment) =>
      segment !== assigned.company && segment.label === null && !segment.doubtful && segment.organisation < 0.5,
  );
  const likely = left.filter(
    (segment) => prior(segment, pattern) > SURE || (left.length === 1 && segment.line <= 1 && segment.line >= -2),
  );
  const title = likely.find((segment) => segment.text.split(/\s+/).length <= 7);
  return title ? { ...assigned, title, titleScore: TITLE_AT_LEAST } : assigned;
}

/** Restores a title that was cut at a comma if its second part was not the company. */
function rejoin(assigned: Assigned): Assigned {
  const { title, company } = assigned;
  if (!title?.whole || (company && company.whole === title.whole)) return assigned;
  return { ...assigned, title: { ...title, text: title.whole } };
}

/** Title and company of every entry; a first pass by words gives the pattern for the second. */
export function assignParts(entries: readonly (readonly Segment[])[]): Assigned[] {
  const pattern = entries.length > 0 ? learnPattern(entries) : NO_PATTERN;
  return entries
    .map(demoteDated)
    .map((segments) => rejoin(fillCompany(fillTitle(assign(segments, pattern), segments, pattern), segments, pattern)));
}
