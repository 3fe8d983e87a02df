// Tells places from names and cuts them off the end of a phrase ("Acme Corp, Pune, India" -> "Acme Corp").
import { foldPlace, placeIndex } from "../../taxonomy/places/index.ts";
import { organisationScore } from "./organisation-score.ts";
import { roleScore } from "./role-score.ts";

const REMOTE =
  /^(?:fully |100% |partially )?(?:remote(?:ly)?|on-?site|hybrid|work from home|wfh|home office|home[- ]based|télétravail|anywhere|worldwide|virtual|online)(?: (?:work|job|position|role|based|only))?$/iu;
const AREA = /\b(?:bay area|metropolitan|metro area|greater \p{Lu}\p{L}+|(?<!school |college |service )area)$/iu;
const POSTCODE = /(?:^|\s)(?:\d{4,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;
const US_STATE_SHORT = /^(?:D\.?C\.?|N\.?Y\.?|U\.?S\.?A?\.?|U\.?K\.?|S\. ?Korea)$/;

type Part = "city" | "region" | "country" | "remote";

/** A short code is a place only in capitals ("CA", "IN"), and a name only when it begins with one. */
function looksNamed(text: string, folded: string): boolean {
  return folded.length <= 3 ? text === text.toUpperCase() : /^\p{Lu}/u.test(text);
}

/** What one comma part names by itself, or null. */
export function placePart(text: string): Part | null {
  const bare = text
    .replace(POSTCODE, "")
    .replace(/^[\s([-]+|[\s)\].-]+$/gu, "")
    .trim();
  if (bare === "") return POSTCODE.test(text.trim()) ? "region" : null;
  if (REMOTE.test(bare)) return "remote";
  if (US_STATE_SHORT.test(bare)) return "country";
  const folded = foldPlace(bare);
  if (!looksNamed(bare, folded)) return null;
  const { cities, regions, countries } = placeIndex();
  if (folded.length > 2 && countries.has(folded)) return "country";
  if (folded.length > 3 && cities.has(folded)) return "city";
  if (regions.has(folded)) return "region";
  if (countries.has(folded)) return "country";
  if (cities.has(folded)) return "city";
  if (AREA.test(bare) && bare.split(/\s+/).length <= 5) return "city";
  return null;
}

/** A word or two that could be a town missing from the list: capitalised, without digits. */
function couldBeTown(text: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]*(?:[ -]\p{L}[\p{L}'’.-]*){0,3}$/u.test(text.trim());
}

/** True when the whole phrase is a place: "Seoul, South Korea", "Pleasantville, CA 94588", "Pune & Mumbai", "Remote". */
export function isPlace(text: string): boolean {
  const parts = text
    .split(/\s*[,/;()]\s*|\s+(?:-|&|and|or)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0 || parts.length > 6 || text.length > 80) return false;
  const kinds = parts.map(placePart);
  return kinds.every((kind, at) => {
    if (kind !== null) return true;
    const next = kinds[at + 1];
    const part = parts[at] as string;
    return (
      (next === "region" || next === "country") && couldBeTown(part) && !isNamed(part) && cutTrailingCity(part) === part
    );
  });
}

function isNamed(text: string): boolean {
  return organisationScore(text) >= 0.3 || roleScore(text) >= 0.3;
}

/** True for "Quadrant, India" and "Phoenix": a place, though the same could be a name followed by one. */
export function isDoubtfulPlace(text: string): boolean {
  const parts = text.split(/\s*,\s*/);
  return (
    parts.length <= 2 &&
    placePart(parts[0] as string) !== "remote" &&
    (parts.length === 1 || placePart(parts[0] as string) === null)
  );
}

/** Cuts "Springfield IL" off the end of words: a known place of one to three words after which a region was cut. */
function cutTrailingCity(text: string): string {
  const words = text.split(/\s+/);
  for (const size of [3, 2, 1]) {
    if (words.length <= size) continue;
    const tail = words.slice(-size).join(" ");
    const before = words[words.length - size - 1] as string;
    if (/^(?:of|at|in|de|der|the|and|&|for|new|san|los|st\.?|saint|north|south|east|west)$/iu.test(before)) continue;
    if (placePart(tail) === "city")
      return words
        .slice(0, -size)
        .join(" ")
        .replace(/[\s,-]+$/, "");
  }
  return text;
}

/** Whether the last part of a phrase goes with the place cut so far; a town off the list needs a region after it. */
function isCut(part: string, dashed: boolean, before: string, kind: Part | null): boolean {
  const named = placePart(part);
  if (named !== null) return !(kind === "city" && named === "city") && !(kind !== null && dashed);
  if (dashed || !couldBeTown(part) || isNamed(part)) return false;
  return kind === "region" || (kind === "country" && before.includes(","));
}

const LAST_PART = /^(.*\S)(\s*,\s*|\s+-\s+)([^,]+?)$/u;
const BRACKETED_END = /^(.*\S)\s*[([]([^()[\]]+)[)\]]\s*$/u;

/**
 * Cuts the place off the end of a phrase. Comma parts are cut while they are places; before a region or country one
 * more capitalised part is taken for a town, as long as something is left.
 */
export function cutPlace(text: string): { rest: string; place: string | null } {
  const bracket = BRACKETED_END.exec(text);
  if (bracket && isPlace(bracket[2] as string)) {
    return { rest: cutPlace(bracket[1] as string).rest, place: bracket[2] as string };
  }
  let rest = text;
  let kind: Part | null = null;
  for (;;) {
    const match = LAST_PART.exec(rest);
    const part = match?.[3] ?? "";
    if (!match || !isCut(part, (match[2] as string).includes("-"), match[1] as string, kind)) break;
    kind = placePart(part);
    rest = match[1] as string;
    if (kind === null) break;
  }
  if (kind === "region" || kind === "country") rest = cutTrailingCity(rest);
  const place = text.slice(rest.length).replace(/^[\s,-]+/, "");
  return { rest, place: place === "" ? null : place };
}
