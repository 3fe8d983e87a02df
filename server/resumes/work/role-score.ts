// Says how much a phrase looks like a job title.
import {
  AFTER_NOUN,
  FIELD_WORDS,
  FIRST_ROLE_NOUNS,
  GERMAN_ROLE,
  LEVEL,
  ROLE_NOUNS,
  ROLE_PHRASES,
  ROLE_SHORT_FORMS,
} from "./role-words.ts";

const LONGEST_TITLE = 14;
/** Words that are written small within names and titles. */
export const SMALL_WORDS =
  /^(?:of|for|to|in|at|with|on|and|or|the|a|an|&|de|des|du|der|die|für|im|en|und|et|y|e|la|le|el|&|\/|-|,|d['’]\p{L}+)$/u;
/** Roles that say little alone: phrases of the list that name work rather than a worker. */
const WEAK_PHRASE = /\b(?:sales|software development|web development|customer service|help ?desk|volunteer)\b/iu;

/** "Physiotherapist", "Cardiologist", "Draftswoman": endings that make a role of many words. */
const ROLE_ENDING =
  /\p{L}{3,}(?:therapist|ologist|ographer|ometrist|ician|smith|keeper|woman|teacher|master|mistress|worker|leader)$/u;

function tokensOf(text: string): string[] {
  return text
    .replace(/([,(/|:)])/g, " $1 ")
    .replace(/\s-+\s/g, " - ")
    .split(/\s+/)
    .filter((token) => token !== "" && token !== ")");
}

function bare(token: string): string {
  return token.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d+]+$/gu, "");
}

function isNoun(token: string): boolean {
  const word = bare(token);
  if (ROLE_SHORT_FORMS.has(word))
    return token.replace(/[^\p{L}]/gu, "") === token.replace(/[^\p{L}]/gu, "").toUpperCase();
  if (ROLE_NOUNS.has(word)) return true;
  if (ROLE_ENDING.test(word)) return true;
  if (word.includes("-") && ROLE_NOUNS.has(word.slice(word.lastIndexOf("-") + 1))) return true;
  return /^\p{Lu}/u.test(token) && GERMAN_ROLE.test(word);
}

/** "Aurora Co-op" is a shop, "Engineering Co-op" a student's job. */
function isCooperative(tokens: readonly string[], at: number): boolean {
  return bare(tokens[at] as string) === "co-op" && at > 0 && !FIELD_WORDS.has(bare(tokens[at - 1] as string));
}

/** Share of the words that begin in lower case, small words aside. */
export function lowerShare(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2,}/u.test(word) && !SMALL_WORDS.test(word.toLowerCase()));
  if (words.length === 0) return 0;
  return words.filter((word) => /^[^\p{L}]*\p{Ll}/u.test(word)).length / words.length;
}

function scoreNoun(tokens: readonly string[], at: number): number {
  const after = tokens.slice(at + 1);
  const next = after[0];
  if (next === undefined || after.every((token) => LEVEL.test(token) || token === "(" || token === "-")) return 1;
  if (AFTER_NOUN.test(next) || LEVEL.test(next) || isNoun(next)) return 0.9;
  const fields = after.slice(0, 3).every((token) => FIELD_WORDS.has(bare(token)) || AFTER_NOUN.test(token));
  return fields ? 0.8 : 0.35;
}

/**
 * From 0 (no title) to 1: "Senior Software Engineer" 1, "Engineer, Backend" 0.9, "Manager Accounts" 0.8. Sentences and
 * names of organisations score low.
 */
export function roleScore(text: string): number {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > LONGEST_TITLE || /[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(text)) return 0;
  let best = 0;
  tokens.forEach((token, at) => {
    if (isNoun(token) && !isCooperative(tokens, at)) best = Math.max(best, scoreNoun(tokens, at));
    if (at === 0 && GERMAN_ROLE.test(bare(token)) && tokens.length <= 4) best = Math.max(best, 0.85);
    if (at === 0 && FIRST_ROLE_NOUNS.has(bare(token))) best = Math.max(best, 0.9);
  });
  if (/^free-?lanc(?:e|ing)$/iu.test(text.trim())) return 0.4;
  if (best < 0.8 && ROLE_PHRASES.test(text)) best = Math.max(best, WEAK_PHRASE.test(text) ? 0.5 : 0.85);
  const words = tokens.filter((token) => /\p{L}/u.test(token)).length;
  const lower = lowerShare(text);
  if (words > 4 && lower > 0.5) return best * 0.2;
  return words > 11 ? best * 0.8 : best;
}

/** True for a phrase that reads as a job title. */
export function isRole(text: string): boolean {
  return roleScore(text) >= 0.8;
}

/** True when every word of a phrase names a department or field ("Engineering", "Human Resources"). */
export function isField(text: string): boolean {
  const words = tokensOf(text)
    .map(bare)
    .filter((word) => word !== "");
  return words.length > 0 && words.every((word) => FIELD_WORDS.has(word));
}
