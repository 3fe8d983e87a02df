// A time zone as people choose it.
import { z } from "zod";

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
