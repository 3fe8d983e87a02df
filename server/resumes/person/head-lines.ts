// Where on a résumé a person's own details may stand, and how near the top.
import type { Line, ResumeDocument, SectionKind } from "../layout.ts";

/** A line with its section's kind; `place` counts lines in reading order, `top` is its height on page 1 (0 to 1). */
export type PlacedLine = { line: Line; kind: SectionKind; place: number; top: number | null };

/** How much a section is trusted to hold the person's own details, and not those of referees or employers. */
const TRUST: Partial<Record<SectionKind, number>> = {
  head: 5,
  contact: 5,
  summary: 2,
  other: 1,
  languages: 1,
  interests: 1,
  experience: -3,
  publications: -4,
  volunteering: -3,
  references: -12,
};
/** Whatever its section is called, a line this high on page 1 belongs to the head. */
const HEAD_SHARE = 0.2;

/** Longer lines tell of work. */
const LONG_LINE = 70;

const REFEREE = /\b(?:referees?|references?)\b\s*:?$/i;

/** All lines in reading order; those that jump back up to the top of page 1 belong to the head, whatever was read before. */
export function placeLines(document: ResumeDocument): PlacedLine[] {
  const firstPage = Math.min(...document.lines.map((line) => line.page));
  const height = document.pages[0]?.height ?? 0;
  const placed: PlacedLine[] = [];
  for (const { kind, heading, lines } of document.sections) {
    const own = heading !== null && REFEREE.test(heading) ? "references" : kind;
    for (const line of lines) {
      const top = line.page === firstPage && height > 0 ? line.y / height : null;
      const jumped = top !== null && top < HEAD_SHARE && (lines[0]?.y ?? 0) > line.y + 0.1 * height;
      placed.push({ line, kind: jumped ? "head" : own, place: placed.length, top });
    }
  }
  return placed;
}

/** From -12 (a referee's) to 5 (the head). */
export function trustOf({ kind, top, line }: PlacedLine): number {
  const trust = TRUST[kind] ?? 0;
  if (top === null || top >= HEAD_SHARE || kind === "references") return trust;
  return trust < 0 && line.text.length > LONG_LINE ? trust : Math.max(trust, 4);
}
