// Says in words which jobs a range of pay is about, and what it is.

import { t } from "#messages/jobs.ts";
import { NUMBERS } from "#messages/language.ts";
import type { PayRange } from "../../../../contract/jobs/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { textHere } from "../../../ui/text-here.ts";
import { salaryText } from "../display.ts";

/** "₹18–32 lakh": between which half of the openings lie. */
export const middleHalf = ({ quarter, threeQuarters }: PayRange): string => lakhsText(quarter, threeQuarters);

/** Lakhs of rupees a year, whole ones from ten on. */
export function lakhsText(min: number, max = min): string {
  const [low, high] = [rounded(min), rounded(max)];
  return salaryText({ min: low, max: high, currency: "INR", period: "YEAR" }, true).replace(t.aYear3, "");
}

const rounded = (lakhs: number) => (lakhs < 10 ? lakhs : Math.round(lakhs));

/** "Product manager · Bengaluru · 3–5 years": what is not named holds for all. */
export function aboutText(
  work: string,
  { city, cityInHindi, years }: Pick<PayRange, "city" | "cityInHindi" | "years">,
): string {
  return [
    work.charAt(0).toUpperCase() + work.slice(1),
    textHere(city, cityInHindi) ?? t.allCities,
    yearsText(years),
  ].join(" · ");
}

export const yearsText = (years: PayRange["years"]): string =>
  years === null ? t.anyExperience : fill(t.years3, { years: years.replace("-", "–") });

export const openingsText = (jobs: number): string => fill(t.openings2, { jobs: jobs.toLocaleString(NUMBERS) });
