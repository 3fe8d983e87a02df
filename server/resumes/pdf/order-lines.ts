// Reading order: that in which the page is drawn, except where a line would come before what stands above it.
import type { Line } from "../layout.ts";

/** Lines share a column when they overlap by this share of the narrower one. */
const SHARED = 0.2;
/** A page with more lines is no page of a résumé, and is left in the order in which it is drawn. */
const MOST_LINES = 600;

/** Writers draw column by column, which is how one reads; but some draw headings, or boxes, before or after all else. */
export function orderLines(lines: readonly Line[]): Line[] {
  const pages = Map.groupBy(lines, (line) => line.page);
  return [...pages.keys()].sort((a, b) => a - b).flatMap((page) => orderPage(pages.get(page) ?? []));
}

function orderPage(lines: readonly Line[]): Line[] {
  if (lines.length > MOST_LINES || !lines.some((line, at) => isLate(lines, line, at))) return [...lines];
  const waitsFor = lines.map((line) => new Set(lines.filter((other) => comesBefore(other, line))));
  const ordered: Line[] = [];
  const placed = new Set<Line>();
  let next = 0;
  while (ordered.length < lines.length) {
    const isReady = (at: number) =>
      !placed.has(lines[at] as Line) && [...(waitsFor[at] ?? [])].every((line) => placed.has(line));
    // Goes on where it is, else takes up the first line that was passed over.
    let at = next < lines.length && isReady(next) ? next : lines.findIndex((_, index) => isReady(index));
    if (at < 0) at = lines.findIndex((line) => !placed.has(line));
    const line = lines[at] as Line;
    ordered.push(line);
    placed.add(line);
    next = at + 1;
  }
  return ordered;
}

/** Drawn after a line of its column that stands below it. */
function isLate(lines: readonly Line[], line: Line, at: number): boolean {
  return lines.slice(0, at).some((earlier) => comesBefore(line, earlier));
}

/** Whether one line stands above another in the same column. */
function comesBefore(above: Line, below: Line): boolean {
  if (above === below || below.y - above.y < 0.5 * Math.min(above.size, below.size)) return false;
  const overlap = Math.min(above.right, below.right) - Math.max(above.x, below.x);
  return overlap > SHARED * Math.min(above.right - above.x, below.right - below.x);
}
