// Lays the blocks of a Word file out on pages, roughly as Word does, so that the readers of fields see lines with places.
import type { Cell, Line, Link } from "../../layout.ts";
import { cleanText } from "../../pdf/build-items.ts";
import type { Block, Paragraph, Run, Table } from "./read-blocks.ts";

/** In points. */
export const PAGE = { width: 612, height: 792 } as const;
const MARGIN = 54;
const COLUMN = PAGE.height - 2 * MARGIN;
/** Of a letter, and between two baselines, in multiples of the size. */
const LETTER = 0.5;
const LEADING = 1.2;
const TAB = 36;
/** The most lines of a cell that still stand beside those of its neighbours; longer ones are columns of their own. */
const MOST_BESIDE = 3;

/** A line before it has its page: `y` counts on over all pages. `isFirst` in its column. */
type Drawn = {
  cells: Cell[];
  size: number;
  y: number;
  isFirst: boolean;
  links: { url: string; x: number; right: number }[];
};
type Column = { left: number; right: number };

/** Lines in the order in which a person reads them. */
export function layOut(blocks: readonly Block[]): { lines: Line[]; links: Link[] } {
  const drawn = drawBlocks(blocks, { left: MARGIN, right: PAGE.width - MARGIN }, 0).drawn;
  const links: Link[] = [];
  const lines = drawn.map((line, at): Line => {
    const page = Math.floor(line.y / COLUMN);
    const y = MARGIN + (line.y % COLUMN);
    const [first, last] = [line.cells[0], line.cells.at(-1)];
    links.push(...line.links.map((link) => ({ ...link, page, top: y - line.size, bottom: y })));
    const before = drawn[at - 1];
    const follows = before !== undefined && !line.isFirst && Math.floor(before.y / COLUMN) === page;
    return {
      text: line.cells.map(({ text }) => text).join("\t"),
      cells: line.cells,
      page,
      x: first?.x ?? MARGIN,
      right: last?.right ?? MARGIN,
      y,
      size: line.size,
      bold: line.cells.every(({ bold }) => bold),
      gapAbove: follows ? (line.y - before.y) / line.size : null,
    };
  });
  return { lines, links };
}

function drawBlocks(blocks: readonly Block[], column: Column, top: number): { drawn: Drawn[]; bottom: number } {
  const drawn: Drawn[] = [];
  let y = top;
  for (const block of blocks) {
    const part = block.kind === "table" ? drawTable(block, column, y) : drawParagraph(block, column, y);
    for (const line of part.drawn) drawn.push(line);
    y = part.bottom;
  }
  const [first] = drawn;
  if (first) first.isFirst = true;
  return { drawn, bottom: y };
}

/** A paragraph is one line however long it is: where Word would break it, nothing ends. */
function drawParagraph(
  { runs, before, after, indent, isList }: Paragraph,
  column: Column,
  top: number,
): { drawn: Drawn[]; bottom: number } {
  let y = top + before;
  const drawn: Drawn[] = [];
  const left = Math.min(column.left + indent, column.right - 72);
  for (const [at, line] of splitRuns(runs, "\n").entries()) {
    const text = isList && at === 0 ? [{ ...(line[0] ?? PLAIN), text: "\u2022 ", url: null }, ...line] : line;
    const row = drawLine(text, { ...column, left });
    y += row.size * LEADING;
    if (row.cells.length > 0) drawn.push({ ...row, y });
  }
  return { drawn, bottom: y + after };
}

const PLAIN: Run = { text: "", size: 10, bold: false, url: null };

/** Runs in parts that `sign` separates. */
function splitRuns(runs: readonly Run[], sign: "\n" | "\t"): Run[][] {
  const parts: Run[][] = [[]];
  for (const run of runs)
    for (const [at, text] of run.text.split(sign).entries()) {
      if (at > 0) parts.push([]);
      parts.at(-1)?.push({ ...run, text });
    }
  return parts;
}

type Row = Omit<Drawn, "y">;

function drawLine(runs: readonly Run[], column: Column): Row {
  const size = Math.max(...runs.map((run) => run.size), 1);
  const parts = splitRuns(runs, "\t");
  const row: Row = { cells: [], size, isFirst: false, links: [] };
  let x = column.left;
  for (const [at, part] of parts.entries()) {
    const cell = cellOf(part);
    if (cell) {
      const width = cell.text.length * LETTER * cell.size;
      // Text after the last tab is mostly at the right margin: dates and places.
      const isAtEnd = at === parts.length - 1 && row.cells.length > 0;
      if (isAtEnd) x = Math.max(x, column.right - width);
      row.cells.push({ ...cell, x, right: x + width });
      for (const url of new Set(part.flatMap((run) => run.url ?? []))) row.links.push({ url, x, right: x + width });
      x += width + 3 * cell.size;
    }
    x += TAB - ((x - column.left) % TAB);
  }
  return row;
}

/** Null for runs without text. Size and weight are those of most of its letters. */
function cellOf(runs: readonly Run[]): Omit<Cell, "x" | "right"> | null {
  const text = cleanText(runs.map((run) => run.text).join("")).trim();
  if (text === "") return null;
  const letters = (some: readonly Run[]) => some.reduce((sum, run) => sum + run.text.trim().length, 0);
  const all = letters(runs);
  const sizes = Map.groupBy(runs, (run) => run.size);
  const [[size] = [10]] = [...sizes].sort(([, one], [, other]) => letters(other) - letters(one));
  return { text, size, bold: letters(runs.filter((run) => run.bold)) > all / 2 };
}

function drawTable(table: Table, column: Column, top: number): { drawn: Drawn[]; bottom: number } {
  const drawn: Drawn[] = [];
  let y = top;
  for (const row of table.rows) {
    const columns = columnsOf(table, row, column);
    const cells = row
      .map(({ blocks }, at) => drawBlocks(blocks, columns[at] ?? column, y))
      .filter((cell) => cell.drawn.length > 0);
    const bottom = Math.max(y, ...cells.map((cell) => cell.bottom));
    for (const line of besideEachOther(cells.map((cell) => cell.drawn))) drawn.push(line);
    y = bottom;
  }
  return { drawn, bottom: y };
}

/** The widths of the file, fitted into the column. */
function columnsOf({ widths, rows }: Table, row: Table["rows"][number], { left, right }: Column): Column[] {
  const count = Math.max(widths.length, ...rows.map((one) => one.reduce((sum, { span }) => sum + span, 0)), 1);
  const all = Array.from({ length: Math.min(count, 60) }, (_, at) => widths[at] || (right - left) / count);
  const total = all.reduce((sum, width) => sum + width, 0);
  const scale = (right - left) / Math.max(total, 1);
  let at = 0;
  let x = left;
  return row.map(({ span }) => {
    const width = all.slice(at, at + span).reduce((sum, one) => sum + one, 0) * scale;
    at += span;
    x += width;
    return { left: x - width, right: Math.max(x - 4, x - width + 72) };
  });
}

/** Cells of few lines are read line by line across, longer ones one after the other. */
function besideEachOther(cells: readonly Drawn[][]): Drawn[] {
  const long = cells.filter((lines) => lines.length > MOST_BESIDE);
  const areColumns =
    long.length > 1 || (long.length === 1 && cells.some((lines) => lines.length > 1 && lines !== long[0]));
  if (cells.length < 2 || areColumns) return cells.flat();
  const most = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: most }, (_, at): Drawn => {
    const row = cells.flatMap((lines) => lines[at] ?? []);
    return {
      cells: row.flatMap((line) => line.cells),
      links: row.flatMap((line) => line.links),
      size: Math.max(...row.map((line) => line.size)),
      y: Math.max(...row.map((line) => line.y)),
      isFirst: false,
    };
  });
}
