// From items in the order they are drawn to lines of cells in reading order.
import type { Cell, Item, Line } from "../layout.ts";
import { cleanText, composeAccents, isLetterSpaced, type Piece } from "./build-items.ts";

/** Baselines further apart than this are two lines; in multiples of the size. */
const LINE_STEP = 0.45;
/** A wider gap parts two cells. */
const CELL_GAP = 2.2;
/** A narrower gap is no space. */
const SPACE_GAP = 0.13;
/** Sizes that differ this much within a line part its cells. */
const RESIZED = 1.2;
/** A gap after a bold label that parts cells. */
const LABEL_GAP = 0.7;
/** The narrowest gap between words whose letters stand apart. */
const WORD_GAP = 0.55;
/** A gap that is wider than a space. */
const PART_GAP = 0.75;
/** So many lines must begin at a place for it to be a margin. */
const MARGIN_LINES = 4;
/** How far items may overlap and still stand beside each other. */
const OVERLAP = 0.6;

type Run = Item & { breaksBefore: boolean };

/** Lines in the order they are drawn, the distances between them not yet measured. */
export function buildLines(pieces: readonly Piece[]): Line[] {
  const drawn: Run[][] = [];
  let open: Run[] = [];
  let breaksBefore = false;
  const close = () => {
    if (open.length > 0) drawn.push(open.toSorted((a, b) => a.x - b.x));
    open = [];
    breaksBefore = false;
  };
  for (const piece of pieces) {
    if (piece.beginsColumn) close();
    if ("icon" in piece) {
      breaksBefore = true;
      continue;
    }
    if (open.length > 0 && !belongsTo(open, piece)) close();
    open.push({ ...piece, breaksBefore });
    breaksBefore = false;
  }
  close();
  const margins = findMargins(drawn);
  return drawn.flatMap((runs) => lineOf(runs, margins) ?? []);
}

/** "page x" of the places where several lines begin: text that begins there behind other text is a cell of its own. */
function findMargins(drawn: readonly (readonly Run[])[]): ReadonlySet<string> {
  const begins = Map.groupBy(drawn, ([first]) => marginKey(first?.page ?? 0, first?.x ?? 0));
  return new Set([...begins].filter(([, lines]) => lines.length >= MARGIN_LINES).map(([key]) => key));
}

const marginKey = (page: number, x: number) => `${page} ${Math.round(x)}`;

/** Whether an item goes on with a line: same page, same height, beside what is there. */
function belongsTo(open: readonly Run[], item: Item): boolean {
  const last = open.at(-1);
  if (!last || last.page !== item.page) return false;
  // Raised letters stand close by and are smaller than what they belong to.
  const raised = item.x - last.right < 0.5 * item.size && item.x > last.x;
  const [small, large] = [Math.min(last.size, item.size), Math.max(last.size, item.size)];
  const step = LINE_STEP * (raised ? large : Math.max(small, large * 0.5));
  if (Math.abs(item.y - baselineOf(open)) > step && Math.abs(item.y - last.y) > step) return false;
  const room = OVERLAP * item.size;
  return open.every((other) => item.x >= other.right - room || item.right <= other.x + room);
}

/** The baseline of the largest item. */
function baselineOf(items: readonly Item[]): number {
  return items.reduce((largest, item) => (item.size > largest.size ? item : largest)).y;
}

function lineOf(runs: readonly Run[], margins: ReadonlySet<string>): Line | null {
  const [first] = runs;
  if (!first) return null;
  const cells = cellsOf(runs, margins);
  if (cells.length === 0) return null;
  return {
    text: cells.map((cell) => cell.text).join("\t"),
    cells,
    page: first.page,
    x: Math.min(...cells.map((cell) => cell.x)),
    right: Math.max(...cells.map((cell) => cell.right)),
    y: baselineOf(runs),
    size: Math.max(...cells.map((cell) => cell.size)),
    bold: cells.every((cell) => cell.bold),
    gapAbove: null,
  };
}

function cellsOf(runs: readonly Run[], margins: ReadonlySet<string>): Cell[] {
  const groups: Run[][] = [];
  const resized = resizedAt(runs);
  for (const [index, run] of runs.entries()) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const gap = last ? (run.x - last.right) / Math.max(last.size, run.size) : 0;
    if (!group || run.breaksBefore || gap > CELL_GAP || index === resized) groups.push([run]);
    else if (endsLabel(groups, run, gap) || isAtMargin(groups, run, margins)) groups.push([run]);
    else group.push(run);
  }
  return groups.flatMap((group) => {
    const text = textOf(group);
    return text === "" ? [] : [cellOf(group, text)];
  });
}

function textOf(runs: readonly Run[]): string {
  const joined = joinRuns(runs, SPACE_GAP);
  const text = isLetterSpaced(joined) ? closeLetters(runs) : joined;
  // Accents may be drawn apart from their letters.
  return cleanText(composeAccents(text)).trim();
}

/** A name and a role on one line in two sizes. More than one change is how small capitals are made: no parting. */
function resizedAt(runs: readonly Run[]): number | null {
  const changes = runs.flatMap((run, index) => {
    const before = runs[index - 1];
    if (!before) return [];
    const [small, large] = [Math.min(before.size, run.size), Math.max(before.size, run.size)];
    return large >= small * RESIZED ? [index] : [];
  });
  const [at] = changes;
  const [before, after] = at === undefined ? [] : [runs[at - 1], runs[at]];
  if (at === undefined || changes.length > 1 || !before || !after) return null;
  const parted =
    before.text.endsWith(" ") || after.text.startsWith(" ") || after.x - before.right > SPACE_GAP * after.size;
  return parted && before.text.trim().length > 1 ? at : null;
}

/** Text that hangs before the margin at which other lines begin; bullets and numbers are part of their line. */
function isAtMargin(groups: readonly (readonly Run[])[], run: Run, margins: ReadonlySet<string>): boolean {
  const before = joinRuns(groups.flat(), SPACE_GAP).trim();
  const last = groups.at(-1)?.at(-1);
  // A word goes on in small letters without a gap: a ligature, or another font.
  if (last && /\p{L}$/u.test(last.text) && /^\p{Ll}/u.test(run.text) && run.x - last.right < SPACE_GAP * run.size)
    return false;
  return before.length > 3 && !/^\p{P}*$|^\d+[.)]?$/u.test(before) && margins.has(marginKey(run.page, run.x));
}

/** A bold label at the line's start, set apart from plain text. */
function endsLabel(groups: readonly (readonly Run[])[], run: Run, gap: number): boolean {
  return groups.length === 1 && !run.bold && gap >= LABEL_GAP && (groups[0] ?? []).every((before) => before.bold);
}

function cellOf(runs: readonly Run[], text: string): Cell {
  const letters = runs.reduce((sum, run) => sum + run.text.trim().length, 0);
  const boldLetters = runs.reduce((sum, run) => sum + (run.bold ? run.text.trim().length : 0), 0);
  const parts = partsOf(runs);
  return {
    text,
    x: runs[0]?.x ?? 0,
    right: Math.max(...runs.map((run) => run.right)),
    size: Math.max(...runs.map((run) => run.size)),
    bold: boldLetters >= letters * 0.8,
    ...(parts.length > 1 && { parts }),
  };
}

/** Chips: words apart from each other by more than a space. */
function partsOf(runs: readonly Run[]): string[] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && run.x - last.right < PART_GAP * run.size) group.push(run);
    else groups.push([run]);
  }
  return groups.map(textOf).filter((text) => text !== "");
}

/** "E D U C A T I O N" as one word; words stand further apart than letters. */
function closeLetters(runs: readonly Run[]): string {
  const closed = runs.map((run) => ({ ...run, text: run.text.trim().replace(/(\S) (?! )/g, "$1") }));
  return joinRuns(closed, WORD_GAP);
}

function joinRuns(runs: readonly Run[], space: number): string {
  let text = "";
  let last: Run | undefined;
  for (const run of runs) {
    const gap = last ? (run.x - last.right) / Math.max(last.size, run.size) : 0;
    const parted = text.endsWith(" ") || run.text.startsWith(" ");
    text += (last && !parted && gap > space ? " " : "") + run.text;
    last = run;
  }
  return text;
}

/** The lines with the distances between them. */
export function measureGaps(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => ({ ...line, gapAbove: gapBetween(lines[at - 1], line) }));
}

/** In multiples of the size; null where the next line stands higher or on another page. */
function gapBetween(before: Line | undefined, line: Line): number | null {
  if (!before || before.page !== line.page) return null;
  const gap = (line.y - before.y) / line.size;
  return gap < -LINE_STEP || gap > 40 ? null : Math.round(gap * 100) / 100;
}
