// The list query that suits a person (spec §7): their skills, title and years. It ranks jobs and excludes none.
import type { BasicDetails } from "../../../contract/candidates.ts";

/** What the list call takes: contract/jobs.ts. */
const MOST_SKILLS = 60;
const MOST_SKILL_CHARS = 80;
const MOST_TITLE_CHARS = 120;

type Known = Pick<BasicDetails, "coreSkills" | "candidateExperience" | "YOE">;

/** As a query string without "?"; "" when there is neither a skill nor a title to go by. */
export function seedOf({ coreSkills, candidateExperience, YOE }: Known): string {
  const names = coreSkills
    // The call separates names by commas.
    .map(({ skillName }) => skillName.replaceAll(",", " ").trim())
    .filter((name) => name !== "" && name.length <= MOST_SKILL_CHARS)
    .slice(0, MOST_SKILLS);
  const title = (candidateExperience.designation ?? "").trim().slice(0, MOST_TITLE_CHARS).trim();
  if (names.length === 0 && title === "") return "";
  const params = new URLSearchParams();
  if (names.length > 0) params.set("coreSkills", names.join(","));
  if (title !== "") params.set("jobTitle", title);
  if (YOE !== null) params.set("YOE", String(YOE));
  return params.toString();
}
