// Finds the person's name by size, position, shape, and agreement with e-mail and profiles.
import { skillByName } from "../../taxonomy/skills/index.ts";
import type { Cell, Line, Reading, ResumeDocument } from "../layout.ts";
import { findPhrase } from "../sections/heading-phrases.ts";
import { isPlace, organisationScore } from "../work/organisation-score.ts";
import { roleScore } from "../work/role-score.ts";
import { agreement, nameShape, respace, type Traces, tracesOf, withoutTitles, writeName } from "./name-shape.ts";
import { type PlacedLine, placeLines, trustOf } from "./read-contacts.ts";

/** Below this score no name is returned. */
const THRESHOLD = 4.5;
const SURE = 8;
const TOP_SHARE = 0.35;

type Candidate = {
  text: string;
  source: string;
  size: number;
  bold: boolean;
  placed: PlacedLine;
  labelled: boolean;
  /** Joined from two lines that could each be a name. */
  joined: boolean;
};

const LABELLED =
  /^(?:(?:full|candidate(?:['’]s)?|applicant(?:['’]s)?|my|first and last)\s+)?name\s*(?:\(in full\))?\s*(?:[:\t-]|:-)+\s*(.+)$/i;
const ANNOUNCED =
  /^(?:(?:(?:the\s+)?(?:resume|résumé|cv|curriculum vitae|bio-?data|profile)(?:\s+(?:of|for))?\s*[-:–]?\s+(?:of\s+|for\s+)?)|(?:(?:hi|hello|hey)[,!]?\s+)?(?:i['’]?\s?a?m|my name is)\s+)(.+)$/i;
const TRAILER = /\s*[-:|]?\s*(?:resume|résumé|cv|curriculum vitae|bio-?data)\s*$/i;
const SPLIT = /\s+[-|•/]\s+|\s*[|•]\s*|\s*,\s*(?=\S+\s+\S+)|\s{3,}/;

function piecesOf(text: string): { text: string; labelled: boolean }[] {
  const label = LABELLED.exec(text)?.[1];
  if (label) return [{ text: label, labelled: true }];
  const bare = (ANNOUNCED.exec(text)?.[1] ?? text).replace(TRAILER, "").trim();
  const parts = bare.split(SPLIT);
  const pieces = parts.length > 1 ? [bare, ...parts.slice(0, 3)] : [bare];
  return [...new Set([...pieces, ...beforeContacts(bare), ...beforeRole(bare), ...turned(bare)])].map((piece) => ({
    text: piece,
    labelled: false,
  }));
}

/** "Jane Roe +1 415 …": the text before the first number or address. */
function beforeContacts(text: string): string[] {
  const before = /^(\D{3,50}?)\s+(?:[(+]*\d|\S+@|(?:phone|mobile|tel|email|e-mail)\b)/i.exec(text)?.[1];
  return before ? [before] : [];
}

/** "Jane Roe Software Engineer": two or three words before a role. */
function beforeRole(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length < 4 || words.length > 9) return [];
  return [2, 3].flatMap((count) =>
    roleScore(words.slice(count).join(" ")) >= 0.9 ? [words.slice(0, count).join(" ")] : [],
  );
}

/** "Roe, Jane" in spoken order. */
function turned(text: string): string[] {
  const [, last, first] = /^(\p{Lu}[\p{L}'-]+),\s*(\p{Lu}[\p{L}'.-]+(?:\s\p{Lu}[\p{L}'.-]*)?)$/u.exec(text) ?? [];
  return last &&
    first &&
    withoutTitles(`${last}, ${first}`) === last &&
    !isPlace(text) &&
    withoutTitles(`${last} X ${first}`) !== `${last} X`
    ? [`${first} ${last}`]
    : [];
}

function isLabelCell(cell: Cell | undefined): boolean {
  return (
    cell !== undefined &&
    /^(?:(?:full |candidate(?:['’]s)? )?name|(?:(?:fore|first |given |sur|last |family )?name\(?s?\)? ?[/&,] ?){1,2}(?:fore|first |given |sur|last |family )?name\(?s?\)?|nom(?: et prénom)?|nombre(?: y apellidos)?)\s*:?$/i.test(
      cell.text.trim(),
    )
  );
}

function candidatesOf(placed: PlacedLine): Candidate[] {
  const { line } = placed;
  const base = { source: line.text, placed, joined: false };
  const fromCells = line.cells.flatMap((cell, index) =>
    piecesOf(cell.text.replace(/^:\s*/, "")).map((piece) => ({
      ...base,
      text: piece.text,
      labelled: piece.labelled || isLabelCell(line.cells[index - 1]),
      size: cell.size,
      bold: cell.bold,
    })),
  );
  const sizes = new Set(line.cells.map((cell) => Math.round(cell.size)));
  const single = line.cells.every((cell) => !/\s/.test(cell.text));
  if (line.cells.length < 2 || line.cells.length > 3 || (sizes.size > 1 && !single)) return fromCells;
  const whole = line.cells.map((cell) => cell.text).join(" ");
  return [...fromCells, { ...base, text: whole, labelled: false, size: line.size, bold: line.bold }];
}

/** First and last name on two lines of the same size. */
function acrossLines(upper: PlacedLine, lower: PlacedLine | undefined, body: number): Candidate[] {
  const [one, two] = [upper.line.cells[0], lower?.line.cells[0]];
  if (!lower || !one || !two || upper.line.cells.length > 1 || lower.line.page !== upper.line.page) return [];
  const near = lower.line.y > upper.line.y && lower.line.y - upper.line.y < 2.2 * upper.line.size;
  const single = !/\s/.test(one.text) && !/\s/.test(two.text) && Math.min(one.size, two.size) > 1.25 * body;
  const alike = Math.abs(one.size - two.size) <= (single ? 0.6 : 0.08) * one.size;
  if (!near || !alike || one.text.split(" ").length > 3 || two.text.split(" ").length > 3) return [];
  const text = `${one.text} ${two.text}`;
  const joined = one.text.includes(" ") && two.text.includes(" ");
  return [{ text, source: text, size: one.size, bold: one.bold && two.bold, placed: upper, labelled: false, joined }];
}

/** The most frequent size. */
function bodySize(lines: readonly Line[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    weights.set(size, (weights.get(size) ?? 0) + line.text.length);
  }
  return [...weights].sort((one, other) => other[1] - one[1] || one[0] - other[0])[0]?.[0] ?? 10;
}

/** Roles that are also family names ("Sarah Baker"). */
const TRADE_NAME =
  /^\S+(?:\s\S+)?\s(?:archer|baker|barber|bishop|butler|carpenter|carter|chandler|cook|cooper|dean|driver|farmer|fisher|forester|gardener|gardner|glover|hunter|judge|knight|major|marshall?|mason|mercer|miller|page|painter|palmer|parker|piper|porter|potter|ranger|sawyer|shepherd|singer|skinner|smith|spencer|steward|tanner|taylor|thatcher|turner|tyler|walker|weaver)$/i;

/** Signs that a text is not a name: a role, a heading, an organisation, a place, a tool. */
function objections(name: string): number {
  let against = 0;
  if (roleScore(name) >= 0.8) against += TRADE_NAME.test(name) ? 2.5 : 6;
  if (findPhrase(name) !== null) against += 6;
  if (organisationScore(name) >= 0.6) against += 4;
  if (isPlace(name)) against += 3;
  if (skillByName(name) !== undefined) against += 3;
  return against;
}

type Scene = { body: number; largest: number; traces: Traces; firstPlace: number };

function weigh(candidate: Candidate, name: string, scene: Scene): number {
  const { placed, size } = candidate;
  const ratio = size / scene.body;
  let score = nameShape(name);
  score += Math.min(4, Math.max(0, 3 * (ratio - 1)));
  if (size >= scene.largest * 0.98 && ratio > 1.15) score += 2;
  if (candidate.bold || !/\p{Ll}/u.test(candidate.text)) score += 0.5;
  if (placed.place === scene.firstPlace) score += 1.5;
  if (placed.top === null) score -= 2;
  else if (placed.top < 0.15) score += 1;
  else if (placed.top > TOP_SHARE) score -= 1.5;
  if (candidate.labelled) score += 5;
  if (candidate.joined) score -= 2;
  const trust = trustOf(placed);
  score += trust >= 4 ? 0.5 : trust < 0 ? -3 : -1;
  const agrees = agreement(name, scene.traces);
  return score + Math.min(6, agrees) - Math.max(0, objections(name) - Math.min(agrees, 3));
}

/** "JaneRoehampton": two words in two weights; "McAllister" and "MacGregor" are one. */
const TWO_IN_ONE = /^(?!Mac|Fitz|Van|Von|Del|Des)(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{3,})$/u;

/** The candidate as a name; spaces are corrected where the address shows how. */
function spelt(text: string, traces: Traces): string {
  const tokens = text.split(" ");
  const apart = tokens.length >= 4 && tokens.filter((token) => token.length <= 2).length >= tokens.length / 2;
  const two = TWO_IN_ONE.exec(text);
  const glued = tokens.length === 1 && text.length >= 8 && (two !== null || text === text.toUpperCase());
  const cut = apart || glued ? respace(text, traces) : null;
  if (cut === null && two && !skillByName(text) && nameShape(text) > 0) return `${two[1]} ${two[2]}`;
  return cut ?? withoutTitles(text);
}

function mayHoldName(placed: PlacedLine, body: number): boolean {
  if (placed.kind === "references" || placed.line.text.length > 120) return false;
  if (LABELLED.test(placed.line.text) || isLabelCell(placed.line.cells[0])) return true;
  if (placed.top === null) return false;
  return trustOf(placed) >= 4 || placed.line.size > body * 1.2 || placed.place < 6;
}

/** The name in normal case; null when none is sure. */
export function readName(document: ResumeDocument): Reading<string> | null {
  const lines = placeLines(document);
  const body = bodySize(document.lines);
  const first = lines.filter((placed) => placed.top !== null);
  const largest = Math.max(0, ...first.map(({ line }) => line.size));
  const scene: Scene = { body, largest, traces: tracesOf(document), firstPlace: first[0]?.place ?? 0 };
  let best: { name: string; score: number; source: string } | null = null;
  for (const placed of lines.filter((line) => mayHoldName(line, body))) {
    for (const candidate of [...candidatesOf(placed), ...acrossLines(placed, lines[placed.place + 1], body)]) {
      const name = spelt(candidate.text, scene.traces);
      if (nameShape(name) === 0) continue;
      const score = weigh(candidate, name, scene);
      if (best === null || score > best.score + 1e-9) best = { name, score, source: candidate.source };
    }
  }
  if (best === null || best.score < THRESHOLD) return null;
  const confidence = best.score >= SURE ? 0.95 : 0.6 + (0.3 * (best.score - THRESHOLD)) / (SURE - THRESHOLD);
  return { value: writeName(best.name), confidence: Math.round(confidence * 100) / 100, source: best.source };
}
