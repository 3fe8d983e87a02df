// Finds the lines that head a part of a résumé: by their words, their look and their place.
import type { Line, SectionKind } from "../layout.ts";
import { isRole } from "../work/role-score.ts";
import { findPhrase, type HeadingPhrase } from "./heading-phrases.ts";
import { bodyLook, isProminent, type Look, lookOf, sameLook } from "./look.ts";

export type Heading = {
  kind: SectionKind;
  text: string;
  /** Lines that the heading takes up. */
  lineCount: number;
  /** What stands beside the heading and belongs to its part. */
  rest: Line | null;
};

type Candidate = Heading & { phrase: HeadingPhrase; look: Look; at: number; alone: boolean };

const MOST_WORDS = 7;
/** How alike unknown headings must look. */
const EXACT = 0.015;

/** The headings by the index of their line. */
export function findHeadings(lines: readonly Line[]): Map<number, Heading> {
  const body = bodyLook(lines);
  const candidates = lines.flatMap((line, at) => candidateAt(lines, line, at) ?? []);
  const sure = candidates.filter((candidate) => isSureHeading(candidate, lines, body));
  const strong = sure.filter((candidate) => candidate.alone || looksLikeOthers(candidate, sure));
  const looks = distinctLooks(strong.filter(({ look }) => isProminent(look, body)).map(({ look }) => look));
  const found = new Map<number, Heading>();
  for (const candidate of candidates) {
    const known = looks.some((look) => sameLook(look, candidate.look));
    if (strong.includes(candidate) ? keepsUp(candidate, strong, looks, body) : known && candidate.alone)
      found.set(candidate.at, candidate);
  }
  for (const [at, heading] of unknownHeadings(lines, found, body)) found.set(at, heading);
  return found;
}

function candidateAt(lines: readonly Line[], line: Line, at: number): Candidate | null {
  const [first, ...others] = line.cells;
  if (!first || /^[•*-] ?\S/.test(line.text)) return null;
  const make = (
    text: string,
    phrase: HeadingPhrase,
    lineCount: number,
    rest: Line | null,
    alone: boolean,
  ): Candidate => ({
    kind: phrase.kind,
    text,
    lineCount,
    rest,
    phrase,
    look: lookOf({ ...first, text }),
    at,
    alone,
  });
  const twoLines = splitHeading(lines, at);
  if (twoLines) return make(twoLines.text, twoLines.phrase, 2, null, true);
  const whole = wordCount(line.text) <= MOST_WORDS ? findPhrase(line.text) : null;
  if (whole && others.length === 0) return make(line.text, whole, 1, null, true);
  const beside = others.length > 0 && wordCount(first.text) <= MOST_WORDS ? findPhrase(first.text) : null;
  if (beside) return make(first.text, beside, 1, withoutFirstCell(line), false);
  const inline = inlineHeading(line);
  return inline ? make(inline.text, inline.phrase, 1, inline.rest, false) : null;
}

/** "WORK" over "EXPERIENCE": one heading on two lines. */
function splitHeading(lines: readonly Line[], at: number): { text: string; phrase: HeadingPhrase } | null {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || !next || line.cells.length > 1 || next.cells.length > 1) return null;
  if (wordCount(line.text) > 3 || wordCount(next.text) > 2 || next.gapAbove === null || next.gapAbove > 2) return null;
  if (!sameLook(lookOf(line), lookOf(next)) || findPhrase(line.text) || findPhrase(next.text)?.weak === false) {
    const tail = next && line ? squeezedTail(line, next) : null;
    return tail;
  }
  const text = `${line.text} ${next.text}`;
  const phrase = findPhrase(text);
  return phrase && !phrase.weak ? { text, phrase } : null;
}

/** "PROFESSIONAL" over "EXPERIENCE", where the second word alone is a heading as well. */
function squeezedTail(line: Line, next: Line): { text: string; phrase: HeadingPhrase } | null {
  if (!sameLook(lookOf(line), lookOf(next)) || findPhrase(line.text) !== null) return null;
  if (Math.abs(line.x - next.x) > 2 * line.size) return null;
  const text = `${line.text} ${next.text}`;
  const phrase = findPhrase(text);
  return phrase && !phrase.weak ? { text, phrase } : null;
}

const INLINE_KINDS: ReadonlySet<SectionKind> = new Set([
  "skills",
  "softSkills",
  "summary",
  "education",
  "interests",
  "certifications",
  "awards",
]);

/** "Skills: Java, SQL" and "EDUCATIONMaster of Science": a heading and its text on one line. */
function inlineHeading(line: Line): { text: string; phrase: HeadingPhrase; rest: Line } | null {
  const [, label, text] = /^([^:\t]{3,40}):[\s\t]*(\S.*)$/s.exec(line.text) ?? [];
  if (label && text) {
    const phrase = findPhrase(label);
    if (phrase && !phrase.weak && INLINE_KINDS.has(phrase.kind))
      return { text: label, phrase, rest: withText(line, text) };
  }
  const [, capitals, glued] = /^(\p{Lu}[\p{Lu} &]{4,30}\p{Lu})(\p{Lu}\p{Ll}.*)$/su.exec(line.text) ?? [];
  if (capitals && glued) {
    const phrase = findPhrase(capitals);
    if (phrase && !phrase.weak) return { text: capitals, phrase, rest: withText(line, glued) };
  }
  return null;
}

/** Whether the words alone are enough, given at least a little of a heading's look or place. */
function isSureHeading(candidate: Candidate, lines: readonly Line[], body: Look): boolean {
  if (candidate.phrase.weak) return false;
  const line = lines[candidate.at] as Line;
  const prominent = isProminent(candidate.look, body);
  if (!candidate.alone)
    return prominent || (candidate.rest !== null && /:\s/.test(line.text) && startsPart(candidate, lines));
  return prominent || /:\s*$/.test(line.text) || startsPart(candidate, lines);
}

/** What has something beside it must look like the headings that stand alone, if there are any. */
function looksLikeOthers({ look }: Candidate, sure: readonly Candidate[]): boolean {
  const others = sure.filter((other) => other.alone);
  return others.length < 2 || others.some((other) => sameLook(other.look, look));
}

/** More room above than lines of a paragraph have. */
function startsPart(candidate: Candidate, lines: readonly Line[]): boolean {
  const gap = (lines[candidate.at] as Line).gapAbove;
  return gap === null || gap > 1.6;
}

/** A label inside a part ("Languages:" among skills) does not look like the document's headings. */
function keepsUp(candidate: Candidate, strong: readonly Candidate[], looks: readonly Look[], body: Look): boolean {
  if (looks.length === 0) return true;
  if (looks.some((look) => sameLook(look, candidate.look)) && isProminent(candidate.look, body)) {
    const largest = Math.max(...strong.filter(({ alone }) => alone).map(({ look }) => look.size), 0);
    // Headings within a part are smaller than those of parts.
    if (candidate.look.size >= largest * 0.85) return true;
    return !isNested(candidate, strong);
  }
  return !isNested(candidate, strong);
}

/** The heading before is larger or bolder, so that this one may stand inside its part. */
function isNested(candidate: Candidate, strong: readonly Candidate[]): boolean {
  const before = strong.findLast((other) => other.at < candidate.at && other.alone);
  if (!before) return false;
  const inside: readonly SectionKind[] = [
    "skills",
    "softSkills",
    "languages",
    "projects",
    "awards",
    "certifications",
    "summary",
    "publications",
    "other",
  ];
  const larger =
    before.look.size > candidate.look.size * 1.08 ||
    (before.look.capitals && !candidate.look.capitals) ||
    (before.look.bold && !candidate.look.bold);
  return larger && inside.includes(candidate.kind);
}

/** Lines that look like the headings found and say something unknown: they end a part, and open one of no kind. */
function unknownHeadings(
  lines: readonly Line[],
  found: ReadonlyMap<number, Heading>,
  body: Look,
): Map<number, Heading> {
  const unknown = new Map<number, Heading>();
  const starts = [...found.keys()];
  const firstHeading = Math.min(...starts);
  const looks = distinctLooks(starts.map((at) => lookOf((lines[at] as Line).cells[0] as Line["cells"][number])));
  for (const look of looks) {
    if (!isProminent(look, body)) continue;
    const alike = lines.flatMap((line, at) =>
      line.cells.length === 1 && sameLook(lookOf(line), look, EXACT) ? [at] : [],
    );
    const known = alike.filter((at) => found.has(at)).length;
    const strange = alike.filter((at) => !found.has(at) && at > firstHeading && mayBeHeading(lines[at] as Line));
    // Where many unknown lines look like that, it is how titles or companies look.
    if (known < 2 || strange.length > known) continue;
    for (const at of strange) {
      const line = lines[at] as Line;
      if (!found.has(at - 1)) unknown.set(at, { kind: "other", text: line.text, lineCount: 1, rest: null });
    }
  }
  return unknown;
}

function mayBeHeading(line: Line): boolean {
  return wordCount(line.text) <= 5 && !/[\d@,;|]/.test(line.text) && !/^[•-]/.test(line.text) && !isRole(line.text);
}

function distinctLooks(looks: readonly Look[]): Look[] {
  const distinct: Look[] = [];
  for (const look of looks) if (!distinct.some((other) => sameLook(other, look))) distinct.push(look);
  return distinct;
}

function withoutFirstCell(line: Line): Line {
  const cells = line.cells.slice(1);
  return { ...line, cells, text: cells.map((cell) => cell.text).join("\t"), x: cells[0]?.x ?? line.x };
}

function withText(line: Line, text: string): Line {
  const parts = text.split("\t");
  const kept = line.cells.slice(-parts.length);
  const cells = parts.map((part, index) => ({
    ...(kept[index] ?? (line.cells[0] as Line["cells"][number])),
    text: part,
  }));
  return { ...line, cells, text, bold: cells.every((cell) => cell.bold) };
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}
