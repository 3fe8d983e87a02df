// Corrects typed words by the words of the board.
import { setImmediate as breathe } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import type { Database, Reader } from "../platform/db.ts";
import { makeSpeller, readSearch, type SearchGroup } from "../taxonomy/index.ts";
import { quoteToken } from "./search-tokens.ts";
import { readVocabulary } from "./vocabulary/read-vocabulary.ts";

type Correction = { word: string; meant: string };

export type Spelling = {
  /** The words of a text that the board hardly knows, with what may be meant. */
  corrections(text: string): Correction[];
  /** The text with those words corrected, except words in `well`; null when nothing changes. */
  correct(text: string, well?: ReadonlySet<string>): string | null;
  /** ln(jobs / jobs that have the word); null before anything was learnt. */
  idf(word: string): number | null;
  isOfLargeBoard: boolean;
};

/** Boards of this size do not count words of one or two companies: an unknown word may still be on the board. */
const LARGE_BOARD = 1_000;
const LEAST_JOBS = 20;
/** A word in this many titles is no typing error. */
const TITLES_THAT_PROVE = { small: 1, large: 3 };

/** How many texts are read before other work gets a turn: alerts ask for thousands. */
const TEXTS_AT_ONCE = 20;

const spellings = new WeakMap<ReadonlyMap<string, number>, Spelling>();

/** By the vocabulary learnt last. */
export async function readSpelling(deps: { db: Database }): Promise<Spelling> {
  const { jobs, wordJobs } = await readVocabulary(deps);
  const known = spellings.get(wordJobs);
  if (known) return known;
  const made = makeSpelling(jobs, wordJobs);
  spellings.set(wordJobs, made);
  return made;
}

const wellAsTyped = {
  name: "jobs-words-well-as-typed",
  text: `select word from unnest($1::text[], $2::text[], $3::text[]) given(word, meant, titled)
    where numnode(plainto_tsquery('english', search_fold(word))) = 0
      or plainto_tsquery('english', search_fold(word)) = plainto_tsquery('english', search_fold(meant))
      or (select count(*) from (select from job_search where fts @@ titled::tsquery limit $4) proof) >= $4`,
};

/**
 * The spelling for these texts. It leaves alone words that the vocabulary cannot judge: words without meaning
 * ("while"), other forms of the correction ("posted", "posts"), and words in titles newer than the vocabulary.
 */
export async function spellingOf(db: Reader, spelling: Spelling, texts: readonly string[]): Promise<Spelling> {
  const doubted: Correction[] = [];
  for (const [index, text] of texts.entries()) {
    if (index > 0 && index % TEXTS_AT_ONCE === 0) await breathe();
    doubted.push(...spelling.corrections(text));
  }
  if (doubted.length === 0) return spelling;
  const rows = await db.query<{ word: string }>(wellAsTyped, [
    doubted.map(({ word }) => word),
    doubted.map(({ meant }) => meant),
    doubted.map(({ word }) => quoteToken(`~t:${word}`)),
    spelling.isOfLargeBoard ? TITLES_THAT_PROVE.large : TITLES_THAT_PROVE.small,
  ]);
  const well = new Set(rows.map(({ word }) => word));
  return { ...spelling, correct: (text) => spelling.correct(text, well) };
}

/** For the words of a list's query; null without words. */
export async function spellingFor(
  { searchText }: { searchText?: string | undefined },
  deps: Pick<Deps, "db">,
): Promise<Spelling | null> {
  return searchText === undefined ? null : spellingOf(deps.db.replica, await readSpelling(deps), [searchText]);
}

/** For a board of `jobs` jobs; `wordJobs`: word -> jobs that have it. */
export function makeSpelling(jobs: number, wordJobs: ReadonlyMap<string, number>): Spelling {
  const speller = makeSpeller(wordJobs);
  const enough = jobs < LARGE_BOARD ? 1 : LEAST_JOBS;
  const isBeginning = (word: string) => [...wordJobs.keys()].some((known) => known.startsWith(word));
  const correctWord = (word: string, mayBeBegun: boolean): string | null => {
    const corrected = speller.correct(word);
    if (corrected === null || (wordJobs.get(corrected) ?? 0) < enough) return null;
    return mayBeBegun && isBeginning(word) ? null : corrected;
  };
  const corrected = (text: string) =>
    readSearch(text)
      .groups.filter(isDoubtful)
      .map(({ typed, words }) => ({
        typed,
        words: words.map((word) => ({ word, meant: correctWord(word, text.endsWith(typed)) ?? word })),
      }));
  return {
    corrections: (text) => corrected(text).flatMap(({ words }) => words.filter(({ word, meant }) => word !== meant)),
    correct(text, well = new Set()) {
      let whole = text;
      for (const { typed, words } of corrected(text)) {
        const meant = words.map((one) => (well.has(one.word) ? one.word : one.meant)).join(" ");
        if (meant !== words.map(({ word }) => word).join(" ")) whole = whole.replace(typed, () => meant);
      }
      return whole === text ? null : whole;
    },
    isOfLargeBoard: jobs >= LARGE_BOARD,
    idf: (word) => (jobs === 0 ? null : Math.log(Math.max(jobs, 2) / Math.max(1, wordJobs.get(word) ?? 1))),
  };
}

/** Plain words; quoted text is meant as typed. */
const isDoubtful = ({ kind, words }: SearchGroup) => kind === "word" && words.length > 0;
