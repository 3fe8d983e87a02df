// Reading order: that in which the page is drawn, except where a line would come before what stands above it.
import type { Line } from "../layout.ts";
import { findPhrase } from "../sections/heading-phrases.ts";

/** Lines share a column when they overlap by this share of the narrower one. */
const SHARED = 0.2;
/** A page with more lines is no page of a résumé, and is left in the order in which it is drawn. */
const MOST_LINES = 600;
/** When more lines than this share come late, drawing says nothing of the order, and the place alone counts. */
const MUCH_LATE = 0.25;
/** How far below, in multiples of the size, a column goes on. */
const GOES_ON = 6;

/** Writers draw column by column, which is how one reads; but some draw headings, or boxes, before or after all else. */
export function orderLines(lines: readonly Line[]): Line[] {
  const pages = Map.groupBy(lines, (line) => line.page);
  return [...pages.keys()].sort((a, b) => a - b).flatMap((page) => orderPage(pages.get(page) ?? []));
}

function orderPage(lines: readonly Line[]): Line[] {
  if (lines.length > MOST_LINES) return [...lines];
  const late = lines.filter((line, at) => lines.slice(0, at).some((earlier) => comesBefore(line, earlier))).length;
  if (late === 0) return [...lines];
  const top = topHeading(lines);
  const waitsFor = new Map(
    lines.map((line) => [
      line,
      new Set(lines.filter((other) => comesBefore(other, line) || isAbove(other, line, top))),
    ]),
  );
  return follow(lines, waitsFor, late > lines.length * MUCH_LATE);
}

/** Takes lines that wait for nothing more: the next one drawn (or, by place, the next below), else the first passed over. */
function follow(lines: readonly Line[], waitsFor: ReadonlyMap<Line, Set<Line>>, byPlace: boolean): Line[] {
  const left = new Set(lines);
  const ordered: Line[] = [];
  const isReady = (line: Line | undefined) =>
    line !== undefined && left.has(line) && [...(waitsFor.get(line) ?? [])].every((other) => !left.has(other));
  while (left.size > 0) {
    const last = ordered.at(-1);
    const drawnNext = lines[last ? lines.indexOf(last) + 1 : 0];
    const below = byPlace && last ? nextBelow(last, [...left].filter(isReady)) : undefined;
    const next = below ?? (isReady(drawnNext) ? drawnNext : [...left].find(isReady)) ?? [...left][0];
    if (!next) break;
    ordered.push(next);
    left.delete(next);
  }
  return ordered;
}

/** What stands beside a line as its date, or else closest below it in its column. */
function nextBelow(last: Line, ready: readonly Line[]): Line | undefined {
  const beside = ready.find((line) => isDateBeside(line, last));
  if (beside) return beside;
  const below = ready
    .filter((line) => line.y > last.y && line.y - last.y < GOES_ON * last.size)
    .filter((line) => comesBefore(last, line) || Math.abs(line.x - last.x) < last.size);
  return below.toSorted((a, b) => a.y - b.y || a.x - b.x)[0];
}

function isDateBeside(line: Line, last: Line): boolean {
  if (Math.abs(line.y - last.y) > 0.3 * last.size || line.x < last.right) return false;
  return line.text.length < 40 && /\b(?:19|20)\d\d\b/.test(line.text);
}

/** The first heading of the first page; what stands above it is the person's name and how to reach them. */
function topHeading(lines: readonly Line[]): Line | undefined {
  return lines
    .filter((line) => line.page === 0 && line.cells.length === 1 && findPhrase(line.text)?.weak === false)
    .toSorted((a, b) => a.y - b.y)[0];
}

function isAbove(above: Line, below: Line, top: Line | undefined): boolean {
  return top !== undefined && above.y < top.y - 0.5 * top.size && below.y > top.y - 0.5 * top.size;
}

/** Whether one line stands above another in the same column. */
function comesBefore(above: Line, below: Line): boolean {
  if (above === below || below.y - above.y < 0.5 * Math.min(above.size, below.size)) return false;
  const overlap = Math.min(above.right, below.right) - Math.max(above.x, below.x);
  return overlap > SHARED * Math.min(above.right - above.x, below.right - below.x);
}
