// The language that a person chose in this browser.
import { LANGUAGE } from "#messages/language.ts";
import type { Language } from "../../contract/identity/rules.ts";
import { readStored, writeStored } from "../ui/browser-storage.ts";

/** The name of this browser's choice, which a script in the document's head reads too. */
export const CHOICE = "language";

/**
 * Once the account is known, its choice becomes this browser's. An account without one, as after a sign-in by another
 * site, takes the browser's or the page's: this is returned, to be told to the account.
 */
export function meetLanguage(known: Language | null): Language | null {
  const stored = readStored(CHOICE);
  if (known === null) return (stored ?? LANGUAGE) === "hi" ? "hi" : null;
  if (known === "hi" || stored !== null) writeStored(CHOICE, known);
  return null;
}
