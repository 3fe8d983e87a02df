// Finds cities, regions and countries in the words of a search.
import { type City, foldPlace, placeIndex, placeLines } from "./places/place-index.ts";
import { CITY_REGIONS, CITY_SPELLINGS, NO_CITY } from "./search-words.ts";

/** What a place asks for. */
export type PlaceFacet =
  /** Keys as `cityKey` makes them; several for a region. `near`: keys of cities within reach for work; `country`: ISO 3166 alpha-2. */
  | { kind: "city"; keys: readonly string[]; near: readonly string[]; country: string }
  /** ISO 3166 alpha-2. */
  | { kind: "country"; code: string };

/** A word of the search: as typed, and folded as places are ("c++" is "c"). */
export type Token = { typed: string; folded: string };

/** A place and its number of tokens. */
type Found = { facet: PlaceFacet & { label: string }; length: number };

/** Some tokens from one on, joined for looking up places. */
export const runOf = (tokens: readonly Token[], at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map(({ folded }) => folded)
    .join(" ");

const MOST_PLACE_WORDS = 4;
/** Cities known by three letters. */
const SHORT_CITIES = new Set(["blr", "hyd", "ggn", "nyc", "ncr", "sfo", "hkg", "mmr"]);
const BEFORE_PLACE = /^(?:in|at|near|around|from|to|for)$/;
const WITH_ARTICLE = new Set(["US", "GB", "NL", "PH", "AE", "CZ"]);

/** Cities under one name; `isOurs`: people mean the group even if a city has the name too ("delhi"). */
type CityGroup = { keys: readonly string[]; label: string; isOurs: boolean; country: string };

let regionCities: ReadonlyMap<string, CityGroup> | undefined;
let countryNames: ReadonlyMap<string, string> | undefined;

/** Names of groups of cities ("ncr", "karnataka", "california") with their cities' keys. */
function cityGroups(): ReadonlyMap<string, CityGroup> {
  if (regionCities) return regionCities;
  const groups = new Map<string, CityGroup>();
  const keysOf = new Map<string, Set<string>>();
  for (const cities of placeIndex().cities.values())
    for (const { country, region, name } of cities) {
      const known = keysOf.get(`${country}-${region}`) ?? new Set<string>();
      keysOf.set(`${country}-${region}`, known.add(foldPlace(name)));
    }
  for (const line of placeLines("regions")) {
    const [, code = "", names = ""] = /^(\S+) (.+)$/.exec(line) ?? [];
    const keys = [...(keysOf.get(code) ?? [])];
    const [name = ""] = names.split(";");
    if (keys.length > 0)
      for (const spelling of names.split(";").map(foldPlace))
        if (spelling.length > 3 && !groups.has(spelling))
          groups.set(spelling, { keys, label: name.trim(), isOurs: false, country: code.slice(0, 2) });
  }
  for (const { names, label, keys, country } of CITY_REGIONS)
    for (const name of names.split(";"))
      groups.set(foldPlace(name), { keys: keys.split(";").map(foldPlace), label, isOurs: true, country });
  regionCities = groups;
  return groups;
}

function countryName(code: string): string {
  countryNames ??= new Map(
    placeLines("countries").map((line) => [line.slice(0, 2), (line.slice(3).split(";")[0] ?? "").trim()]),
  );
  return `${WITH_ARTICLE.has(code) ? "the " : ""}${countryNames.get(code) ?? code}`;
}

/** The city, region or country that begins at a token, or null. */
export function placeAt(tokens: readonly Token[], at: number): Found | null {
  const isLed = BEFORE_PLACE.test(tokens[at - 1]?.folded ?? "");
  for (let length = Math.min(MOST_PLACE_WORDS, tokens.length - at); length > 0; length--) {
    const run = runOf(tokens, at, length);
    const found = cityOf(run, tokens, at + length, isLed) ?? countryOf(run, tokens, at, length, isLed);
    if (found) return { ...found, length: length + found.length };
  }
  return null;
}

/** Other cities of the regions that contain any of these. */
function citiesNear(keys: readonly string[]): string[] {
  const regions = CITY_REGIONS.map((region) => region.keys.split(";").map(foldPlace));
  const near = regions.filter((region) => region.some((key) => keys.includes(key))).flat();
  return [...new Set(near)].filter((key) => !keys.includes(key));
}

const cityFacet = (keys: readonly string[], country: string, name: string): Found["facet"] => ({
  kind: "city",
  keys,
  near: citiesNear(keys),
  country,
  label: `in ${name}`,
});

/** A city or region by name; `length`: tokens after it that say which one ("austin tx"). */
function cityOf(run: string, tokens: readonly Token[], after: number, isLed: boolean): Found | null {
  const name = CITY_SPELLINGS.get(run) ?? run;
  const { cities } = placeIndex();
  const known = cities.get(name);
  const group = cityGroups().get(name);
  if (group && (known === undefined || group.isOurs) && !NO_CITY.has(name)) {
    const { length } = regionBehind(known ?? [], tokens, after);
    return { facet: cityFacet(group.keys, group.country, group.label), length };
  }
  if (!known || (run.length < 4 && !SHORT_CITIES.has(run))) return null;
  const told = regionBehind(known, tokens, after);
  if (NO_CITY.has(run) && !isLed && told.length === 0) return null;
  const city = told.city ?? (known[0] as City);
  const label = city.name.split(",")[0] ?? "";
  return { facet: cityFacet([foldPlace(city.name)], city.country, label), length: told.length };
}

function regionBehind(
  cities: readonly City[],
  tokens: readonly Token[],
  after: number,
): { city: City | null; length: number } {
  const { regions, countries } = placeIndex();
  for (const length of [3, 2, 1]) {
    if (after + length > tokens.length) continue;
    const run = runOf(tokens, after, length);
    const city = cities.find(
      ({ country, region }) =>
        countries.get(run) === country ||
        regions.get(run)?.some((one) => one.country === country && one.code === region),
    );
    // "in" and "it" are small words, not Indiana and Italy.
    if (city && !/^(?:in|it|or|me|is|at|de|be|no)$/.test(run)) return { city, length };
  }
  return { city: null, length: 0 };
}

function countryOf(run: string, tokens: readonly Token[], at: number, length: number, isLed: boolean): Found | null {
  const code = placeIndex().countries.get(run);
  if (code === undefined || run.length < 2 || NO_CITY.has(run)) return null;
  // "us recruiter" and "uk shift" are about customers, "in us" about the place.
  const isLast = at + length === tokens.length && at > 0;
  const isShort = run.length < 4 && run !== "usa" && run !== "uae";
  if (isShort && (!/^(?:us|uk)$/.test(run) || !(isLed || isLast))) return null;
  return { facet: { kind: "country", code, label: `in ${countryName(code)}` }, length: 0 };
}
