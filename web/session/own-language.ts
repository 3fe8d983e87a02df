// The language that a person chose in this browser.
import { LANGUAGE } from "#messages/language.ts";
import type { Language } from "../../contract/identity/rules.ts";
import { readStored, writeStored } from "../ui/browser-storage.ts";

/** The name of this browser's choice, which a script in the document's head reads too. */
export const CHOICE = "language";

/** A sign-in by another site that began in Hindi chooses Hindi, unless this browser has a choice. */
export function chooseBySignIn(): void {
  if (LANGUAGE === "hi" && readStored(CHOICE) === null) writeStored(CHOICE, LANGUAGE);
}

/**
 * Once the account is known, its choice becomes this browser's. An account without one takes the browser's: Hindi is returned,
 * to be told to the account. Reading a page in Hindi chooses nothing.
 */
export function meetLanguage(known: Language | null): Language | null {
  const stored = readStored(CHOICE);
  if (known === null) return stored === "hi" ? "hi" : null;
  if (known === "hi" || stored !== null) writeStored(CHOICE, known);
  return null;
}
