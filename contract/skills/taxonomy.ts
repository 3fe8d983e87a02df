// The index of all skills: one canonical name for every way of writing it, the same for jobs and résumés.

import { foldWords } from "./scan-words.ts";
import { SKILL_GROUPS } from "./skill-groups.ts";
import { readGroup, type Skill } from "./skill-lines.ts";

/** Changes whenever a name, alias or folding rule changes; stored beside everything derived from the taxonomy. */
export const TAXONOMY_VERSION = "2026-11-21";

let skills: readonly Skill[] | undefined;
let index: ReadonlyMap<string, Skill> | undefined;

/** All canonical skills, in the order of their groups. */
export function allSkills(): readonly Skill[] {
  skills ??= SKILL_GROUPS.flatMap(readGroup);
  return skills;
}

function skillIndex(): ReadonlyMap<string, Skill> {
  if (index) return index;
  const built = new Map<string, Skill>();
  for (const skill of allSkills()) built.set(skillKey(skill.name), skill);
  for (const skill of allSkills()) {
    for (const alias of skill.aliases) {
      const key = skillKey(alias);
      if (!built.has(key)) built.set(key, skill);
    }
  }
  index = built;
  return built;
}

/**
 * The key by which two names are the same skill when the taxonomy does not know them: lower case, no accents,
 * punctuation, spacing or plural endings. `C`, `C++`, `C#` and `.NET` keep their own keys.
 */
export function skillKey(text: string): string {
  return foldWords(text).join("");
}

const LEADING =
  /^(?:(?:strong|good|excellent|sound|solid|proven|basic|basics|advanced|intermediate|expert|working|hands[- ]on|in[- ]depth|deep|core|knowledge|understanding|experience|experienced|expertise|proficient|proficiency|skilled|familiar|familiarity|exposure|ability|fluent|of|in|with|to|on|and|the|a|an|using)\s+)+/i;
const TRAILING =
  /[\s-]+(?:skills?|knowledge|experience|expertise|abilities|ability|proficiency|concepts?|basics|fundamentals|tools?|certified|certification)$/i;
const TECHNICAL_TRAILING =
  /[\s-]+(?:programming(?: language)?|language|scripting|coding|development|developer|framework|library|database|db|software|technolog(?:y|ies)|platform|services?)$/i;
const VERSION = /[\s-]*(?:v(?:er(?:sion)?)?\.?\s*)?\d+(?:\.[\dx]+)*(?:\s*[/,&-]\s*\d+(?:\.[\dx]+)*)*(?:\.x|\+)?$/i;

function lookUp(text: string): Skill | undefined {
  const key = skillKey(text);
  return key === "" ? undefined : skillIndex().get(key);
}

function lookUpTrimmed(text: string): Skill | undefined {
  const bare = text.replace(LEADING, "").trim();
  const plain = bare.replace(TRAILING, "").trim();
  for (const candidate of [bare, plain]) {
    const found = candidate !== text ? lookUp(candidate) : undefined;
    if (found) return found;
  }
  for (const pattern of [VERSION, TECHNICAL_TRAILING]) {
    const found = lookUp(plain.replace(pattern, ""));
    if (found?.technical) return found;
  }
  return undefined;
}

/** The skill that `text` names, also with a version, brackets or filler around it ("Java 8", "Python skills"). */
export function skillByName(text: string): Skill | undefined {
  const direct = lookUp(text);
  if (direct || text.length > 120) return direct;
  const trimmed = lookUpTrimmed(text.trim());
  if (trimmed) return trimmed;
  const bracket = /^([^()[\]]+)[([]([^()[\]]*)[)\]]\s*$/.exec(text);
  if (!bracket) return undefined;
  const outside = (bracket[1] as string).trim();
  return lookUp(outside) ?? lookUpTrimmed(outside) ?? lookUp(bracket[2] as string);
}

/** The canonical name of the skill that `text` names, or null when the taxonomy does not know it. */
export function canonicalSkill(text: string): string | null {
  return skillByName(text)?.name ?? null;
}
