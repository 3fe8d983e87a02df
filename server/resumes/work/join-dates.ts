// Joins what a page draws apart: a period over two lines or cells, and lines on one baseline.
import type { Cell, Line } from "../layout.ts";
import { MONTH_PATTERN, PRESENT_PATTERN } from "./date-points.ts";
import { type DateRange, findDateRanges } from "./date-ranges.ts";

const DASH_START = /^\s*(?:[-–—]+|to|till|until|bis)\s*/iu;
const DASH_END = /\s*(?:[-–—]+|\bto|\btill|\buntil|\bbis)\s*$/iu;
const MONTH_END = new RegExp(`(?:[-–—]|\\bto|\\bfrom|\\bsince)\\s*(?<month>${MONTH_PATTERN})$`, "iu");
const PRESENT_START = new RegExp(`^${PRESENT_PATTERN}`, "iu");

/** The length of the date or "Present" that starts the text; 0 when there is none. */
function dateAtStart(text: string): number {
  const present = PRESENT_START.exec(text);
  if (present) return present[0].length;
  const first = findDateRanges(text)[0];
  return first && first.start === 0 && first.form === "single" ? first.end : 0;
}

/** The single date that ends the text, or null. */
function dateAtEnd(text: string): DateRange | null {
  const last = findDateRanges(text).at(-1);
  return last && last.to === null && text.slice(last.end).trim() === "" ? last : null;
}

function withCells(line: Line, cells: readonly Cell[]): Line {
  return { ...line, cells, text: cells.map((cell) => cell.text).join("\t") };
}

function isDateAlone(text: string): boolean {
  const end = dateAtStart(text.trim());
  return end > 0 && text.trim().slice(end).trim() === "";
}

type Join = { from: number; to: number; tail: string; rest: string };

/** A period that continues in a cell of the next line: "2017" over "- 2021", or "Jan 2019 -" over "Present". */
function findJoin(line: Line, next: Line): Join | null {
  for (const [from, cell] of line.cells.entries()) {
    const open = DASH_END.exec(cell.text);
    const stem = open ? cell.text.slice(0, open.index) : cell.text;
    if (!dateAtEnd(stem)) continue;
    const order = [...next.cells.entries()].sort(
      ([, a], [, b]) => Math.abs(a.x - cell.x) - Math.abs(b.x - cell.x) || a.x - b.x,
    );
    for (const [to, target] of order) {
      const dash = DASH_START.exec(target.text);
      if (!open && !dash) continue;
      const after = target.text.slice(dash?.[0].length ?? 0);
      const length = dateAtStart(after);
      if (length > 0) return { from, to, tail: ` - ${after.slice(0, length)}`, rest: after.slice(length).trim() };
    }
  }
  return null;
}

/** A sentence with its period on the next line: "... Pumps Limited since" over "February 2020 to till date." */
function findSentence(line: Line, next: Line): Join | null {
  const from = line.cells.length - 1;
  const target = next.cells[0];
  const month = MONTH_END.exec(line.cells[from]?.text ?? "")?.groups?.month;
  if (target && month && /^(?:19|20)\d\d(?!\d)/.test(target.text)) {
    const period = findDateRanges(`${month} ${target.text}`)[0];
    const end = Math.max(4, (period?.end ?? 0) - month.length - 1);
    return { from, to: 0, tail: ` ${target.text.slice(0, end)}`, rest: target.text.slice(end).replace(/^[\s.]+/, "") };
  }
  if (!target || !/\b(?:since|from|during|w\.?e\.?f\.?)\s*:?$/iu.test(line.cells[from]?.text ?? "")) return null;
  const range = findDateRanges(target.text)[0];
  if (!range || range.start > 0) return null;
  return {
    from,
    to: 0,
    tail: ` ${target.text.slice(0, range.end)}`,
    rest: target.text.slice(range.end).replace(/^[\s.]+/, ""),
  };
}

/** Two dates alone in their cells, one above the other, on a page without other periods. */
function findStack(line: Line, next: Line): Join | null {
  if (next.cells.length !== 1 && line.cells.length !== 1) return null;
  for (const [from, cell] of line.cells.entries()) {
    if (!isDateAlone(cell.text) || PRESENT_START.test(cell.text)) continue;
    const to = next.cells.findIndex(
      (other) =>
        isDateAlone(other.text) &&
        (Math.abs(other.x - cell.x) < cell.size || Math.abs(other.right - cell.right) < cell.size),
    );
    if (to >= 0) return { from, to, tail: ` - ${(next.cells[to] as Cell).text.trim()}`, rest: "" };
  }
  return null;
}

function applyJoin(line: Line, next: Line, join: Join): [Line, Line | null] {
  const joined = line.cells.map((cell, at) =>
    at === join.from ? { ...cell, text: cell.text.replace(DASH_END, "") + join.tail } : cell,
  );
  const left = next.cells.flatMap((cell, at) =>
    at !== join.to ? [cell] : join.rest === "" ? [] : [{ ...cell, text: join.rest }],
  );
  return [withCells(line, joined), left.length === 0 ? null : withCells(next, left)];
}

/** "Jan 2019" and "Present" in neighbouring cells of a table become one period. */
function joinCells(line: Line): Line {
  const cells: Cell[] = [];
  for (const cell of line.cells) {
    const before = cells.at(-1);
    const open = before && isDateAlone(before.text) && !PRESENT_START.test(before.text.trim());
    if (!before || !open || !isDateAlone(cell.text)) cells.push(cell);
    else
      cells[cells.length - 1] = { ...before, text: `${before.text.trim()} - ${cell.text.trim()}`, right: cell.right };
  }
  return cells.length === line.cells.length ? line : withCells(line, cells);
}

/** Joins broken periods, and drops a line that held only the second half. */
export function joinDates(lines: readonly Line[]): Line[] {
  const whole = lines.some((line) => findDateRanges(line.text).some((range) => range.form === "range"));
  const out: Line[] = [];
  for (const line of lines.map(joinCells)) {
    const before = out.at(-1);
    const join =
      before && before.page === line.page
        ? (findJoin(before, line) ?? findSentence(before, line) ?? (whole ? null : findStack(before, line)))
        : null;
    if (!before || !join) {
      out.push(line);
      continue;
    }
    const [first, second] = applyJoin(before, line, join);
    out[out.length - 1] = first;
    if (second) out.push(second);
  }
  return out;
}

/** How many lines back the rest of a row is searched; dates may be drawn at the end of the section. */
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

/** Joins lines on one baseline, at the position of the first. */
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

/** True for a line of dates only. */
function isDates(line: Line): boolean {
  const ranges = findDateRanges(line.text);
  const rest = ranges.reduceRight((text, range) => text.slice(0, range.start) + text.slice(range.end), line.text);
  return ranges.length > 0 && !/[\p{L}\d]/u.test(rest);
}

/** Whether the neighbour in drawing order is elsewhere on the page, not in the line above or below. */
function isApart(line: Line, beside: Line | undefined): boolean {
  if (!beside || beside.page !== line.page) return true;
  const distance = Math.abs(beside.y - line.y) / line.size;
  return distance > 3 || distance < 0.35;
}

/**
 * Moves dates to the lines on their baselines, because some pages draw a column of dates in one run: adds them from
 * elsewhere in the document (`all`), and removes those of lines elsewhere.
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
