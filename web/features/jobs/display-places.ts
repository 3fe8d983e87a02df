// Says where a job is: all of a short list, the beginning of a long one with a count of the rest.
import { NOT_DISCLOSED } from "./not-disclosed.ts";

/** Lists up to this long are shown whole. */
const MAX_SHOWN = 3;
/** How many of a longer list stand before "+n more". */
const SHOWN_OF_MANY = 2;

export type PlacesText = { shown: string; more: string[] };

/** `shown` joins places with ", "; `more` holds the places left out of it. */
export function placesText(fullLocation: readonly string[]): PlacesText {
  const places = [...new Set(fullLocation.map((place) => place.trim()).filter((place) => place !== ""))];
  if (places.length === 0) return { shown: NOT_DISCLOSED, more: [] };
  if (places.length <= MAX_SHOWN) return { shown: places.join(", "), more: [] };
  return { shown: places.slice(0, SHOWN_OF_MANY).join(", "), more: places.slice(SHOWN_OF_MANY) };
}
