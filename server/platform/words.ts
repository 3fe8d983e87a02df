// Texts in the language of a person: their messages, and dates as people there write them.
import type { Language } from "../../contract/identity/rules.ts";
import { formatParts, type ValuesOf } from "../../messages/fill.ts";

/** The texts of a noun in one language, and what fills them. */
export type Words<Texts> = {
  t: Texts;
  /** "{count, plural, one {# job} other {# jobs}}" with 2 -> "2 jobs". */
  fill: <Message extends string>(message: Message, values: ValuesOf<Message>) => string;
};

type Translated<Texts> = { readonly [Key in keyof Texts]: string };

/** The texts of a noun by language; the English ones say which arguments each message takes. */
export function wordsOf<Texts>(english: Texts, hindi: Translated<Texts>): Record<Language, Words<Texts>> {
  const wordsIn = (language: Language, t: Texts): Words<Texts> => ({
    t,
    fill: (message, values) => formatParts(message, values as Record<string, unknown>, language) as string,
  });
  return { en: wordsIn("en", english), hi: wordsIn("hi", hindi as unknown as Texts) };
}

/** The address of the pages in a language, from the site's without a final slash. */
export const siteIn = (language: Language, publicUrl: string): string =>
  language === "en" ? publicUrl : `${publicUrl}/${language}`;

const LOCALES: Record<Language, string> = { en: "en-GB", hi: "hi-IN" };

/** "28 November 2026"; in India's time unless another zone is given. */
export const dayIn = (language: Language, iso: string, timeZone = "Asia/Kolkata"): string =>
  new Date(iso).toLocaleDateString(LOCALES[language], { day: "numeric", month: "long", year: "numeric", timeZone });

/** "Wednesday, 25 November 2026". */
export const weekdayIn = (language: Language, iso: string, timeZone: string): string =>
  new Date(iso).toLocaleDateString(LOCALES[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  });

/** "15:30". */
export const timeIn = (iso: string, timeZone: string): string =>
  new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
