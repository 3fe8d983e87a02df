// Finds the headings of a résumé's parts, by their words, look and position.
import type { Line, SectionKind } from "../layout.ts";
import { isRole } from "../work/role-score.ts";
import {
  bodyLook,
  findPhrase,
  type HeadingPhrase,
  isProminent,
  type Look,
  lookOf,
  sameLook,
} from "./heading-phrases.ts";

export type Heading = {
  kind: SectionKind;
  text: string;
  /** The number of lines of the heading itself. */
  lineCount: number;
  /** Text beside the heading, which belongs to its part. */
  rest: readonly Line[];
};

type Candidate = Heading & { phrase: HeadingPhrase; look: Look; at: number; alone: boolean; inline: boolean };

const MOST_WORDS = 7;
/** The size tolerance for headings with unknown words. */
const EXACT = 0.015;

/** Headings by the index of their line. */
export function findHeadings(lines: readonly Line[]): Map<number, Heading> {
  const body = bodyLook(lines);
  const candidates = lines.flatMap((line, at) => candidateOf(line, lines[at + 1], at) ?? []);
  const sure = candidates.filter((candidate) => isSureHeading(candidate, lines, body));
  const strong = [
    ...sure.filter((candidate) => candidate.alone || candidate.inline || looksLikeOthers(candidate, sure)),
    ...plainHeadings(candidates, sure, body),
  ];
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

function candidateOf(line: Line, next: Line | undefined, at: number): Candidate | null {
  const [first, ...others] = line.cells;
  if (!first || /^[•*-] ?\S/.test(line.text)) return null;
  const numbered = others.length > 0 && NUMBER.test(first.text) ? withoutFirstCell(line) : null;
  if (numbered) return candidateOf(numbered, undefined, at);
  const make = (heading: Found): Candidate => ({
    kind: heading.phrase.kind,
    lineCount: 1,
    rest: [],
    alone: true,
    inline: false,
    look: lookOf({ ...first, text: heading.text }),
    at,
    ...heading,
  });
  const twoLines = splitHeading(line, next);
  if (twoLines) return make(twoLines);
  const whole = wordCount(line.text) <= MOST_WORDS ? findPhrase(line.text) : null;
  if (whole && others.length === 0) return make({ text: line.text, phrase: whole });
  const beside = others.length > 0 && wordCount(first.text) <= MOST_WORDS ? findPhrase(first.text) : null;
  if (beside) return make({ text: first.text, phrase: beside, rest: [withoutFirstCell(line)], alone: false });
  const inline = inlineHeading(line);
  return inline && make(inline);
}

type Found = Pick<Heading, "text"> & { phrase: HeadingPhrase } & Partial<
    Pick<Candidate, "rest" | "lineCount" | "alone" | "inline">
  >;

/** "02" before "Experience". */
const NUMBER = /^\(?(?:\d{1,2}|[IVX]{1,4})[.)]?$/;

/** "PROFESSIONAL" above "EXPERIENCE": one heading on two lines, also in a margin beside text. */
function splitHeading(line: Line, next: Line | undefined): Found | null {
  const [above, below] = [line.cells[0], next?.cells[0]];
  if (!above || !below || !next || next.gapAbove === null || next.gapAbove > 2) return null;
  if (wordCount(above.text) > 3 || wordCount(below.text) > 2 || Math.abs(above.x - below.x) > 2 * above.size)
    return null;
  if (!sameLook(lookOf(above), lookOf(below))) return null;
  const text = `${above.text} ${below.text}`;
  const phrase = findPhrase(text);
  if (!phrase || phrase.weak) return null;
  // Two headings of two parts, one of them empty, are not one.
  const first = findPhrase(above.text);
  if (first?.weak === false && (first.kind !== phrase.kind || findPhrase(below.text)?.weak === false)) return null;
  const rest = [line, next].filter(({ cells }) => cells.length > 1).map(withoutFirstCell);
  return { text, phrase, lineCount: 2, rest, alone: rest.length === 0 };
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

/** "Skills: Java, SQL" and "EDUCATIONMaster of Science": a heading with its text on one line. */
function inlineHeading(line: Line): Found | null {
  const [, label, text] = /^([^:\t]{3,40}):[\s\t]*(\S.*)$/s.exec(line.text) ?? [];
  if (label && text) {
    const phrase = findPhrase(label);
    if (phrase && !phrase.weak && INLINE_KINDS.has(phrase.kind))
      return { text: label, phrase, rest: [withText(line, text)], alone: false, inline: true };
  }
  const [, capitals, glued] = /^(\p{Lu}[\p{Lu} &]{4,30}\p{Lu})(\p{Lu}\p{Ll}.*)$/su.exec(line.text) ?? [];
  if (capitals && glued) {
    const phrase = findPhrase(capitals);
    if (phrase && !phrase.weak) return { text: capitals, phrase, rest: [withText(line, glued)], alone: false };
  }
  return null;
}

/** Whether the words suffice, with at least some sign of a heading's look or position. */
function isSureHeading(candidate: Candidate, lines: readonly Line[], body: Look): boolean {
  if (candidate.phrase.weak) return false;
  const line = lines[candidate.at] as Line;
  const prominent = isProminent(candidate.look, body);
  if (!candidate.alone)
    return prominent || (candidate.rest.length > 0 && /:\s/.test(line.text) && startsPart(candidate, lines));
  return prominent || /:\s*$/.test(line.text) || startsPart(candidate, lines);
}

/** If headings look like text, headings by words alone on their line. */
function plainHeadings(candidates: readonly Candidate[], sure: readonly Candidate[], body: Look): Candidate[] {
  if (sure.filter(({ look }) => isProminent(look, body)).length > 1) return [];
  const plain = candidates.filter(
    (candidate) =>
      candidate.alone && !candidate.phrase.weak && !sure.includes(candidate) && /^\p{Lu}/u.test(candidate.text),
  );
  return plain.length + sure.length > 1 ? plain : [];
}

/** A heading with text beside it must look like those without, if there are any. */
function looksLikeOthers({ look }: Candidate, sure: readonly Candidate[]): boolean {
  const others = sure.filter((other) => other.alone);
  return others.length < 2 || others.some((other) => sameLook(other.look, look));
}

/** Whether the gap above is wider than within a paragraph. */
function startsPart(candidate: Candidate, lines: readonly Line[]): boolean {
  const gap = (lines[candidate.at] as Line).gapAbove;
  return gap === null || gap > 1.6;
}

/** Whether it looks like the document's headings; a label inside a part ("Languages:" among skills) does not. */
function keepsUp(candidate: Candidate, strong: readonly Candidate[], looks: readonly Look[], body: Look): boolean {
  if (looks.length === 0) return true;
  if (candidate.inline) return !/kills$/.test(strong.findLast((other) => other.at < candidate.at)?.kind ?? "");
  if (looks.some((look) => sameLook(look, candidate.look)) && isProminent(candidate.look, body)) {
    const largest = Math.max(...strong.filter(({ alone }) => alone).map(({ look }) => look.size), 0);
    // Headings within a part are smaller than those of parts.
    if (candidate.look.size >= largest * 0.85) return true;
    return !isNested(candidate, strong);
  }
  return !isNested(candidate, strong);
}

/** Whether the heading before is larger or bolder, so that this one may be inside its part. */
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

/** Lines that look like headings but have unknown words: each begins a part of kind "other". */
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
    const strange = alike.filter(
      (at) => !found.has(at) && at > firstHeading && mayBeHeading(lines[at] as Line) && standsApart(lines, at, body),
    );
    // Where many unknown lines look like that, it is how titles or companies look.
    if (known < 2 || strange.length > known) continue;
    for (const at of strange) {
      const line = lines[at] as Line;
      if (!found.has(at - 1)) unknown.set(at, { kind: "other", text: line.text, lineCount: 1, rest: [] });
    }
  }
  return unknown;
}

/** Whether a line is larger than text or has a wider gap above than its neighbours. */
function standsApart(lines: readonly Line[], at: number, body: Look): boolean {
  const line = lines[at] as Line;
  if (line.gapAbove === null || line.size > body.size * 1.08) return true;
  const around = [lines[at - 1], lines[at + 1], lines[at + 2]].flatMap((other) => other?.gapAbove ?? []);
  return line.gapAbove > 1.2 * Math.min(...around);
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
