// Cuts titles, names and texts into the words that the vocabulary counts, and corrects typed ones. Pure.
import { editsToBeginnings, isAscii, readTitle } from "../../taxonomy/index.ts";

/** Letters and digits, with the endings of names (C++, C#) and a dot inside (Node.js) or before (.NET). */
const WORD = /\.?[\p{L}\p{M}\p{N}]+(?:[.'’][\p{L}\p{M}\p{N}]+)*(?:\+\+?|#)?/gu;

/** The words of a text in order, in lower case and without accents: "Node.js, C++" gives "node.js" and "c++". */
export const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(foldText);

/** The words with their positions in the text. */
export const wordPlaces = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(WORD)].map((match) => ({ word: foldText(match[0]), at: match.index }));

export function foldText(text: string): string {
  return (isAscii(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, "")).toLowerCase();
}

const BETWEEN_PARTS = /\s+[-–—~]+\s*|\s*[-–—~]+\s+|[|,/()[\]{}:;@•·*!?"_]+|\s+(?:for|with|at|in|from|based)\s+/iu;
/** Words that say that someone is hired, not for which work. */
const NO_TITLE =
  /\b(?:hiring|urgent(?:ly)?|openings?|immediate|walk|required|requirement|wanted|needed|jobs?|vacanc(?:y|ies)|opportunit(?:y|ies)|freshers?|remote|hybrid|onsite|wfh)\b/iu;
const RANK_AT_END = /\s+(?:[ivx]{1,3}|[a-c])$/iu;
const OPEN_ENDED = /^(?:of|and|&|the|to)\b|\b(?:of|and|&|the|to)$/iu;
const MOST_WORDS = 5;

/**
 * The name of the work in a title, as people would type it: "Senior Data Engineer - Payments (Remote)" gives "Senior
 * Data Engineer". Null when no part is a name of work.
 */
export function titlePhrase(title: string): string | null {
  const parts = title
    .split(BETWEEN_PARTS)
    .map((part) => asPhrase(part))
    .filter((part) => part !== null);
  const [first = null] = parts;
  return parts.length < 2 ? first : (parts.find((part) => readTitle(part).families.length > 0) ?? first);
}

function asPhrase(part: string): string | null {
  const beforeNumber = part.replace(/\s\S*\d.*$/u, "").replace(RANK_AT_END, "");
  const phrase = beforeNumber
    .replace(/[.,'’+\s-]+$/u, "")
    .replace(/\s+/gu, " ")
    .trim();
  const words = wordsOf(phrase);
  const isName =
    words.length > 0 && words.length <= MOST_WORDS && /\p{L}{2}/u.test(phrase) && !/^\S*\d{2}/u.test(phrase);
  if (!isName || NO_TITLE.test(phrase) || OPEN_ENDED.test(phrase)) return null;
  const isShouted = !/\p{Ll}/u.test(phrase) && phrase.length > 5;
  return isShouted || !/\p{Lu}/u.test(phrase) ? inTitleCase(phrase) : phrase;
}

/** Short words in capitals are abbreviations. */
const inTitleCase = (phrase: string) =>
  phrase.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
    /^(?:of|and|the|to)$/iu.test(word)
      ? word.toLowerCase()
      : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  );

/** How many wrong letters are forgiven, by the length of the word. */
const forgiven = (length: number) => (length >= 7 ? 2 : length >= 4 ? 1 : 0);
const MOST = 3;

/**
 * The nearest of `known` words, commonest first; `isBegun`: the word may be unfinished. `known` share its first letter,
 * which people seldom get wrong.
 */
export function correctWord(
  typed: string,
  known: Iterable<string>,
  weight: (word: string) => number,
  isBegun: boolean,
): string[] {
  const most = forgiven(typed.length);
  if (most === 0) return [];
  const near: { word: string; distance: number }[] = [];
  for (const word of known) {
    if (word.length < typed.length - most || (!isBegun && word.length > typed.length + most)) continue;
    const edits = editsToBeginnings(typed, isBegun ? word.slice(0, typed.length + most) : word, most);
    if (edits === null) continue;
    const distance = isBegun ? Math.min(...edits) : edits.at(-1)!;
    if (distance <= most) near.push({ word, distance });
  }
  near.sort((a, b) => a.distance - b.distance || weight(b.word) - weight(a.word) || (a.word < b.word ? -1 : 1));
  return near.slice(0, MOST).map(({ word }) => word);
}
