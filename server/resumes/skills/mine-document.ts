// Finds skills in what a résumé tells about work and projects, for when it lists few or none.
import { skillKey } from "../../../contract/matching/skill-key.ts";
import { mineSkills, type SkillHit, type SkillKind, skillByName } from "../../taxonomy/skills/index.ts";
import type { ResumeDocument, SectionKind } from "../layout.ts";

/** Where running text speaks of what the person can do; study, references and hobbies are left out. */
const TELLING: ReadonlySet<SectionKind> = new Set(["experience", "projects", "summary", "certifications", "head"]);

/** The person's trade is no skill: "Software Engineer". */
const ROLE =
  /(?:engineer|developer|scientist|manager|analyst|architect|administrator|designer|consultant|specialist|programmer)s?$/i;

/** A mined skill as named in the text where it is no mere spelling, so that nothing appears that the page does not say. */
function nameHit(text: string, hit: SkillHit): SkillName {
  const written = text.slice(hit.position, hit.end).replace(/\s+/g, " ");
  const named = nameSkill(written);
  if (skillKey(written).includes(skillKey(hit.name))) return { ...named, name: hit.name, key: skillKey(hit.name) };
  return named;
}

/** A short capitalised word that only folds to an acronym ("Ann Arbor"). */
function isWord(text: string, hit: SkillHit): boolean {
  const written = text.slice(hit.position, hit.end);
  return written.length <= 4 && written !== hit.name && /^\p{Lu}\p{Ll}+$/u.test(written);
}

/** The skills that one sentence names, in order. */
export function mineSentence(text: string): SkillName[] {
  return mineSkills(text, { wrapped: true }).map((hit) => nameHit(text, hit));
}

/** Skills named in the telling sections: tools before fields, often named before seldom, then as they come. */
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
