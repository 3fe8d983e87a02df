// Reads the headline (the role under the name), the place where the person lives, and the summary.

import { canonicalCity } from "../../taxonomy/places/index.ts";
import type { Line, Reading, ResumeDocument } from "../layout.ts";
import { cutPlace, isPlace as isKnownPlace } from "../work/organisation-score.ts";
import { isRole, roleScore } from "../work/role-score.ts";
import { type PlacedLine, placeLines, trustOf } from "./read-contacts.ts";
import { readName } from "./read-name.ts";

const ROLE = 0.8;
const MOST_HEADLINE_WORDS = 10;
const MOST_HEADLINE_CHARS = 150;
/** The most lines between name and headline. */
const REACH = 6;
const SEPARATOR = /\s*[|•]\s*|\s+[-/]\s+|\t/;
const NO_HEADLINE = /@|https?:|www\.|\d{4}|\.(?:com|org|net|in|io|dev)\b/i;
/** Sections that may hold a headline. */
const HEADS: ReadonlySet<string> = new Set(["head", "contact"]);
/** "Senior Engineer with 8 years of …": the start of many summaries. */
const OPENS_SUMMARY =
  /^(?:(?:an?|i am an?|i'm an?|as an?)\s+)?(.{4,60}?)(?:\s+(?:with|having|who|specializing|specialising|experienced|focused|based|skilled|and (?:a|an)\b)|[,.;]\s)/i;
const PRAISE =
  /^(?:(?:highly|very|results?-?(?:driven|oriented)|dynamic|motivated|self-motivated|experienced|seasoned|dedicated|passionate|detail-oriented|skilled|accomplished|innovative|creative|certified|versatile|proactive|hardworking|enthusiastic|ambitious|proven|talented|professional|strategic|visionary|and),?\s+)+/i;

function cellsBesideName(placed: PlacedLine, name: string): string[] {
  const lower = name.toLowerCase();
  return placed.line.cells.flatMap((cell) => {
    const at = cell.text.toLowerCase().indexOf(lower);
    return at < 0 ? [cell.text] : [cell.text.slice(at + name.length).replace(/^[\s,|•:/-]+/, "")];
  });
}

/** The text if it is one role, else its first part that is. */
function roleIn(text: string): string | null {
  const plain = text.trim();
  if (plain.length > MOST_HEADLINE_CHARS) return null;
  if (NO_HEADLINE.test(plain) || plain.split(/\s+/).length > 2 * MOST_HEADLINE_WORDS) return null;
  const parts = plain.split(SEPARATOR);
  const found = parts
    .map((part) => cutPlace(part.replace(/\s+(?:at|@|bei|chez)\s+\p{Lu}.*$/u, "")).rest)
    .find((part) => part.split(/\s+/).length <= MOST_HEADLINE_WORDS && roleScore(part) >= ROLE);
  return found?.replace(/[.,;:]+$/, "").trim() ?? null;
}

function headlineNear(lines: readonly PlacedLine[], name: Reading<string> | null): Reading<string> | null {
  const at =
    name === null
      ? 0
      : Math.max(
          0,
          lines.findIndex(({ line }) => name.source.startsWith(line.text)),
        );
  const near = lines.filter((placed) => HEADS.has(placed.kind) && Math.abs(placed.place - at) <= REACH);
  near.sort((one, other) => Number(one.place < at) - Number(other.place < at) || one.place - other.place);
  for (const placed of near) {
    for (const text of name === null ? [placed.line.text] : cellsBesideName(placed, name.value)) {
      const next = lines[placed.place + 1];
      const role = roleIn(text) ?? wrappedRole(placed, next);
      if (role !== null) return { value: role, confidence: 0.85, source: placed.line.text };
    }
  }
  return null;
}

/** A headline broken over two lines of a narrow column. */
function wrappedRole(placed: PlacedLine, next: PlacedLine | undefined): string | null {
  if (!next || placed.line.cells.length > 1 || next.line.cells.length > 1 || next.line.page !== placed.line.page)
    return null;
  if (Math.abs(next.line.size - placed.line.size) > 0.5 || (next.line.gapAbove ?? 9) > 1.8) return null;
  if (next.line.text.split(/\s+/).length > 3 || placed.line.text.split(/\s+/).length > MOST_HEADLINE_WORDS - 2)
    return null;
  return roleIn(`${placed.line.text} ${next.line.text}`);
}

function summaryOpening(document: ResumeDocument): Reading<string> | null {
  const line = document.sections.find(({ kind, lines }) => kind === "summary" && lines.length > 0)?.lines[0];
  const opening = line ? OPENS_SUMMARY.exec(line.text.replace(/^[\s•]+/, "")) : null;
  const role = opening?.[1]?.replace(PRAISE, "").trim();
  if (!line || !role || roleScore(role) < ROLE || role.split(/\s+/).length > 6) return null;
  return { value: role, confidence: 0.6, source: line.text };
}

export function readHeadline(document: ResumeDocument): Reading<string> | null {
  return headlineNear(placeLines(document), readName(document)) ?? summaryOpening(document);
}

const MOST_PLACE_CHARS = 100;
const MOST_PLACE_WORDS = 12;
const MAX_LINE_CHARS = 400;
const LABEL =
  /^(?:(?:current |present |permanent |home |mailing |postal )?(?:location|address|residence|city|adresse|wohnort|ort|dirección|based in|lives? in)|📍|📌)\s*[:-]?\s*/iu;
const NOT_A_PLACE =
  /@|https?:|www\.|\.(?:com|org|net|io|dev)\b|\b(?:university|college|school|institute|inc|ltd|llc|pvt|gmbh|phone|mobile|e-?mail|linkedin|github|born|birth|nationality|citizen|languages?)\b/i;

function tidy(piece: string): string {
  return piece
    .replace(LABEL, "")
    .replace(/^[^\p{L}\p{N}#]+|[^\p{L}\p{N}).]+$/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

function isPlace(piece: string): boolean {
  if (piece.length < 3 || piece.length > MOST_PLACE_CHARS || piece.split(" ").length > MOST_PLACE_WORDS) return false;
  if (NOT_A_PLACE.test(piece) || isRole(piece)) return false;
  if (/\+?\d[\d\s().-]{8,}\d/.test(piece)) return false;
  return canonicalCity(piece) !== null && (/[,\d]/.test(piece) || isKnownPlace(piece));
}

/** Separators of a line of contacts, including the other contacts. */
const BETWEEN =
  /\t|\s[|•·/♦]\s|\s-\s|[|•♦⚲⌂☏☎✉✆📍]|\S+@\S+|(?:https?:\/\/|www\.)\S+|\S+\.(?:com|org|net|dev|io|me|in)(?:\/\S*)?(?=\s|$)|\+?\(?\d[\d\s().-]{8,}\d/u;

/** "QA Engineer, Kochi": the town after a role. */
function placeAfterRole(piece: string): string | null {
  const [, role, place] = /^(.+),\s*([^,]+)$/.exec(piece) ?? [];
  return role && place && isRole(role) && isKnownPlace(place) ? place : null;
}

/** The person's own contacts, also at the foot of a page. */
function isOwn({ kind, line }: PlacedLine): boolean {
  if (kind === "head" || kind === "contact") return true;
  return kind !== "references" && kind !== "experience" && /\S@\S/.test(line.text);
}

/** The place as written ("Pune, Maharashtra"), or null. */
export function readLocation(document: ResumeDocument): Reading<string> | null {
  let best: (Reading<string> & { score: number }) | null = null;
  for (const placed of placeLines(document)) {
    const own = isOwn(placed);
    if ((!own && trustOf(placed) < 4) || placed.line.text.length > MAX_LINE_CHARS) continue;
    for (const piece of placed.line.text.split(BETWEEN)) {
      const labelled = LABEL.test(piece.trim());
      const written = tidy(piece);
      const value = placeAfterRole(written) ?? written;
      if (!(own || labelled) || !isPlace(value)) continue;
      const score = (labelled ? 3 : 0) + (value.includes(",") ? 2 : 0) + (own ? 1 : 0);
      if (best === null || score > best.score)
        best = { value, score, confidence: score >= 3 ? 0.9 : 0.6, source: placed.line.text };
    }
  }
  return best === null ? null : { value: best.value, confidence: best.confidence, source: best.source };
}

const MOST_SUMMARY_CHARS = 1_500;
/** A line of the head with this many words belongs to a paragraph. */
const PROSE_WORDS = 8;

/** Joins lines: repairs words broken at a line's end, removes bullets. */
function flow(lines: readonly Line[]): string {
  let text = "";
  for (const line of lines) {
    const next = line.text
      .replaceAll("\t", " ")
      .replace(/^[\s•]+/, "")
      .trim();
    if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)) text = text.slice(0, -1) + next;
    else text += (text === "" ? "" : " ") + next;
  }
  if (text.length <= MOST_SUMMARY_CHARS) return text;
  const cut = text.slice(0, MOST_SUMMARY_CHARS);
  return cut.slice(0, Math.max(cut.lastIndexOf(". ") + 1, cut.lastIndexOf(" "))).trim();
}

function words(line: Line): number {
  return line.text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

function isProse(line: Line): boolean {
  return words(line) >= PROSE_WORDS && !/@|https?:|\S\s?\|\s?\S/.test(line.text);
}

/** The paragraph under the name, with the short line that ends it. */
function proseOfHead(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(isProse);
  if (first < 0) return [];
  let after = first + 1;
  while (after < lines.length && isProse(lines[after] as Line)) after++;
  const last = lines[after];
  const ends = last !== undefined && (last.gapAbove ?? 9) < 2 && /[.!]$/.test(last.text) && after - first > 1;
  return lines.slice(first, ends ? after + 1 : after);
}

/** The person's summary, at most 1,500 characters. */
export function readSummary(document: ResumeDocument): Reading<string> | null {
  const section = document.sections.find(({ kind, lines }) => kind === "summary" && lines.length > 0);
  const lines =
    section?.lines ??
    proseOfHead(document.sections.filter(({ kind }) => kind === "head").flatMap((head) => head.lines));
  const value = flow(lines);
  const [first] = lines;
  if (!first || value.split(" ").length < 5) return null;
  return { value, confidence: section ? 0.95 : 0.7, source: first.text };
}
