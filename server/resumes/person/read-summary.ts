// Reads what the person says about themselves: the summary section, or the paragraph under the name.
import type { Line, Reading, ResumeDocument } from "../layout.ts";

const MAX_CHARS = 1_500;
/** A line of the head with as many words is part of a paragraph. */
const PROSE_WORDS = 8;

/** One running text: words cut at a line's end are mended, bullets go. */
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
  if (text.length <= MAX_CHARS) return text;
  const cut = text.slice(0, MAX_CHARS);
  return cut.slice(0, Math.max(cut.lastIndexOf(". ") + 1, cut.lastIndexOf(" "))).trim();
}

function words(line: Line): number {
  return line.text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

function isProse(line: Line): boolean {
  return words(line) >= PROSE_WORDS && !/@|https?:|\S\s?\|\s?\S/.test(line.text);
}

/** The paragraph under the name: from the first line of prose to the last, with the short line that ends it. */
function proseOfHead(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(isProse);
  if (first < 0) return [];
  let after = first + 1;
  while (after < lines.length && isProse(lines[after] as Line)) after++;
  const last = lines[after];
  const ends = last !== undefined && (last.gapAbove ?? 9) < 2 && /[.!]$/.test(last.text) && after - first > 1;
  return lines.slice(first, ends ? after + 1 : after);
}

/** The person's own summary as one text, at most 1,500 characters. */
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
