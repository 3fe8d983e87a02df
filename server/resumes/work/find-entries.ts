// Finds the entries of an experience section: each is a period with the header lines around it.
import type { Line } from "../layout.ts";
import { type DateRange, findDateRanges } from "./date-ranges.ts";
import { gatherDates, joinDates, joinRows } from "./join-dates.ts";
import { organisationScore } from "./organisation-score.ts";
import { readLabel, readTable } from "./read-table.ts";
import { roleScore } from "./role-score.ts";
import {
  headsFigures,
  isFigureRow,
  readsAsBody,
  restOf,
  toWorkLine,
  type WorkLine,
  withoutDescriptions,
  wordCount,
} from "./work-lines.ts";

/** One job as on the page. `anchor` is the index of the dated line in `header`. */
export type Entry = {
  header: readonly WorkLine[];
  anchor: number;
  ranges: readonly DateRange[];
  body: readonly WorkLine[];
};

const MOST_ABOVE = 4;
const MOST_BELOW = 3;
const SENTENCE_WORDS = 14;
/** Dated lines that are not jobs. */
const NOT_WORK =
  /^(?:military (?:status|obligation)|date of birth|d\.?o\.?b\b|driving licen[cs]e|marital|passport|visa\b|nationality|languages?\b|certifi(?:ed|cates?|cations?)\b|awarded|award\b|scholarship|publication|patent)/iu;

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** A line with a label for the company or the title. */
function isLabelled(line: WorkLine | undefined): boolean {
  const label = line && readLabel(line.cells.map((cell) => cell.text));
  return label?.label === "company" || label?.label === "title";
}

function isNamed(text: string): boolean {
  return roleScore(text) >= 0.5 || organisationScore(text) >= 0.3;
}

function namesRole(text: string): boolean {
  return text.split(/\s*[,|•·.]\s+|\s+-\s+/).some((part) => roleScore(part) >= 0.8);
}

/** True for a line whose period opens an entry; a period within a sentence does not. */
function isAnchor(line: WorkLine): boolean {
  const range = line.ranges.find((one) => one.form !== "single") ?? line.ranges[0];
  if (!range) return false;
  const rest = restOf(line);
  const words = wordCount(rest);
  if (NOT_WORK.test(rest) || isFigureRow(line)) return false;
  if (line.stated && range.form !== "single") return true;
  if (words === 0) return !line.bullet || line.ranges.length > 0;
  if (readsAsBody(line) && (words > 8 || line.bullet)) return false;
  if (/(?:\d|present)\)?\.$/i.test(line.text.trim()) && line.line.cells.length === 1 && words > 2 && !namesRole(rest))
    return false;
  if (range.form === "single")
    return !line.bullet && words <= 10 && line.apart && (isNamed(rest) || line.cells.length > 1);
  if (line.bullet && words > 10) return false;
  return words <= SENTENCE_WORDS || (line.line.cells.length > 1 && words <= SENTENCE_WORDS + 6);
}

/** A bulleted line that heads an entry ("• Acme   Springfield, IL"): short, and dated itself or on the next line. */
function isBulletHeader(lines: readonly WorkLine[], at: number, left: number): boolean {
  const line = lines[at] as WorkLine;
  const next = lines[at + 1];
  const text = restOf(line);
  if (wordCount(text) > 9 || line.line.x > left + 3 || readsAsBody(line)) return false;
  if (next === undefined || next.bullet || !isAnchor(next) || /\.$/.test(text)) return false;
  return line.cells.length > 1 || line.line.bold || next.line.x > line.line.x + 2;
}

type Body = { gap: number | null; right: number; left: number };

/** A line that continues the running text above it. */
function continuesBody(line: WorkLine, before: WorkLine, next: WorkLine | undefined, body: Body): boolean {
  const gap = line.line.gapAbove;
  if (line.line.page !== before.line.page) return /^\p{Ll}/u.test(line.text);
  if (line.line.size > before.line.size * 1.08) return false;
  if (line.cells.some((cell) => cell.bold) && !before.line.bold) return false;
  if (gap === null || (body.gap !== null && gap > body.gap * 1.3 + 0.1)) return false;
  if ((line.ranges.length > 0 && isAnchor(line)) || isLabelled(line)) return false;
  if (next?.cells.length === 0 && next.ranges.length > 0 && namesRole(restOf(line))) return false;
  const full = before.line.right > body.left + (body.right - body.left) * 0.82;
  const ended = /[.!?:;]$/.test(before.text.trim());
  if (line.line.x > body.left + line.line.size * 0.6) return !isNamed(restOf(line)) || full || before.bullet;
  return full && !ended && !(line.cells.length > 1 && isNamed(restOf(line)));
}

/** Marks running text: bullets, sentences and their continuation. */
function markBody(lines: readonly WorkLine[]): WorkLine[] {
  const lefts = lines.map((line) => line.line.x);
  const left = Math.min(...lefts);
  const bulletLeft = Math.min(...lines.filter((line) => line.bullet).map((line) => line.line.x));
  const plain = lines.map((line, at) => {
    if (isAnchor(line)) return false;
    if (isFigureRow(line) || headsFigures(line, lines[at + 1])) return true;
    if (line.bullet) return !isBulletHeader(lines, at, bulletLeft);
    return readsAsBody(line);
  });
  const gaps = lines.flatMap((line, at) =>
    at > 0 && plain[at] && plain[at - 1] && line.line.gapAbove !== null ? [line.line.gapAbove] : [],
  );
  const body: Body = { gap: median(gaps), right: Math.max(...lines.map((line) => line.line.right)), left };
  const marked: WorkLine[] = [];
  for (const [at, line] of lines.entries()) {
    const before = marked.at(-1);
    const flows = before?.body === true && !line.bullet && continuesBody(line, before, lines[at + 1], body);
    marked.push({ ...line, body: (plain[at] as boolean) || (flows && !isAnchor(line)) });
  }
  return marked;
}

/** The number of trailing lines without running text. */
function trailingHead(lines: readonly WorkLine[]): number {
  let count = 0;
  while (count < lines.length && count < MOST_ABOVE && !lines[lines.length - 1 - count]?.body) count++;
  return count;
}

/** How many lines an entry usually has above its date, by the first entry and those that follow running text. */
function usualAbove(lines: readonly WorkLine[], anchors: readonly number[]): number {
  const votes: number[] = [];
  anchors.forEach((anchor, order) => {
    const between = lines.slice(order === 0 ? 0 : (anchors[order - 1] as number) + 1, anchor);
    if (order === 0 || between.some((line) => line.body)) votes.push(trailingHead(between));
  });
  const counts = new Map<number, number>();
  for (const vote of votes) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

/** Where to split lines between two dates: at the widest gap, else at the usual number of lines above a date. */
function splitBetween(between: readonly WorkLine[], anchor: WorkLine, usual: number): number {
  const known = [...between, anchor].map((line) => line.line.gapAbove);
  const least = Math.min(...known.filter((gap) => gap !== null));
  const gaps = known.map((gap) => gap ?? least);
  const widest = Math.max(...gaps);
  if (widest > least * 1.35 + 0.1 && gaps.filter((gap) => gap > least * 1.35 + 0.1).length === 1)
    return gaps.indexOf(widest);
  return Math.max(0, between.length - usual);
}

type Cut = { above: number; below: number };

/** How many lines below the date belong to the header; lines indented like running text do not. */
function countBelow(after: readonly WorkLine[], anchor: WorkLine): number {
  const leads =
    anchor.line.cells.length === 1 && /^\W*(?:\p{L}+\.?\s*)?\d/u.test(anchor.text) && anchor.cells.length > 0;
  const first = leads ? after[0]?.line.x : undefined;
  const lefts = [...anchor.line.cells.map((cell) => cell.x), ...(first === undefined ? [] : [first])];
  const stop = after.findIndex((line) => {
    const indented = line.line.x > anchor.line.x + 0.6 * line.line.size;
    const aligned = lefts.some((x) => Math.abs(x - line.line.x) < 3) || line.line.right > anchor.line.right - 3;
    return line.body || (indented && !aligned && !line.line.bold);
  });
  return Math.min(stop < 0 ? after.length : stop, MOST_BELOW);
}

function cutBetween(between: readonly WorkLine[], anchor: WorkLine, usual: number, first: boolean): Cut {
  const bodyAt = between.findIndex((line) => line.body);
  if (first) return { above: trailingHead(between), below: 0 };
  if (bodyAt >= 0) {
    const most = usual === 0 && isLabelled(between.at(-1)) ? 0 : Math.max(usual + 1, 2);
    return { above: Math.min(trailingHead(between), most), below: Math.min(bodyAt, MOST_BELOW) };
  }
  const split = splitBetween(between, anchor, usual);
  return { above: Math.min(between.length - split, MOST_ABOVE), below: Math.min(split, MOST_BELOW) };
}

/** A title below a paragraph about the company, before the first bullet. */
function lateTitle(header: readonly WorkLine[], body: readonly WorkLine[]): WorkLine | undefined {
  if (header.some((line) => line.cells.some((cell) => roleScore(cell.text) >= 0.5 || /[|,•·-]/.test(cell.text))))
    return undefined;
  const bullet = body.findIndex((line) => line.bullet);
  return body
    .slice(0, Math.min(bullet < 0 ? body.length : bullet, MOST_BELOW + 1))
    .find((line) => roleScore(restOf(line)) >= 0.8 && wordCount(restOf(line)) <= 9 && line.ranges.length === 0);
}

/** Entries of a section without dates: the header lines above each running text. */
function undatedEntries(marked: readonly WorkLine[]): Entry[] {
  const entries: Entry[] = [];
  let header: WorkLine[] = [];
  for (const [at, line] of marked.entries()) {
    if (!line.body) header.push(line);
    const ends = !line.body && (marked[at + 1]?.body ?? true);
    if (!ends) continue;
    const named = header.slice(-MOST_BELOW);
    if (named.some((one) => one.cells.some((cell) => isNamed(cell.text))))
      entries.push({ header: named, anchor: 0, ranges: [], body: [] });
    header = [];
  }
  return entries;
}

type JobColumn = "company" | "title" | "from" | "to" | "period";

const JOB_COLUMNS: readonly (readonly [JobColumn | "aside", RegExp])[] = [
  [
    "company",
    /^(?:company|organi[sz]ation|employer|firm|institution|name of (?:the )?(?:company|organi[sz]ation|employer))(?: name)?$/iu,
  ],
  ["title", /^(?:designation|position|title|role|job title|post|position held|post held)$/iu],
  ["from", /^(?:from|start|start date|joining date|date of joining)$/iu],
  ["to", /^(?:to|end|till|until|end date|relieving date)$/iu],
  ["period", /^(?:duration|period|dates?|tenure|years?|time|from - to)$/iu],
  [
    "aside",
    /^(?:s\.? ?no\.?|sr\.? ?no\.?|sl\.? ?no\.?|no\.?|#|location|place|city|experience|total|salary|ctc|remarks|reason for leaving|department)$/iu,
  ],
];

/** Jobs in a table with a header row, as entries with labelled names. */
function tableEntries(lines: readonly Line[]): { entries: Entry[]; rest: readonly Line[] } | null {
  const kindOf = (name: string) => JOB_COLUMNS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
  const periodOf = (cells: Partial<Record<JobColumn, string>>) =>
    cells.period ?? [cells.from, cells.to].filter((text) => text !== undefined).join(" - ");
  const table = readTable<JobColumn>(lines, kindOf, ({ cells }) => findDateRanges(periodOf(cells)).length > 0);
  if (!table) return null;
  const entries = table.rows.map(({ cells, line }): Entry => {
    const texts = [
      cells.company && `Company: ${cells.company}`,
      cells.title && `Title: ${cells.title}`,
      periodOf(cells),
    ];
    const first = line.cells[0];
    const made = texts.flatMap((text) => (text && first ? [{ ...first, text }] : []));
    const header = toWorkLine({ ...line, cells: made, text: made.map((cell) => cell.text).join("\t") });
    return { header: [header], anchor: 0, ranges: header.ranges, body: [] };
  });
  return { entries, rest: [...table.before, ...table.after] };
}

/** The entries of one section in page order. `all` are the document's lines, which may hold dates of its rows. */
export function findEntries(lines: readonly Line[], all: readonly Line[] = lines): Entry[] {
  const table = tableEntries(lines);
  if (table) return [...table.entries, ...(table.rest.length > 0 ? findEntries(table.rest, all) : [])];
  const held = joinDates(joinRows(gatherDates(lines, all)))
    .map(toWorkLine)
    .filter((line) => line.cells.length > 0 || line.ranges.length > 0);
  const marked = withoutDescriptions(markBody(held), isAnchor);
  const anchors = marked.flatMap((line, at) => (isAnchor(line) ? [at] : []));
  if (anchors.length === 0) return undatedEntries(marked);
  const usual = usualAbove(marked, anchors);
  const cuts = anchors.map((anchor, order): Cut => {
    const from = order === 0 ? 0 : (anchors[order - 1] as number) + 1;
    return cutBetween(marked.slice(from, anchor), marked[anchor] as WorkLine, usual, order === 0);
  });
  return anchors.map((anchor, order): Entry => {
    const end = anchors[order + 1] ?? marked.length;
    const above = (cuts[order] as Cut).above;
    const after = marked.slice(anchor + 1, end - (cuts[order + 1]?.above ?? 0));
    const most = cuts[order + 1]?.below ?? MOST_BELOW;
    const below = Math.min(most, countBelow(after, marked[anchor] as WorkLine));
    const header = marked.slice(anchor - above, anchor + 1 + below);
    const body = after.slice(below);
    const late = [lateTitle(header, body), ...body.filter(isLabelled)];
    return {
      header: [...header, ...late.filter((line) => line !== undefined)],
      anchor: above,
      ranges: (marked[anchor] as WorkLine).ranges,
      body: body.filter((line) => !late.includes(line)),
    };
  });
}
