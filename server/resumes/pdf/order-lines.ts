// Puts lines in reading order: the drawing order, except where it would read a line before those above it.
import type { Item, Line } from "../layout.ts";
import { findPhrase, lookOf, sameLook } from "../sections/heading-phrases.ts";
import type { Piece } from "./build-items.ts";
import { buildLines } from "./build-lines.ts";

/** Lines are in one column if they overlap by this share of the narrower one. */
const SHARED = 0.2;
/** A page with more lines is not from a résumé and stays in drawing order. */
const MOST_LINES = 600;
/** If a larger share of lines is drawn late, the drawing order means nothing, and only the position counts. */
const MUCH_LATE = 0.25;
const FEW_APART = 1;
/** A line further above than this, in multiples of the size, should have been drawn first. */
const FAR = 2.5;
/** The largest gap within a column, in multiples of the size. */
const GOES_ON = 6;

/** Most programs draw column by column, in reading order; some draw headings or boxes first or last. */
export function orderLines(lines: readonly Line[]): Line[] {
  const pages = Map.groupBy(lines.flatMap(partHeadings), (line) => line.page);
  return [...pages.keys()].sort((a, b) => a - b).flatMap((page) => joinPartners(orderPage(pages.get(page) ?? [])));
}

function orderPage(lines: readonly Line[]): Line[] {
  if (lines.length > MOST_LINES) return [...lines];
  const late = lines.filter((line, at) => lines.slice(0, at).some((earlier) => isFarAbove(line, earlier))).length;
  // Bullets drawn separately from their texts.
  const apart = lines.filter((line, at) => isBullet(line) && at > 0 && isBullet(lines[at - 1] as Line)).length;
  if (late === 0 && apart <= FEW_APART) return [...lines];
  const top = topHeading(lines);
  const waitsFor = new Map(
    lines.map((line) => [
      line,
      new Set(lines.filter((other) => comesBefore(other, line) || isAbove(other, line, top))),
    ]),
  );
  return follow(lines, waitsFor, late > lines.length * MUCH_LATE || apart > FEW_APART);
}

/** Takes only lines whose predecessors are taken: the next one drawn, or, with `byPlace`, the next one on the page. */
function follow(lines: readonly Line[], waitsFor: ReadonlyMap<Line, Set<Line>>, byPlace: boolean): Line[] {
  const left = new Set(lines);
  const ordered: Line[] = [];
  // The line to continue below; not a date beside a line, which is read with that line.
  let anchor: Line | undefined;
  const isReady = (line: Line | undefined) =>
    line !== undefined && left.has(line) && [...(waitsFor.get(line) ?? [])].every((other) => !left.has(other));
  while (left.size > 0) {
    const last = ordered.at(-1);
    const ready = [...left].filter(isReady);
    const beside = byPlace && last ? ready.find((line) => isPartner(line, last)) : undefined;
    const drawnNext = lines[last ? lines.indexOf(last) + 1 : 0];
    // Two headings in a row: the text of the first is drawn later.
    const isBare = last !== undefined && isHeading(last) && drawnNext !== undefined && isHeading(drawnNext);
    const below = byPlace || isBare ? nextBelow(anchor, ready) : undefined;
    const placed = byPlace ? (below ?? topmost(ready)) : below;
    const next = beside ?? placed ?? (isReady(drawnNext) ? drawnNext : ready[0]) ?? [...left][0];
    if (!next) break;
    ordered.push(next);
    left.delete(next);
    if (!beside || (last && isBullet(last))) anchor = next;
  }
  return ordered;
}

function topmost(lines: readonly Line[]): Line | undefined {
  return lines.toSorted((a, b) => a.y - b.y || a.x - b.x)[0];
}

/** The closest line below in the same column. */
function nextBelow(anchor: Line | undefined, ready: readonly Line[]): Line | undefined {
  if (!anchor) return undefined;
  return topmost(
    ready
      .filter((line) => line.y > anchor.y && line.y - anchor.y < GOES_ON * anchor.size)
      .filter((line) => comesBefore(anchor, line) || Math.abs(line.x - anchor.x) < 3 * anchor.size),
  );
}

/** Whether `line` is the text of a bullet, or the date of a line, that was drawn separately. */
function isPartner(line: Line, last: Line): boolean {
  if (Math.abs(line.y - last.y) > 0.3 * last.size || line.x < last.right - 0.3 * last.size) return false;
  if (isBullet(last)) return line.x - last.right < 3 * last.size;
  return line.text.length < 40 && /\b(?:19|20)\d\d\b/.test(line.text);
}

function isBullet(line: Line): boolean {
  return /^[\u2022*-]$/.test(line.text);
}

/** Joins rows that were drawn in pieces. */
function joinPartners(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && last.page === line.page && isPartner(line, last)) joined[joined.length - 1] = join(last, line);
    else joined.push(line);
  }
  return joined;
}

function join(line: Line, more: Line): Line {
  const [first, ...rest] = more.cells;
  const opened =
    isBullet(line) && first ? [{ ...first, text: `${line.text} ${first.text}`, x: line.x }, ...rest] : null;
  const cells = opened ?? [...line.cells, ...more.cells];
  return {
    ...line,
    cells,
    text: cells.map((cell) => cell.text).join("\t"),
    right: Math.max(line.right, more.right),
    size: Math.max(line.size, more.size),
    bold: cells.every((cell) => cell.bold),
  };
}

/** Splits the headings of two columns that were read as one row. */
function partHeadings(line: Line): Line[] {
  if (line.cells.length < 2 || !line.cells.every((cell) => findPhrase(cell.text)?.weak === false)) return [line];
  return line.cells.map((cell) => ({ ...line, cells: [cell], text: cell.text, x: cell.x, right: cell.right }));
}

/** The first heading of the first page: above it are the name and contacts. */
function topHeading(lines: readonly Line[]): Line | undefined {
  return lines.filter((line) => line.page === 0 && isHeading(line)).toSorted((a, b) => a.y - b.y)[0];
}

function isHeading(line: Line): boolean {
  return line.cells.length === 1 && findPhrase(line.text)?.weak === false;
}

function isAbove(above: Line, below: Line, top: Line | undefined): boolean {
  return top !== undefined && above.y < top.y - 0.5 * top.size && below.y > top.y - 0.5 * top.size;
}

/** Too far above to be the other half of a row that is drawn a little higher or lower. */
function isFarAbove(above: Line, below: Line): boolean {
  return below.y - above.y > FAR * Math.max(above.size, below.size) && comesBefore(above, below);
}

/** Whether one line is above another in the same column. */
function comesBefore(above: Line, below: Line): boolean {
  if (above === below || below.y - above.y < 0.5 * Math.min(above.size, below.size)) return false;
  const overlap = Math.min(above.right, below.right) - Math.max(above.x, below.x);
  return overlap > SHARED * Math.min(above.right - above.x, below.right - below.x);
}

/** The drawing order is doubted only if it changes sides more often than this. */
const CHANGES = 12;
/** The fewest pieces that begin at the left edge of a column. */
const ALIGNED = 8;
const ALIGNED_WITHIN = 1.5;
/** The most letters per row of dates or labels, on average. */
const SHORT_ROW = 18;
/** How far left of its text a heading may begin, in points. */
const HANGING = 14;
/** The fewest letters per row of running text, on average. */
const LONG_ROW = 25;

type Placed = Piece & Item;

/** Reads the left column before the right one where a page draws them row by row. */
export function partColumns(pieces: readonly Piece[], pages: readonly { width: number }[]): Piece[] {
  let page = 0;
  const byPage = Map.groupBy(pieces, (piece) => {
    if (isPlaced(piece)) page = piece.page;
    return page;
  });
  return [...byPage].flatMap(([number, own]) => {
    const gutter = findGutter(own.filter(isPlaced), pages[number]?.width ?? 0);
    return gutter === null ? own : reorder(own, gutter);
  });
}

const isPlaced = (piece: Piece): piece is Placed => !("icon" in piece);

type Gutter = { x: number; top: number; bottom: number };

/** The left edge of the right column, and its top and bottom beside the left one. */
function findGutter(pieces: readonly Placed[], width: number): Gutter | null {
  const starts = Map.groupBy(
    pieces.filter(({ x }) => x > width * 0.2 && x < width * 0.8),
    ({ x }) => Math.round(x),
  );
  for (const [start, own] of [...starts].sort((a, b) => b[1].length - a[1].length).slice(0, 6)) {
    if (own.length < ALIGNED) break;
    // Headings may begin a little left of their text.
    const begins = Math.min(...pieces.map(({ x }) => x).filter((x) => x > start - HANGING && x <= start + 1));
    const gutter = rangeOf(pieces, begins);
    if (gutter && isColumn(pieces, gutter)) return gutter;
  }
  return null;
}

/** The part of the page with the most pieces in which nothing crosses the gutter. */
function rangeOf(pieces: readonly Placed[], x: number): Gutter | null {
  const crossing = pieces.filter((piece) => piece.x < x - ALIGNED_WITHIN * 2 && piece.right > x + ALIGNED_WITHIN * 2);
  const edges = [
    Number.NEGATIVE_INFINITY,
    ...crossing.map(({ y }) => y).sort((a, b) => a - b),
    Number.POSITIVE_INFINITY,
  ];
  let best: Gutter | null = null;
  let most = 0;
  for (const [index, top] of edges.slice(0, -1).entries()) {
    const bottom = edges[index + 1] ?? top;
    const held = pieces.filter(({ y }) => y > top + 1 && y < bottom - 1).length;
    if (held <= most) continue;
    most = held;
    best = { x: x - ALIGNED_WITHIN, top: top + 1, bottom: bottom - 1 };
  }
  return best;
}

function sideOf(piece: Item, { x, top, bottom }: Gutter): "left" | "right" | null {
  if (piece.y < top || piece.y > bottom) return null;
  return piece.x >= x ? "right" : "left";
}

/** A column has headings of its own, or running text on both sides; dates and labels beside text are none. */
function isColumn(pieces: readonly Placed[], gutter: Gutter): boolean {
  const sides = pieces.map((piece) => sideOf(piece, gutter)).filter((side) => side !== null);
  const changes = sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length;
  if (changes <= CHANGES) return false;
  const [left, right] = (["left", "right"] as const).map((side) =>
    buildLines(pieces.filter((piece) => sideOf(piece, gutter) === side)),
  );
  if (!left || !right) return false;
  if (isRail(left, right)) return false;
  const heads = headingsOf(right.filter((line) => line.x < gutter.x + ALIGNED_WITHIN * 2));
  if (headingsOf(left).some((one) => heads.some((other) => sameLook(lookOf(one), lookOf(other))))) return true;
  return isRunning(left) && isRunning(right);
}

function headingsOf(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.cells.length === 1 && findPhrase(line.text)?.weak === false);
}

/** Short texts, each beside a line of the other side. */
function isRail(left: readonly Line[], right: readonly Line[]): boolean {
  const short = left.reduce((sum, line) => sum + line.text.length, 0) < left.length * SHORT_ROW;
  const beside = left.filter((line) => right.some((other) => Math.abs(other.y - line.y) < ALIGNED_WITHIN));
  return short && beside.length >= left.length * 0.9;
}

function isRunning(lines: readonly Line[]): boolean {
  return lines.length > 6 && lines.reduce((sum, line) => sum + line.text.length, 0) / lines.length >= LONG_ROW;
}

/** The part above, the left column, the right column, the part below. */
function reorder(pieces: readonly Piece[], gutter: Gutter): Piece[] {
  const parts: Piece[][] = [[], [], [], []];
  let part = 0;
  for (const piece of pieces) {
    if (isPlaced(piece)) {
      const side = sideOf(piece, gutter);
      part = side === null ? (piece.y < gutter.top ? 0 : 3) : side === "left" ? 1 : 2;
    }
    parts[part]?.push(piece);
  }
  return parts.flatMap((own) => own.map((piece, at) => (at === 0 ? { ...piece, beginsColumn: true } : piece)));
}
