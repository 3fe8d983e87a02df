// The door of skills: the taxonomy, and finding its skills in text.

export { requirementsSection } from "./asked-text.ts";
export { mineSkills, type SkillHit } from "./mine-skills.ts";
export { rankSkills } from "./rank-skills.ts";
export { allSkills, canonicalSkill, type Skill, type SkillKind, skillByName, TAXONOMY_VERSION } from "./taxonomy.ts";
