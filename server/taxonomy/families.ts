// The families of work: their names, the phrases and fields that name them, and how close they are.
import {
  BUSINESS_FAMILIES,
  CARE_FAMILIES,
  ENGINEERING_FAMILIES,
  SOFTWARE_FAMILIES,
  TRADE_FAMILIES,
} from "./families/families.ts";
import { HINDI_NAMES } from "./families/hindi.ts";
import { RELATIONS } from "./families/relations.ts";
import type { Level } from "./read-level.ts";
import { isRole, searchWords } from "./title-words.ts";

export type Family = {
  key: string;
  name: string;
  group: string;
  /** A wide family, narrowed by a speciality named beside it ("Software Engineer, Android"). */
  isGeneral: boolean;
  /** Its jobs manage people, though only the name says so. */
  isManager: boolean;
  /** The level when the title names none. */
  level: Level | null;
};

type Index = {
  families: ReadonlyMap<string, Family>;
  /** Phrases that end with a word for a person ("sales executive"), joined by blanks. */
  roles: ReadonlyMap<string, Family>;
  /** Phrases that name the field alone ("digital marketing"). */
  fields: ReadonlyMap<string, Family>;
};

/** Longest phrase, in words. */
export const MAX_PHRASE = 5;

const DEVELOPERS =
  "developer/engineer/programmer/coder/development/engineering/dev/expert/professional/technologist/trainee";
const MACROS: Record<string, string> = {
  $dev: DEVELOPERS,
  $dev2: DEVELOPERS,
  $eng: "engineer/engineering/technologist/engineer-trainee",
  $sap: "consultant/developer/specialist/analyst/architect/lead/manager/engineer/expert/administrator/admin/support/executive/professional/programmer/trainee/functional/technical/functional-consultant/technical-consultant/techno-functional-consultant",
};

let index: Index | undefined;

/** "java/python $dev" -> every phrase that it stands for; "-" joins words within an alternative. */
function expand(pattern: string): string[] {
  return pattern
    .trim()
    .split(/\s+/)
    .reduce<string[]>(
      (phrases, part) =>
        (MACROS[part] ?? part)
          .split("/")
          .flatMap((choice) => phrases.map((phrase) => `${phrase} ${choice.replaceAll("-", " ")}`)),
      [""],
    )
    .map((phrase) => phrase.trim());
}

/** A phrase as title words, without small words, which titles drop too. */
function phraseKey(phrase: string): string {
  return searchWords(phrase)
    .filter((word) => !["of", "and", "the", "to"].includes(word))
    .join(" ");
}

function readFamily(head: string, group: string): Family {
  const [, key = "", name, flags = ""] = /^([\w-]+)(?:=([^!=]*?))?((?: [!=]\w+)*)$/.exec(head.trim()) ?? [];
  const level = /=(\d)/.exec(flags);
  return {
    key,
    name: name?.trim() || key.replaceAll("-", " "),
    group,
    isGeneral: flags.includes("!general"),
    isManager: flags.includes("!manager"),
    level: level ? (Number(level[1]) as Level) : null,
  };
}

function build(): Index {
  const families = new Map<string, Family>();
  const roles = new Map<string, Family>();
  const fields = new Map<string, Family>();
  let group = "";
  const lines = [TRADE_FAMILIES, SOFTWARE_FAMILIES, ENGINEERING_FAMILIES, BUSINESS_FAMILIES, CARE_FAMILIES]
    .join("")
    .split("\n");
  for (const line of lines.filter((text) => text.trim() !== "")) {
    if (line.startsWith("@")) {
      group = line.slice(1);
      continue;
    }
    const [head = "", phrases = "", names = ""] = line.split(" | ");
    const family = readFamily(head, group);
    families.set(family.key, family);
    for (const phrase of phrases.split(";").flatMap(expand).map(phraseKey)) {
      const isRolePhrase = !head.includes("!weak") && isRole(phrase.slice(phrase.lastIndexOf(" ") + 1));
      const target = isRolePhrase ? roles : fields;
      if (phrase !== "" && !target.has(phrase)) target.set(phrase, family);
    }
    for (const field of names.split(";").flatMap(expand).map(phraseKey))
      if (field !== "" && !fields.has(field)) fields.set(field, family);
  }
  return { families, roles, fields };
}

/** All families by their phrases; built once. */
export function familyIndex(): Index {
  index ??= build();
  return index;
}

/** The key of the family that a phrase or a key names ("software engineers"), or null. */
export function familyNamed(text: string): string | null {
  const { families, roles, fields } = familyIndex();
  const key = text.trim().replace(/\s+/g, "-");
  const phrase = phraseKey(text);
  return families.get(key)?.key ?? (roles.get(phrase) ?? fields.get(phrase))?.key ?? null;
}

/** The kind of families that a family belongs to ("software"). */
export const familyGroup = (key: string): string => familyIndex().families.get(key)?.group ?? "";

export function familyName(key: string): string {
  return familyIndex().families.get(key)?.name ?? key.replaceAll("-", " ");
}

let hindi: ReadonlyMap<string, string> | undefined;

/** The Hindi name of a family; null for a key that names none. */
export function familyInHindi(key: string): string | null {
  hindi ??= new Map(
    HINDI_NAMES.trim()
      .split("\n")
      .map((line) => line.split(": ") as [string, string]),
  );
  return hindi.get(key) ?? null;
}

type Related = { family: string; closeness: number };
let relations: ReadonlyMap<string, ReadonlyMap<string, number>> | undefined;

function relationIndex(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  if (relations) return relations;
  const built = new Map<string, Map<string, number>>();
  const put = (from: string, to: string, closeness: number) => {
    const known = built.get(from) ?? new Map<string, number>();
    known.set(to, Math.max(closeness, known.get(to) ?? 0));
    built.set(from, known);
  };
  for (const line of RELATIONS.trim().split("\n")) {
    const [from = "", others = ""] = line.split(":");
    for (const other of others.split(",")) {
      const [to = "", closeness] = other.trim().split(" ");
      put(from.trim(), to, Number(closeness));
      put(to, from.trim(), Number(closeness));
    }
  }
  relations = built;
  return built;
}

const related = new Map<string, readonly Related[]>();

/** Families that a recruiter would also consider, nearest first; closeness is between 0 and 1, and symmetric. */
export function relatedFamilies(key: string): readonly Related[] {
  const kept = related.get(key);
  if (kept) return kept;
  const list = [...(relationIndex().get(key) ?? [])]
    .map(([family, closeness]) => ({ family, closeness }))
    .sort((a, b) => b.closeness - a.closeness);
  related.set(key, list);
  return list;
}
