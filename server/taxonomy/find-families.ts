// Finds the families of work that the parts of a title name.

import type { Part } from "./cut-title.ts";
import { type Family, familyIndex, MAX_PHRASE } from "./families.ts";
import { skillByName } from "./skills/taxonomy.ts";
import { isRole, WIDE_ROLES } from "./title-words.ts";

type Match = { family: Family; from: number; to: number };

const lengthOf = ({ from, to }: Match) => to - from;

/** Phrases that end with a person's role, from the right, the longest first; the last of several adjacent ones is the head. */
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
      // "SDET Consultant", "Recruiter Specialist": the wide role after another says nothing about the work.
      else if (isWide(part, behind) && !isWide(part, match)) matches[0] = match;
      to = match.from;
    }
  }
  return matches;
}

/** Where the name of a word begins: two roles joined by a conjunction are two jobs ("Executive / Assistant"). */
function firstOfName(words: readonly string[], at: number, joins?: readonly boolean[]): number {
  for (let from = at; from > 0; from--) if (joins?.[from] && isRole(words[from - 1] as string)) return from;
  return 0;
}

/** The longest phrase that ends before `to`. */
function longestEnding(
  words: readonly string[],
  to: number,
  index: ReadonlyMap<string, Family>,
  joins?: readonly boolean[],
): Match | undefined {
  for (let from = Math.max(to - MAX_PHRASE, firstOfName(words, to - 1, joins)); from < to; from++) {
    const family = index.get(words.slice(from, to).join(" "));
    if (family) return { family, from, to };
  }
  return undefined;
}

/** Fields named in a part, the most telling first (more words, then nearer to the end). */
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

/** The family of consultants without a field. */
const ADVISES = "management-consultant";

/** A role with the nearest words before it that make a name: "java spring developer" is a java developer. */
function pairBefore({ words, joins }: Part): Family | undefined {
  const { roles } = familyIndex();
  for (let at = words.length - 1; at > 0; at--) {
    if (!isRole(words[at] as string)) continue;
    for (let from = at - 1; from >= firstOfName(words, at, joins); from--)
      for (const length of [2, 1]) {
        const found = from + length <= at && roles.get(`${words.slice(from, from + length).join(" ")} ${words[at]}`);
        if (found && !(found.key === ADVISES && WIDE_ROLES.has(words[from] as string))) return found;
      }
  }
  return undefined;
}

/** A role with words after it or in other parts that make a name: "Executive - Accounts". */
function pairElsewhere({ words }: Part, others: readonly string[]): Family | undefined {
  const { roles } = familyIndex();
  for (let at = words.length - 1; at >= 0; at--) {
    if (!isRole(words[at] as string)) continue;
    const after = [...words.slice(at + 1), ...others];
    for (let from = 0; from < after.length; from++)
      for (const length of [2, 1]) {
        const found = roles.get(`${after.slice(from, from + length).join(" ")} ${words[at]}`);
        if (found) return found;
      }
  }
  return undefined;
}

/**
 * The families of a role that says too little alone. If it is alone in its part, the next part is its work ("Head -
 * Compliance - Banking"); a field in two words outweighs a loose pair.
 */
function pairedFamilies(part: Part, all: readonly Part[]): Family[] {
  const before = pairBefore(part);
  if (before) return [before];
  const at = all.indexOf(part);
  const next = all[at + 1] ?? all[at - 1];
  const isAlone = part.words.every((word) => WIDE_ROLES.has(word));
  const whole = isAlone && next ? familyIndex().fields.get(next.words.join(" ")) : undefined;
  if (whole) return [whole];
  const inNext = isAlone && next && roleMatches(next).length === 0 ? familiesBeside(part, [next], next.words) : [];
  return inNext.length > 0 ? inNext : familiesBeside(part, all, wordsBeside(part, all));
}

/** "Senior Developer - Digital Supply Chain": the customer of the software, not the work. */
const WRITES = new Set(["developer", "programmer", "coder"]);

function familiesBeside(part: Part, others: readonly Part[], words: readonly string[]): Family[] {
  const fields = tellingFields(others, 2).filter(
    ({ group }) => group === "software" || !WRITES.has(part.words.at(-1) ?? ""),
  );
  if (fields.length > 0) return fields;
  const pair = pairElsewhere(part, words);
  return pair ? [pair] : [];
}

/** Families of the longest fields that parts name, of at least `least` words. */
function tellingFields(parts: readonly Part[], least: number): Family[] {
  const fields = parts.flatMap((part) => fieldMatches(part).slice(0, 2));
  const most = Math.max(least, ...fields.map(lengthOf));
  return [...new Set(fields.filter((match) => lengthOf(match) === most).map(({ family }) => family))];
}

/** Products whose modules are named like departments ("SAP Material Management"). */
const PRODUCTS = new Map([
  ["sap", "sap-consultant"],
  ["oracle", "oracle-consultant"],
]);

const productFamily = (own: readonly Part[]): Family | undefined =>
  familyIndex().families.get(PRODUCTS.get(own[0]?.words[0] ?? "") ?? "");

/** Families of a title: names of jobs first, then a wide role with a word elsewhere, then fields alone. */
export function familiesOf(core: readonly Part[], full: readonly Part[]): string[] {
  return findFamilies(core, full).map(({ key }) => key);
}

function findFamilies(core: readonly Part[], full: readonly Part[]): Family[] {
  const own = core.filter((part) => !part.isBeside && part.words.length > 0);
  const beside = core.filter((part) => part.isBeside && part.words.length > 0);
  for (const parts of [own, beside]) {
    const found = namedFamilies(parts, core);
    if (found.length > 0) return narrow(found, core);
  }
  const product = productFamily(own);
  if (product) return [product];
  for (const parts of [own, full, beside]) {
    const telling = tellingFields(parts, 1);
    if (telling.length > 0) return narrow(telling, core);
  }
  // The rest are words of level: "Assistant Manager" is no office assistant.
  const left = full.flatMap((part) => roleMatches(part).filter((match) => !isWide(part, match)));
  return [...new Set(left.map(({ family }) => family))];
}

/** A role that needs another word: one wide word, or only wide words of consultants ("Associate Consultant"). */
const isWide = (part: Part, match: Match) =>
  (lengthOf(match) === 1 || match.family.key === ADVISES) &&
  part.words.slice(match.from, match.to).every((word) => WIDE_ROLES.has(word));
/** "PA", "CS", "CA": a job if alone, something else ("HR/PA modules") beside other jobs. */
const isShort = (part: Part, match: Match) => lengthOf(match) === 1 && (part.words[match.from] as string).length < 4;

/** Families of jobs that parts name; wide roles and short forms count only if there is no other. */
function namedFamilies(parts: readonly Part[], all: readonly Part[]): Family[] {
  const named: Family[] = [];
  const wide: Family[] = [];
  const short: Family[] = [];
  for (const part of parts) {
    const matches = withoutAdjectives(part, roleMatches(part));
    for (const match of matches) {
      if (isWide(part, match)) {
        const paired = administered(part, match.from) ?? pairedFamilies(part, all);
        wide.push(...(paired.length > 0 ? paired : [fieldOfRole(part) ?? match.family]));
      } else if (isShort(part, match)) short.push(productFamily(parts) ?? match.family);
      else named.push(...joinedFields(part, match), match.family);
    }
    if (matches.length === 0) {
      const field = fieldOfRole(part);
      if (field) wide.push(field);
      else if (part.words.some(isRole)) wide.push(...pairedFamilies(part, all));
    }
  }
  return [...new Set([named, wide, short].find((found) => found.length > 0) ?? [])];
}

/** "Assistant Pump Operator": a wide role before another is only an adjective. */
function withoutAdjectives(part: Part, matches: readonly Match[]): readonly Match[] {
  return matches.filter((match, at) => {
    const next = matches[at + 1];
    return next === undefined || !isWide(part, match) || isJoined(part, match.to, next.from);
  });
}

const isJoined = ({ joins }: Part, from: number, to: number): boolean => joins.slice(from, to + 1).some(Boolean);

/** "Kafka Admin", "SAN Administrator": administrators of software do no office work. */
function administered({ words }: Part, at: number): Family[] | undefined {
  if (!/^admin/.test(words[at] as string) || at === 0) return undefined;
  const systems = familyIndex().families.get("system-administrator");
  const isSoftware = [words.slice(0, at).join(" "), words[at - 1] as string].some(
    (name) => skillByName(name)?.technical && !familyIndex().fields.has(name),
  );
  return isSoftware && systems ? [systems] : undefined;
}

/** "Sales Manager": the field right before the role at the end of a part. */
function fieldOfRole({ words }: Part): Family | undefined {
  let last = words.length - 1;
  if (!isRole(words[last] ?? "")) return undefined;
  while (WIDE_ROLES.has(words[last - 1] ?? "")) last--;
  return longestEnding(words, last, familyIndex().fields)?.family;
}

/** Words of the other parts that name no job themselves, the nearest part first. */
function wordsBeside(part: Part, all: readonly Part[]): string[] {
  const own = all.indexOf(part);
  return all
    .map((other, at) => ({ other, distance: Math.abs(at - own) }))
    .filter(({ other, distance }) => distance > 0 && roleMatches(other).length === 0)
    .sort((a, b) => a.distance - b.distance)
    .flatMap(({ other }) => other.words);
}

/** Fields that say little before a conjunction ("Product and Process Operator"). */
const TELLS_LITTLE = new Set([
  "product",
  "process",
  "project",
  "program",
  "system",
  "service",
  "solution",
  "digital",
  "model",
]);

/** "Sales and Marketing Executive": the field before the conjunction counts too. */
function joinedFields(part: Part, match: Match): Family[] {
  if (!part.joins[match.from] || isRole(part.words[match.from - 1] ?? "")) return [];
  const before = longestEnding(part.words, match.from, familyIndex().fields);
  const isTelling = before && !(lengthOf(before) === 1 && TELLS_LITTLE.has(part.words[before.from] as string));
  return isTelling && before.family !== match.family ? [before.family] : [];
}

/**
 * A wide family with what narrows it: a speciality of its group ("Software Engineer, Android"), or for the head of a
 * business that business ("Regional Head - Life Insurance").
 */
function narrow(found: readonly Family[], core: readonly Part[]): Family[] {
  const [first] = found;
  if (!first?.isGeneral || found.length > 1) return [...found];
  const isHead = first.key === "business-head";
  if (!isHead && !["software", "engineering"].includes(first.group)) return [...found];
  const narrower = core
    .flatMap(fieldMatches)
    .map(({ family }) => family)
    .filter((family) => family !== first && (isHead || isNarrower(family, first)));
  const special = narrower.find(({ isGeneral }) => !isGeneral) ?? narrower[0];
  return special ? [special, first] : [...found];
}

/** Families of software that are other jobs, not specialities of developers. */
const OTHER_JOBS = new Set(
  "network-engineer project-manager program-manager product-manager data-analyst it-support business-analyst delivery-manager engineering-manager dba system-administrator technical-consultant solution-architect erp-consultant research-scientist data-architect presales scrum-master".split(
    " ",
  ),
);

/** Plain engineers are software engineers where software is named ("Engineering Associate, Cloud"). */
const isNarrower = (family: Family, wide: Family) =>
  wide.key === "engineer" && family.group === "software"
    ? !OTHER_JOBS.has(family.key)
    : family.group === wide.group && !family.isGeneral && !OTHER_JOBS.has(family.key);
