// Cuts the header lines of an entry into segments that may be its title, company or place.
import { isSubUnit } from "../study/school-name.ts";
import type { Entry } from "./find-entries.ts";
import { cutPlace, isDoubtfulPlace, isPlace, LEGAL_FORM, organisationScore, placePart } from "./organisation-score.ts";
import { type Label, readLabel } from "./read-table.ts";
import { isField, roleScore } from "./role-score.ts";
import { type WorkLine, wordCount } from "./work-lines.ts";

export type Segment = {
  text: string;
  /** Line relative to the dated one, and position on that line. */
  line: number;
  order: number;
  cell: number;
  role: number;
  organisation: number;
  label: Label | null;
  bold: boolean;
  /** The whole text if a comma was cut, so that it can be restored. */
  whole: string | null;
  /** A place that may be a name; used only when no other segment fits. */
  doubtful: boolean;
};

const STRONG = /\s*[|•·●∙‣⋅¦]\s*|\s+-{1,3}\s+|\s+[–—]\s+|\s*;\s+|\s+[›»→]\s+|\s+\/\/\s+|\s*\t\s*/u;
const AT = /^(.{3,}?)\s+(?:at|@|chez|bei|bij|presso)\s+(\S.*)$/iu;
const COLUMN_WORDS =
  /^(?:s\.? ?no\.?|sr\.? ?no\.?|sl\.? ?no\.?|no\.?|#|company(?: name)?|organi[sz]ation(?: name)?|employer|designation|position|title|role|job title|duration|period|from|to|dates?|years?|location|place|name of (?:the )?(?:company|organi[sz]ation)|tenure|experience)$/iu;
const EMPLOYMENT =
  /^(?:(?:full|part)[- ]?time|contract(?:ual)?|permanent|temporary|temp|seasonal|on-?site|hybrid|remote|paid|unpaid|cdi|cdd|vollzeit|teilzeit|w2|c2c|contract to hire|contract-to-hire|fixed[- ]term|casual|summer|winter)(?:\s*(?:position|role|job|employee|basis|contract|\/|,|-|&|and|full|part|time|remote|hybrid|on-?site)*)*$/iu;
const BRACKET = /\s*[([]([^()[\]]*)[)\]]/gu;
/** Brackets about a company or a contract: "(a provider of ...)", "(Series B startup)", "(contract via ...)". */
const ASIDE_BRACKET =
  /^(?:an? |the |leading |formerly |now |part of |acquired by |series [a-f]\b|(?:co-?)?(?:supervis|advis|mentor)(?:or|er|ors|ers|ed by)s?\b|guide\b|report(?:s|ing) to\b|contract(?:or)? (?:via|through|with) |via |through |on behalf of )/iu;
/** "Growth Lead. Acme, Berlin": a full stop ends the title. */
const STOPPED = /^([^,.]{4,50})\.\s+(\p{Lu}.*)$/u;
const EDGE = /^[\s,;:|/–—•·*-]+|[\s,;:|/–—•·*-]+$/gu;
/** A description on the header's line: "..., Kingston, NY. Maintains ...". */
const NEXT_SENTENCE =
  /(?<=[\p{L})]{2})(?<!\b(?:inc|co|corp|ltd|pvt|st|dr|mr|ms|sr|jr|no|dept|univ|inst|prof|asst|assoc|gov|govt|intl|hr|sec|tech|engg|eng|mgr|dev|sci|u\.s|bros|messrs|m\/s))\.\s+\p{Lu}\p{L}+\s.*$/isu;
const BREAKS_OFF = /(?:\b(?:and|of|for|the|to|in|with|und|et|de|du)|&|,|\/)$/iu;
const ENUMERATION = /^(?:\(?\d{1,2}[.)]\s+|\d{1,2}$|[ivx]{1,4}[.)]\s+|[a-h][.)]\s+)/iu;
const NOISE =
  /^(?:\W*\d[\d\W]*|n\/?a|nil|page \d+|contd\.?|continued|https?:.*|www\..*|\S+@\S+\.\S+|gpa.*|cgpa.*|\+?[\d ()-]{8,})$/iu;

function withoutBrackets(text: string): string {
  return text.replace(BRACKET, (whole: string, inner: string) => {
    const bare = inner.trim();
    return bare === "" ||
      ASIDE_BRACKET.test(bare) ||
      EMPLOYMENT.test(bare) ||
      isPlace(bare) ||
      NOISE.test(bare) ||
      /^https?:|\.(?:com|org|io)$/i.test(bare)
      ? ""
      : whole;
  });
}

function clean(text: string): string {
  let bare = withoutBrackets(text).replace(ENUMERATION, "").replace(EDGE, "").trim();
  const open = (bare.match(/\(/g) ?? []).length;
  const closed = (bare.match(/\)/g) ?? []).length;
  if (open > closed) bare = bare.replace(/\s*\([^()]*$/, "");
  else if (closed > open) bare = bare.replace(/^[^()]*\)\s*/, "");
  return bare
    .replace(/^["“'‘]+|["”]+$/g, "")
    .replace(/(?<!\b(?:inc|co|ltd|corp|pvt|jr|sr|llc))\.$/iu, "")
    .trim();
}

/** "Department of Biology, University of X": the employer is the university. */
function withoutDepartment(text: string): string {
  const [first, ...others] = text.split(/\s*,\s*/);
  return others.length > 0 && isSubUnit(first as string) && organisationScore(others.join(", ")) >= 0.5
    ? others.join(", ")
    : text;
}

/** "Northwind Laboratory, Smalltown": one word after a clear name is an unlisted town. */
function withoutTown(text: string): string {
  const match = /^(.{4,}),\s+(\p{Lu}[\p{Ll}\p{L}'’-]{2,})$/u.exec(text);
  if (!match || LEGAL_FORM.test(match[2] as string) || isField(match[2] as string)) return text;
  return organisationScore(match[1] as string) >= 0.8 && organisationScore(match[2] as string) === 0
    ? (match[1] as string)
    : text;
}

/** The comma parts of a text; "Inc" and other legal forms stay with the name before them. */
function commaParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/\s*,\s+|,(?=\p{Lu})/u)) {
    const first = part.split(/\s+/)[0] ?? "";
    const opens = parts.length > 0 && (LEGAL_FORM.test(first) || /\([^)]*$/.test(parts[parts.length - 1] as string));
    if (opens) parts[parts.length - 1] += `, ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** Splits "Title, Company" and "Company, Title"; a department after the comma stays with the title. */
function splitComma(text: string): [string, string] | null {
  const parts = commaParts(text);
  let best: { at: number; score: number } | null = null;
  for (let at = 1; at < parts.length; at++) {
    const [left, right] = [parts.slice(0, at).join(", "), parts.slice(at).join(", ")];
    const [leftRole, rightRole] = [roleScore(left), roleScore(right)];
    const titleFirst = leftRole >= 0.8 && rightRole < 0.5 && !isField(right);
    const companyFirst = rightRole >= 0.8 && leftRole < 0.5 && !isField(left);
    if (!titleFirst && !companyFirst) continue;
    const misplaced = placePart(parts[at] as string) !== null && (companyFirst || at < parts.length - 1);
    const department = titleFirst && isField(parts[at] as string);
    const score = organisationScore(titleFirst ? right : left) - (misplaced || department ? 0.5 : 0);
    if (!best || score > best.score) best = { at, score };
  }
  return best ? [parts.slice(0, best.at).join(", "), parts.slice(best.at).join(", ")] : null;
}

/** "Software Engineer: Acme" and "Acme / Software Engineer". */
function splitColon(text: string): string[] {
  const match = /^([^:/]{2,60}?)(?::\s+|\s+\/\s+)(\S.*)$/u.exec(text);
  if (!match) return [text];
  const [left, right] = [match[1] as string, match[2] as string];
  return roleScore(left) >= 0.8 !== roleScore(right) >= 0.8 ? [left, right] : [text];
}

type Piece = { text: string; label: Label | null; whole: string | null };

function splitPiece(text: string): Piece[] {
  const labelled = readLabel([text]);
  if (labelled) return [{ text: labelled.rest, label: labelled.label, whole: null }];
  if (isPlace(text)) return [{ text, label: null, whole: null }];
  return splitColon(text).flatMap((piece): Piece[] => {
    const at = AT.exec(piece);
    if (at && (roleScore(at[1] as string) >= 0.5 || organisationScore(at[2] as string) >= 0.3)) {
      return [
        { text: at[1] as string, label: null, whole: null },
        { text: at[2] as string, label: null, whole: null },
      ];
    }
    const stopped = STOPPED.exec(piece);
    if (stopped && roleScore(stopped[1] as string) >= 0.9)
      return stopped.slice(1).map((text) => ({ text, label: null, whole: null }));
    const { rest } = cutPlace(piece);
    const split = splitComma(rest);
    return split
      ? split.map((text) => ({ text, label: null, whole: rest }))
      : [{ text: piece, label: null, whole: null }];
  });
}

/** Whether both sides of a dash are one title: "Developer - Intern", "Engineer - Infrastructure". */
function isOneTitle(left: string, right: string): boolean {
  return roleScore(left) >= 0.8 && (isField(right) || roleScore(right) >= 0.8) && organisationScore(right) < 0.8;
}

/** Splits a cell at strong separators, but not at a dash within a title. */
function splitCell(written: string): string[] {
  const told = written.replace(BRACKET, (whole: string, inner: string) =>
    ASIDE_BRACKET.test(inner.trim()) ? "" : whole,
  );
  const text = wordCount(told) > 6 ? told.replace(NEXT_SENTENCE, "") : told;
  const pieces: string[] = [];
  const separators = [...text.matchAll(new RegExp(STRONG, "gu"))];
  let at = 0;
  separators.forEach((separator, order) => {
    const end = separator.index + separator[0].length;
    const right = text.slice(end, separators[order + 1]?.index ?? text.length);
    if (/[-–—]/.test(separator[0]) && isOneTitle(text.slice(at, separator.index), right)) return;
    pieces.push(text.slice(at, separator.index));
    at = end;
  });
  pieces.push(text.slice(at));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== "");
}

function toSegment(piece: Piece, at: Pick<Segment, "line" | "order" | "cell" | "bold">): Segment | null {
  if (piece.label === "aside") return null;
  const bracket = clean(piece.text);
  if (bracket === "" || NOISE.test(bracket) || EMPLOYMENT.test(bracket) || COLUMN_WORDS.test(bracket)) return null;
  const doubtful = isPlace(bracket);
  if (doubtful && !isDoubtfulPlace(bracket)) return null;
  const text = withoutTown(withoutDepartment(clean(cutPlace(bracket).rest)));
  if (text === "" || !/\p{L}{2}|^\p{Lu}$/u.test(text) || wordCount(text) > 14) return null;
  return {
    ...at,
    text,
    role: roleScore(text),
    organisation: organisationScore(text),
    label: piece.label,
    whole: piece.whole,
    doubtful,
  };
}

function segmentsOfLine(line: WorkLine, relative: number): Segment[] {
  const segments: Segment[] = [];
  const labelled = line.cells.length > 1 && !line.stated ? readLabel(line.cells.map((cell) => cell.text)) : null;
  if (labelled && !/[:–—]/.test(line.cells[0]?.text ?? "")) {
    const piece = { text: labelled.rest, label: labelled.label, whole: null };
    const segment = toSegment(piece, { line: relative, order: 0, cell: 1, bold: line.line.bold });
    return segment ? [segment] : [];
  }
  line.cells.forEach((cell, at) => {
    for (const piece of splitCell(cell.text).flatMap(splitPiece)) {
      const segment = toSegment(piece, { line: relative, order: segments.length, cell: at, bold: cell.bold });
      if (segment) segments.push(segment);
    }
  });
  return segments;
}

/** Joins a line that ends within a phrase ("... Partnerships and") with the start of the next. */
function joinWrapped(lines: readonly WorkLine[]): WorkLine[] {
  const out = [...lines];
  out.forEach((line, at) => {
    const next = out[at + 1];
    const last = line.cells.at(-1);
    const [first, ...others] = next?.cells ?? [];
    if (!next || !last || !first || line.ranges.length > 0) return;
    const field =
      wordCount(last.text) >= 6 && roleScore(last.text) >= 0.5 && isField((first.text.split(",")[0] as string).trim());
    const form = first.text.split(/\s+/).every((word) => LEGAL_FORM.test(word)) && next.cells.length === 1;
    if (!BREAKS_OFF.test(last.text) && !field && !form) return;
    out[at] = { ...line, cells: line.cells.slice(0, -1) };
    out[at + 1] = { ...next, cells: [{ ...first, text: `${last.text} ${first.text}` }, ...others] };
  });
  return out;
}

/** The left edge of a column of dates at the left; null when there is none. */
function railOf(entry: Entry): number | null {
  const line = entry.header[entry.anchor]?.line;
  const first = entry.header[entry.anchor]?.cells[0];
  const cell = line?.cells[0];
  return line && cell && first && line.cells.length > 1 && cell.x < first.x - 2 ? cell.x : null;
}

/** The segments of an entry's header in reading order. Lines without a segment do not count. */
export function segmentsOf(entry: Entry): Segment[] {
  const rail = railOf(entry);
  const lines = joinWrapped(entry.header).map((line, at) => {
    const segments = segmentsOfLine(line, 0);
    const inRail =
      at !== entry.anchor && rail !== null && line.cells.length > 1 && Math.abs((line.cells[0]?.x ?? 0) - rail) < 2;
    return {
      above: at < entry.anchor,
      segments: inRail ? segments.map((one) => (one.cell === 0 ? { ...one, doubtful: true } : one)) : segments,
    };
  });
  const held = lines.filter(({ segments }) => segments.length > 0);
  const above = held.filter((line) => line.above).length;
  return held.flatMap(({ segments }, order) => segments.map((segment) => ({ ...segment, line: order - above })));
}
