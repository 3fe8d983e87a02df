// Reads a job's title: which families of work it names, how senior it is, and the words that tell the work.
import { LRUCache } from "lru-cache";
import { cutParts, type Part, takeYears } from "./cut-title.ts";
import { type Family, familyIndex, MAX_PHRASE } from "./families.ts";
import { foldText } from "./fold-words.ts";
import { type Level, readLevel } from "./read-level.ts";
import { isRole, WIDE_ROLES } from "./title-words.ts";

export type { Level } from "./read-level.ts";

export type TitleReading = {
  /** Keys of the families of work, most telling first ("data-engineer"); empty when none is known. */
  families: readonly string[];
  level: Level | null;
  /**
   * Whether the job is to manage people or a business, as apart from doing the work ("Engineering Manager", "Head of
   * Sales"; not "Product Manager", "Account Manager", "Project Manager", which are families of their own).
   */
  manager: boolean;
  /**
   * Words that name the kind of work: folded, singular ("engineer", not stemmed into "engineering"), without levels,
   * fill words, places, modes, brackets with codes. In order, no doubles.
   */
  words: readonly string[];
  /** Years that a title states, "(1-4 years)"; an open end ("3+ yrs") has OPEN_ENDED_YEARS. */
  years: { min: number; max: number } | null;
};

/** Bump when the same title would be read otherwise: stored readings are then made again. */
export const TITLES_VERSION = 4;

const MAX_CHARS = 200;
const MAX_FAMILIES = 3;
const remembered = new LRUCache<string, TitleReading>({ max: 20_000 });

/** A title's families, level, words and years; any text, the first 200 characters count. */
export function readTitle(title: string): TitleReading {
  const kept = remembered.get(title);
  if (kept) return kept;
  const reading = read(title.slice(0, MAX_CHARS));
  remembered.set(title, reading);
  return reading;
}

type Match = { family: Family; from: number; to: number };

const lengthOf = ({ from, to }: Match) => to - from;

function read(title: string): TitleReading {
  const folded = foldText(title);
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
  const found = findFamilies(core, parts);
  const first = found[0];
  // "Product Development Manager": the manager is of the work, not of people.
  const isOwnName = level.level === 5 && first !== undefined && first.key.endsWith("-manager") && !first.isManager;
  const managed = (level.manager && !isOwnName) || first?.isManager === true;
  return {
    families: found.slice(0, MAX_FAMILIES).map(({ key }) => key),
    level: isOwnName ? null : levelOf(level.level, first),
    manager: managed && (level.level === null || level.level >= 5),
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

/** Words of level that phrases of families are written with ("marketing manager"). */
const isKeptHead = (word: string) => /^(?:manager|head|director|lead|leader)$/.test(word);

/** Phrases that end with a person's role, from the right, the longest first; one right behind another is its head. */
function roleMatches(part: Part): Match[] {
  const { roles } = familyIndex();
  const matches: Match[] = [];
  let to = part.words.length;
  while (to > 0) {
    const match = isRole(part.words[to - 1] as string) ? longestEnding(part.words, to, roles, part.joins) : undefined;
    if (!match) to--;
    else {
      const behind = matches[0];
      if (!behind || match.to < behind.from || part.joins[behind.from]) matches.unshift(match);
      to = match.from;
    }
  }
  return matches;
}

/** The longest phrase that ends before `to`; two roles that a conjunction joins are two jobs ("Executive / Assistant"). */
function longestEnding(
  words: readonly string[],
  to: number,
  index: ReadonlyMap<string, Family>,
  joins?: readonly boolean[],
): Match | undefined {
  let first = Math.max(0, to - MAX_PHRASE);
  for (let at = first + 1; at < to; at++) if (joins?.[at] && isRole(words[at - 1] as string)) first = at;
  for (let from = first; from < to; from++) {
    const family = index.get(words.slice(from, to).join(" "));
    if (family) return { family, from, to };
  }
  return undefined;
}

/** Fields named in a part, the telling ones (more words, nearer to the end) first. */
function fieldMatches(part: Part): Match[] {
  const { fields } = familyIndex();
  const matches: Match[] = [];
  let to = part.words.length;
  while (to > 0) {
    const match = longestEnding(part.words, to, fields);
    if (match) matches.push(match);
    to = match ? match.from : to - 1;
  }
  return matches.sort((a, b) => lengthOf(b) - lengthOf(a));
}

/** A role too wide by itself with the nearest word that makes it a name: "developer ... java", "executive - sales". */
function loosePair(part: Part, others: readonly string[]): Family | undefined {
  const { roles } = familyIndex();
  for (let at = part.words.length - 1; at >= 0; at--) {
    const role = part.words[at] as string;
    if (!isRole(role)) continue;
    const before = part.words.slice(0, at);
    for (let from = before.length - 1; from >= 0; from--)
      for (const length of [2, 1]) {
        const found = roles.get([...before.slice(from, from + length), role].join(" "));
        if (found && from + length <= before.length) return found;
      }
    const after = [...part.words.slice(at + 1), ...others];
    for (let from = 0; from < after.length; from++)
      for (const length of [2, 1]) {
        const found = roles.get([...after.slice(from, from + length), role].join(" "));
        if (found) return found;
      }
  }
  return undefined;
}

/** Families of a title: names of jobs first, then a wide role with a word elsewhere, then fields alone. */
function findFamilies(core: readonly Part[], full: readonly Part[]): Family[] {
  const own = core.filter((part) => !part.isBeside && part.words.length > 0);
  const beside = core.filter((part) => part.isBeside && part.words.length > 0);
  for (const parts of [own, beside]) {
    const found = namedFamilies(parts, core);
    if (found.length > 0) return narrow(found, core);
  }
  for (const parts of [own, full, beside]) {
    const fields = parts.flatMap((part) => fieldMatches(part).slice(0, 2));
    const most = Math.max(0, ...fields.map(lengthOf));
    const telling = new Set(fields.filter((match) => lengthOf(match) === most).map(({ family }) => family));
    if (telling.size > 0) return narrow([...telling], core);
  }
  return [...new Set(full.flatMap(roleMatches).map(({ family }) => family))];
}

const isWide = (part: Part, match: Match) => lengthOf(match) === 1 && WIDE_ROLES.has(part.words[match.from] as string);
/** "PA", "CS", "CA": a job where they stand alone, something else ("HR/PA modules") beside other jobs. */
const isShort = (part: Part, match: Match) => lengthOf(match) === 1 && (part.words[match.from] as string).length < 4;

/** Families of jobs that parts name; roles that need another word, and short forms, only where there is no other. */
function namedFamilies(parts: readonly Part[], all: readonly Part[]): Family[] {
  const named: Family[] = [];
  const wide: Family[] = [];
  const short: Family[] = [];
  for (const part of parts) {
    const matches = roleMatches(part);
    for (const match of matches) {
      if (isWide(part, match)) wide.push(loosePair(part, wordsBeside(part, all)) ?? match.family);
      else if (isShort(part, match)) short.push(match.family);
      else named.push(...joinedFields(part, match), match.family);
    }
    if (matches.length === 0) {
      const pair = fieldOfRole(part) ?? loosePair(part, wordsBeside(part, all));
      if (pair) wide.push(pair);
    }
  }
  return [...new Set([named, wide, short].find((found) => found.length > 0) ?? [])];
}

/** "Sales Manager": the field right before a role that ends a part. */
function fieldOfRole({ words }: Part): Family | undefined {
  const last = words.length - 1;
  return last > 0 && isRole(words[last] as string)
    ? longestEnding(words, last, familyIndex().fields)?.family
    : undefined;
}

/** Words of the other parts that name no job of their own, the nearest part first. */
function wordsBeside(part: Part, all: readonly Part[]): string[] {
  const own = all.indexOf(part);
  return all
    .map((other, at) => ({ other, distance: Math.abs(at - own) }))
    .filter(({ other, distance }) => distance > 0 && roleMatches(other).length === 0)
    .sort((a, b) => a.distance - b.distance)
    .flatMap(({ other }) => other.words);
}

/** "Sales and Marketing Executive": the field before the conjunction is a family too. */
function joinedFields(part: Part, match: Match): Family[] {
  if (!part.joins[match.from]) return [];
  const before = longestEnding(part.words, match.from, familyIndex().fields);
  return before && before.family !== match.family ? [before.family] : [];
}

/**
 * A wide family with what narrows it: a speciality of its group beside it ("Software Engineer, Android"), for the head
 * of a business the business ("Regional Head - Life Insurance").
 */
function narrow(found: readonly Family[], core: readonly Part[]): Family[] {
  const [first] = found;
  if (!first?.isGeneral || found.length > 1) return [...found];
  const isHead = first.key === "business-head";
  if (!isHead && !["software", "engineering"].includes(first.group)) return [...found];
  const special = core
    .flatMap(fieldMatches)
    .map(({ family }) => family)
    .find((family) => family !== first && (isHead || (!family.isGeneral && isNarrower(family, first))));
  return special ? [special, first] : [...found];
}

/** Families of software that are another job and no speciality of developers. */
const OTHER_JOBS = new Set(
  "network-engineer project-manager program-manager product-manager data-analyst it-support business-analyst delivery-manager engineering-manager dba system-administrator technical-consultant solution-architect research-scientist data-architect presales scrum-master".split(
    " ",
  ),
);

const isNarrower = (family: Family, wide: Family) => family.group === wide.group && !OTHER_JOBS.has(family.key);
