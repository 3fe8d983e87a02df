// Reads a table whose first row names its columns, and labels ("Designation: ...") before texts.
import type { Line } from "../layout.ts";

/** The text of each column, with the lines of a cell joined by spaces. */
type TableRow<Kind extends string> = { cells: Partial<Record<Kind, string>>; line: Line };
type Table<Kind extends string> = {
  rows: readonly TableRow<Kind>[];
  before: readonly Line[];
  after: readonly Line[];
};

type Column<Kind> = { kind: Kind | null; x: number };
type Piece = { text: string; x: number; right: number; y: number; line: Line };

/** Rows are further apart than the lines of a wrapped cell, in multiples of the size. */
const ROW_GAP = 1.62;
const LEAST_COLUMNS = 3;

/** The columns that a line names; null when it contains other text. */
function columnsOf<Kind extends string>(
  line: Line,
  kindOf: (name: string) => Kind | "aside" | null,
): Column<Kind>[] | null {
  const columns: Column<Kind>[] = [];
  for (const cell of line.cells) {
    const whole = kindOf(cell.text.trim());
    const names = whole === null ? cell.text.trim().split(/\s+/) : [cell.text.trim()];
    let at = 0;
    for (const name of names) {
      const kind = kindOf(name);
      if (kind === null) return null;
      const x = cell.x + ((cell.right - cell.x) * at) / Math.max(1, cell.text.length);
      columns.push({ kind: kind === "aside" ? null : kind, x });
      at += name.length + 1;
    }
  }
  return columns.length >= LEAST_COLUMNS ? columns : null;
}

/** Cuts a cell that spans columns at the spaces nearest to where they begin. */
function cutAtColumns(piece: Piece, columns: readonly Column<string>[]): Piece[] {
  const width = (piece.right - piece.x) / Math.max(1, piece.text.length);
  const next = columns.find((column) => column.x > piece.x + 4 && column.x < piece.right - 4);
  if (!next) return [piece];
  const wanted = (next.x - piece.x) / width;
  const spaces = [...piece.text.matchAll(/\s/g)].map((match) => match.index);
  const at = spaces.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
  if (at === undefined || Math.abs(at - wanted) > 4) return [piece];
  const left = { ...piece, text: piece.text.slice(0, at), right: next.x - 5 };
  return [left, ...cutAtColumns({ ...piece, text: piece.text.slice(at + 1), x: next.x }, columns)];
}

/** The pieces of each column. A line with a cell for every column needs no cutting. */
function piecesOf(lines: readonly Line[], columns: readonly Column<string>[]): Piece[] {
  return lines.flatMap((line) => {
    const whole = line.cells.length === columns.length;
    return line.cells.flatMap((cell, at): Piece[] => {
      const piece = { text: cell.text, x: cell.x, right: cell.right, y: line.y, line };
      return whole ? [{ ...piece, x: (columns[at] as Column<string>).x }] : cutAtColumns(piece, columns);
    });
  });
}

function columnAt(x: number, columns: readonly Column<string>[]): Column<string> {
  return columns.findLast((column) => column.x <= x + 6) ?? (columns[0] as Column<string>);
}

function toRow<Kind extends string>(pieces: readonly Piece[], columns: readonly Column<Kind>[]): TableRow<Kind> {
  const cells: Partial<Record<Kind, string>> = {};
  for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const { kind } = columnAt(piece.x, columns) as Column<Kind>;
    if (kind !== null) cells[kind] = cells[kind] === undefined ? piece.text : `${cells[kind]} ${piece.text}`;
  }
  return { cells, line: (pieces[0] as Piece).line };
}

function isFull(pieces: readonly Piece[], columns: readonly Column<string>[]): boolean {
  const wanted = columns.filter((column) => column.kind !== null);
  return wanted.every((column) => pieces.some((piece) => columnAt(piece.x, columns) === column));
}

/** A row begins after a gap, and with every line that fills all columns; wrapped lines fill fewer. */
function groupRows(pieces: readonly Piece[], columns: readonly Column<string>[]): Piece[][] {
  const rows: Piece[][] = [];
  const sorted = [...pieces].sort((a, b) => a.line.page - b.line.page || a.y - b.y || a.x - b.x);
  for (const piece of sorted) {
    const last = rows.at(-1)?.at(-1);
    const same = last?.line.page === piece.line.page;
    const sameLine = same && piece.y - last.y < 0.35 * piece.line.size;
    const near = same && piece.y - last.y <= ROW_GAP * piece.line.size;
    const opens =
      !sameLine &&
      isFull(
        sorted.filter((one) => Math.abs(one.y - piece.y) < 0.35 * piece.line.size),
        columns,
      );
    if (near && !opens) rows.at(-1)?.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

/**
 * The first table with at least three named columns, or null. `kindOf` is the kind of a column's name ("aside" for
 * unwanted columns, null for other text). The table ends before the first row that `holds` refuses.
 */
export function readTable<Kind extends string>(
  lines: readonly Line[],
  kindOf: (name: string) => Kind | "aside" | null,
  holds: (row: TableRow<Kind>) => boolean,
): Table<Kind> | null {
  const at = lines.findIndex((line) => columnsOf(line, kindOf) !== null);
  const columns = at < 0 ? null : columnsOf(lines[at] as Line, kindOf);
  if (!columns) return null;
  const below = lines.slice(at + 1);
  const rows = groupRows(piecesOf(below, columns), columns);
  const kept: TableRow<Kind>[] = [];
  const used = new Set<Line>();
  for (const pieces of rows) {
    const row = toRow(pieces, columns);
    if (!holds(row)) break;
    kept.push(row);
    for (const piece of pieces) used.add(piece.line);
  }
  if (kept.length === 0) return null;
  return { rows: kept, before: lines.slice(0, at), after: below.filter((line) => !used.has(line)) };
}

/** What a label names; `aside` is neither name nor title. */
export type Label = "title" | "company" | "client" | "project" | "aside";

const PHRASES: readonly (readonly [Label, string])[] = [
  [
    "title",
    "(?:current |job |last |present )?(?:role|designation|position|title|post|profile|job)(?: held| title)?|occupation(?: or position held)?|position held|rôle|poste|puesto|cargo|stelle|funktion|beruf|stanowisko|funzione|tipo di impiego",
  ],
  [
    "company",
    "(?:(?:current |present |name of (?:the )?)?(?:company|organi[sz]ation|employer|firm|institution|institute)(?:'s)?(?: name| & location| name & location)?)|name and (?:address|type) of (?:the )?(?:employer|organi[sz]ation)|employer name|entreprise|société|empresa|firma|unternehmen|arbeitgeber|azienda|datore di lavoro|pracodawca|werkgever",
  ],
  ["client", "(?:end )?(?:client|customer)s?(?: name)?"],
  ["project", "projects?(?: name| title)?(?:\\s*#?\\d{1,2})?"],
  [
    "aside",
    "team(?: size)?|location|place|site|department|dept|division|domain|industry|sector|technolog\\p{L}+|environment|tools?|skills?|url|website|web site|ctc|salary|reporting to|reports to|supervisor|manager|advisor|employment type|type|mode|duration|responsibilit\\p{L}+|main activities(?: and(?: responsibilities)?)?|responsibilities|type of business(?: or sector)?|business|sr\\.? ?no\\.?|s\\.? ?no\\.?|dates?(?: \\(from - to\\))?|period|tenure|from|address|turnover|reason for leaving|notice period|phone|contact",
  ],
];
const INLINE = PHRASES.map(
  ([label, phrase]) =>
    [label, new RegExp(`^(?:${phrase})\\s*(?:[:–—]|-(?=\\s))-?\\s*(?:as\\s+)?(?:an?\\s+)?`, "iu")] as const,
);
const ALONE = PHRASES.map(([label, phrase]) => [label, new RegExp(`^(?:${phrase})\\s*[:–—-]*$`, "iu")] as const);

/** The label of a line; its text follows in the same cell or the next. */
export function readLabel(cells: readonly string[]): { label: Label; rest: string } | null {
  const [first = "", ...others] = cells;
  for (const [label, pattern] of INLINE) {
    const match = pattern.exec(first);
    const rest = match ? first.slice(match[0].length) : "";
    if (match && rest !== "") return { label, rest };
  }
  const value = others.find((cell) => /[\p{L}\d]/u.test(cell));
  if (value === undefined) return null;
  for (const [label, pattern] of ALONE) {
    if (pattern.test(first)) return { label, rest: value.replace(/^\s*[:–—-]\s*/, "") };
  }
  return null;
}
