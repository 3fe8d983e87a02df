// Counts titles, skills, cities and words of listed jobs, each with its jobs and companies. Pure.
import { setImmediate as breathe } from "node:timers/promises";
import { searchWords } from "../../taxonomy/index.ts";
import { canonicalCity, foldPlace } from "../../taxonomy/places/index.ts";
import { canonicalSkill } from "../../taxonomy/skills/index.ts";
import { skillKeys } from "../job-features.ts";
import { titlePhrase, wordsOf } from "./words.ts";

/** The kinds of a stored term; companies are counted by the database. */
export type TermKind = "title" | "skill" | "company" | "city" | "word";
export type Term = { kind: TermKind; text: string; jobs: number };

export type CountedJob = {
  companyId: string;
  companyName: string;
  jobTitle: string;
  skills: readonly string[];
  locations: readonly string[];
};

/** A term of fewer companies may be one posting's oddity or a person's name; a small board has too few companies to tell. */
const FEW_COMPANIES = 3;
/** Boards with fewer listed jobs than this are small. */
const SMALL_BOARD = 1_000;
const LONGEST_WORD = 30;
const AT_ONCE = 500;
const LONGEST_TEXT = 80;

/** How many of each kind are stored, the commonest first: a process holds them in a few megabytes. */
const MOST: Record<Exclude<TermKind, "company">, number> = { title: 6_000, skill: 4_000, city: 5_000, word: 20_000 };

type Count = { jobs: number; companies: string[]; isKnown: boolean; forms: Map<string, number> };

export type TermCounter = {
  /** All but the description of a job. */
  add(job: CountedJob): void;
  /** The words of one of the jobs' descriptions, plain text or HTML. */
  addDescription(companyId: string, description: string): void;
  /** The terms, scaled to a board of `listed` jobs of which the added ones are a sample. Yields to requests between steps. */
  terms(listed: number): Promise<Term[]>;
};

export function makeTermCounter(): TermCounter {
  const skills = new Map<string, Count>();
  const cities = new Map<string, Count>();
  const words = new Map<string, Count>();
  const textWords = new Map<string, Count>();
  const titles = makeTitleCounter();
  const cityOf = remembered(cityNamed);
  const skillOf = remembered(skillNamed);
  let jobs = 0;
  let descriptions = 0;
  return {
    add({ companyId, companyName, jobTitle, skills: named, locations }) {
      jobs += 1;
      const titleWords = searchWords(jobTitle);
      titles.add(companyId, jobTitle, titleWords);
      const asked = new Map(named.map((name) => [skillOf(name)?.key ?? "", skillOf(name)]));
      for (const [key, skill] of asked) if (skill) count(skills, key, companyId, skill.name, skill.isKnown);
      const places = new Map(locations.map((place) => cityOf(place)).map((city) => [city?.name ?? "", city]));
      for (const [name, city] of places) if (city) count(cities, foldPlace(name), companyId, name, city.isKnown);
      const said = [jobTitle, companyName, ...named, ...places.keys()].flatMap(wordsOf);
      for (const word of new Set([...said, ...titleWords])) if (isWord(word)) count(words, word, companyId);
    },
    addDescription(companyId, description) {
      descriptions += 1;
      const plain = description.replace(/<[^>]*>|&#?\w+;/g, " ").replace(/(?<!\S)[^\s@/]*[@/]\S*/g, " ");
      for (const word of new Set(wordsOf(plain))) if (isPlainWord(word)) count(textWords, word, companyId);
    },
    async terms(listed) {
      const few = listed < SMALL_BOARD ? 1 : FEW_COMPANIES;
      const scale = listed / Math.max(1, jobs);
      await breathe();
      const inText = keptOf(textWords, few, listed / Math.max(1, descriptions));
      const inFields = keptOf(words, few, scale);
      for (const [word, most] of inText) inFields.set(word, Math.max(most, inFields.get(word) ?? 0));
      await breathe();
      // Search compares words as the taxonomy folds them: singular, one spelling of a name.
      for (const [word, most] of [...inFields])
        for (const folded of searchWords(word)) inFields.set(folded, Math.max(most, inFields.get(folded) ?? 0));
      return [
        ...termsOf("title", await titles.kept(few, scale)),
        ...termsOf("skill", keptOf(skills, few, scale)),
        ...termsOf("city", keptOf(cities, few, scale)),
        ...termsOf("word", inFields),
      ];
    },
  };
}

/** A title counts in each job whose title contains its words side by side, but must be the whole title of some. */
function makeTitleCounter() {
  const whole = new Map<string, Count>();
  const inTitle = new Map<string, number>();
  const phraseOf = remembered(titlePhrase);
  return {
    add(companyId: string, jobTitle: string, words: readonly string[]) {
      const phrase = phraseOf(jobTitle);
      if (phrase !== null && phrase.length <= LONGEST_TEXT)
        count(whole, searchWords(phrase).join(" "), companyId, phrase);
      const key = words.join(" ");
      inTitle.set(key, (inTitle.get(key) ?? 0) + 1);
    },
    async kept(few: number, scale: number): Promise<Map<string, number>> {
      const kept = new Map([...whole].filter(([key, { companies }]) => key !== "" && companies.length >= few));
      const jobs = new Map<string, number>();
      for (const [at, [key, times]] of [...inTitle].entries()) {
        for (const run of runsOf(key.split(" "))) if (kept.has(run)) jobs.set(run, (jobs.get(run) ?? 0) + times);
        if (at % AT_ONCE === AT_ONCE - 1) await breathe();
      }
      return new Map([...kept].map(([key, { forms }]) => [commonest(forms), Math.round((jobs.get(key) ?? 1) * scale)]));
    },
  };
}

const MOST_WORDS_OF_TITLE = 5;

/** All runs of one to five words, each once. */
function runsOf(words: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS_OF_TITLE); to += 1)
      runs.add(words.slice(from, to).join(" "));
  return runs;
}

function count(counts: Map<string, Count>, key: string, companyId: string, form = key, isKnown = false): void {
  if (key === "") return;
  let counted = counts.get(key);
  if (counted === undefined) {
    counted = { jobs: 0, companies: [], isKnown, forms: new Map() };
    counts.set(key, counted);
  }
  counted.jobs += 1;
  if (counted.companies.length < FEW_COMPANIES && !counted.companies.includes(companyId))
    counted.companies.push(companyId);
  if (form !== key) counted.forms.set(form, (counted.forms.get(form) ?? 0) + 1);
}

/** What enough companies use, or the taxonomy knows, by its commonest spelling. */
function keptOf(counts: ReadonlyMap<string, Count>, few: number, scale: number): Map<string, number> {
  const kept = [...counts].filter(([, { isKnown, companies }]) => isKnown || companies.length >= few);
  return new Map(kept.map(([key, { forms, jobs }]) => [commonest(forms) || key, Math.round(jobs * scale)]));
}

function termsOf(kind: Exclude<TermKind, "company">, jobs: ReadonlyMap<string, number>): Term[] {
  const terms = [...jobs].map(([text, number]) => ({ kind, text, jobs: number }));
  return terms.sort((a, b) => b.jobs - a.jobs || (a.text < b.text ? -1 : 1)).slice(0, MOST[kind]);
}

/** The first by letters among equally common ones, so that the result is stable. Spellings all in capitals only if there is no other. */
function commonest(forms: ReadonlyMap<string, number>): string {
  const weight = ([form, times]: [string, number]) => times * (/\p{Ll}/u.test(form) && /\p{Lu}/u.test(form) ? 1 : 0.01);
  const [best] = [...forms].sort((a, b) => weight(b) - weight(a) || (a[0] < b[0] ? -1 : 1));
  return best === undefined ? "" : best[0];
}

type NamedSkill = { key: string; name: string; isKnown: boolean };

function skillNamed(written: string): NamedSkill | null {
  const known = canonicalSkill(written);
  const name = known ?? written.replace(/\s+/g, " ").trim();
  const [key = ""] = skillKeys([written]);
  return key === "" || name.length > LONGEST_TEXT ? null : { key, name, isKnown: known !== null };
}

type NamedCity = { name: string; isKnown: boolean };

function cityNamed(place: string): NamedCity | null {
  const city = canonicalCity(place)?.city;
  if (city === undefined || city.length > LONGEST_TEXT) return null;
  return { name: city, isKnown: canonicalCity(city)?.city === city };
}

/** Caches by text: boards repeat the same few thousand names. */
function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (!known.has(text)) known.set(text, read(text));
    return known.get(text) as Value;
  };
}

const isWord = (word: string) => word.length >= 2 && word.length <= LONGEST_WORD && /\p{L}/u.test(word);
/** Running text has numbers of all kinds, also of people. */
const isPlainWord = (word: string) => isWord(word) && /^\p{L}+$/u.test(word);
