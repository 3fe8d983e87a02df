// The language, besides English, that employers in a place prefer.
import type { City } from "./cities.ts";

const BY_REGION: readonly (readonly [string, string])[] = [
  ["Karnataka", "Kannada"],
  ["Telangana", "Telugu"],
  ["Andhra Pradesh", "Telugu"],
  ["Tamil Nadu", "Tamil"],
  ["Kerala", "Malayalam"],
  ["Maharashtra", "Marathi"],
  ["Gujarat", "Gujarati"],
  ["West Bengal", "Bengali"],
  ["Odisha", "Odia"],
  ["Punjab", "Punjabi"],
  ["Assam", "Assamese"],
  ["Goa", "Konkani"],
  ["India", "Hindi"],
  ["Singapore", "Mandarin"],
  ["Emirates", "Arabic"],
  ["Germany", "German"],
  ["Netherlands", "Dutch"],
  ["Portugal", "Portuguese"],
  ["Canada", "French"],
  ["United States", "Spanish"],
  ["Kenya", "Swahili"],
  ["Malaysia", "Malay"],
];

const LANGUAGES = new Map<string, string>();

/** "Kannada" for Bengaluru; "a second language" where none is known. */
export function languageOf(city: City): string {
  let language = LANGUAGES.get(city.name);
  if (language === undefined) {
    language = BY_REGION.find(([region]) => city.full.includes(region))?.[1] ?? "a second language";
    LANGUAGES.set(city.name, language);
  }
  return language;
}
