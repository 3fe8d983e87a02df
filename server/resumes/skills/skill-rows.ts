// Joins the lines of a skills section into rows with labels.

import { skillKey } from "../../../contract/matching/skill-key.ts";
import { skillByName } from "../../taxonomy/skills/index.ts";
import type { Cell, Line } from "../layout.ts";
import {
  isBareLabel,
  isGroupLabel,
  isLevel,
  isList,
  isOtherGroup,
  isPlainLabel,
  isSpokenLabel,
  listAfterRail,
} from "./group-labels.ts";
import { JOINT } from "./split-phrases.ts";

/** `label` heads the row ("Languages") or the rows above it; JOINT separates joined lines. */
export type SkillRow = { label: string | null; text: string };

/** `listX` is the left edge of a list beside its label. */
type OpenRow = SkillRow & { line: Line; bulleted: boolean; listX: number | null };

/** Skills that name a class, and head lists of its tools. */
const CLASS =
  /^(?:operating systems?|programming|(?:web|mobile|app|software) development|version control|cloud(?: computing)?|big data|data(?:base)? management|testing|networking|scripting|data visuali[sz]ation|office applications?|web design|graphic design)$/i;
/** A line with a full date or a span of years is a signature, personal data or a course. */
const DAY = /\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d\b|\b(?:19|20)\d\d\s*-\s*(?:(?:19|20)\d\d|present)\b/i;
/** A closing line: "Dresden, im Mai 2024", "Pune, 12 June 2023". */
const SIGNED =
  /^\p{Lu}[\p{L} .-]{1,30},\s*(?:(?:den|im|am|le|the|on|en|em|il|a)\s+)?(?:\d{1,2}(?:\.|st|nd|rd|th)?\s+)?(?:de\s+)?(?:jan|feb|f[ée]v|m[aä]r|apr|avr|abr|ma[iy]|jun|juin|jul|juil|aug|ao[uû]t|ago|sep|set|oct|okt|out|nov|dec|dez|d[ée]c|dic)\p{L}*\.?\s+(?:de\s+)?(?:19|20)\d\d\.?$/iu;
const BULLET = /^\s*(?:[•·●▪◦‣∙⋅♦■□►▶▸▹✓✔✗➢➤❖○◇◆★⋆✦*»›>→⇒–-](?:\s+|(?=\p{L}))|o\s+(?=\p{Lu}))/u;
/** Longer rows and sections are not lists of skills. */
const MAX_ROW_CHARS = 2_000;
const MAX_LINES = 250;
const SEPARATORS = /[,;|•·●▪◦‣∙⋅♦■□►▶→⟡¦‖、，；]|\s\/\s/;
/** A rating at the end of a line ends its entry. */
const RATED = /[●○◉◎★☆■□▪▫⬤◯✦✧]{2,}\s*$|\b\d{1,3} ?%\s*$|\b\d{1,2} ?\/ ?\d{1,2}\s*$/u;
const OPEN_END = /(?:[,;|&/:•·-]|\s\+|\b(?:and|or|of|in|with|for|the|to|as|using))$/i;
/** Prefixes that retain their hyphen at a line's end ("cross-functional"). */
const HYPHENED =
  /(?:^|[\s,(/])(?:cross|self|high|real|end|open|full|multi|non|pre|post|co|cloud|event|object|test|data|time|hands|front|back|problem|decision|detail|client|server|e|low|long|short|on|off|in|out|fast|cost|value|user|customer|team|third|two|three|one|large|small|single|serverless|model|domain|behavior|service|micro|semi|sub|inter|intra|peer|state|well|work|life|risk|role|rule|zero|agile|business|key|step|up|down)-$/i;

/** Joins two lines, and a word cut between them. */
function joinLines(before: string, after: string): string {
  if (!/\p{L}-$/u.test(before)) return before + JOINT + after;
  if (/^\p{Ll}/u.test(after) && !HYPHENED.test(before)) return before.slice(0, -1) + after;
  return before + after;
}

function unclosed(text: string): boolean {
  return (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
}

/** The cell's parts as entries, unless it holds one list that was stretched to the margin. */
function partsOf(cell: Cell): readonly string[] {
  const [first, ...rest] = cell.parts ?? [cell.text];
  if (first === undefined || rest.length === 0 || !SEPARATORS.test(cell.text.replace(BULLET, "")))
    return cell.parts ?? [cell.text];
  return isGroupLabel(first) && !SEPARATORS.test(first) ? [first, rest.join(" ")] : [cell.text];
}

/** The label before a colon ("Languages: Java"), or null; a web address has none. */
function colonLabel(text: string): { label: string; rest: string } | null {
  const found = /^([^:,;|•]{2,45}?)\s*(?::(?!\/\/)|\s-(?=\s[^,]+,))\s*(.*)$/s.exec(text);
  if (!found || (found[1] as string).split(/\s+/).length > 7) return null;
  return { label: found[1] as string, rest: found[2] as string };
}

/** A label within the line: a table of two lists side by side. */
function isInnerLabel(piece: string, next = ""): boolean {
  if (piece.endsWith(":") || (isPlainLabel(piece) && !skillByName(piece))) return true;
  return isGroupLabel(piece) && !SEPARATORS.test(piece) && SEPARATORS.test(next);
}

/** True for a taxonomy's name without filler. */
function isExactName(text: string): boolean {
  const key = skillKey(text);
  return skillByName(text)?.forms.some((form) => skillKey(form.text) === key) === true;
}

/** The right edge of the column's lines. */
function columnRight(lines: readonly Line[], all: readonly Line[]): number {
  const [first] = lines;
  if (!first) return 0;
  const left = Math.min(...lines.map((line) => line.x));
  const column = all.filter((line) => line.page === first.page && Math.abs(line.x - left) < 2 * line.size);
  return Math.max(...lines.map((line) => line.right), ...column.map((line) => line.right));
}

/** Reads the lines of one section into rows. */
class RowReader {
  readonly rows: OpenRow[] = [];
  private label: string | null = null;
  private closed = false;
  private readonly lines: readonly Line[];
  private readonly someBold: boolean;
  private readonly right: number;
  /** Whether lists are in a second column, so that the first one holds labels. */
  private readonly tabled: boolean;
  /** Whether several lines have a label in capitals before their list. */
  private readonly railed: boolean;
  /** Whether most lines start with a capital, so that another line continues the one above. */
  private readonly capitalised: boolean;

  constructor(lines: readonly Line[], page: readonly Line[]) {
    this.lines = lines;
    this.someBold = lines.some((line) => line.bold) && lines.some((line) => !line.bold);
    this.tabled = lines.some(({ cells }) => cells.length === 2 && SEPARATORS.test(cells[1]?.text ?? ""));
    this.railed = lines.filter(({ text }) => listAfterRail(text) !== null).length > 1;
    this.capitalised = lines.filter((line) => /^\p{Ll}/u.test(line.text)).length < lines.length / 3;
    this.right = columnRight(lines, page);
  }

  read(): SkillRow[] {
    for (const [index, line] of this.lines.entries())
      if (!DAY.test(line.text) && !SIGNED.test(line.text)) this.readLine(line, index);
    return this.rows.map(({ label, text }) => ({ label, text }));
  }

  private readLine(line: Line, index: number): void {
    const bulleted = BULLET.test(line.text);
    const pieces = line.cells
      .flatMap(partsOf)
      .map((piece) => piece.replace(BULLET, "").trim())
      .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
    const [first, ...rest] = pieces;
    if (first === undefined) return;
    if (rest.length > 0) this.readCells(line, first, rest, bulleted);
    else if (isLevel(first)) this.closed = true;
    else if (this.isLabelLine(line, first, index)) this.openGroup(first);
    else this.readText(line, first, bulleted);
    if (RATED.test(line.text)) this.closed = true;
  }

  private openGroup(text: string): void {
    this.label = text.replace(/[:\s]+$/, "");
    this.closed = true;
  }

  private readCells(line: Line, first: string, rest: readonly string[], bulleted: boolean): void {
    if (this.isLabelCell(line, first, rest)) {
      this.label = null;
      const next = rest.findIndex((piece, at) => at > 0 && at + 1 < rest.length && isInnerLabel(piece, rest[at + 1]));
      const own = next < 0 ? rest : rest.slice(0, next);
      const joined = own.join(own.some((piece) => SEPARATORS.test(piece)) ? " " : ", ").replace(/^[:,\s]+/, "");
      this.push(first.replace(/[:\s]+$/, ""), joined, line, bulleted);
      (this.rows.at(-1) as OpenRow).listX = line.cells[1]?.x ?? null;
      if (next >= 0) this.readCells(line, rest[next] as string, rest.slice(next + 1), bulleted);
    } else for (const piece of [first, ...rest]) if (!isLevel(piece)) this.readPiece(line, piece, bulleted);
  }

  private readPiece(line: Line, piece: string, bulleted: boolean): void {
    const labelled = colonLabel(piece);
    if (labelled) this.push(labelled.label, labelled.rest, line, bulleted);
    else this.push(this.label, piece, line, bulleted);
  }

  private isLabelCell(line: Line, first: string, rest: readonly string[]): boolean {
    const [next] = rest;
    if (first.endsWith(":") || next?.startsWith(":")) return true;
    if (SEPARATORS.test(first) || first.split(/\s+/).length > 6 || rest.every(isLevel)) return false;
    const [head, second] = line.cells;
    if (head?.bold && second && !second.bold) return true;
    if (isOtherGroup(first) || isSpokenLabel(first)) return true;
    if (rest.length === 1 && isGroupLabel(first) && (this.tabled || !skillByName(first))) return true;
    return SEPARATORS.test(rest.join(" ")) && (isGroupLabel(first) || isList(rest.join(", ")));
  }

  /** A line that is the label of the lines below it. */
  private isLabelLine(line: Line, text: string, index: number): boolean {
    const next = this.lines[index + 1];
    if (!next || text.split(/\s+/).length > 6 || SEPARATORS.test(text.replace(/[,&]?\s*(?:and|&)\s/g, " ")))
      return false;
    if (text.endsWith(":")) return true;
    if (BULLET.test(line.text)) return false;
    if (this.someBold && line.bold && !next.bold) return true;
    if (line.size > next.size * 1.1) return true;
    if (BULLET.test(next.text) && isGroupLabel(text)) return true;
    const rated = isLevel(next.text) && SEPARATORS.test(this.lines[index + 2]?.text ?? "");
    const listBelow = SEPARATORS.test(next.text) || rated || next.cells.length > 1;
    return (
      listBelow &&
      (isBareLabel(text) ? !this.isOpen() : !this.continues(line, text, false)) &&
      (isPlainLabel(text) || CLASS.test(text) || (isGroupLabel(text) && !skillByName(text)) || isLevel(next.text))
    );
  }

  private readText(line: Line, text: string, bulleted: boolean): void {
    const afterRail = this.railed ? listAfterRail(text) : null;
    if (afterRail !== null) {
      this.push(null, afterRail, line, bulleted);
      return;
    }
    const labelled = colonLabel(text);
    if (labelled && !this.isInsideBracket()) {
      this.label = labelled.rest === "" ? labelled.label : null;
      this.push(labelled.label, labelled.rest, line, bulleted);
      return;
    }
    const last = this.rows[this.rows.length - 1];
    if (last && this.continues(line, text, bulleted)) {
      last.text = joinLines(last.text, text);
      last.line = line;
    } else this.push(this.label, text, line, bulleted);
  }

  private isInsideBracket(): boolean {
    const last = this.rows[this.rows.length - 1];
    return last !== undefined && unclosed(last.text);
  }

  /** Whether the last row is incomplete. */
  private isOpen(): boolean {
    const last = this.rows[this.rows.length - 1];
    return last !== undefined && !this.closed && (unclosed(last.text) || OPEN_END.test(last.text));
  }

  /** Whether the line continues the row above it. */
  private continues(line: Line, text: string, bulleted: boolean): boolean {
    const last = this.rows[this.rows.length - 1];
    if (!last || this.closed || bulleted || last.line.page !== line.page) return false;
    if (last.text.length > MAX_ROW_CHARS) return false;
    if (last.text === "" || (last.listX !== null && Math.abs(last.listX - line.x) < 3 && (line.gapAbove ?? 9) < 2))
      return true;
    if (unclosed(last.text) || OPEN_END.test(last.text) || /^[)(,;&]|^and\b/.test(text)) return true;
    if (last.bulleted) return line.x >= last.line.x - 1 && (line.gapAbove ?? 0) < 2.4;
    if (!SEPARATORS.test(last.text)) return (line.gapAbove ?? 9) < 2 && this.goesOn(last, line, text);
    if (/^\p{Ll}/u.test(text) && !SEPARATORS.test(text)) return true;
    return (line.gapAbove ?? 9) < 2 && !this.hadRoom(last.line, text);
  }

  /** One entry per line, wrapped in a narrow column: "Medication / administration", "Lesson / Planning". */
  private goesOn(last: OpenRow, line: Line, text: string): boolean {
    if (/^\p{Ll}/u.test(text)) return this.capitalised;
    const before = last.text.replaceAll(JOINT, " ");
    if (
      Math.abs(last.line.x - line.x) > 3 ||
      before.split(" ").length > 2 ||
      !isExactName(`${before} ${text.replace(/,.*$/, "")}`)
    )
      return false;
    if (!isExactName(before) || !isExactName(text)) return true;
    const beside = this.lines.map((other) => other.x).filter((x) => x > line.x + line.size);
    return last.line.right + (line.right - line.x) > Math.min(...beside);
  }

  /** Whether the first word of `text` would have fitted on the line above, so that no line was wrapped. */
  private hadRoom(above: Line, text: string): boolean {
    const word = /^[^\s,;|]+/.exec(text)?.[0].length ?? 0;
    const perSign = (above.right - above.x) / Math.max(1, above.text.length);
    return above.right + (word + 1) * perSign < this.right - 0.02 * (this.right - above.x);
  }

  private push(label: string | null, text: string, line: Line, bulleted: boolean): void {
    this.closed = false;
    this.rows.push({ label, text, line, bulleted, listX: null });
  }
}

/** The rows of one section, without groups of certificates, hobbies and the like. `all` are the document's lines. */
export function readRows(lines: readonly Line[], all: readonly Line[] = lines): SkillRow[] {
  return new RowReader(lines.slice(0, MAX_LINES), all)
    .read()
    .map((row) => ({ ...row, text: row.text.slice(0, 2 * MAX_ROW_CHARS) }))
    .filter((row) => row.text !== "" && !(row.label !== null && isOtherGroup(row.label)));
}
