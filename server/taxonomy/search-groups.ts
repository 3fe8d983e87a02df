// Cuts the words of a search into titles, employers, skills and single words.
import { skillKey } from "../../contract/matching/skill-key.ts";
import { type Family, familyIndex, familyName, MAX_PHRASE } from "./families.ts";
import { searchWords } from "./fold-words.ts";
import { type Level, readTitle } from "./read-title.ts";
import { DEGREES, KNOWN_EMPLOYERS, SHORT_NAMES, WIDE_FIELDS } from "./search-words.ts";
import type { Skill } from "./skills/taxonomy.ts";
import { skillByName } from "./skills/taxonomy.ts";
import { isRole, WIDE_ROLES } from "./title-words.ts";

/**
 * One wanted thing. It is met by all of its words; as a title by one of its families with all of its skills ("java
 * developer"); as a skill by any of its skills or families; or by one of `others`.
 */
export type SearchGroup = {
  /** For chips and notes. */
  typed: string;
  /** "phrase": typed in quotes, the words must be side by side. */
  kind: "title" | "skill" | "company" | "word" | "phrase";
  /** If the words name a kind of work. */
  families: readonly string[];
  /** Keys of skills, aliases resolved. */
  skills: readonly string[];
  /** Families whose jobs are named by the skill ("kubernetes": DevOps engineers); may be empty. */
  homes: readonly string[];
  /** `searchWords` of it, all of them wanted. */
  words: readonly string[];
  /** The level in the words of a title ("data science manager" is 5): it only orders. */
  level: Level | null;
  /** Joined by OR, or other names of the same employer. */
  others: readonly SearchGroup[];
};

const MAX_SKILL_WORDS = 4;

/** A plain word or joined words ("front end"), with where it was typed. */
export type Unit = { typed: string; word: string };
/** A group of which only the words are known. */
export const groupOf = (typed: string, kind: SearchGroup["kind"], words: readonly string[]): SearchGroup => ({
  typed,
  kind,
  families: [],
  skills: [],
  homes: [],
  words: [...new Set(words)],
  level: null,
  others: [],
});

/** The typed text of several words; a piece that they share occurs once. */
export const typedOf = (parts: readonly { typed: string }[]): string =>
  parts
    .map(({ typed }) => typed)
    .filter((typed, at, all) => typed !== "" && typed !== all[at - 1])
    .join(" ");

/** The words as the name of an employer. */
export function companyOf(units: readonly Unit[]): SearchGroup {
  const typed = typedOf(units);
  const words = units.map(({ word }) => word);
  const others = (KNOWN_EMPLOYERS.get(words.join(" ")) ?? []).map((name) =>
    groupOf(name, "company", searchWords(name)),
  );
  return { ...groupOf(typed, "company", words), others };
}

/** Cuts words into titles, employers, skills, fields and single words, the longest names first. */
export function segment(units: readonly Unit[]): SearchGroup[] {
  const groups: SearchGroup[] = [];
  for (let at = 0; at < units.length; ) {
    let taken = 1;
    let group: SearchGroup | null = null;
    for (let length = Math.min(MAX_PHRASE, units.length - at); length > 0 && !group; length--) {
      const part = units.slice(at, at + length);
      group = titleOf(part) ?? employerOf(part) ?? skillOf(part) ?? fieldOf(part) ?? shiftOf(part);
      taken = length;
    }
    groups.push(group ?? groupOf(typedOf(units.slice(at, at + 1)), "word", [(units[at] as Unit).word]));
    at += group ? taken : 1;
  }
  return withoutDegrees(mergeRoles(groups));
}

function withoutDegrees(groups: SearchGroup[]): SearchGroup[] {
  const others = groups.filter(({ words }) => !words.every((word) => DEGREES.has(word)));
  return others.some(({ kind }) => kind === "title" || kind === "skill") ? others : groups;
}

const keyOf = (units: readonly Unit[]): string => units.map(({ word }) => word).join(" ");

function titleOf(units: readonly Unit[]): SearchGroup | null {
  const key = keyOf(units);
  const short = SHORT_NAMES.get(key);
  const words = units.map(({ word }) => word);
  const typed = typedOf(units);
  if (short) return { ...groupOf(typed, "title", words), families: short };
  const family = isRole(words[words.length - 1] as string) ? familyIndex().roles.get(key) : undefined;
  if (!family) return fieldWithRole(typed, words);
  const { families } = readTitle(key);
  return {
    ...asTitle(typed, words),
    families: families.length > 0 ? families : [family.key],
    skills: skillsInTitle(units.slice(0, -1), family),
  };
}

/** "sales manager": a field with a wide role after it is a title. */
function fieldWithRole(typed: string, words: readonly string[]): SearchGroup | null {
  const field = words.slice(0, -1).join(" ");
  if (!WIDE_ROLES.has(words.at(-1) as string) || !familyIndex().fields.has(field) || WIDE_FIELDS.has(field))
    return null;
  const { families } = readTitle(words.join(" "));
  return families.length === 0 ? null : { ...asTitle(typed, words), families };
}

/** Reduces a title's words as jobs' titles are: without a level ("articleship") and fill words ("US recruiter"). */
function asTitle(typed: string, words: readonly string[]): SearchGroup {
  const reading = readTitle(words.join(" "));
  return { ...groupOf(typed, "title", reading.words.length > 0 ? reading.words : words), level: reading.level };
}

/** Technical skills before the role that the family's name does not contain ("java" of a developer). */
function skillsInTitle(units: readonly Unit[], family: Family): string[] {
  const said = new Set([...searchWords(familyName(family.key)), ...searchWords(family.key)]);
  const skills: string[] = [];
  for (let at = 0; at < units.length; ) {
    let taken = 1;
    for (let length = Math.min(MAX_SKILL_WORDS, units.length - at); length > 0; length--) {
      const part = units.slice(at, at + length);
      const skill = skillNamed(part);
      const isSaid =
        part.every(({ word }) => said.has(word)) || searchWords(skill?.name ?? "").every((word) => said.has(word));
      if (!skill?.technical || isSaid) continue;
      skills.push(skillKey(skill.name));
      taken = length;
      break;
    }
    at += taken;
  }
  return skills;
}

/** The skill of a run of words; a single word must be one of its names and not a plain word found in lists of skills. */
function skillNamed(units: readonly Unit[]): Skill | null {
  const key = keyOf(units);
  const typed = typedOf(units);
  const skill = skillByName(key) ?? skillByName(typed);
  if (!skill || (skill.kind !== "core" && skill.kind !== "cert")) return null;
  if (units.length > 1) return skill;
  const form = skill.forms.find(({ text }) => skillKey(text) === skillKey(key) || skillKey(text) === skillKey(typed));
  if (!form) return skill;
  const isWritten = [key, typed.toLowerCase()].includes(form.text.toLowerCase());
  return form.rule === "never" || (form.rule === "context" && !isWritten) ? null : skill;
}

function employerOf(units: readonly Unit[]): SearchGroup | null {
  return KNOWN_EMPLOYERS.has(keyOf(units)) ? companyOf(units) : null;
}

function skillOf(units: readonly Unit[]): SearchGroup | null {
  const skill = units.length > MAX_SKILL_WORDS ? null : skillNamed(units);
  // A longer run that only wraps a skill in filler ("java skills") is read word by word.
  if (!skill || (units.length > 1 && isWrapped(units, skill))) return null;
  const key = keyOf(units);
  const words = units.map(({ word }) => word);
  const typed = typedOf(units);
  const family = WIDE_FIELDS.has(key) ? undefined : familyIndex().fields.get(key);
  // A field of work listed as a skill ("marketing", "nursing") is named in titles.
  if (!skill.technical && family) return { ...asTitle(typed, words), families: [family.key] };
  const named = family ? searchWords(`${family.name} ${family.key}`) : [];
  const isNamed = family !== undefined && words.every((word) => named.some((other) => isOfOneStem(word, other)));
  return {
    ...groupOf(typed, "skill", words),
    families: isNamed ? [family.key] : [],
    skills: [skillKey(skill.name)],
    homes: homesOf(key),
  };
}

const CALLED_BY_SKILL =
  "developer engineer administrator consultant analyst executive operator designer specialist tester".split(" ");

function homesOf(skill: string): string[] {
  const { roles } = familyIndex();
  return [...new Set(CALLED_BY_SKILL.flatMap((role) => roles.get(`${skill} ${role}`)?.key ?? []))];
}

/** "science" and "scientist", "analytics" and "analyst": long words with the same beginning. */
const isOfOneStem = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > 5 && one.slice(0, 5) === other.slice(0, 5));

/** Whether fewer of the words name the same skill, and the whole run is no name of it. */
function isWrapped(units: readonly Unit[], skill: Skill): boolean {
  if (skill.forms.some(({ text }) => skillKey(text) === skillKey(keyOf(units)))) return false;
  return skillByName(keyOf(units.slice(1))) === skill || skillByName(keyOf(units.slice(0, -1))) === skill;
}

function fieldOf(units: readonly Unit[]): SearchGroup | null {
  const key = keyOf(units);
  const family = familyIndex().fields.get(key);
  if (!family || WIDE_FIELDS.has(key)) return null;
  const words = units.map(({ word }) => word);
  return { ...asTitle(typedOf(units), words), families: [family.key] };
}

/** "night shift": one thing, found in titles and texts. */
function shiftOf(units: readonly Unit[]): SearchGroup | null {
  if (units.length !== 2 || units[1]?.word !== "shift") return null;
  return groupOf(
    typedOf(units),
    "word",
    units.map(({ word }) => word),
  );
}

/** "kafka developer": a skill and the wide role after it are one title. */
function mergeRoles(groups: readonly SearchGroup[]): SearchGroup[] {
  const merged: SearchGroup[] = [];
  for (const group of groups) {
    const last = merged[merged.length - 1];
    const isWideRole =
      group.kind === "title" &&
      group.words.length === 1 &&
      /^(?:developer|engineer|programmer|consultant|expert)$/.test(group.words[0] as string);
    if (last?.kind === "skill" && isWideRole && last.skills.length > 0)
      merged.splice(-1, 1, {
        ...group,
        typed: `${last.typed} ${group.typed}`,
        skills: last.skills,
        words: [...last.words, ...group.words],
      });
    else merged.push(group);
  }
  return merged;
}
