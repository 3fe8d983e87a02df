// Chooses the skills of a job and how they are written in its text.
import softSkills from "./data/soft-skills.json" with { type: "json" };
import { escapeHtml } from "./phrases.ts";
import type { Random } from "./random.ts";
import type { RoleFamily, Stack } from "./roles.ts";

/** Names that begin with a lower-case letter and stay so. */
const LOWER_CASE_NAMES = new Set([
  "dbt",
  "pytest",
  "pandas",
  "scikit-learn",
  "k6",
  "jQuery",
  "gRPC",
  "draw.io",
  "xUnit",
  "vLLM",
  "cPanel",
  "iText",
  "eQUEST",
  "eClinicalWorks",
]);
const SMALL_WORDS = new Set(["and", "as", "of", "to", "in", "for", "the", "with", "on"]);

/** "cold calling" becomes "Cold Calling"; names such as "React", "dbt" or "A/B testing" keep their own letters. */
export function canonicalSkill(skill: string): string {
  if (LOWER_CASE_NAMES.has(skill)) return skill;
  return skill
    .split(" ")
    .map((word, i) => (i > 0 && SMALL_WORDS.has(word) ? word : capital(word)))
    .join(" ");
}

function capital(word: string): string {
  if (word.length === 0 || !/[a-z]/.test(word[0] as string)) return word;
  const whole = (word[0] as string).toUpperCase() + word.slice(1);
  return whole.replace(/([-/])([a-z])/g, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** How soft skills read in running text; each phrase contains the canonical words. */
export const SOFT_PHRASES: Record<string, readonly string[]> = softSkills;

export interface JobSkills {
  stack: Stack;
  /** Canonical names. */
  core: string[];
  technical: string[];
  soft: string[];
  /** HTML-safe forms for running text, in the same order. */
  coreInText: string[];
  toolsInText: string[];
  softInText: string[];
  /** HTML-safe canonical names of all of them, for a line of key skills. */
  namesInText: string[];
}

const CANONICAL = new Map<string, string>();
const IN_TEXT = new Map<string, string>();

function canonical(skill: string): string {
  let name = CANONICAL.get(skill);
  if (name === undefined) {
    name = canonicalSkill(skill);
    CANONICAL.set(skill, name);
  }
  return name;
}

function inText(skill: string): string {
  let text = IN_TEXT.get(skill);
  if (text === undefined) {
    text = escapeHtml(skill);
    IN_TEXT.set(skill, text);
  }
  return text;
}

function fresh(skills: readonly string[], taken: readonly string[]): string[] {
  return skills.filter((skill) => !taken.includes(skill));
}

/** Skills that beginners are not asked for. */
const FOR_SENIORS = ["mentoring", "leadership", "coaching", "decision making"];

/** Four to eight core skills, two to five tools and two to four personal ones: eight to fifteen in all. */
export function chooseSkills(role: RoleFamily, years: number, rng: Random): JobSkills {
  const stack = rng.pick(role.stacks);
  const core = [...stack.core, ...rng.sample(fresh(role.core, stack.core), rng.between(1, 3))];
  const ownTools = rng.sample(fresh(stack.tools, core), rng.between(2, 4));
  const tools = [...ownTools, ...rng.sample(fresh(role.tools, [...core, ...ownTools]), rng.between(0, 2))];
  const soft = rng.sample(fresh(role.soft, years === 0 ? [...core, ...FOR_SENIORS] : core), rng.between(2, 4));
  const names = [...core, ...tools, ...soft].map(canonical);
  return {
    stack,
    core: core.map(canonical),
    technical: tools.map(canonical),
    soft: soft.map(canonical),
    coreInText: core.map(inText),
    toolsInText: tools.map(inText),
    softInText: soft.map((skill) => rng.pick(SOFT_PHRASES[skill] ?? [skill])),
    namesInText: names.map(inText),
  };
}
