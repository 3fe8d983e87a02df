// Puts lines that share a baseline back together: a page may draw a row's cells far apart in its stream.
import type { Line } from "../layout.ts";

/** How many lines back the rest of a row is looked for. */
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
    const at = out.findLastIndex((known, index) => index >= out.length - REACH && sharesRow(known, line));
    if (at < 0) out.push(line);
    else out[at] = joinPair(out[at] as Line, line);
  }
  return out;
}
