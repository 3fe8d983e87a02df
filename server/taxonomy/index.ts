// The door of titles: what other capabilities may ask about titles and searches.
export { familyName, relatedFamilies } from "./families.ts";
export { searchWords } from "./fold-words.ts";
export { type Level, readTitle, TITLES_VERSION, type TitleReading } from "./read-title.ts";
