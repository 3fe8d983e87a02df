// Where a person works now, read from the text of their CV: for who gives no address. Pure.
import { readPlace } from "../../contract/places/read-place.ts";

/** Lines below the employer's name in which its place may stand. */
const LINES_BELOW = 2;
const MOST_MENTIONS = 6;
const BETWEEN_PIECES = /[\t|•·;()]| {2,}| [-–—] /;

/** "Seattle, WA": the first city with its region or country beside the employer's name, or just below it; null when there is none. */
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

/** A name alone may be anything ("Reading", "Mobile"); with its region or country behind a comma it is a place. */
function isCityWithMore(piece: string): boolean {
  if (!/^\p{Lu}[^,]{1,40}, ?\p{Lu}[^,]{1,40}(, ?\p{Lu}[^,]{1,40})?$/u.test(piece)) return false;
  const { city, country } = readPlace(piece);
  return city !== null && country !== null;
}
