// Says where a job is: all of a short list, the beginning of a long one with a count of the rest.
import { NOT_DISCLOSED } from "./not-disclosed.ts";

/** Lists up to this long are shown whole. */
const MAX_SHOWN = 3;
/** How many of a longer list stand before "+n more". */
const SHOWN_OF_MANY = 2;

/** How many of the cities that a posting is listed in as well are named. */
const ALSO_NAMED = 3;

export type PlacesText = { shown: string; more: string[] };

/** `shown` joins places with ", "; `more` holds the places left out of it. */
export function placesText(fullLocation: readonly string[]): PlacesText {
  const places = [...new Set(fullLocation.map((place) => place.trim()).filter((place) => place !== ""))];
  if (places.length === 0) return { shown: NOT_DISCLOSED, more: [] };
  if (places.length <= MAX_SHOWN) return { shown: places.join(", "), more: [] };
  return { shown: places.slice(0, SHOWN_OF_MANY).join(", "), more: places.slice(SHOWN_OF_MANY) };
}

/** ", also in Pune, Delhi and 2 more" for a posting that is listed in other cities as well, else "". */
export function alsoInText(cities: readonly string[] = []): string {
  if (cities.length === 0) return "";
  const named = cities.slice(0, ALSO_NAMED).join(", ");
  return `, also in ${named}${cities.length > ALSO_NAMED ? ` and ${cities.length - ALSO_NAMED} more` : ""}`;
}
