// What a misspelt word may have been meant for, among the words of the vocabulary. Pure.

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
    const distance = isBegun ? distanceToBeginning(typed, word, most) : distanceOf(typed, word);
    if (distance <= most) near.push({ word, distance });
  }
  near.sort((a, b) => a.distance - b.distance || weight(b.word) - weight(a.word) || (a.word < b.word ? -1 : 1));
  return near.slice(0, MOST).map(({ word }) => word);
}

/** The least distance to any beginning of `word`. */
function distanceToBeginning(typed: string, word: string, most: number): number {
  return Math.min(...lastRow(typed, word.slice(0, typed.length + most)));
}

const distanceOf = (typed: string, word: string) => lastRow(typed, word).at(-1) ?? 0;

/** Edits (a letter more, less, another, or two swapped) from `typed` to each beginning of `word`. */
function lastRow(typed: string, word: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (isSwapped) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row;
}
