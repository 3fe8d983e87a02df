// Finds skills in what a résumé tells about work and projects, for when it lists few or none.

import { skillKey } from "../../../contract/matching/skill-key.ts";
import { mineSkills, type SkillHit } from "../../taxonomy/skills/index.ts";
import type { ResumeDocument, SectionKind } from "../layout.ts";
import { nameSkill, type SkillName } from "./name-skill.ts";

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
