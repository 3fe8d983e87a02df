// A list of words being typed: splitting, adding without duplicates, and filtering suggestions.

const SEPARATORS = /[,;\n\r\t•·|]+/;

/** "Java, Spring Boot;AWS" -> ["Java", "Spring Boot", "AWS"]. */
export function splitWords(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map((word) => word.replace(/\s+/g, " ").trim())
    .filter((word) => word !== "");
}

/** Splits typed text: words before the last separator are whole, the rest is still being typed. */
export function finishedWords(text: string): { whole: string[]; rest: string } {
  const parts = text.split(SEPARATORS);
  const rest = parts.pop() ?? "";
  return { whole: splitWords(parts.join(",")), rest: rest.trimStart() };
}

const fold = (word: string) => word.normalize("NFKC").toLocaleLowerCase("en");

/** The new list, and the outcome for each word. */
export type Addition = { values: string[]; added: string[]; known: string[]; left: string[] };

/** Appends words: those already present (in any case) are `known`, those beyond `max` are `left`. */
export function addWords(values: readonly string[], words: readonly string[], max: number): Addition {
  const seen = new Set(values.map(fold));
  const result: Addition = { values: [...values], added: [], known: [], left: [] };
  for (const word of words) {
    if (seen.has(fold(word))) result.known.push(word);
    else if (result.values.length >= max) result.left.push(word);
    else {
      seen.add(fold(word));
      result.values.push(word);
      result.added.push(word);
    }
  }
  return result;
}

/** Suggestions without the chosen words, at most `limit`. */
export function openOffers(offers: readonly string[], values: readonly string[], limit = 6): string[] {
  const seen = new Set(values.map(fold));
  return offers.filter((offer) => !seen.has(fold(offer))).slice(0, limit);
}

export const isSameWord = (one: string, other: string) => fold(one) === fold(other);
