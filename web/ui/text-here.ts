// A name or sentence of the API that comes in English and, where it is known, in Hindi.
import { LANGUAGE } from "#messages/language.ts";

/** The one in the language of the page; the English one where we know no other. */
export const textHere = <Text extends string | null>(english: Text, inHindi: string | null): Text | string =>
  LANGUAGE === "hi" ? (inHindi ?? english) : english;
