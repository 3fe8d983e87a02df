// Fields that several forms share: cleaned, bounded, and with words for what is wrong.
import { z } from "zod";

/** As text can be kept and passed on: neither PostgreSQL nor JSON takes every code unit. Line ends stay. */
const cleaned = (text: string) => text.toWellFormed().replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ");

/** Text of several lines, which the caller bounds: control characters become blanks, ends are trimmed. */
export const plainText = () => z.string().overwrite(cleaned).trim();

/** An id in a body, in the spelling by which everything here knows it; `words` say whose. */
export const idField = (words?: string) => z.uuid(words).toLowerCase();

const trimmed = (text: string) => cleaned(text).trim();

/** A text on one line, for names and titles: line breaks and runs of blanks become one blank. */
export const onOneLine = (text: string): string =>
  cleaned(text)
    .replace(/[\s\u0080-\u009f]+/g, " ")
    .trim();

const required = (clean: (text: string) => string) => (max: number, missing: string) =>
  z
    .string({ error: missing })
    .transform(clean)
    .pipe(z.string().min(1, missing).max(max, `Please keep this under ${max} characters.`));

/** "" when there is nothing in it. */
const optional = (clean: (text: string) => string) => (max: number) =>
  z
    .string()
    .transform(clean)
    .pipe(z.string().max(max, `Please keep this under ${max} characters.`))
    .optional();

/** One or more lines of `max` characters at most: control characters become blanks, ends are trimmed. */
export const requiredText = required(trimmed);
export const optionalText = optional(trimmed);
/** A name or title of `max` characters at most. */
export const requiredLine = required(onOneLine);
export const optionalLine = optional(onOneLine);

/** An e-mail address as typed. */
export const email = z
  .string({ error: "Please enter your e-mail address." })
  .transform((text) => text.trim())
  .pipe(z.email("Please enter an e-mail address like name@example.com.").max(254, "This e-mail address is too long."));

/** An e-mail address as accounts are known by: lower case. */
export const accountEmail = email.transform((text) => text.toLowerCase());

/** Empty, or a phone number in any usual spelling. */
export const phone = z
  .string()
  .transform((text) => text.trim())
  .pipe(
    z.union([
      z.literal(""),
      z.string().regex(/^[+]?[0-9 ()-]{6,20}$/, "Please enter a phone number, or leave this empty."),
    ]),
  );

/** An IANA name that this platform knows, such as Asia/Kolkata. */
export const timeZone = z
  .string()
  .trim()
  .max(60)
  .refine((name) => /^[A-Za-z]/.test(name) && isTimeZone(name), "Please choose a time zone.");

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
