// Puts lines that share a baseline back together: a page may draw a row's cells far apart in its stream.
import type { Line } from "../layout.ts";
import { findDateRanges } from "./date-ranges.ts";

/** How many lines back the rest of a row is looked for; a row's dates may stand at the end of the section. */
const REACH = 6;

function sharesRow(a: Line, b: Line): boolean {
  const apart = a.right <= b.x + 1 || b.right <= a.x + 1;
  return a.page === b.page && Math.abs(a.y - b.y) < 0.35 * Math.min(a.size, b.size) && apart;
}

function joinPair(a: Line, b: Line): Line {
  const cells = [...a.cells, ...b.cells].sort((one, two) => one.x - two.x);
  return {
    ...a,
    cells,
    text: cells.map((cell) => cell.text).join("\t"),
    x: Math.min(a.x, b.x),
    right: Math.max(a.right, b.right),
    size: Math.max(a.size, b.size),
    bold: a.bold && b.bold,
    gapAbove: a.gapAbove ?? b.gapAbove,
  };
}

/** The lines, with those on one baseline joined into one at the place of the first. */
export function joinRows(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const reach = isDates(line) ? out.length : REACH;
    const at = out.findLastIndex((known, index) => index >= out.length - reach && sharesRow(known, line));
    if (at < 0) out.push(line);
    else out[at] = joinPair(out[at] as Line, line);
  }
  return out;
}

/** True for a line that holds nothing but dates. */
function isDates(line: Line): boolean {
  const ranges = findDateRanges(line.text);
  const rest = ranges.reduceRight((text, range) => text.slice(0, range.start) + text.slice(range.end), line.text);
  return ranges.length > 0 && !/[\p{L}\d]/u.test(rest);
}

/** Whether the line's neighbour in the stream stands elsewhere on the page: not in the line above or below it. */
function isApart(line: Line, beside: Line | undefined): boolean {
  if (!beside || beside.page !== line.page) return true;
  const distance = Math.abs(beside.y - line.y) / line.size;
  return distance > 3 || distance < 0.35;
}

/**
 * The lines of a section with the dates of its rows, which some pages draw in one run for the whole column: a date from
 * elsewhere in the document (`all`) joins the line on its baseline, and one that belongs to a line elsewhere goes.
 */
export function gatherDates(lines: readonly Line[], all: readonly Line[]): Line[] {
  const dates = all.filter((line, at) => isDates(line) && isApart(line, all[at - 1]) && isApart(line, all[at + 1]));
  const own = new Set(lines);
  const taken = new Set<Line>();
  const joined = lines.map((line) => {
    if (dates.includes(line) || findDateRanges(line.text).length > 0) return line;
    const date = dates.find((one) => sharesRow(line, one) && !taken.has(one));
    if (!date) return line;
    taken.add(date);
    return joinPair(line, date);
  });
  return joined.filter((line) => {
    if (taken.has(line)) return false;
    if (!dates.includes(line)) return true;
    return !all.some((other) => !own.has(other) && !dates.includes(other) && sharesRow(other, line));
  });
}
