// Finds what a person who types may mean: the kept titles, skills, companies and cities that what was typed so far begins. Pure.
import { setImmediate as breathe } from "node:timers/promises";
import { readTitle, searchWords } from "../../taxonomy/index.ts";
import { placeIndex } from "../../taxonomy/places/index.ts";
import { allSkills } from "../../taxonomy/skills/index.ts";
import type { Term, TermKind } from "./count-terms.ts";
import { correctWord, foldText, wordPlaces, wordsOf } from "./words.ts";

export type SuggestionKind = Exclude<TermKind, "word">;
/** `text` is what to search for in place of what was typed; `name` is the part of it that was completed. */
export type Suggestion = { kind: SuggestionKind; text: string; name: string; jobs: number };

type Phrase = { kind: SuggestionKind; text: string; jobs: number; group: string };
/** A way of writing a phrase, in words; `letters` of another name than the one that is shown, 0 of that one. */
type Way = { phrase: number; words: readonly string[]; letters: number };

export type SuggestionIndex = {
  phrases: readonly Phrase[];
  ways: readonly Way[];
  /** In order of letters. */
  words: readonly string[];
  /** Where a word stands: way * PLACES + place in it. */
  places: ReadonlyMap<string, readonly number[]>;
  /** Of one or two letters, with which thousands of words begin, the places in the commonest phrases of each kind. */
  shortPlaces: ReadonlyMap<string, readonly number[]>;
  /** All titles, in words. */
  titles: ReadonlySet<string>;
  /** Jobs of the commonest phrase with the word. */
  weight: ReadonlyMap<string, number>;
  /** Family of work -> its commonest titles: what "sde" and "qa" stand for. */
  ofFamily: ReadonlyMap<string, readonly number[]>;
};

const PLACES = 16;
const AT_ONCE = 250;
const MOST_OF_FAMILY = 2;
/** Of so many titles is told what kind of work they are, which takes its time: the commonest, as they come first. */
const READ_TITLES = 1_500;

/** Builds in steps, between which requests are served; titles come first, the commonest before the others. */
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
    // A rank alone is no title, and titles that differ in rank alone are one choice.
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

/** The first ones of each kind are the commonest; those that begin a name are kept apart from others. */
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
/** How much of another name has to be typed: a city's quarters begin like many things, and so do the aliases of skills. */
const ENOUGH_OF_OTHER_NAME: Record<SuggestionKind, number> = { city: 0.3, skill: 0.6, title: 1, company: 1 };
/** Below that share only the best of those that it may be is suggested. */
const SURE_OF_OTHER_NAME = 0.7;
/** Longer ends of what was typed are no name of anything. */
const MOST_WORDS = 6;
/** People look for a title more than for anything else: it stands before what three times as many jobs have. */
const TITLES_FIRST = 0.5;
/** Fewer than so many, and shorter ends of what was typed are completed too. */
const ENOUGH = 2;

/**
 * At most eight suggestions for what was typed so far, best first, and the best of each kind among them. When nothing begins with
 * it, one or two letters may be wrong.
 */
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
  // What stands before a completed part may be any word; where it is part of a name that is completed, it is mended.
  const corrected = completeCorrected(index, words);
  const mended = corrected.filter(({ from }) => found.length === 0 || from <= lastUnknown);
  return choose(index, mended.length > 0 ? mended : found);
}

/** `from`: which of the words the completed name begins with; `isGuess`: little was typed of another name. */
type Found = { phrase: number; score: number; head: string; from: number; isGuess: boolean };

/** What the longest ends of the words begin; `heads` are what was typed before each word. */
function complete(index: SuggestionIndex, words: readonly string[], heads: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let from = Math.max(0, words.length - MOST_WORDS); from < words.length && found.length < ENOUGH; from += 1) {
    const head = heads[from] ?? "";
    const hasTitle = head !== "" && endsInTitle(index, words.slice(0, from));
    // After other words a name is begun at its beginning.
    for (const { phrase, score, isGuess, at } of waysThatBegin(index, words.slice(from)))
      if ((head === "" || at === 0) && !(hasTitle && index.phrases[phrase]?.kind === "title"))
        found.push({ phrase, head, from, isGuess, score: score - 3 * from });
  }
  return found.some(({ from }) => from < words.length - 1) ? found : [...found, ...titlesMeantBy(index, words, heads)];
}

/** An abbreviation of a trade stands for the commonest titles of it. */
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

/** After "product manager" nobody names another title. */
function endsInTitle(index: SuggestionIndex, head: readonly string[]): boolean {
  return head.some((_, from) => index.titles.has(head.slice(from).join(" ")));
}

/** Ways that have the words side by side, the last one perhaps only begun. */
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

/** All words with this beginning, by halving the list. */
function* wordsBeginning(words: readonly string[], start: string) {
  let low = 0;
  for (let high = words.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (words[middle]! < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; words[at]?.startsWith(start); at += 1) yield words[at]!;
}

/** As `complete`, with each word that is unknown, or begins none, replaced by those that it may have been meant for. */
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

/** What stands before each word. */
const headsOf = (words: readonly string[]) => words.map((_, at) => words.slice(0, at).join(" "));

const correct = (index: SuggestionIndex, word: string, isBegun: boolean) =>
  correctWord(word, wordsBeginning(index.words, word.slice(0, 1)), (known) => index.weight.get(known) ?? 0, isBegun);

/** The best of each kind, then the best of all, each thing once. */
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
