// The door of places: reading the places that people and job boards write.
export { foldPlace, placeIndex } from "./place-index.ts";
export { canonicalCity, cityInHindi, cityKey, cityNames, countryKey, isRemoteText, splitLocations } from "./places.ts";
export { readPlace } from "./read-place.ts";
