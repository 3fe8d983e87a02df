// Finds where a person works now in the text of their CV, for people who give no address. Pure.
import { readPlace } from "../taxonomy/places/index.ts";

/** How many lines below the employer's name its place may be. */
const LINES_BELOW = 2;
const MOST_MENTIONS = 6;
const BETWEEN_PIECES = /[\t|•·;()]| {2,}| [-–—] /;

/** "Seattle, WA": the first city with a region or country beside or just below the employer's name; null if none. */
export function placeOfWork(text: string, employer: string | null): string | null {
  if (employer === null || employer.trim().length < 2) return null;
  const lines = text.split("\n");
  const name = employer.trim().toLowerCase();
  return (
    lines
      .flatMap((line, at) => (line.toLowerCase().includes(name) ? [at] : []))
      .slice(0, MOST_MENTIONS)
      .flatMap((at) => lines.slice(at, at + 1 + LINES_BELOW))
      .flatMap((line) => line.split(BETWEEN_PIECES).map((piece) => piece.trim()))
      .find(isCityWithMore) ?? null
  );
}

/** A single name is ambiguous ("Reading", "Mobile"); with a region or country after a comma it is a place. */
function isCityWithMore(piece: string): boolean {
  if (!/^\p{Lu}[^,]{1,40}, ?\p{Lu}[^,]{1,40}(, ?\p{Lu}[^,]{1,40})?$/u.test(piece)) return false;
  const { city, country } = readPlace(piece);
  return city !== null && country !== null;
}
