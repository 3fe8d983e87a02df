// Kinds of query parameter, and paging. Each reads strings and treats "" as absent.
import { z } from "zod";

const blankIsAbsent = (text: string | undefined) =>
  text === undefined || text.trim() === "" ? undefined : text.trim();

/** Free text; control characters become spaces. */
export function textParameter(maxLength: number) {
  return z
    .string({ error: "may be given once" })
    .max(maxLength, `may have at most ${maxLength} characters`)
    .transform((text) => blankIsAbsent(text.replace(/[\u0000-\u001f\u007f]+/g, " ")))
    .optional();
}

/** Text that may be given once, read by `schema` unless it is blank. */
const once = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z.string({ error: "may be given once" }).transform(blankIsAbsent).pipe(schema.optional()).optional();

/** An id; `words` say whose. */
export const idParameter = (words: string) => once(z.uuid(words));

/** Several ids; `words` say whose. */
export function idsParameter(maxItems: number, words: string) {
  return textsParameter(maxItems, 60).pipe(z.array(z.uuid(words)).optional());
}

/** One value of a list, exact spelling. */
export const choiceParameter = <const T extends readonly [string, ...string[]]>(choices: T) =>
  once(z.enum(choices, { error: `must be one of ${choices.join(", ")}` }));

/** Several values, repeated (`a=1&a=2`) or separated by commas (`a=1,2`). */
export function choicesParameter<const T extends readonly [string, ...string[]]>(choices: T) {
  return textsParameter(choices.length * 2, 60).pipe(
    z.array(z.enum(choices, { error: `must be one of ${choices.join(", ")}` })).optional(),
  );
}

/** Several free texts that may hold commas themselves: only repetition (`a=x&a=y`) or `|` separates. */
export function phrasesParameter(maxItems: number, maxLength: number) {
  return textsParameter(maxItems, maxLength, "|");
}

/** A number from `min` to `max`. */
export function numberParameter(min: number, max: number) {
  const words = `must be a number from ${min} to ${max}`;
  return once(
    z
      .string()
      .regex(/^\d{1,9}(\.\d{1,4})?$/, words)
      .transform(Number)
      .pipe(z.number().min(min, words).max(max, words)),
  );
}

/** A whole number from `min` to `max`; `otherwise` when absent. */
export function wholeNumberParameter(min: number, max: number, otherwise: number) {
  const words = `must be a whole number from ${min} to ${max}`;
  return z
    .string({ error: "may be given once" })
    .transform((text) => blankIsAbsent(text) ?? String(otherwise))
    .pipe(
      z
        .string()
        .regex(/^\d{1,9}$/, words)
        .transform(Number)
        .pipe(z.number().min(min, words).max(max, words)),
    )
    .prefault(String(otherwise));
}

/** The API's and the site's page sizes (10 by default, requests use 100). */
const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;

/** The parameters of a list that comes in pages, of `usual` rows unless given; `lastKey` is where the page before ended. */
export const pagingOf = (usual: number) => ({
  pageSize: wholeNumberParameter(1, MAX_PAGE_SIZE, usual),
  lastKey: textParameter(600),
});
export const paging = pagingOf(DEFAULT_PAGE_SIZE);

/** In the answer of such a list; null on its last page. */
export const pagination = z.object({ lastKey: z.string().nullable() });

/** A "low-high" pair of numbers. */
export function bandParameter() {
  const words = 'must be two numbers as "low-high", for example 5-10';
  return once(
    z
      .string()
      .regex(/^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$/, words)
      .transform((text) => {
        const [low, high] = text.split("-").map(Number) as [number, number];
        return { low, high };
      })
      .refine((band) => band.low <= band.high, words),
  );
}

/** Several free texts, repeated or separated by commas; duplicates fall away. */
export function textsParameter(maxItems: number, maxLength: number, separator = ",") {
  return z
    .union([z.string(), z.array(z.string()).max(100, "is repeated too often")], { error: "must be text" })
    .transform((given) => {
      const parts = (Array.isArray(given) ? given : [given])
        .flatMap((text) => text.replace(/[\u0000-\u001f\u007f]+/g, " ").split(separator))
        .map((text) => text.trim())
        .filter((text) => text !== "");
      return parts.length === 0 ? undefined : [...new Set(parts)];
    })
    .pipe(
      z
        .array(z.string().max(maxLength, `may have at most ${maxLength} characters in each value`))
        .max(maxItems, `may have at most ${maxItems} values`)
        .optional(),
    )
    .optional();
}
