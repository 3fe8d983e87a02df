// What a part of a search was read as, as a fact: pages word it in their language.
import { OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";
import type { Fact } from "../../contract/said.ts";
import type { t } from "../../messages/en/reasons.ts";
import type { SearchFacet } from "../taxonomy/index.ts";

const saying = (code: keyof typeof t.readings, values: Fact["values"] = {}): Fact => ({ code, values });

/** The facet's label as a fact. */
export function factOf(facet: SearchFacet): Fact {
  switch (facet.kind) {
    case "city":
    case "country":
      return saying("place", { place: facet.label.replace(/^in /, "") });
    case "workMode":
      return saying("mode", { mode: facet.mode });
    case "employmentType":
      return saying("type", { type: facet.type });
    case "contract":
      return saying("contract");
    case "years":
      return yearsFact(facet);
    case "level":
      // "Engineer 2" names a number, and "senior engineer" a word.
      return saying(facet.label.startsWith("Level ") ? "levelNumber" : "level", { level: String(facet.level) });
    case "pay":
      return saying("payFrom", { lakhs: facet.minLakhs });
  }
}

function yearsFact({ min, max }: { min: number; max: number }): Fact {
  if (max === OPEN_ENDED_YEARS) return saying("yearsOrMore", { min });
  if (min === max) return saying("exactYears", { years: min });
  return min === 0 ? saying("yearsUpTo", { max }) : saying("yearsBetween", { min, max });
}
