// Reads one free-text location of a job board into city, region and country.
import { type City, foldPlace, placeIndex, type Region } from "./place-index.ts";

/**
 * A location as read. `city` is canonical if `known`, else the name as written before a known region or country; null
 * if the text names no city ("Remote in USA"). `country` is ISO 3166 alpha-2.
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
  /\b(?:fully|100%|hybrid|remote(?:ly)?|on[- ]?site|in[- ]?office|work[- ]from[- ](?:home|office)|wfh|wfo|telecommute|flexible|anywhere in|based in|near|office|hq|headquarters)\b/gi;
const NOISE =
  /\b(?:\d+ locations?|multiple|various|locations?|several|other|any|all|tower|building|bldg|campus|(?:business|tech|technology|industrial|science|office|software|it) park|plaza|floor|suite|block|phase|sector|plot|center|centre|virtual|home|work|worldwide|global|anywhere|remote|emea|apac|latam|latin america|north america|europe|asia|office|site|plant|unit|county|district|expected|month|day|area|region|labs?|hub|support|client|shared|services?|corporate|store|branch|telework|offsite)\b/;
const STREET =
  /(?:^|\s)(?:street|road|rd|avenue|ave|drive|lane|ln|boulevard|blvd|highway|hwy|marg|cross)\b|\S\s(?:st|dr|way|main)$/;
const AROUND = /^greater | (?:metro(?:politan)? )?(?:area|region)$/g;
const NONE: readonly never[] = [];

function lookUpPart(folded: string): Omit<Part, "written"> {
  const { cities, regions, countries } = placeIndex();
  return {
    folded,
    cities: cities.get(folded) ?? NONE,
    regions: regions.get(folded) ?? NONE,
    country: countries.get(folded) ?? null,
  };
}

/** Reads one piece of a location, without house numbers and postcodes, and without "Greater … Area" around a name. */
function readPart(written: string): Part {
  const folded = foldPlace(written)
    .replace(/(?:^|\s)\d[\d\s]*(?=$|\s)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const part = { ...lookUpPart(folded), written };
  if (isWhole(part)) return part;
  const inner = lookUpPart(folded.replace(AROUND, ""));
  return isWhole(inner) ? { ...inner, written } : part;
}

function isWhole(part: Omit<Part, "written">): boolean {
  return part.cities.length > 0 || part.regions.length > 0 || part.country !== null;
}

/** The country or region at the end of a part; short codes only in capitals ("OR", not "or"). */
function readEnd(words: readonly string[]): Part | undefined {
  const written = words.join(" ");
  const end = readPart(written);
  if (end.country === null && end.regions.length === 0) return undefined;
  if (written.length <= 3 && (end.cities.length > 0 || written !== written.toUpperCase())) return undefined;
  return end;
}

/** Cuts known ends off a part that is no place itself: "USA MD Annapolis Junction", "Hyderabad TS IN". */
function peel(part: Part): Part[] {
  let words = part.written.split(/[^\p{L}\p{N}'’.]+/u).filter((word) => word !== "");
  const ends: Part[] = [];
  while (words.length > 1 && readPart(words.join(" ")).cities.length === 0) {
    const opensWithCity = [2, 3].some((count) => readPart(words.slice(0, count).join(" ")).cities.length > 0);
    const size = [3, 2, 1, -1, -2, -3].find((count) => {
      if (count < 0 && opensWithCity) return false;
      const end = Math.abs(count) < words.length && readEnd(count > 0 ? words.slice(-count) : words.slice(0, -count));
      if (end) ends.push(end);
      return end;
    });
    if (size === undefined) break;
    words = size > 0 ? words.slice(0, -size) : words.slice(-size);
  }
  return ends.length === 0 ? [part] : [readPart(words.join(" ")), ...ends];
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

/** Countries whose cities are often listed under another state (the split of 2014, towns around Delhi and Chandigarh). */
const LOOSE_REGIONS = new Set(["IN"]);

/** How well a city fits the countries and regions beside it; negative if they exclude it. */
function fit(city: City, hints: Hints): number {
  if (hints.regions.some((region) => region.country === city.country && region.code === city.region)) return 4;
  const inCountry = hints.countries.has(city.country);
  const elsewhere = hints.regions.some((region) => region.country === city.country) && city.region !== "";
  if (elsewhere) return LOOSE_REGIONS.has(city.country) ? 1 : -5;
  if (inCountry) return 2;
  return hints.countries.size > 0 || hints.regions.length > 0 ? -6 : 0;
}

/** Cities that are also plain words or names: not a city inside a longer text ("Mobile Team", "Holland House"). */
const PLAIN_WORDS = new Set(
  "best mason allen holland clark orange mobile sandy logan male una split nice bath reading hull crane laurel vista bend mesa essen cary troy warren clayton somerset independence concord newport orem wayne mandi anand sagar pali guna diu leon salem goa sikkim main union campbell davis kent durham lancaster derby chester warwick lincoln jackson madison columbia franklin midland golden frederick marina".split(
    " ",
  ),
);

/** Cities named inside a longer part ("Bengaluru Millenia"): the longest run of words that is one. */
function citiesInside(part: Part): readonly City[] {
  const { cities } = placeIndex();
  const words = part.folded.split(" ");
  for (let size = Math.min(4, words.length - 1); size >= 1; size--) {
    for (let from = 0; from + size <= words.length; from++) {
      const run = words.slice(from, from + size).join(" ");
      if (PLAIN_WORDS.has(run)) continue;
      if (run.length < 3 || (run.length === 3 && from > 0) || STREET.test(`x ${words[from + size] ?? ""}`)) continue;
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
      const plain = city.name.includes(",") ? 0 : 0.05;
      const score = fitness + (whole ? 3 : 0) + plain - index * 0.1 - (part.folded.length <= 2 ? 2 : 0);
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

/** An unknown name counts as a city if a known region or country is beside it. */
function unknownCity(parts: readonly Part[]): Part | undefined {
  if (!parts.some((part) => part.country !== null || part.regions.length > 0)) return undefined;
  const named = new Set(parts.map((part) => part.country));
  return parts.find(
    (part, index) =>
      (!isWhole(part) || (part.cities.length > 0 && index === 0)) &&
      !part.regions.some((region) => named.has(region.country)) &&
      /^[\p{L} ]{3,40}$/u.test(part.folded) &&
      part.folded.split(" ").length <= 4 &&
      !NOISE.test(part.folded) &&
      !STREET.test(part.folded),
  );
}

/** Boards repeat the same few thousand locations, and a job's are read several times. */
const remembered = new Map<string, Place>();
const MOST_REMEMBERED = 5_000;

/** Reads one location of a job board; of a list the first. */
export function readPlace(text: string): Readonly<Place> {
  const kept = remembered.get(text);
  if (kept) return kept;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const place = read(text);
  remembered.set(text, place);
  return place;
}

function read(text: string): Place {
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
