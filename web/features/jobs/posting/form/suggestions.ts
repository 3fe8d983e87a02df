// Suggestions while typing: cities of the filters, skills of the taxonomy.
import { POPULAR_CITIES } from "../../../../../contract/jobs/filters.ts";
import { ask } from "../../../../session/ask.ts";

export function suggestCities(text: string): string[] {
  const typed = text.toLocaleLowerCase("en");
  return POPULAR_CITIES.filter((city) => city.toLocaleLowerCase("en").includes(typed));
}

async function suggestSkills(text: string, kind: "core" | "soft"): Promise<readonly string[]> {
  const { data } = await ask("suggestSkills", { query: { text, kind } });
  return data.map(({ name }) => name);
}

export const suggestCoreSkills = (text: string) => suggestSkills(text, "core");
export const suggestSoftSkills = (text: string) => suggestSkills(text, "soft");
