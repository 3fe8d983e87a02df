// An example note, built from the job and the author's matching skills. Pure.

export type ExampleFacts = {
  companyName: string;
  /** "" while no job is chosen. */
  jobTitle: string;
  /** Null for visitors and until known. */
  match: { matched: { coreSkills: readonly string[] }; YOE: number | null } | null;
};

/** Placeholder for what only the author knows. */
export const TO_FILL_IN = "[a thing you built, and what it changed]";

/** Three sentences, with a placeholder in brackets. */
export function exampleNote({ companyName, jobTitle, match }: ExampleFacts): string {
  const skills = match?.matched.coreSkills.slice(0, 3) ?? [];
  const years = match?.YOE ? `${match.YOE === 1 ? "one year" : `${match.YOE} years`} of work` : "my work";
  const job = jobTitle === "" ? "a role on your team" : `the ${jobTitle} role`;
  const known = skills.length > 0 ? `, most of it with ${listAnd(skills)}` : "";
  return [
    `Hello! I would like to be considered for ${job} at ${companyName}.`,
    `In ${years}${known}, I am proudest of ${TO_FILL_IN}.`,
    "If my résumé fits, I would be glad of a good word, and of an honest answer if it does not.",
  ].join(" ");
}

const listAnd = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
