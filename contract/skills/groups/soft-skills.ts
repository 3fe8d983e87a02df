// How people work: behaviour and character.
import type { SkillGroup } from "../skill-lines.ts";

export const softSkills: SkillGroup = {
  group: "soft skills",
  kind: "soft",
  technical: false,
  lines: `
Communication @4 | communication skills; communicator; excellent communication; effective communication; communication ability; strong communicator; communicate effectively; communicate clearly; good communication
Teamwork @4 | team player; team work; collaborative; collaboration; collaborate; cooperation; team spirit; team oriented; work in a team; team collaboration
Problem Solving @4 | problem solver; problem-solving skills; solve problems; solving problems; solve complex problems; solution oriented
`,
};
