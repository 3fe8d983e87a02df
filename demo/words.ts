// The demo's words about places and lines of business, read from `demo/data/`.
import type { Industry } from "./calibration.ts";
import businesses from "./data/businesses.json" with { type: "json" };
import cities from "./data/cities.json" with { type: "json" };
import companyNames from "./data/company-names.json" with { type: "json" };
import products from "./data/digital-products.json" with { type: "json" };
import languages from "./data/languages.json" with { type: "json" };

export interface Business {
  /** Follows the company's name: "builds …", "runs …". */
  does: string;
  /** A full sentence with more detail. */
  detail: string;
  /** Noun phrase that follows "our". */
  product: string;
  /** Plural noun: who uses or buys it. */
  users: string;
  /** Teams or areas, in title case. */
  areas: readonly string[];
  /** Words that can follow the coined part of the company's name; those of software firms where the data has none. */
  nameEndings: readonly string[];
}

const withEndings = (business: Omit<Business, "nameEndings"> & { nameEndings?: readonly string[] }): Business => ({
  nameEndings: companyNames.softwareEndings,
  ...business,
});

/** The lines of business of every industry, which company texts, team names and job texts use. */
export const BUSINESSES = Object.fromEntries(
  Object.entries(businesses).map(([industry, list]) => [industry, list.map(withEndings)]),
) as unknown as Record<Industry, readonly Business[]>;

/**
 * The product of software, data and design people, a noun phrase that follows "our"; `choice` selects one of the few of
 * a company whose main business is not software.
 */
export function digitalProduct(business: Business, industry: Industry, choice: number): string {
  const own = (products.byIndustry as Partial<Record<Industry, readonly string[]>>)[industry];
  if (own) return own[choice % own.length] as string;
  return /practice|services|products$/.test(business.product)
    ? (products.services[choice % products.services.length] as string)
    : business.product;
}

/** A place where demo companies have offices. */
export interface City {
  /** Canonical name, as used by the location filter. */
  name: string;
  /** "Bengaluru, Karnataka, India" */
  full: string;
  /** Relative share of jobs. */
  weight: number;
  india: boolean;
  currency: string;
}

export const INDIAN_CITIES: readonly City[] = (cities.india as [string, string, number][]).map(
  ([name, state, weight]) => ({ name, full: `${name}, ${state}, India`, weight, india: true, currency: "INR" }),
);

export const CITIES_ABROAD: readonly City[] = (cities.abroad as [string, string, number, string][]).map(
  ([name, rest, weight, currency]) => ({
    name,
    full: name === rest ? name : `${name}, ${rest}`,
    weight,
    india: false,
    currency,
  }),
);

/** The bundle of metros that large employers list together. */
export const METROS: readonly City[] = cities.metros.map(
  (name) => INDIAN_CITIES.find((city) => city.name === name) as City,
);

const LANGUAGES = new Map<string, string>();

/** The language, besides English, that employers in a place prefer: "Kannada" for Bengaluru. */
export function languageOf(city: City): string {
  let language = LANGUAGES.get(city.name);
  if (language === undefined) {
    const known = Object.entries(languages).find(([region]) => city.full.includes(region));
    language = known?.[1] ?? "a second language";
    LANGUAGES.set(city.name, language);
  }
  return language;
}
