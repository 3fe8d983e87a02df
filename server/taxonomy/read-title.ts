// Reads a job's title: its families of work, its level, and the words that name the work.
import { LRUCache } from "lru-cache";
import { cutParts, type Part, takeYears } from "./cut-title.ts";
import { type Family, familyIndex } from "./families.ts";
import { familiesOf } from "./find-families.ts";
import { foldText } from "./fold-words.ts";
import { type Level, readLevel } from "./read-level.ts";

export type { Level } from "./read-level.ts";

export type TitleReading = {
  /** Keys of the families of work, the most telling first ("data-engineer"); empty if unknown. */
  families: readonly string[];
  level: Level | null;
  /**
   * Whether the job is to manage people or a business, not to do the work ("Engineering Manager", "Head of Sales"; not
   * "Product Manager", "Account Manager", "Project Manager", which are families).
   */
  manager: boolean;
  /**
   * Words that name the kind of work: folded, singular ("engineer", not stemmed into "engineering"), without levels,
   * fill words, places, modes and codes. In order, each once.
   */
  words: readonly string[];
  /** Years that a title states, "(1-4 years)"; an open end ("3+ yrs") has OPEN_ENDED_YEARS. */
  years: { min: number; max: number } | null;
};

/** Raise it when the same title would be read differently: stored readings are then made again. */
export const TITLES_VERSION = 12;

const MAX_CHARS = 200;
const MAX_FAMILIES = 3;
const remembered = new LRUCache<string, TitleReading>({ max: 20_000 });

/** Reads any text, of which the first 200 characters count. */
export function readTitle(title: string): TitleReading {
  const kept = remembered.get(title);
  if (kept) return kept;
  const reading = read(title.slice(0, MAX_CHARS));
  remembered.set(title, reading);
  return reading;
}

/** Neither word says anything alone. */
const EARLY_CAREER = /\bearly[- ](?:careers?|talents?)\b/gi;

/** "BackEndDeveloper": a title without blanks, of three words or more. */
const GLUED = /^(?:\p{Lu}\p{Ll}+){3,}$/u;

function read(title: string): TitleReading {
  const parted = GLUED.test(title) ? title.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ") : title;
  const folded = foldText(parted.replace(EARLY_CAREER, "entry level"));
  const { rest, years } = takeYears(folded);
  const parts = cutParts(rest);
  const words = parts.flatMap((part) => part.words);
  const ends = new Set<number>();
  let count = 0;
  for (const part of parts) {
    count += part.words.length;
    ends.add(count - 1);
  }
  const isEnd = (at: number) => ends.has(at) || at === words.length - 1 || !isPlainWord(words[at + 1] as string);
  const level = readLevel(words, isEnd);
  const core = dropSpent(parts, level.spent);
  const found = familiesOf(core, parts);
  const first = familyIndex().families.get(found[0] ?? "");
  // "Product Development Manager": manages the work, not people.
  const isOwnName = level.level === 5 && first !== undefined && first.key.endsWith("-manager") && !first.isManager;
  const managed = (level.manager && !isOwnName) || first?.isManager === true;
  const manages = managed && (level.level === null || level.level >= 5);
  return {
    families: [...new Set([...found, ...alsoFamilies(first, manages, core)])].slice(0, MAX_FAMILIES),
    level: isOwnName ? null : levelOf(level.level, first),
    manager: manages,
    words: [...new Set(core.flatMap((part) => part.words))].filter(isPlainWord),
    years,
  };
}

/** "Senior Architect" is above an architect, "Junior Architect" below. */
function levelOf(said: Level | null, family: Family | undefined): Level | null {
  if (said === null || !family?.level) return said ?? family?.level ?? null;
  return said >= 3 && said < family.level ? family.level : said;
}

const isPlainWord = (word: string) => !/^(?:i{1,3}|iv|v|\d+)$/.test(word);

function dropSpent(parts: readonly Part[], spent: ReadonlySet<number>): Part[] {
  let offset = 0;
  return parts.map((part) => {
    const start = offset;
    offset += part.words.length;
    const stays = part.words.map((word, at) => !spent.has(start + at) || isKeptHead(word));
    return {
      words: part.words.filter((_, at) => stays[at]),
      joins: part.joins.filter((_, at) => stays[at]),
      isBeside: part.isBeside,
    };
  });
}

/** Words of level that phrases of families contain ("marketing manager"). */
const isKeptHead = (word: string) => /^(?:manager|head|director|lead|leader)$/.test(word);

/** Families of software that engineers do, unlike consultants of a package and analysts. */
const SOFTWARE_ENGINEER = /\b(?:software (?:engineer|developer|engineering|development)|swe|sde)(?! test)\b/;
const isEngineers = ({ group, key }: Family) => group === "software" && /(?:-developer|-engineer|^sre)$/.test(key);

/** A manager of data engineers is also an engineering manager, an embedded software engineer also a software engineer. */
function alsoFamilies(first: Family | undefined, manages: boolean, core: readonly Part[]): string[] {
  if (!first || !isEngineers(first)) return [];
  const isSoftware = core.some((part) => SOFTWARE_ENGINEER.test(part.words.join(" ")));
  return [...(manages ? ["engineering-manager"] : []), ...(isSoftware ? ["software-developer"] : [])];
}
