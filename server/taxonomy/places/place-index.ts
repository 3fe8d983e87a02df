// Looks up cities, regions and countries by any of their spellings; built once.
import { readFileSync } from "node:fs";

/** A known city: `country` is ISO 3166 alpha-2, `region` the first-level code if needed, else ''. */
export type City = { name: string; inHindi: string | null; country: string; region: string };

/** A first-level region: `code` without the country ("KA"). */
export type Region = { country: string; code: string };

type PlaceIndex = {
  cities: ReadonlyMap<string, readonly City[]>;
  regions: ReadonlyMap<string, readonly Region[]>;
  countries: ReadonlyMap<string, string>;
};

let index: PlaceIndex | undefined;
let text: string | undefined;

/** Lower case without accents; anything but letters and digits becomes one space. */
export function foldPlace(text: string): string {
  return plainLetters(text)
    .replace(/['’`.]/g, (mark) => (mark === "." ? " " : ""))
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function plainLetters(text: string): string {
  if (!/[^\u0000-\u007f]/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss");
}

/** Lines of a section of places.txt, without comments. */
export function placeLines(section: "cities" | "regions" | "countries"): string[] {
  text ??= readFileSync(new URL("./places.txt", import.meta.url), "utf8");
  const from = text.indexOf(`[${section}]\n`) + section.length + 3;
  const after = text.indexOf("\n[", from);
  const lines = text.slice(from, after < 0 ? undefined : after).split("\n");
  return lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

function readCities(): Map<string, City[]> {
  const cities = new Map<string, City[]>();
  for (const line of placeLines("cities")) {
    const [, country = "", region = "", name = "", inHindi = null, aliases = ""] =
      /^([A-Z]{2})(?:-([A-Z]+))? ([^|=]+?)(?: = ([^|]+?))?\s*(?:\|(.*))?$/.exec(line) ?? [];
    const city: City = { name, inHindi, country, region };
    const short = name.split(",")[0] as string;
    for (const spelling of [name, short, ...aliases.split(";")]) {
      const key = foldPlace(spelling);
      if (key !== "") push(cities, key, city);
    }
  }
  return cities;
}

function readRegions(): Map<string, Region[]> {
  const regions = new Map<string, Region[]>();
  for (const line of placeLines("regions")) {
    const [, country = "", code = "", names = ""] = /^([A-Z]{2})-([A-Z]+) (.+)$/.exec(line) ?? [];
    const region: Region = { country, code };
    for (const spelling of [code, ...names.split(";")]) push(regions, foldPlace(spelling), region);
  }
  return regions;
}

function readCountries(): Map<string, string> {
  const countries = new Map<string, string>();
  for (const line of placeLines("countries")) {
    const code = line.slice(0, 2);
    for (const spelling of line.slice(3).split(";")) countries.set(foldPlace(spelling), code);
  }
  for (const line of placeLines("countries")) {
    const code = line.slice(0, 2);
    if (!countries.has(code.toLowerCase())) countries.set(code.toLowerCase(), code);
  }
  return countries;
}

/** The index of all places, keyed by `foldPlace`. */
export function placeIndex(): PlaceIndex {
  index ??= { cities: readCities(), regions: readRegions(), countries: readCountries() };
  return index;
}
