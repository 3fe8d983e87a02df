// Reads a job's title: which families of work it names, how senior it is, and the words that tell the work.
import { LRUCache } from "lru-cache";
import { OPEN_ENDED_YEARS } from "../../contract/jobs.ts";
import { type Family, familyIndex, MAX_PHRASE } from "./families.ts";
import { CONJUNCTIONS, FILL_WORDS, PREPOSITIONS, placeLength } from "./fill-words.ts";
import { foldText, wordsOfFolded } from "./fold-words.ts";
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
export const TITLES_VERSION = 2;

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

/** A part of a title between marks or prepositions; `joins[i]`: a conjunction stands before the word. */
type Part = { words: string[]; joins: boolean[]; isBeside: boolean };
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
    level: isOwnName ? null : (level.level ?? first?.level ?? null),
    manager: managed && (level.level === null || level.level >= 5),
    words: [...new Set(core.flatMap((part) => part.words))].filter((word) => !/^\d+$/.test(word)),
    years,
  };
}

const isPlainWord = (word: string) => !/^(?:i{1,3}|iv|v|\d+)$/.test(word);

const YEARS =
  /\(?\b(\d{1,2})(?:\.\d)?\s*(?:(\+)|(?:-|–|to|~)\s*(\d{1,2})(?:\.\d)?\+?)?\s*(?:years?|yrs?|yoe)\b(?:\s*(?:of\s*)?exp(?:erience)?\b)?\)?/;

function takeYears(folded: string): { rest: string; years: TitleReading["years"] } {
  const match = YEARS.exec(folded);
  if (!match) return { rest: folded, years: null };
  const min = Number(match[1]);
  const max = match[3] !== undefined ? Number(match[3]) : match[2] !== undefined ? OPEN_ENDED_YEARS : min;
  const rest = `${folded.slice(0, match.index)} | ${folded.slice(match.index + match[0].length)}`;
  return max < min || min > 40 ? { rest, years: null } : { rest, years: { min, max } };
}

/** Marks that part a title; a hyphen only with blanks around it, so that "front-end" stays one name. */
const MARKS = /\s+[-–—~]+\s+|\s+[-–—]+|[-–—]+\s+|[,;:|/()[\]{}!?•*@"<>_=]+|\.\s+|\.\.+/g;

function cutParts(folded: string): Part[] {
  const parts: Part[] = [];
  const text = folded
    .replace(/\b(?:ui\s*\/\s*ux|ux\s*\/\s*ui)\b/g, " ui ux ")
    .replace(/\bc\s*\/\s*c\+\+/g, " c c++ ")
    .replace(/\b(m|f|w|d|x)\s*\/\s*(m|f|w|d|x|h)(\s*\/\s*(m|f|w|d|x))?\b/g, " ")
    .replace(/\bai\s*\/\s*ml\b|\bml\s*\/\s*ai\b/g, " ai ml ")
    .replace(/\bn\/w\b/g, "network")
    .replace(/\bruby on rails?\b/g, "ruby rails")
    .replace(/\bwalk\s*-?\s*ins?\b/g, " ")
    .replace(/\b(?:recruitment|recruiting|hiring|requirement|opening|vacancy|position|role|post) (?:of|for)\b/g, " ")
    .replace(/\bb\.?\s?(?:tech|e)\.?\b(?=\s*[/,)])/g, " ");
  for (const piece of text.split(MARKS)) parts.push(...cutPiece(piece));
  const filled = parts.filter((part) => part.words.length > 0);
  // "Hiring for Java developers": what stands behind the preposition is the job.
  if (filled.length > 0 && filled.every((part) => part.isBeside)) for (const part of filled) part.isBeside = false;
  return filled;
}

function cutPiece(piece: string): Part[] {
  const raw = wordsOfFolded(piece);
  const parts: Part[] = [{ words: [], joins: [], isBeside: false }];
  let join = false;
  for (let at = 0; at < raw.length; at++) {
    const word = raw[at] as string;
    const last = parts[parts.length - 1] as Part;
    const place = placeLength(raw, at);
    if (place > 0) at += place - 1;
    else if (PREPOSITIONS.has(word)) {
      if (last.words.length > 0) parts.push({ words: [], joins: [], isBeside: true });
      else if (parts.length === 1) last.isBeside = true;
    } else if (CONJUNCTIONS.has(word)) join = true;
    else if (!isFill(raw, at)) {
      last.words.push(word);
      last.joins.push(join);
      join = false;
    }
  }
  return parts;
}

/** Codes, numbers and words that tell nothing. */
function isFill(words: readonly string[], at: number): boolean {
  const word = words[at] as string;
  if (word === "of" || word === "to") return true;
  if (word === "spring") return /^(?:intern|internship|\d{4}|summer|fall|co|coop|semester)$/.test(words[at + 1] ?? "");
  if (/\d/.test(word))
    return !/^(?:[1-5]|[23]d|b2[bc]|d2c|[po]2[pc]|r2r|s4|s4hana|[45]g|l[1-4]|web3|k8s|ec2|[mod]365|365|sde\d|swe\d|sdet\d|html5|css3|as400|db2|f5|t24|3pl|h2r)$/.test(
      word,
    );
  return FILL_WORDS.has(word);
}

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
    const match = isRole(part.words[to - 1] as string) ? longestEnding(part.words, to, roles) : undefined;
    if (!match) to--;
    else {
      const behind = matches[0];
      if (!behind || match.to < behind.from || part.joins[behind.from]) matches.unshift(match);
      to = match.from;
    }
  }
  return matches;
}

function longestEnding(words: readonly string[], to: number, index: ReadonlyMap<string, Family>): Match | undefined {
  for (let from = Math.max(0, to - MAX_PHRASE); from < to; from++) {
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
  for (const parts of [own, full.filter((part) => !part.isBeside), beside]) {
    const fields = parts.flatMap((part) => fieldMatches(part).slice(0, 2));
    const most = Math.max(0, ...fields.map(lengthOf));
    const telling = new Set(fields.filter((match) => lengthOf(match) === most).map(({ family }) => family));
    if (telling.size > 0) return narrow([...telling], core);
  }
  return [...new Set(full.flatMap(roleMatches).map(({ family }) => family))];
}

const isWide = (part: Part, match: Match) => lengthOf(match) === 1 && WIDE_ROLES.has(part.words[match.from] as string);

function namedFamilies(parts: readonly Part[], all: readonly Part[]): Family[] {
  const named: Family[] = [];
  const wide: Family[] = [];
  for (const part of parts) {
    const matches = roleMatches(part);
    for (const match of matches) {
      if (isWide(part, match)) wide.push(loosePair(part, wordsBeside(part, all)) ?? match.family);
      else named.push(...joinedFields(part, match), match.family);
    }
    if (matches.length === 0) {
      const pair = loosePair(part, wordsBeside(part, all));
      if (pair) wide.push(pair);
    }
  }
  return [...new Set(named.length > 0 ? named : wide)];
}

/** Words of the other parts that name no job of their own. */
function wordsBeside(part: Part, all: readonly Part[]): string[] {
  return all.filter((other) => other !== part && roleMatches(other).length === 0).flatMap((other) => other.words);
}

/** "Sales and Marketing Executive": the field before the conjunction is a family too. */
function joinedFields(part: Part, match: Match): Family[] {
  if (!part.joins[match.from]) return [];
  const before = longestEnding(part.words, match.from, familyIndex().fields);
  return before && before.family !== match.family ? [before.family] : [];
}

/** A wide family with a speciality of its group named beside it: "Software Engineer, Android". */
function narrow(found: readonly Family[], core: readonly Part[]): Family[] {
  const [first] = found;
  if (!first?.isGeneral || found.length > 1 || !["software", "engineering"].includes(first.group)) return [...found];
  const special = core
    .flatMap(fieldMatches)
    .map(({ family }) => family)
    .find((family) => family !== first && !family.isGeneral && isNarrower(family, first));
  return special ? [special, first] : [...found];
}

/** Families of software that are another job and no speciality of developers. */
const OTHER_JOBS = new Set(
  "project-manager program-manager product-manager data-analyst it-support business-analyst delivery-manager engineering-manager dba system-administrator technical-consultant solution-architect research-scientist data-architect presales scrum-master".split(
    " ",
  ),
);

const isNarrower = (family: Family, wide: Family) => family.group === wide.group && !OTHER_JOBS.has(family.key);
