// Splits the lines of an education section into schools, degrees, dates and other phrases.
import type { DateRange } from "../work/date-ranges.ts";
import { isPlace } from "../work/organisation-score.ts";
import { isField, lowerShare, roleScore } from "../work/role-score.ts";
import { readsAsBody, restOf, type WorkCell, type WorkLine, wordCount } from "../work/work-lines.ts";
import { ASIDE, isColumnHead, isDegree, schoolIn } from "./school-name.ts";

type Common = { line: number; source: string };
export type StudyItem = Common &
  (
    | { kind: "school"; text: string; score: number }
    | { kind: "degree"; text: string; fresh: boolean }
    | { kind: "date"; range: DateRange }
    | { kind: "spare"; text: string; prominent: boolean; degreeBeside: boolean }
  );

const STRONG = /\s*[|•·●∙¦]\s*|\s+[-–—]+\s+|\s*;\s+|\t|(?<=\p{L}\p{L}):\s+(?=[\p{Lu}\d])/u;
const SCORE =
  /\b(?:c?gpa|percentage|grade|marks|score|%|cum laude|first class|second class)\b|\d(?:\.\d+)?\s*\/\s*\d|\d\s*%/iu;
const UNFINISHED = /(?:\b(?:of|and|for|the|de|des|du)|&|,)$/iu;
const LONGEST_DEGREE = 14;

function isAside(text: string): boolean {
  return ASIDE.test(text) || isColumnHead(text) || /^[\d\s.,:/%()+-]*$/.test(text);
}

/** Joins two lines of one cell, and a word hyphenated between them. */
function joinBrokenText(line: WorkLine, cell: WorkCell, below: string): string {
  const written = line.line.cells.find((one) => Math.abs(one.x - cell.x) < 1)?.text ?? "";
  const hyphenated = /\p{Ll}-$/u.test(written) && /^\p{Ll}/u.test(below);
  return hyphenated ? cell.text.replace(/-$/, "") + below : `${cell.text} ${below}`;
}

const LONE_NOUN = /^(?:school|college|university|institute|academy|polytechnic)(?:,.*)?$/iu;

/** A cell that continues at the same x on the next line, beside another column or before a lone noun. */
function wrapsInto(cell: WorkCell, at: number, left: number, first: WorkCell | undefined): boolean {
  if (!first || Math.abs(cell.x - first.x) >= 2 || /[.%]$|\d$/.test(cell.text) || isDegree(first.text)) return false;
  if (isDegree(cell.text) && schoolIn(first.text)) return false;
  return at > 0 || (cell.x > left + 2 * cell.size && LONE_NOUN.test(first.text) && wordCount(first.text) <= 3);
}

/** A cell broken within a name continues in the first cell of the next line. */
function joinBroken(lines: readonly WorkLine[]): WorkLine[] {
  const out: WorkLine[] = [];
  for (const line of lines) {
    const before = out.at(-1);
    const [first, ...others] = line.cells;
    const last =
      before?.cells.findIndex((cell, at) => UNFINISHED.test(cell.text) || wrapsInto(cell, at, before.line.x, first)) ??
      -1;
    const goesOn =
      first &&
      before &&
      last >= 0 &&
      !line.bullet &&
      wordCount(first.text) <= 4 &&
      !isDegree(first.text) &&
      (!isAside(first.text) || LONE_NOUN.test(first.text));
    if (!goesOn) {
      out.push(line);
      continue;
    }
    const cells = before.cells.map(
      (cell, at): WorkCell => (at === last ? { ...cell, text: joinBrokenText(before, cell, first.text) } : cell),
    );
    out[out.length - 1] = { ...before, cells };
    out.push({ ...line, cells: others });
  }
  return out;
}

/** The degree without the school, marks and place after it. */
function degreeText(text: string): string {
  return text
    .replace(/\s*[([][^()[\]]*(?:gpa|%|\d{4}|expected)[^()[\]]*[)\]]/giu, "")
    .replace(/[,;|:\s-]+(?:c?gpa|grade|percentage|marks|score|first class|second class|with)\b.*$/iu, "")
    .replace(/^[\s,;:|–—•-]+|[\s,;:|(–—-]+$/gu, "")
    .trim();
}

/** "B.Sc., Civil Engineering, University X": the part before the school. */
function splitDegree(text: string, school: string | null): string {
  if (school === null) return text;
  const at = text.indexOf(school.split(",")[0] as string);
  if (at > 0) return text.slice(0, at).replace(/\b(?:from|at|in|of|-)\s*$/iu, "");
  const after = text.slice(school.length);
  return isDegree(after) ? after : text;
}

function isSpare(text: string, bullet: boolean): boolean {
  const words = wordCount(text);
  if (words === 0 || words > 7 || bullet || isAside(text) || SCORE.test(text) || isPlace(text) || isField(text))
    return false;
  if (/\b(?:board|examination|cbse|icse)\b/iu.test(text)) return false;
  return /^\p{Lu}/u.test(text) && lowerShare(text) <= 0.34 && !/[.:]$/.test(text);
}

type Look = { bold: boolean; size: number; caps: boolean };

function lookOf(cell: WorkCell): Look {
  return { bold: cell.bold, size: Math.round(cell.size * 2), caps: cell.text === cell.text.toUpperCase() };
}

function sameLook(a: Look, b: Look): boolean {
  return a.bold === b.bold && a.size === b.size && a.caps === b.caps;
}

/** "B.Tech from Jamia Hamdard": a school by its position, whatever its name. */
function schoolAfterFrom(text: string): { name: string; score: number } | null {
  const match = /\s(?:from|at)\s+(\p{Lu}[^,;|(]{2,60})/u.exec(text);
  if (!match || !isDegree(text.slice(0, match.index)) || /\bboard\b|\b(?:cbse|icse)\b/iu.test(match[1] as string))
    return null;
  const name = (match[1] as string).replace(/\s+(?:in|with|during|securing|on)\s.*$/u, "").replace(/[\s,.]+$/, "");
  return isPlace(name) || wordCount(name) > 8 ? null : { name, score: 0.7 };
}

function itemsOfPiece(piece: string, line: WorkLine, at: number, degreeBeside: boolean): StudyItem[] {
  const common = { line: at, source: line.text.replace(/\t/g, "  ") };
  if (isPlace(piece) || (isAside(piece) && !schoolIn(piece))) return [];
  const found = schoolIn(piece) ?? schoolAfterFrom(piece);
  const items: StudyItem[] = [];
  const degree = isDegree(splitDegree(piece, found?.name ?? null))
    ? degreeText(splitDegree(piece, found?.name ?? null))
    : "";
  if (degree !== "" && isDegree(degree) && wordCount(degree) <= LONGEST_DEGREE) {
    items.push({
      ...common,
      kind: "degree",
      text: degree,
      fresh: !/^(?:minor|major|double major|concentration|certificate)/iu.test(degree),
    });
  }
  if (found) items.push({ ...common, kind: "school", text: found.name, score: found.score });
  if (items.length === 0 && isSpare(piece, line.bullet)) {
    items.push({ ...common, kind: "spare", text: piece.replace(/[\s,;:]+$/, ""), prominent: false, degreeBeside });
  }
  return items;
}

function itemsOfLine(line: WorkLine, at: number): { item: StudyItem; look: Look }[] {
  const body = readsAsBody(line) && !line.cells.some((cell) => isDegree(cell.text) || schoolIn(cell.text));
  const sentence = line.bullet && wordCount(line.text) > 14;
  if (
    body ||
    sentence ||
    (/^[^:]{3,40}:\s/u.test(restOf(line)) && ASIDE.test(restOf(line))) ||
    (roleScore(line.cells[0]?.text ?? "") >= 0.9 && !isDegree(line.cells[0]?.text ?? ""))
  )
    return [];
  const pieces = line.cells.flatMap((cell) =>
    cell.text.split(STRONG).map((text) => ({ text: text.trim(), look: lookOf(cell) })),
  );
  const degreeBeside = pieces.some((piece) => isDegree(piece.text));
  const items = pieces
    .filter((piece) => piece.text !== "")
    .flatMap((piece) => itemsOfPiece(piece.text, line, at, degreeBeside).map((item) => ({ item, look: piece.look })));
  const range = line.ranges.find((one) => one.form !== "single") ?? line.ranges.at(-1);
  const look: Look = { bold: line.line.bold, size: Math.round(line.line.size * 2), caps: false };
  if (/^(?:certified|licensed?|state of)\b/iu.test(line.text)) return [];
  const inBody = items.length === 0 && restOf(line) !== "" && (line.bullet || isAside(restOf(line)));
  if (range && !inBody)
    items.push({ item: { kind: "date", range, line: at, source: line.text.replace(/\t/g, "  ") }, look });
  return items;
}

/** The items in reading order; a phrase that looks like the schools around it is prominent. */
export function collectItems(lines: readonly WorkLine[]): StudyItem[] {
  const found = joinBroken(lines).flatMap(itemsOfLine);
  const looks = found.filter(({ item }) => item.kind === "school").map(({ look }) => look);
  return found.map(({ item, look }): StudyItem => {
    if (item.kind !== "spare") return item;
    const alike = looks.some((one) => sameLook(one, look)) && (look.bold || look.caps);
    return { ...item, prominent: alike || (looks.length === 0 && look.bold) };
  });
}
