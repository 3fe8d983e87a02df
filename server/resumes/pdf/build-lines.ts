// Joins items, in the order they are drawn, into lines of cells.
import type { Cell, Item, Line } from "../layout.ts";
import { cleanText, composeAccents, isLetterSpaced, type Piece } from "./build-items.ts";

// Distances are multiples of the font size.
/** Baselines further apart than this belong to two lines. */
const LINE_STEP = 0.45;
/** A wider gap separates two cells. */
const CELL_GAP = 2.2;
/** A narrower gap is not a space. */
const SPACE_GAP = 0.13;
/** A change of size by this factor within a line separates two cells. */
const RESIZED = 1.2;
/** The narrowest gap after a bold label that separates cells. */
const LABEL_GAP = 0.7;
/** The narrowest gap between letter-spaced words. */
const WORD_GAP = 0.55;
/** The narrowest gap that is wider than a space. */
const PART_GAP = 0.75;
/** The fewest lines that begin at a margin. */
const MARGIN_LINES = 4;
/** How far neighbours on a line may overlap. */
const OVERLAP = 0.6;

type Run = Item & { breaksBefore: boolean };

/** Lines in the order they are drawn; `gapAbove` is not measured yet. */
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

/** "page x" where several lines begin. Text that begins there after other text is a cell of its own. */
function findMargins(drawn: readonly (readonly Run[])[]): ReadonlySet<string> {
  const begins = Map.groupBy(drawn, ([first]) => marginKey(first?.page ?? 0, first?.x ?? 0));
  return new Set([...begins].filter(([, lines]) => lines.length >= MARGIN_LINES).map(([key]) => key));
}

const marginKey = (page: number, x: number) => `${page} ${Math.round(x)}`;

/** Whether an item continues a line: same page, same height, beside its items. */
function belongsTo(open: readonly Run[], item: Item): boolean {
  const last = open.at(-1);
  if (!last || last.page !== item.page) return false;
  // A raised letter directly follows larger text.
  const raised = item.x - last.right < 0.5 * item.size && item.x > last.x;
  const [small, large] = [Math.min(last.size, item.size), Math.max(last.size, item.size)];
  const step = LINE_STEP * (raised ? large : Math.max(small, large * 0.5));
  if (Math.abs(item.y - baselineOf(open)) > step && Math.abs(item.y - last.y) > step) return false;
  const room = OVERLAP * item.size;
  return open.every((other) => item.x >= other.right - room || item.right <= other.x + room);
}

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
  // Accents may be drawn separately from their letters.
  return cleanText(composeAccents(text)).trim();
}

/** Where a line changes its size once, as between a name and a role. Small capitals change it more than once. */
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

/** Whether a run begins at a margin with text before it. Bullets and numbers before it are part of the line. */
function isAtMargin(groups: readonly (readonly Run[])[], run: Run, margins: ReadonlySet<string>): boolean {
  const before = joinRuns(groups.flat(), SPACE_GAP).trim();
  const last = groups.at(-1)?.at(-1);
  // The rest of a word, after a ligature or in another font.
  if (last && /\p{L}$/u.test(last.text) && /^\p{Ll}/u.test(run.text) && run.x - last.right < SPACE_GAP * run.size)
    return false;
  return before.length > 3 && !/^\p{P}*$|^\d+[.)]?$/u.test(before) && margins.has(marginKey(run.page, run.x));
}

/** Whether the line so far is a bold label and this run is plain text. */
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

/** Chips: words separated by more than a space. */
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

/** "E D U C A T I O N" as one word; gaps between words are wider than between letters. */
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

/** The lines with `gapAbove` measured. */
export function measureGaps(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => ({ ...line, gapAbove: gapBetween(lines[at - 1], line) }));
}

/** Null where the next line is higher up or on another page. */
function gapBetween(before: Line | undefined, line: Line): number | null {
  if (!before || before.page !== line.page) return null;
  const gap = (line.y - before.y) / line.size;
  return gap < -LINE_STEP || gap > 40 ? null : Math.round(gap * 100) / 100;
}
