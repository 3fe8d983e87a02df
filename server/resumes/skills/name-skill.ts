// Gives a listed skill its name: the taxonomy's spelling where it is the same word, else as the person wrote it.
import { skillKey } from "../../../contract/matching/skill-key.ts";
import { type SkillKind, skillByName } from "../../taxonomy/skills/index.ts";

/** `key` is equal for two ways of writing one skill; `kind` is null when the taxonomy does not know the skill. */
export type SkillName = { name: string; key: string; kind: SkillKind | null; technical: boolean };

/** Forms that everybody reads as the full name: abbreviations, and versions that are part of how the name is said. */
const SAME_NAME = new Set(
  "js es6 ts k8s postgres golang mongo sklearn cpp csharp ror gcp node nodejs reactjs vue vuejs nextjs express expressjs html5 css3 python3 springboot msexcel msword mspowerpoint msoffice"
    .split(" ")
    .map(skillKey),
);
/** Makers that stand before their products or do not. */
const VENDOR = /^(?:microsoft|apache|google|adobe|amazon|aws)\s+/i;
/** Shorter names ("ECS", "S3") stay without the maker that the taxonomy puts before them. */
const LONG_ENOUGH = 4;

/** True when `written` is a way of spelling `canonical`, not a neighbour or a version that the taxonomy files under it. */
function isSpellingOf(written: string, canonical: string): boolean {
  const key = skillKey(written);
  if (key === skillKey(canonical) || SAME_NAME.has(key)) return true;
  if (/^(?:angular|vue(?:\.js)?|python) ?\d+(?:\.[\dx]+)?(?:\s*\/\s*\d+)*\+?$/i.test(written)) return true;
  const bare = skillKey(written.replace(VENDOR, ""));
  return bare.length >= LONG_ENOUGH && bare === skillKey(canonical.replace(VENDOR, ""));
}

/**
 * Names what a skills section lists. "reactjs" becomes "React" and "excel" "Microsoft Excel"; "React Hooks" and "Java 8",
 * which the taxonomy counts as React and Java, stay as written, and so does what the taxonomy has never heard of.
 */
export function nameSkill(written: string): SkillName {
  const skill = skillByName(written);
  if (!skill) return { name: written, key: skillKey(written) || written.toLowerCase(), kind: null, technical: false };
  const name = isSpellingOf(written, skill.name) ? skill.name : written;
  return { name, key: skillKey(name) || name.toLowerCase(), kind: skill.kind, technical: skill.technical };
}
