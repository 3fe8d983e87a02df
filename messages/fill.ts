// Fills the arguments of a message: ICU MessageFormat, by icu-minify. The browser gets messages compiled (vite.config.ts).
import type { GetICUArgs } from "@schummar/icu-type-parser";
import format, { type CompiledMessage, type FormatOptions } from "icu-minify/format";
import { compiled } from "#compiled";
import { LANGUAGE } from "#messages/language.ts";

type Types = { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date };
/** The values that a message asks for. */
export type ValuesOf<Message extends string> = GetICUArgs<Message, Types>;
type Values = Record<string, unknown>;

const plurals = new Map<string, Intl.PluralRules>();

/** The formatters of messages, each made once. */
const formatters: FormatOptions["formatters"] = {
  getPluralRules(locale, options) {
    const key = `${locale} ${options?.type}`;
    const known = plurals.get(key) ?? new Intl.PluralRules(locale, options);
    plurals.set(key, known);
    return known;
  },
  // "1,05,000", as in India.
  getNumberFormat: (language, options) => new Intl.NumberFormat(`${language}-IN`, options),
  getDateTimeFormat: (language, options) => new Intl.DateTimeFormat(`${language}-IN`, options),
};

/** A message with its arguments filled: `fill("{count, plural, one {# job} other {# jobs}}", { count: 2 })` -> "2 jobs". */
export const fill = <Message extends string>(message: Message, values: ValuesOf<Message>): string =>
  formatParts(message, values as Values) as string;

/** The same for a message with tags, whose values are functions of the words within. Texts and what the functions return. */
export const formatParts = (message: string, values: Values, language = LANGUAGE) =>
  format<unknown>(compiled(message) as CompiledMessage, language, values as never, { formatters });
