// Suggestions while a person types into a list of skills or cities.
import { POPULAR_CITIES } from "../../contract/jobs/filters.ts";
import { ask } from "./ask.ts";

const suggestSkills = (kind: "core" | "soft") => async (text: string) =>
  (await ask("suggestSkills", { query: { text, kind } })).data.map(({ name }) => name);

export const suggestCoreSkills = suggestSkills("core");
export const suggestSoftSkills = suggestSkills("soft");

/** Those of `words` that contain the text, in any case. */
export const containing = (words: readonly string[]) => (text: string) => {
  const typed = text.toLocaleLowerCase("en");
  return words.filter((word) => word.toLocaleLowerCase("en").includes(typed));
};

export const suggestCities = containing(POPULAR_CITIES);
