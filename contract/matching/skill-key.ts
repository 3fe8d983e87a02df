// The key by which two names are the same skill; apart from the taxonomy, so that the browser can compare skills without loading it.
import { foldWords } from "./scan-words.ts";

/**
 * The key by which two names are the same skill when the taxonomy does not know them: lower case, no accents,
 * punctuation, spacing or plural endings. `C`, `C++`, `C#` and `.NET` keep their own keys.
 */
export function skillKey(text: string): string {
  return foldWords(text).join("");
}
