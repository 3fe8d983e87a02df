// Table of contents of the taxonomy: every group, in the order in which shared forms are decided.
import { programmingLanguages } from "./groups/programming-languages.ts";
import { softSkills } from "./groups/soft-skills.ts";
import type { SkillGroup } from "./skill-lines.ts";

export const SKILL_GROUPS: readonly SkillGroup[] = [programmingLanguages, softSkills];
