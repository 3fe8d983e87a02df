// Cities for search and filters: one canonical name for every way a job board writes a place.
import { foldPlace, placeIndex } from "./place-index.ts";
import { readPlace } from "./read-place.ts";

/** `city` is the name to show; `country` is ISO 3166 alpha-2. */
export type CanonicalCity = { city: string; country: string };

/** Longer texts are not lists of locations. */
const MAX_CHARS = 6_000;

const REMOTE =
  /\b(?:remote(?:ly)?|work[- ]?(?:from|at)[- ]?home|wfh|telecommut\w*|telework\w*|home[- ]based|anywhere|virtual)\b/i;
const NOT_REMOTE =
  /\b(?:hybrid|(?:not|no|non|isn't|without)[- ](?:a )?(?:fully )?remote|remote (?:sensing|monitoring|areas?|sites?|support|desktop|infrastructure))\b/i;

/** True when a location text says that the work is done from home, but not for "Hybrid remote". */
export function isRemoteText(text: string): boolean {
  return REMOTE.test(text) && !NOT_REMOTE.test(text);
}

/**
 * The city that a location text names, or null ("Remote", "India", "2 Locations"). An unknown city counts as written if
 * a known region or country follows it.
 */
export function canonicalCity(text: string): CanonicalCity | null {
  const place = readPlace(text);
  return place.city && place.country ? { city: place.city, country: place.country } : null;
}

/** The lower-case key of a location in filters: the canonical city's, else the text's first part, folded. */
export function cityKey(text: string): string {
  const place = readPlace(text);
  if (place.city) return foldPlace(place.city);
  const short = text.slice(0, MAX_CHARS);
  return foldPlace(short.split(/[,;|(]/)[0] ?? "") || foldPlace(short);
}

let names: ReadonlyMap<string, string> | undefined;

/** The known cities' names by their keys. */
export function cityNames(): ReadonlyMap<string, string> {
  names ??= new Map([...placeIndex().cities.values()].flat().map(({ name }) => [foldPlace(name), name]));
  return names;
}

let hindi: ReadonlyMap<string, string> | undefined;

/** The Hindi name of a city by its key or name; null where `places.txt` has none. */
export function cityInHindi(city: string): string | null {
  hindi ??= new Map(
    [...placeIndex().cities.values()]
      .flat()
      .flatMap(({ name, inHindi }) => (inHindi === null ? [] : [[foldPlace(name), inHindi]])),
  );
  return hindi.get(foldPlace(city)) ?? null;
}

/** The key of a country by any of its names or codes: ISO 3166 alpha-2 in lower case, else the text, folded. */
export function countryKey(text: string): string {
  const folded = foldPlace(text);
  return placeIndex().countries.get(folded)?.toLowerCase() ?? folded;
}

function isKnownCity(text: string): boolean {
  return text.split("/").every((piece) => placeIndex().cities.has(foldPlace(piece)));
}

/** True when `part` continues the location in `group` ("Karnataka" after "Bengaluru") instead of opening another. */
function continuesGroup(group: readonly string[], part: string): boolean {
  const { regions, countries } = placeIndex();
  const folded = foldPlace(part);
  if (!isKnownCity(part)) return true;
  const opened = group.find((piece) => readPlace(piece).known);
  if (opened === undefined) return true;
  const place = readPlace(group.join(", "));
  if (cityKey(part) === foldPlace(place.city ?? "")) return true;
  if (countries.get(folded) === place.country) return true;
  const asRegion = regions.get(folded)?.some((region) => region.country === place.country);
  const hasRegion = group.slice(1).some((piece) => regions.has(foldPlace(piece)));
  return Boolean(asRegion) && !hasRegion;
}

/** Splits a comma list of cities ("Pune, Chennai, Bengaluru") but keeps "City, State, Country" together. */
function splitCommaList(text: string): string[] {
  const groups: string[][] = [];
  for (const part of text.split(",").map((piece) => piece.trim())) {
    if (part === "") continue;
    const group = groups[groups.length - 1];
    if (group && continuesGroup(group, part)) group.push(part);
    else groups.push([part]);
  }
  return groups.map((group) => group.join(", "));
}

/** Splits "Mumbai/Pune" into two, and keeps "Hyderabad/Secunderabad" (one city, two names). */
function splitSlash(text: string): string[] {
  const pieces = text.split("/").map((piece) => piece.trim());
  if (pieces.length < 2 || !pieces.every((piece) => canonicalCity(piece))) return [text];
  return new Set(pieces.map(cityKey)).size > 1 ? pieces : [text];
}

/**
 * Splits a text of several locations at `;`, `|`, ` / `, line breaks, " or " and between listed cities. Pieces are as
 * written; two names of one city stay one piece.
 */
export function splitLocations(text: string): string[] {
  const pieces = text
    .slice(0, MAX_CHARS)
    .replace(/[^\S\n]+/g, " ")
    .replace(/delhi\s*\/\s*ncr/gi, "Delhi NCR")
    .split(/\s*[;|•\n]\s*|\s+\/\s+|\s+or\s+/i)
    .flatMap(splitCommaList)
    .flatMap(splitSlash)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  const seen = new Set<string>();
  return pieces.filter((piece) => {
    const key = cityKey(piece);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
