// Finds the stored titles, skills, companies and cities that begin with what was typed so far. Pure.
import { setImmediate as breathe } from "node:timers/promises";
import { readTitle, searchWords } from "../../taxonomy/index.ts";
import { placeIndex } from "../../taxonomy/places/index.ts";
import { allSkills } from "../../taxonomy/skills/index.ts";
import type { Term, TermKind } from "./count-terms.ts";
import { correctWord, foldText, wordPlaces, wordsOf } from "./words.ts";

type SuggestionKind = Exclude<TermKind, "word">;
/** `text`: what to search for instead of what was typed; `name`: the part of it that was completed. */
export type Suggestion = { kind: SuggestionKind; text: string; name: string; jobs: number };

type Phrase = { kind: SuggestionKind; text: string; jobs: number; group: string };
/** A spelling of a phrase, in words; `letters`: length of an alias, 0 for the shown name. */
type Way = { phrase: number; words: readonly string[]; letters: number };

export type SuggestionIndex = {
  phrases: readonly Phrase[];
  ways: readonly Way[];
  /** In order of letters. */
  words: readonly string[];
  /** Where a word occurs: way * PLACES + place in it. */
  places: ReadonlyMap<string, readonly number[]>;
  /** For one or two letters, which begin thousands of words: places in the commonest phrases of each kind. */
  shortPlaces: ReadonlyMap<string, readonly number[]>;
  /** All titles, in words. */
  titles: ReadonlySet<string>;
  /** The jobs of the commonest phrase with the word. */
  weight: ReadonlyMap<string, number>;
  /** Family of work -> its commonest titles, for "sde" and "qa". */
  ofFamily: ReadonlyMap<string, readonly number[]>;
};

const PLACES = 16;
const AT_ONCE = 250;
const MOST_OF_FAMILY = 2;
/** How many titles, the commonest, are read for their family: reading takes time. */
const READ_TITLES = 1_500;

/** Yields to requests between steps; `terms` have titles first, the commonest first. */
export async function makeSuggestionIndex(terms: readonly Term[]): Promise<SuggestionIndex> {
  const phrases: Phrase[] = [];
  const ways: Way[] = [];
  const places = new Map<string, number[]>();
  const short = collectShortPlaces();
  const titles = new Set<string>();
  const weight = new Map<string, number>();
  const ofFamily = new Map<string, number[]>();
  const spellings = otherSpellings();
  for (const [index, term] of terms.entries()) {
    if (term.kind === "word") continue;
    const { kind, text, jobs } = term;
    const title = kind === "title" && index < READ_TITLES ? readTitle(text) : null;
    // A rank alone is no title, and titles that differ only in rank are one choice.
    if (title && title.families.length === 0 && title.level !== null && title.words.length < 2) continue;
    const group = title ? `title ${title.words.join(" ") || foldText(text)}` : foldText(text);
    const phrase = phrases.push({ kind, text, jobs, group }) - 1;
    for (const family of title?.families ?? []) {
      const known = ofFamily.get(family) ?? [];
      if (known.length < MOST_OF_FAMILY) ofFamily.set(family, [...known, phrase]);
    }
    const own = [text, ...apart(text)];
    for (const [turn, spelling] of [...own, ...(spellings.get(`${kind} ${text}`) ?? [])].entries()) {
      const words = wordsOf(spelling).slice(0, PLACES);
      const isShown = turn < own.length;
      if (kind === "title") titles.add(words.join(" "));
      const way = ways.push({ phrase, words, letters: isShown ? 0 : words.join(" ").length }) - 1;
      for (const [place, word] of words.entries()) {
        const known = places.get(word);
        if (known) known.push(way * PLACES + place);
        else places.set(word, [way * PLACES + place]);
        short.add(word, kind, way * PLACES + place);
        weight.set(word, Math.max(weight.get(word) ?? 0, jobs));
      }
    }
    if (index % AT_ONCE === AT_ONCE - 1) await breathe();
  }
  return {
    phrases,
    ways,
    places,
    shortPlaces: short.places,
    titles,
    weight,
    ofFamily,
    words: [...places.keys()].sort(),
  };
}

const MOST_SHORT = 20;

/** The first of each kind are the commonest; beginnings of names are counted apart from other words. */
function collectShortPlaces() {
  const places = new Map<string, number[]>();
  const counts = new Map<string, number>();
  return {
    places,
    add(word: string, kind: SuggestionKind, place: number) {
      for (const letters of new Set([word.slice(0, 1), word.slice(0, 2)])) {
        const key = `${letters} ${kind} ${place % PLACES === 0}`;
        const count = counts.get(key) ?? 0;
        if (count >= MOST_SHORT) continue;
        counts.set(key, count + 1);
        const known = places.get(letters);
        if (known) known.push(place);
        else places.set(letters, [place]);
      }
    },
  };
}

/** "Node.js" is also typed "node js" and "nodejs"; the taxonomy knows that "Front End" is "frontend". */
function apart(text: string): string[] {
  const folded = searchWords(text).join(" ");
  const spellings = /\p{L}[.-]\p{L}/u.test(text) ? [text.replace(/[.-]/g, " "), text.replace(/[.-]/g, "")] : [];
  return folded === wordsOf(text).join(" ") ? spellings : [...spellings, folded];
}

/** "city Bengaluru" -> its old names, "skill React" -> its other spellings. */
function otherSpellings(): Map<string, string[]> {
  const spellings = new Map<string, string[]>();
  const add = (key: string, spelling: string) => spellings.set(key, [...(spellings.get(key) ?? []), spelling]);
  for (const [spelling, cities] of placeIndex().cities)
    for (const { name } of cities) if (spelling !== foldText(name)) add(`city ${name}`, spelling);
  for (const { name, aliases } of allSkills()) for (const alias of aliases) add(`skill ${name}`, alias);
  return spellings;
}

const MOST_SHOWN = 8;
const MOST_OF_KIND: Record<SuggestionKind, number> = { title: 5, skill: 3, company: 3, city: 3 };
/** Share of an alias that must be typed: quarters of cities and aliases of skills begin like many words. */
const ENOUGH_OF_OTHER_NAME: Record<SuggestionKind, number> = { city: 0.3, skill: 0.6, title: 1, company: 1 };
/** Below this share only the best suggestion of a kind may be such a guess. */
const SURE_OF_OTHER_NAME = 0.7;
/** The last words that are tried as a name. */
const MOST_WORDS = 6;
/** Bonus of titles, which people look for most: it equals three times as many jobs. */
const TITLES_FIRST = 0.5;
/** With fewer suggestions than this, shorter endings of the text are completed too. */
const ENOUGH = 2;

/** At most eight suggestions, best first, with the best of each kind. If nothing begins with the text, one or two letters may be wrong. */
export function findSuggestions(index: SuggestionIndex, typed: string): Suggestion[] {
  const text = typed.replace(/\s+/g, " ").trim();
  const places = wordPlaces(text);
  const isMeantAsTyped = text.includes('"') || /(?:^|\s)-\S*$/.test(text);
  if (isMeantAsTyped || places.length === 0) return [];
  const words = places.map(({ word }) => word);
  const found = complete(
    index,
    words,
    places.map(({ at }) => text.slice(0, at).trim()),
  );
  const folded = found.length > 0 ? [] : searchWords(text);
  const asFolded = complete(index, folded, headsOf(folded));
  if (asFolded.length > 0) return choose(index, asFolded);
  const lastUnknown = words.slice(0, -1).findLastIndex((word) => !index.places.has(word));
  if (found.length > 0 && lastUnknown === -1) return choose(index, found);
  // Words before a completed name may be anything; a correction counts only if it is part of the name.
  const corrected = completeCorrected(index, words);
  const mended = corrected.filter(({ from }) => found.length === 0 || from <= lastUnknown);
  return choose(index, mended.length > 0 ? mended : found);
}

/** `from`: index of the word the name begins with; `isGuess`: little of an alias was typed. */
type Found = { phrase: number; score: number; head: string; from: number; isGuess: boolean };

/** Completes the longest endings of the words; `heads`: what was typed before each word. */
function complete(index: SuggestionIndex, words: readonly string[], heads: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let from = Math.max(0, words.length - MOST_WORDS); from < words.length && found.length < ENOUGH; from += 1) {
    const head = heads[from] ?? "";
    const hasTitle = head !== "" && endsInTitle(index, words.slice(0, from));
    // After other words only the beginning of a name counts.
    for (const { phrase, score, isGuess, at } of waysThatBegin(index, words.slice(from)))
      if ((head === "" || at === 0) && !(hasTitle && index.phrases[phrase]?.kind === "title"))
        found.push({ phrase, head, from, isGuess, score: score - 3 * from });
  }
  return found.some(({ from }) => from < words.length - 1) ? found : [...found, ...titlesMeantBy(index, words, heads)];
}

/** An abbreviation of a trade stands for its commonest titles. */
function titlesMeantBy(index: SuggestionIndex, words: readonly string[], heads: readonly string[]): Found[] {
  const from = words.length - 1;
  const word = words[from] ?? "";
  if (!/^[a-z]{2,5}$/.test(word) || index.places.has(word) || endsInTitle(index, words.slice(0, from))) return [];
  const meant = readTitle(word).families.flatMap((family) => index.ofFamily.get(family) ?? []);
  return meant.map((phrase) => {
    const score = Math.log10((index.phrases[phrase]?.jobs ?? 0) + 1) + 1.2 - 3 * from;
    return { phrase, score, head: heads[from] ?? "", from, isGuess: false };
  });
}

/** After "product manager" no other title follows. */
function endsInTitle(index: SuggestionIndex, head: readonly string[]): boolean {
  return head.some((_, from) => index.titles.has(head.slice(from).join(" ")));
}

/** Ways that have the words side by side, the last one perhaps unfinished. */
function* waysThatBegin(index: SuggestionIndex, words: readonly string[]) {
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  for (const places of words.length === 1 ? placesOfBeginning(index, first) : [index.places.get(first) ?? []]) {
    for (const place of places) {
      const way = index.ways[Math.floor(place / PLACES)]!;
      const at = place % PLACES;
      const end = way.words[at + words.length - 1];
      if (!end?.startsWith(last) || words.some((one, i) => i < words.length - 1 && way.words[at + i] !== one)) continue;
      const typedShare = way.letters === 0 ? 1 : words.join(" ").length / way.letters;
      const { kind, jobs } = index.phrases[way.phrase]!;
      if (typedShare < 1 && (at > 0 || typedShare < ENOUGH_OF_OTHER_NAME[kind])) continue;
      const isWhole = end === last;
      const isAll = isWhole && at === 0 && way.words.length === words.length;
      const beginning = (at === 0 ? 1.2 : 0) + (isWhole ? 0.5 : 0) + (isAll ? 1.5 : 0) - (1 - typedShare);
      const score = Math.log10(jobs + 1) + beginning + (kind === "title" ? TITLES_FIRST : 0);
      yield { phrase: way.phrase, at, score, isGuess: typedShare < SURE_OF_OTHER_NAME };
    }
  }
}

function* placesOfBeginning(index: SuggestionIndex, start: string) {
  if (start.length <= 2) {
    yield index.places.get(start) ?? [];
    yield index.shortPlaces.get(start) ?? [];
  } else for (const word of wordsBeginning(index.words, start)) yield index.places.get(word) ?? [];
}

/** All words with this beginning, by binary search. */
function* wordsBeginning(words: readonly string[], start: string) {
  let low = 0;
  for (let high = words.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (words[middle]! < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; words[at]?.startsWith(start); at += 1) yield words[at]!;
}

/** As `complete`, with unknown words replaced by what they may have been meant for. */
function completeCorrected(index: SuggestionIndex, words: readonly string[]): Found[] {
  const whole = words
    .slice(0, -1)
    .map((word) => (index.places.has(word) ? word : (correct(index, word, false)[0] ?? word)));
  const last = words.at(-1) ?? "";
  const isBeginning = wordsBeginning(index.words, last).next().done === false;
  return (isBeginning ? [last] : correct(index, last, true)).flatMap((end, turn) => {
    const corrected = [...whole, end];
    return complete(index, corrected, headsOf(corrected)).map((found) => ({ ...found, score: found.score - turn }));
  });
}

const headsOf = (words: readonly string[]) => words.map((_, at) => words.slice(0, at).join(" "));

const correct = (index: SuggestionIndex, word: string, isBegun: boolean) =>
  correctWord(word, wordsBeginning(index.words, word.slice(0, 1)), (known) => index.weight.get(known) ?? 0, isBegun);

/** The best of each kind, then the best of all, each once. */
function choose(index: SuggestionIndex, found: Found[]): Suggestion[] {
  const ranked = found.sort((a, b) => b.score - a.score || a.phrase - b.phrase);
  const seen = new Set<string>();
  const unlike: Found[] = [];
  const counts: Partial<Record<SuggestionKind, number>> = {};
  for (const one of ranked) {
    const { kind, group, text } = index.phrases[one.phrase]!;
    if (one.isGuess && (counts[kind] ?? 0) > 0) continue;
    if (seen.has(group) || seen.has(foldText(text)) || (counts[kind] ?? 0) >= MOST_OF_KIND[kind]) continue;
    seen.add(group).add(foldText(text));
    counts[kind] = (counts[kind] ?? 0) + 1;
    unlike.push(one);
  }
  const kindOf = (one: Found) => index.phrases[one.phrase]!.kind;
  const bests = unlike.filter((one, at) => unlike.findIndex((other) => kindOf(other) === kindOf(one)) === at);
  const others = unlike.filter((one) => !bests.includes(one));
  const chosen = new Set([...bests, ...others].slice(0, MOST_SHOWN));
  return unlike
    .filter((one) => chosen.has(one))
    .map(({ phrase, head }) => {
      const { kind, text, jobs } = index.phrases[phrase]!;
      return { kind, text: head === "" ? text : `${head} ${text}`, name: text, jobs };
    });
}
