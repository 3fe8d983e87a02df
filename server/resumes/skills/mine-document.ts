// Finds skills in running text, and gives skills their names.
import { skillKey } from "../../../contract/matching/skill-key.ts";
import { mineSkills, type SkillHit, type SkillKind, skillByName } from "../../taxonomy/skills/index.ts";
import type { ResumeDocument, SectionKind } from "../layout.ts";

/** Sections whose running text shows skills. */
const TELLING: ReadonlySet<SectionKind> = new Set(["experience", "projects", "summary", "certifications", "head"]);

/** A role ("Software Engineer") is not a skill. */
const ROLE =
  /(?:engineer|developer|scientist|manager|analyst|architect|administrator|designer|consultant|specialist|programmer)s?$/i;

/** Names a mined skill as in the text, unless it only differs in spelling: nothing may appear that the page lacks. */
function nameHit(text: string, hit: SkillHit): SkillName {
  const written = text.slice(hit.position, hit.end).replace(/\s+/g, " ");
  const named = nameSkill(written);
  if (skillKey(written).includes(skillKey(hit.name))) return { ...named, name: hit.name, key: skillKey(hit.name) };
  return named;
}

/** A short word ("Ann" in "Ann Arbor") that folds to an acronym. */
function isWord(text: string, hit: SkillHit): boolean {
  const written = text.slice(hit.position, hit.end);
  return written.length <= 4 && written !== hit.name && /^\p{Lu}\p{Ll}+$/u.test(written);
}

export function mineSentence(text: string): SkillName[] {
  return mineSkills(text, { wrapped: true }).map((hit) => nameHit(text, hit));
}

/** Skills in running text: tools first, then by frequency, then by position. */
export function mineDocument(document: ResumeDocument): SkillName[] {
  const lines = document.sections.filter(({ kind }) => TELLING.has(kind)).flatMap((section) => section.lines);
  const text = lines.map((line) => line.text).join("\n");
  const hits = mineSkills(text, { kinds: ["core"], wrapped: true });
  const named = hits
    .map((hit) => ({ hit, named: nameHit(text, hit) }))
    .filter(({ hit, named: { name } }) => /^[^\p{Ll}]/u.test(name) && !ROLE.test(name) && !isWord(text, hit))
    .filter(({ hit, named: { name } }) => name.length > 1 || hit.count > 1);
  named.sort(
    (one, other) =>
      Number(other.named.technical) - Number(one.named.technical) ||
      Math.min(other.hit.count, 4) - Math.min(one.hit.count, 4) ||
      one.hit.position - other.hit.position,
  );
  return named.map(({ named: skill }) => skill);
}

/** `key` is equal for two spellings of one skill; `kind` is null when the taxonomy does not know it. */
export type SkillName = { name: string; key: string; kind: SkillKind | null; technical: boolean };

/** Abbreviations and versions that are read as the full name. */
const SAME_NAME = new Set(
  "js es6 ts k8s postgres golang mongo sklearn cpp csharp ror gcp node nodejs reactjs vue vuejs nextjs express expressjs html5 css3 python3 springboot msexcel msword mspowerpoint msoffice"
    .split(" ")
    .map(skillKey),
);
/** Makers that may precede their products' names. */
const VENDOR = /^(?:microsoft|apache|google|adobe|amazon|aws)\s+/i;
/** Shorter names ("ECS", "S3") stay without the taxonomy's maker. */
const LONG_ENOUGH = 4;

/** True for a spelling of `canonical`, but not for a related skill or version that the taxonomy counts as it. */
function isSpellingOf(written: string, canonical: string): boolean {
  const key = skillKey(written);
  if (key === skillKey(canonical) || SAME_NAME.has(key)) return true;
  if (/^(?:angular|vue(?:\.js)?|python) ?\d+(?:\.[\dx]+)?(?:\s*\/\s*\d+)*\+?$/i.test(written)) return true;
  const bare = skillKey(written.replace(VENDOR, ""));
  return bare.length >= LONG_ENOUGH && bare === skillKey(canonical.replace(VENDOR, ""));
}

/**
 * The name of a listed skill: the taxonomy's for another spelling ("reactjs" is "React"), else as written, also for
 * "React Hooks" and "Java 8", which the taxonomy counts as React and Java.
 */
export function nameSkill(written: string): SkillName {
  const skill = skillByName(written);
  if (!skill) return { name: written, key: skillKey(written) || written.toLowerCase(), kind: null, technical: false };
  const name = isSpellingOf(written, skill.name) ? skill.name : written;
  return { name, key: skillKey(name) || name.toLowerCase(), kind: skill.kind, technical: skill.technical };
}
