// The index of all skills: one canonical name for every way of writing it, the same for jobs and résumés.
import { readFileSync } from "node:fs";
import { skillKey } from "../../../contract/matching/skill-key.ts";

/** core = professional or technical, soft = behaviour, language = human language, cert = certification. */
export type SkillKind = "core" | "soft" | "language" | "cert";

/**
 * How a form may be found in running text: free = in any case; exact = only as written (acronyms that are also words);
 * context = only among other skills or beside a cue (Go, Excel); title = a field of work (Finance, Sales), in a job
 * title or if a text repeats it; never = only in a list of skills.
 */
export type MatchRule = "free" | "exact" | "context" | "title" | "never";

/** One way of writing a skill. */
export type SkillForm = { text: string; rule: MatchRule };

/** A canonical skill. `commonness` is 0 (rare, telling) to 4 (in nearly every listing). */
export type Skill = {
  name: string;
  kind: SkillKind;
  group: string;
  technical: boolean;
  aliases: readonly string[];
  parents: readonly string[];
  commonness: number;
  forms: readonly SkillForm[];
};

/** Raise it when a name, alias or folding rule changes; stored beside all that depends on the taxonomy. @public */
export const TAXONOMY_VERSION = "2026-11-22.4";

/** A group of skills of one kind; `technical` marks tools and technologies. */
type SkillGroup = Pick<Skill, "group" | "kind" | "technical">;

const RULES: Record<string, MatchRule> = { "?": "context", "=": "exact", "~": "title", "!": "never" };

function readForm(written: string): SkillForm {
  const text = written.trim();
  const rule = RULES[text.charAt(0)];
  return rule ? { text: text.slice(1).trim(), rule } : { text, rule: "free" };
}

function readForms(field: string | undefined): SkillForm[] {
  return (field ?? "")
    .split(";")
    .map(readForm)
    .filter((form) => form.text !== "");
}

/**
 * Reads one line `Name @2 | alias; alias | parent; parent`. `@n` is the commonness (1 when left out). A form may
 * open with `?` (context), `=` (exact), `~` (title) or `!` (never mined).
 */
function readLine(line: string, group: SkillGroup): Skill {
  const [head = "", aliasField, parentField] = line.split("|");
  const weighed = /^(.*?)(?:\s@(\d))?\s*$/.exec(head.trim());
  const main = readForm(weighed?.[1] ?? "");
  const aliases = readForms(aliasField);
  return {
    name: main.text,
    kind: group.kind,
    group: group.group,
    technical: group.technical,
    aliases: aliases.map((alias) => alias.text),
    parents: readForms(parentField).map((parent) => parent.text),
    commonness: weighed?.[2] ? Number(weighed[2]) : 1,
    forms: [main, ...aliases],
  };
}

/** Reads skills.txt; lines before the first group are ignored. */
function readSkills(text: string): Skill[] {
  let group: SkillGroup | undefined;
  const found: Skill[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, kind, technical] = /^\[([^|]+) \| (\w+)( \| technical)?\]$/.exec(line) ?? [];
    if (name) group = { group: name, kind: kind as SkillKind, technical: technical !== undefined };
    else if (group) found.push(readLine(line, group));
  }
  return found;
}

let skills: readonly Skill[] | undefined;
let index: ReadonlyMap<string, Skill> | undefined;

/** All canonical skills, in the order of their groups. */
export function allSkills(): readonly Skill[] {
  skills ??= readSkills(readFileSync(new URL("./skills.txt", import.meta.url), "utf8"));
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

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Words around a skill's name that do not change which skill it is ("strong Python skills", "sales executive"). */
const FILLER = words(
  "strong good excellent sound solid proven basic advanced intermediate expert working hands-on deep core senior junior knowledge understanding experience experienced expertise proficient proficiency skilled familiar familiarity exposure ability fluent of in with to on and the a an using for skill skills abilities concept concepts basics fundamentals tool tools certified certification process processes activities activity operations operation techniques technique methods methodology methodologies principles practices executive executives engineer engineers specialist specialists consultant consultants global associate associates assistant officer professional professionals expert lead analyst handling work works tasks functions domain industry field sector environment trainer technician operator coordinator representative administrator manager developer developers experience",
);
/** Filler that only makes sense around a tool or technology ("Java programming", "Jenkins tool"). */
const TECHNICAL_FILLER = words(
  "programming language languages scripting coding development framework library database db software technology technologies platform service services application applications architecture architect administration admin module modules package stack server servers api apis databases frameworks libraries queries cloud",
);
const VERSION = /[\s-]*(?:v(?:er(?:sion)?)?\.?\s*)?\d+(?:\.[\dx]+)*(?:\s*[/,&-]\s*\d+(?:\.[\dx]+)*)*(?:\.x|\+)?$/i;
const MAX_WORDS = 8;

function lookUp(text: string): Skill | undefined {
  const key = skillKey(text);
  return key === "" ? undefined : skillIndex().get(key);
}

/** Finds the longest run of words that is a skill with only filler around it. */
function lookUpInFiller(text: string): Skill | undefined {
  const pieces = text.split(/\s+/);
  if (pieces.length > MAX_WORDS) return undefined;
  const isFiller = (word: string) => FILLER.has(word.toLowerCase());
  const isTechnical = (word: string) => isFiller(word) || TECHNICAL_FILLER.has(word.toLowerCase());
  for (let size = pieces.length - 1; size >= 1; size--) {
    for (let from = 0; from + size <= pieces.length; from++) {
      const around = [...pieces.slice(0, from), ...pieces.slice(from + size)];
      if (!around.every(isTechnical)) continue;
      const found = lookUp(pieces.slice(from, from + size).join(" "));
      if (found && (found.technical || around.every(isFiller))) return found;
    }
  }
  return undefined;
}

function lookUpTrimmed(text: string): Skill | undefined {
  const found = lookUpInFiller(text);
  if (found) return found;
  const unversioned = text.replace(VERSION, "").trim();
  if (unversioned === text || unversioned === "") return undefined;
  const bare = lookUp(unversioned) ?? lookUpInFiller(unversioned);
  return bare?.technical ? bare : undefined;
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
