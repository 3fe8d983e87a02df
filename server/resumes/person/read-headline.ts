// Reads the headline: the role that stands under or beside the name.
import type { Reading, ResumeDocument } from "../layout.ts";
import { cutPlace } from "../work/place-words.ts";
import { roleScore } from "../work/role-score.ts";
import { type PlacedLine, placeLines } from "./head-lines.ts";
import { readName } from "./read-name.ts";

const ROLE = 0.8;
const MAX_WORDS = 10;
const MAX_CHARS = 150;
/** A headline stands within so many lines of the name. */
const REACH = 6;
const SEPARATOR = /\s*[|•]\s*|\s+[-/]\s+|\t/;
const NO_HEADLINE = /@|https?:|www\.|\d{4}|\.(?:com|org|net|in|io|dev)\b/i;
/** Sections that may hold a headline. */
const HEADS: ReadonlySet<string> = new Set(["head", "contact"]);
/** "Senior Engineer with 8 years of …" opens many summaries. */
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

/** The whole text when it is one role, else its first part that is. */
function roleIn(text: string): string | null {
  const plain = text.trim();
  if (plain.length > MAX_CHARS) return null;
  if (NO_HEADLINE.test(plain) || plain.split(/\s+/).length > 2 * MAX_WORDS) return null;
  const parts = plain.split(SEPARATOR);
  const found = parts
    .map((part) => cutPlace(part.replace(/\s+(?:at|@|bei|chez)\s+\p{Lu}.*$/u, "")).rest)
    .find((part) => part.split(/\s+/).length <= MAX_WORDS && roleScore(part) >= ROLE);
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

/** A headline too long for one line of a narrow column. */
function wrappedRole(placed: PlacedLine, next: PlacedLine | undefined): string | null {
  if (!next || placed.line.cells.length > 1 || next.line.cells.length > 1 || next.line.page !== placed.line.page)
    return null;
  if (Math.abs(next.line.size - placed.line.size) > 0.5 || (next.line.gapAbove ?? 9) > 1.8) return null;
  if (next.line.text.split(/\s+/).length > 3 || placed.line.text.split(/\s+/).length > MAX_WORDS - 2) return null;
  return roleIn(`${placed.line.text} ${next.line.text}`);
}

function summaryOpening(document: ResumeDocument): Reading<string> | null {
  const line = document.sections.find(({ kind, lines }) => kind === "summary" && lines.length > 0)?.lines[0];
  const opening = line ? OPENS_SUMMARY.exec(line.text.replace(/^[\s•]+/, "")) : null;
  const role = opening?.[1]?.replace(PRAISE, "").trim();
  if (!line || !role || roleScore(role) < ROLE || role.split(/\s+/).length > 6) return null;
  return { value: role, confidence: 0.6, source: line.text };
}

/** The role that the person gives themselves, or null. */
export function readHeadline(document: ResumeDocument): Reading<string> | null {
  return headlineNear(placeLines(document), readName(document)) ?? summaryOpening(document);
}
