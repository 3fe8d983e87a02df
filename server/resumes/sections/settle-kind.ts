// Headings that may mean two things: what stands below them decides.
import type { Line, SectionKind } from "../layout.ts";

const SCHOOL =
  /\b(?:universit\p{L}*|college|institut\p{L}*|school|academy|hochschule|bachelor|master|diploma|b\.? ?sc|m\.? ?sc|b\.? ?tech|m\.? ?tech|b\.? ?a|b\.? ?com|mba|ph\.? ?d|gcse|a-levels?)\b/iu;
const YEAR = /\b(?:19|20)\d\d\b/;
const YEARS =
  /\b(?:19|20)\d\d\b.{0,12}(?:-|to|till|until).{0,12}(?:\b(?:19|20)\d\d\b|present|current|now|date|ongoing|today)/i;
const LABEL = /^[\p{L} './()-]{3,30}(?:\t|\s)*:/u;
/** A longer line is running text. */
const SHORT = 100;

/** The kind of a part, given its heading's words and its lines. */
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
