// What a misspelt word may have been meant for, among the words of the vocabulary. Pure.
import { editsToBeginnings } from "../../taxonomy/index.ts";

/** Wrong letters that are forgiven, by the length of what was typed. */
const forgiven = (length: number) => (length >= 7 ? 2 : length >= 4 ? 1 : 0);
const MOST = 3;

/**
 * The nearest of `known` words, commonest first; `isBegun`: the word is still being typed, and stands for the beginning of
 * another. `known` are words with the same first letter: people seldom get that one wrong.
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
