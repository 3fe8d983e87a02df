// Splits a résumé's lines into parts by their headings.
import type { Line, Section, SectionKind } from "../layout.ts";
import { findHeadings, type Heading } from "./find-headings.ts";
import { bodyLook } from "./heading-phrases.ts";

/** A name is at least this many times larger than the text. */
const LARGER_THAN_TEXT = 1.3;

/**
 * Sections in reading order; the lines before the first heading are the head. A kind may occur more than once. A
 * section's lines do not include its heading, but text beside the heading.
 */
export function splitSections(lines: readonly Line[]): Section[] {
  const headings = findHeadings(lines);
  const nameSize = bodyLook(lines).size * LARGER_THAN_TEXT;
  const parts: Part[] = [{ kind: "head", heading: null, lines: [], page: 0, y: 0, x: 0, right: 0, looseX: true }];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] as Line;
    const heading = headings.get(at);
    if (heading) {
      parts.push(openPart(heading, line));
      at += heading.lineCount;
      continue;
    }
    addLine(parts, line, lines[at - 1], nameSize);
    at++;
  }
  return parts
    .filter((part) => part.lines.length > 0 || part.heading !== null)
    .map(({ kind, heading, lines: own }) => ({ kind: settleKind(kind, heading, own), heading, lines: own }));
}

type Part = {
  kind: SectionKind;
  heading: string | null;
  lines: Line[];
  /** Where the part begins. */
  page: number;
  y: number;
  /** The width of the part so far. */
  x: number;
  right: number;
  looseX: boolean;
};

function openPart(heading: Heading, line: Line): Part {
  return {
    kind: heading.kind,
    heading: heading.text,
    lines: [...heading.rest],
    page: line.page,
    y: line.y,
    x: line.x,
    right: line.right,
    looseX: false,
  };
}

/** Adds the line to the open part, or, after a jump to another column or page, to the part that it continues. */
function addLine(parts: Part[], line: Line, before: Line | undefined, nameSize: number): void {
  const open = parts.at(-1) as Part;
  const jumped = before !== undefined && (before.page !== line.page || line.y < before.y - 3 * line.size);
  const part = jumped ? goesOnWith(parts, open, line, nameSize) : open;
  part.lines.push(line);
  part.x = part.lines.length === 1 && part.looseX ? line.x : Math.min(part.x, line.x);
  part.right = Math.max(part.right, line.right);
  part.looseX = false;
}

function goesOnWith(parts: Part[], open: Part, line: Line, nameSize: number): Part {
  const slack = 2 * line.size;
  const fits = (part: Part) =>
    line.x >= part.x - slack && line.x < part.right && line.right <= part.right + 6 * line.size;
  // Text beside a heading may begin a little higher.
  const isBeside = open.page === line.page && line.y > open.y - 3 * line.size;
  if (open.kind === "head" || isBeside || fits(open)) return open;
  // A name beside a sidebar that was drawn first.
  if (line.page === 0 && line.size >= nameSize) {
    const head: Part = {
      kind: "head",
      heading: null,
      lines: [],
      page: 0,
      y: line.y,
      x: line.x,
      right: line.right,
      looseX: true,
    };
    parts.push(head);
    return head;
  }
  const earlier = parts.findLast(
    (part) => part !== open && part.kind !== "head" && part.lines.length > 0 && fits(part),
  );
  if (!earlier) return open;
  const continued: Part = { ...earlier, lines: [] };
  parts.push(continued);
  return continued;
}

const SCHOOL =
  /\b(?:universit\p{L}*|college|institut\p{L}*|school|academy|hochschule|bachelor|master|diploma|b\.? ?sc|m\.? ?sc|b\.? ?tech|m\.? ?tech|b\.? ?a|b\.? ?com|mba|ph\.? ?d|gcse|a-levels?)\b/iu;
const YEAR = /\b(?:19|20)\d\d\b/;
const YEARS =
  /\b(?:19|20)\d\d\b.{0,12}(?:-|to|till|until).{0,12}(?:\b(?:19|20)\d\d\b|present|current|now|date|ongoing|today)/i;
const LABEL = /^[\p{L} './()-]{3,30}(?:\t|\s)*:/u;
/** A longer line is running text. */
const SHORT = 100;

/** Decides the kind of a part whose heading is ambiguous, by its lines. */
export function settleKind(kind: SectionKind, heading: string | null, lines: readonly Line[]): SectionKind {
  if (heading === null || lines.length === 0) return kind;
  const short = lines.filter(({ text }) => text.length <= SHORT);
  const share = (pattern: RegExp) => short.filter(({ text }) => pattern.test(text)).length / lines.length;
  if (/qualification/i.test(heading) && kind !== "education") {
    const schools = short.filter(({ text }) => SCHOOL.test(text));
    return schools.length > 0 && short.some(({ text }) => YEAR.test(text)) ? "education" : kind;
  }
  if (kind === "summary" && /profile|personal/i.test(heading) && share(LABEL) > 0.5) return "contact";
  if (
    kind === "summary" &&
    /career|employment|work|professional/i.test(heading) &&
    lines.length > 1 &&
    share(YEARS) >= 0.5
  )
    return "experience";
  return kind;
}
