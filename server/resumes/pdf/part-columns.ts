// Columns that are drawn row by row: the left one is read first, then the right one.
import type { Item, Line } from "../layout.ts";
import { findPhrase } from "../sections/heading-phrases.ts";
import { lookOf, sameLook } from "../sections/look.ts";
import type { Piece } from "./build-items.ts";
import { buildLines } from "./build-lines.ts";

/** So often must drawing change sides before its order is doubted. */
const CHANGES = 12;
/** So many pieces must begin at the same place for a column to begin there. */
const ALIGNED = 8;
const ALIGNED_WITHIN = 1.5;
/** Letters a row of dates or labels has at most, on average. */
const SHORT_ROW = 18;
/** Points that a heading may stand left of the text below it. */
const HANGING = 14;
/** Letters a row of running text has at least, on average. */
const LONG_ROW = 25;

type Placed = Piece & Item;

/** Pieces in another order where a page needs it; a piece that begins a column ends the line before it. */
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

/** Where the right column begins, and from where to where it stands beside the left one. */
function findGutter(pieces: readonly Placed[], width: number): Gutter | null {
  const starts = Map.groupBy(
    pieces.filter(({ x }) => x > width * 0.2 && x < width * 0.8),
    ({ x }) => Math.round(x),
  );
  for (const [start, own] of [...starts].sort((a, b) => b[1].length - a[1].length).slice(0, 6)) {
    if (own.length < ALIGNED) break;
    // Headings may stand a little to the left of their text.
    const begins = Math.min(...pieces.map(({ x }) => x).filter((x) => x > start - HANGING && x <= start + 1));
    const gutter = rangeOf(pieces, begins);
    if (gutter && isColumn(pieces, gutter)) return gutter;
  }
  return null;
}

/** The tallest stretch of the page in which nothing crosses the gutter. */
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

/** Dates and labels beside text are no column: a column has headings of its own, or running text on both sides. */
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

/** Short texts that each stand beside a line of the other side. */
function isRail(left: readonly Line[], right: readonly Line[]): boolean {
  const short = left.reduce((sum, line) => sum + line.text.length, 0) < left.length * SHORT_ROW;
  const beside = left.filter((line) => right.some((other) => Math.abs(other.y - line.y) < ALIGNED_WITHIN));
  return short && beside.length >= left.length * 0.9;
}

function isRunning(lines: readonly Line[]): boolean {
  return lines.length > 6 && lines.reduce((sum, line) => sum + line.text.length, 0) / lines.length >= LONG_ROW;
}

/** What stands above, the left column, the right one, what stands below. */
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
