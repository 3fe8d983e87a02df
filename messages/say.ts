// Words facts of the API: a code names the message, values fill it.
import { LANGUAGE } from "#messages/language.ts";
import { formatParts } from "./fill.ts";

/** A fact that is no text yet. A list is joined as people write it, the one named `anyOf` with "or". */
type Fact = {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number | readonly string[]>>;
};

/** `parts` are the facts that fill {parts} of the message. */
type Said = Fact & { readonly parts?: readonly Fact[] | undefined };

/** `more`: values that no fact has, such as an age in words. */
type Words = {
  texts: Readonly<Record<string, string>>;
  more?: Readonly<Record<string, string>>;
  language?: "en" | "hi";
};

/** The Hindi of a value, beside it: `kind` and `kindInHindi`. */
const IN_HINDI = "InHindi";

/** The sentence of a fact; null for a code of another release, which has no text here. */
export function say(
  { code, values, parts = [] }: Said,
  { texts, more = {}, language = LANGUAGE }: Words,
): string | null {
  const message = texts[code];
  if (message === undefined) return null;
  const words = { texts, more, language };
  const filled = Object.entries(values).map(([name, english]) => {
    const value = (language === "hi" && values[`${name}${IN_HINDI}`]) || english;
    return [name, isList(value) ? listed(name, value, language) : value];
  });
  const own = parts.map((part) => say(part, words) ?? "");
  return formatParts(message, { ...Object.fromEntries(filled), parts: own.join(", "), ...more }, language) as string;
}

const isList = (value: Fact["values"][string]): value is readonly string[] => typeof value === "object";

const listed = (name: string, values: readonly string[], language: string) =>
  new Intl.ListFormat(language, { type: name === "anyOf" ? "disjunction" : "conjunction" }).format(values);

/** A part may begin this sentence and be in the middle of another. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
