// Canonical skill names, and how a skill is written inside a sentence.

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
export const SOFT_PHRASES: Record<string, readonly string[]> = {
  communication: ["clear communication", "good communication", "friendly communication"],
  ownership: ["a sense of ownership", "ownership from start to finish"],
  "problem solving": ["calm problem solving", "practical problem solving"],
  teamwork: ["good teamwork", "teamwork across departments"],
  collaboration: ["close collaboration with other teams", "easy collaboration"],
  mentoring: ["mentoring of newer colleagues", "patient mentoring"],
  "attention to detail": ["attention to detail"],
  creativity: ["creativity within a brief", "creativity"],
  adaptability: ["adaptability when plans change", "adaptability"],
  "time management": ["good time management", "sensible time management"],
  "analytical thinking": ["analytical thinking"],
  "critical thinking": ["critical thinking"],
  "stakeholder management": ["stakeholder management", "steady stakeholder management"],
  leadership: ["leadership by example", "quiet leadership"],
  "decision making": ["sound decision making"],
  "calm under pressure": ["staying calm under pressure"],
  planning: ["careful planning", "planning ahead"],
  negotiation: ["fair negotiation", "firm but friendly negotiation"],
  persistence: ["polite persistence", "persistence"],
  "relationship building": ["relationship building", "long-term relationship building"],
  confidence: ["quiet confidence", "confidence with new people"],
  patience: ["patience"],
  curiosity: ["curiosity", "curiosity about how things work"],
  integrity: ["integrity"],
  "customer focus": ["customer focus", "a real customer focus"],
  "presentation skills": ["good presentation skills", "confident presentation skills"],
  "active listening": ["active listening"],
  energy: ["energy"],
  empathy: ["empathy", "empathy for people in difficulty"],
  "conflict resolution": ["fair conflict resolution"],
  multitasking: ["multitasking without losing the thread", "multitasking"],
  discretion: ["discretion"],
  compassion: ["compassion"],
  discipline: ["discipline"],
  facilitation: ["skilled facilitation"],
  storytelling: ["storytelling"],
  resilience: ["resilience"],
  punctuality: ["punctuality"],
  coaching: ["coaching", "day-to-day coaching"],
};
