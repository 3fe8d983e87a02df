// Compiles sentence templates once, so that writing a job text is only joining strings.

/** The facts a template may name in braces. */
export const SLOTS = [
  "company",
  "about",
  "city",
  "cities",
  "ourProduct",
  "users",
  "area",
  "focus",
  "s1",
  "s2",
  "lang",
  "few",
  "team",
  "title",
  "aTitle",
  "purpose",
  "field",
  "pay",
  "hours",
  "days",
  "clientDoes",
  "degree",
  "min",
  "max",
  "minYears",
  "maxYears",
] as const;

export type Slot = (typeof SLOTS)[number];

/** HTML-safe values by slot number. */
export type SlotValues = string[];

/** Literal text and slot numbers in turn: literal, slot, literal, … , literal. */
export type Phrase = readonly (string | number)[];

/** Escapes text for HTML element content and turns straight apostrophes into typographic ones. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/'/g, "’");
}

/** Parses "Work with the {area} team"; throws on a slot that does not exist, so a typo never reaches a job. */
export function compilePhrase(template: string): Phrase {
  const parts: (string | number)[] = [];
  for (const [i, piece] of template
    .replaceAll("our {product}", "{ourProduct}")
    .split(/\{(\w+)\}/)
    .entries()) {
    if (i % 2 === 0) {
      parts.push(escapeHtml(piece));
      continue;
    }
    const slot = SLOTS.indexOf(piece as Slot);
    if (slot < 0) throw new Error(`unknown slot {${piece}} in "${template}"`);
    parts.push(slot);
  }
  return parts;
}

/** The phrase with its slots filled. */
export function fillPhrase(phrase: Phrase, values: SlotValues): string {
  let out = phrase[0] as string;
  for (let i = 1; i < phrase.length; i += 2) out += (values[phrase[i] as number] as string) + (phrase[i + 1] as string);
  return out;
}

/** The first letter in upper case. */
export function capitalise(text: string): string {
  return text.length === 0 ? text : text[0]!.toUpperCase() + text.slice(1);
}

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[], last = "and"): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${last} ${words[words.length - 1]}`;
}

/** Letters whose names begin with a vowel sound: an "HR" manager, a "QA" engineer. */
const VOWEL_LETTERS = /^[AEFHILMNORSX]/;
/** Acronyms that are spoken as words. */
const SPOKEN = new Set(["NEET", "SaaS", "SOC", "NOC", "MERN", "MEAN", "REST", "SAS"]);

/** "a" or "an" before a title such as "SEO Executive" (an), "UX Designer" (a) or "Accounts Executive" (an). */
export function articleFor(title: string): "a" | "an" {
  const first = title.split(/[\s/(-]/)[0] ?? "";
  const spelled = /^[A-Z][A-Z0-9&]*$/.test(first) && !SPOKEN.has(first);
  if (spelled) return VOWEL_LETTERS.test(first) ? "an" : "a";
  return /^(?:[aio]|e(?!u)|u(?!ni|se|ti))/i.test(first) ? "an" : "a";
}
