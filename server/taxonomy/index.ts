// The door of titles: what other capabilities may ask about titles and searches.

export { familyName, relatedFamilies } from "./families.ts";
export { isAscii, searchWords } from "./fold-words.ts";
export { readSearch, type SearchFacet, type SearchGroup, type SearchReading } from "./read-search.ts";
export { type Level, readTitle, TITLES_VERSION, type TitleReading } from "./read-title.ts";
export { editsToBeginnings, makeSpeller } from "./speller.ts";
export { isRole } from "./title-words.ts";
