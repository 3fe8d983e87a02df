// Corrects what somebody typed by the words of the board itself.
import type { Database } from "../platform/db.ts";
import { makeSpeller, readSearch, type SearchGroup } from "../taxonomy/index.ts";
import { readVocabulary } from "./vocabulary/read-vocabulary.ts";

export type Spelling = {
  /** The text with words corrected that the board hardly knows; null when it is well as it is. */
  correct(text: string): string | null;
  /** ln(jobs / jobs that have the word); null while nothing was learnt. */
  idf(word: string): number | null;
};

/** On a board of this many jobs words of one or two companies are not counted: what is not there may still be somewhere. */
const LARGE_BOARD = 1_000;
const LEAST_JOBS = 20;

const spellings = new WeakMap<ReadonlyMap<string, number>, Spelling>();

/** By what was learnt of the board last. */
export async function readSpelling(deps: { db: Database }): Promise<Spelling> {
  const { jobs, wordJobs } = await readVocabulary(deps);
  const known = spellings.get(wordJobs);
  if (known) return known;
  const made = makeSpelling(jobs, wordJobs);
  spellings.set(wordJobs, made);
  return made;
}

/** Of a board of so many jobs; `wordJobs`: word -> jobs that have it. */
export function makeSpelling(jobs: number, wordJobs: ReadonlyMap<string, number>): Spelling {
  const speller = makeSpeller(wordJobs);
  const enough = jobs < LARGE_BOARD ? 1 : LEAST_JOBS;
  const isBeginning = (word: string) => [...wordJobs.keys()].some((known) => known.startsWith(word));
  const correctWord = (word: string, mayBeBegun: boolean): string | null => {
    const corrected = speller.correct(word);
    if (corrected === null || (wordJobs.get(corrected) ?? 0) < enough) return null;
    return mayBeBegun && isBeginning(word) ? null : corrected;
  };
  return {
    correct(text) {
      const doubtful = readSearch(text).groups.filter(isDoubtful);
      let corrected = text;
      for (const { typed, words } of doubtful) {
        const meant = words.map((word) => correctWord(word, text.endsWith(typed)) ?? word).join(" ");
        if (meant !== words.join(" ")) corrected = corrected.replace(typed, meant);
      }
      return corrected === text ? null : corrected;
    },
    idf: (word) => (jobs === 0 ? null : Math.log(Math.max(jobs, 2) / Math.max(1, wordJobs.get(word) ?? 1))),
  };
}

/** Words that nothing was read into; what was typed in quotes is meant as it is. */
const isDoubtful = ({ kind, words }: SearchGroup) => kind === "word" && words.length > 0;
