// Corrects a word to a commoner one that is one or two edits away.

/** A correction must be in this many times more jobs than the word. */
const TIMES_COMMONER = 20;
const ONE_EDIT_FROM = 5;
const TWO_EDITS_FROM = 6;

/** `letters`: a bit for every letter of the word. */
type Candidate = { word: string; jobs: number; letters: number };

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

/** The number of letters that only one of two words has; an edit changes at most two. */
function lettersApart(a: number, b: number): number {
  let apart = 0;
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) apart++;
  return apart;
}

/** Edits between two words, or more than `most`. */
const edits = (a: string, b: string, most: number): number =>
  Math.abs(a.length - b.length) > most ? most + 1 : (editsToBeginnings(a, b, most)?.[b.length] ?? most + 1);

/**
 * Corrects words by a vocabulary of words and the number of jobs that hold each. A correction has the same first letter,
 * one edit from five letters on and two from six, and is in 20 times more jobs than the word itself; fewer edits win,
 * then more jobs. `null`: the word is well as it is, or nothing is near.
 */
export function makeSpeller(vocabulary: ReadonlyMap<string, number>): { correct(word: string): string | null } {
  const buckets = new Map<string, Candidate[]>();
  for (const [word, jobs] of vocabulary) {
    const bucket = `${word.charAt(0)}${word.length}`;
    const candidate = { word, jobs, letters: lettersOf(word) };
    const known = buckets.get(bucket);
    if (known) known.push(candidate);
    else buckets.set(bucket, [candidate]);
  }
  for (const bucket of buckets.values()) bucket.sort((a, b) => b.jobs - a.jobs);

  function correct(word: string): string | null {
    if (word.length < ONE_EDIT_FROM || word.length > 40 || /\d/.test(word)) return null;
    const enough = Math.max(1, (vocabulary.get(word) ?? 0) * TIMES_COMMONER);
    let most = word.length < TWO_EDITS_FROM ? 1 : 2;
    let best: Candidate | null = null;
    const letters = lettersOf(word);
    for (const difference of [0, 1, -1, 2, -2]) {
      if (Math.abs(difference) > most) continue;
      for (const candidate of buckets.get(`${word.charAt(0)}${word.length + difference}`) ?? []) {
        if (candidate.jobs < enough) break;
        if (candidate.word === word || lettersApart(letters, candidate.letters) > 2 * most) continue;
        const distance = edits(word, candidate.word, most);
        if (distance > most) continue;
        if (distance < most || !best || candidate.jobs > best.jobs) best = candidate;
        most = Math.min(most, distance);
      }
    }
    return best?.word ?? null;
  }
  return { correct };
}

/**
 * Edits (insert, delete, replace, swap of neighbours) from `typed` to each beginning of `word`, from the empty one to
 * the whole; null if all need more than `most`.
 */
export function editsToBeginnings(typed: string, word: string, most: number): readonly number[] | null {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      let cost = Math.min(last[column]! + 1, now[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwap =
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
      if (isSwap) cost = Math.min(cost, before[column - 2]! + 1);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return null;
    before = last;
    last = now;
  }
  return last;
}
