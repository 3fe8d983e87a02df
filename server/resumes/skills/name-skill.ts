// Gives a listed skill its name: the taxonomy's spelling where it is the same word, else as the person wrote it.

import { skillKey } from "../../../contract/skills/skill-key.ts";
import type { SkillKind } from "../../../contract/skills/skill-lines.ts";
import { skillByName } from "../../../contract/skills/taxonomy.ts";

/** `key` is equal for two ways of writing one skill; `kind` is null when the taxonomy does not know the skill. */
export type SkillName = { name: string; key: string; kind: SkillKind | null; technical: boolean };

/** Short forms that everybody reads as the full name. */
const SHORT_FORMS = new Set(
  "js es6 ts k8s postgres golang mongo sklearn cpp csharp py ror gcp node vue express tf springboot"
    .split(" ")
    .map(skillKey),
);
/** Shorter names ("ECS", "S3") stay without the vendor that the taxonomy puts before them. */
const LONG_ENOUGH = 4;
const VENDORS =
  /\b(?:microsoft|ms|m\.s\.|apache|amazon|aws|google|adobe|atlassian|hashicorp|jetbrains|oracle|ibm|autodesk)\b/gi;
const VENDOR = new RegExp(VENDORS.source, "i");
const VERSION = /[\s-]*\bv?\d+(?:\.[\dx]+)*\+?(?:\s*\/\s*\d+(?:\.\d+)*\+?)*(?:\.x)?$/i;

/** What is left of a name without vendor, version, `.js` and punctuation. */
function bareKey(text: string, technical: boolean): string {
  const bare = text
    .replace(VENDORS, " ")
    .replace(technical ? VERSION : /$^/, "")
    .replace(/[\s.-]*\bjs\b/i, "")
    .replace(/(?<=[a-z]{2})js$/i, "")
    .replace(/(?<=\b(?:html|css|python|php|angular|vue))\d+$/i, "")
    .replace(/\s*\(?\bprogramming language\)?$/i, "");
  return skillKey(bare) || skillKey(text);
}

/** True when `written` is a way of spelling `canonical`, not a neighbour that the taxonomy files under it. */
function isSpellingOf(written: string, canonical: string, technical: boolean): boolean {
  const key = skillKey(written);
  if (SHORT_FORMS.has(key) || key === skillKey(canonical)) return true;
  const bare = bareKey(written, technical);
  const vendorAdded = VENDOR.test(canonical) && !VENDOR.test(written);
  return (bare.length >= LONG_ENOUGH || !vendorAdded) && bare === bareKey(canonical, technical);
}

/**
 * Names what a skills section lists. "reactjs" becomes "React" and "ms excel" "Microsoft Excel"; "React Hooks", which
 * the taxonomy counts as React, stays as written, and so does what the taxonomy has never heard of.
 */
export function nameSkill(written: string): SkillName {
  const skill = skillByName(written);
  if (!skill) return { name: written, key: skillKey(written) || written.toLowerCase(), kind: null, technical: false };
  const name = isSpellingOf(written, skill.name, skill.technical) ? skill.name : written;
  return { name, key: skillKey(name) || name.toLowerCase(), kind: skill.kind, technical: skill.technical };
}
