// Reads one free-text location of a job board into city, region and country.
import { type City, foldPlace, placeIndex, type Region } from "./place-index.ts";

/**
 * A location as understood. `city` is canonical when `known`, else the name as written before a known region or
 * country; null when the text names no city ("Remote in USA"). `country` is ISO 3166 alpha-2.
 */
export type Place = { city: string | null; region: string | null; country: string | null; known: boolean };

type Part = {
  folded: string;
  written: string;
  cities: readonly City[];
  regions: readonly Region[];
  country: string | null;
};
type Hints = { countries: Set<string>; regions: Region[] };
type Guess = { city: City; score: number };

const MODE_WORDS =
  /\b(?:fully|100%|hybrid|remote(?:ly)?|on[- ]?site|in[- ]?office|work[- ]from[- ](?:home|office)|wfh|wfo|telecommute|flexible|anywhere in|based in|near|greater|metro(?:politan)?(?: area)?|office|hq|headquarters)\b/gi;
const NOISE =
  /\b(?:\d+ locations?|multiple|various|locations?|several|other|any|all|tower|building|bldg|campus|park|plaza|street|road|avenue|drive|floor|suite|block|phase|sector|plot|center|centre|virtual|home|work|worldwide|global|anywhere|remote|region|emea|apac|latam|north america|europe|asia|office|site|plant|unit|area|zone|county|district|expected|month|day|area)\b/;
const STREET = /\b(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|boulevard|blvd|highway|hwy|way|marg|cross|main)\b/;
const NONE: readonly never[] = [];

function readPart(written: string): Part {
  const { cities, regions, countries } = placeIndex();
  const folded = foldPlace(written)
    .replace(/(?:^|\s)\d[\d\s]*(?=$|\s)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return {
    folded,
    written,
    cities: cities.get(folded) ?? NONE,
    regions: regions.get(folded) ?? NONE,
    country: countries.get(folded) ?? null,
  };
}

function isWhole(part: Part): boolean {
  return part.cities.length > 0 || part.regions.length > 0 || part.country !== null;
}

/** Cuts a part that is no place by itself at its known ends: "USA MD Annapolis Junction", "Hyderabad TS IN". */
function peel(part: Part): Part[] {
  let words = part.folded.split(" ");
  const ends: Part[] = [];
  const take = (word: string, spoken: string[]): boolean => {
    const end = readPart(word);
    if (end.country === null && end.regions.length === 0) return false;
    if (word.length <= 3 && end.cities.length > 0) return false;
    ends.push(end);
    words = spoken;
    return true;
  };
  while (words.length > 1 && !readPart(words.join(" ")).cities.length) {
    const two =
      words.length > 2 &&
      (take(words.slice(-2).join(" "), words.slice(0, -2)) || take(words.slice(0, 2).join(" "), words.slice(2)));
    if (two) continue;
    if (take(words[words.length - 1] as string, words.slice(0, -1))) continue;
    if (!take(words[0] as string, words.slice(1))) break;
  }
  if (ends.length === 0) return [part];
  const rest = readPart(words.join(" "));
  return [{ ...rest, written: titleCase(rest.folded) }, ...ends];
}

function readParts(text: string): Part[] {
  const cleaned = text
    .replace(/\+\s*\d+(?:\s*(?:more|others?))?/gi, " ")
    .replace(MODE_WORDS, ",")
    .replace(/[()[\]]/g, ",");
  const parts = cleaned
    .split(/[,;|/:•·\n]|\s[-–—]+(?=\s)|\s[-–—]+$|^\s*[-–—]+/)
    .map((piece) => readPart(piece.replace(/^\s*(?:in|at|or|and|-|–)\s+/i, "").trim()))
    .filter((part) => part.folded !== "");
  return parts.flatMap((part) => (isWhole(part) ? [part] : peel(part)));
}

function hintsOf(parts: readonly Part[], except: number): Hints {
  const hints: Hints = { countries: new Set(), regions: [] };
  parts.forEach((part, index) => {
    if (index === except) return;
    if (part.country) hints.countries.add(part.country);
    hints.regions.push(...part.regions);
  });
  return hints;
}

/** How well a city fits the countries and regions that stand beside it; below zero when they exclude it. */
function fit(city: City, hints: Hints): number {
  if (hints.regions.some((region) => region.country === city.country && region.code === city.region)) return 4;
  const inCountry = hints.countries.has(city.country);
  if (hints.regions.some((region) => region.country === city.country) && city.region !== "") return inCountry ? -3 : -5;
  if (inCountry) return 2;
  return hints.countries.size > 0 || hints.regions.length > 0 ? -6 : 0;
}

/** Cities named inside a longer part ("Bengaluru Millenia"): the longest run of words that is one. */
function citiesInside(part: Part): readonly City[] {
  const { cities } = placeIndex();
  const words = part.folded.split(" ");
  for (let size = Math.min(4, words.length - 1); size >= 1; size--) {
    for (let from = 0; from + size <= words.length; from++) {
      const run = words.slice(from, from + size).join(" ");
      if (run.length <= 3 || STREET.test(words[from + size] ?? "")) continue;
      const found = cities.get(run);
      if (found) return found;
    }
  }
  return NONE;
}

function bestGuess(parts: readonly Part[]): Guess | undefined {
  let best: Guess | undefined;
  parts.forEach((part, index) => {
    const whole = part.cities.length > 0;
    const named = whole ? part.cities : isWhole(part) ? NONE : citiesInside(part);
    const hints = hintsOf(parts, index);
    for (const city of named) {
      const fitness = fit(city, hints);
      if (fitness < 0) continue;
      const score = fitness + (whole ? 3 : 0) - index * 0.1 - (part.folded.length <= 2 ? 2 : 0);
      if (!best || score > best.score) best = { city, score };
    }
  });
  return best;
}

function titleCase(text: string): string {
  return text.replace(/\p{L}[\p{L}'’]*/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
}

function countryOf(parts: readonly Part[]): { country: string | null; region: Region | null } {
  const named = parts.find((part) => part.country !== null && part.folded.length > 2)?.country ?? null;
  const regions = parts.flatMap((part) => part.regions);
  const region = regions.find((one) => one.country === named) ?? (named ? null : (regions[0] ?? null));
  const short = parts.find((part) => part.country !== null)?.country ?? null;
  return { country: named ?? region?.country ?? short, region };
}

/** A name the index does not know, accepted as a city because a known region or country stands beside it. */
function unknownCity(parts: readonly Part[]): Part | undefined {
  if (!parts.some((part) => part.country !== null || part.regions.length > 0)) return undefined;
  return parts.find(
    (part, index) =>
      (!isWhole(part) || (part.cities.length > 0 && index === 0)) &&
      /^[\p{L} ]{3,40}$/u.test(part.folded) &&
      part.folded.split(" ").length <= 4 &&
      !NOISE.test(part.folded) &&
      !STREET.test(part.folded),
  );
}

/** Understands one location as it stands on a job board; a list of several gives its first. */
export function readPlace(text: string): Place {
  const parts = readParts(text.slice(0, 300));
  const guess = bestGuess(parts);
  if (guess) {
    const { name, region, country } = guess.city;
    return { city: name, region: region || null, country, known: true };
  }
  const { country, region } = countryOf(parts);
  const unknown = unknownCity(parts);
  if (!unknown || !country) return { city: null, region: region?.code ?? null, country, known: false };
  const written = unknown.written.trim();
  const name = /\p{Ll}/u.test(written) && /\p{Lu}/u.test(written) ? written : titleCase(written);
  const taken = placeIndex().cities.has(unknown.folded);
  return {
    city: taken && region ? `${name}, ${region.code}` : name,
    region: region?.code ?? null,
    country,
    known: false,
  };
}
