// Suggests skills of the taxonomy for a typed text.
import { MAX_SUGGESTIONS } from "../../contract/candidates/wire.ts";
import type { PublicOperation } from "../deps.ts";
import { allSkills, type Skill } from "../taxonomy/skills/index.ts";

type Suggestion = { name: string; group: string };
/** `forms` are the name and the aliases, folded. */
type Entry = { skill: Skill; forms: string[] };

/** The taxonomy changes with a release only. */
const keptSeconds = 3_600;

let entries: readonly Entry[] | undefined;

/** Skills that begin with the text first, then those that contain it; each group by commonness. */
export const suggestSkills: PublicOperation<"suggestSkills"> = async ({ query }, { cache }) => {
  const text = fold(query.text);
  return cache.through(`skills ${query.kind ?? ""} ${text}`, keptSeconds, async () => ({
    data: find(text, query.kind),
  }));
};

function find(text: string, kind: "core" | "soft" | undefined): Suggestion[] {
  entries ??= allSkills().map((skill) => ({ skill, forms: [skill.name, ...skill.aliases].map(fold) }));
  const isOfKind = ({ skill }: Entry) => kind === undefined || (skill.kind === "soft") === (kind === "soft");
  const ranked = entries
    .filter(isOfKind)
    .map((entry) => ({ ...entry, rank: rankOf(entry.forms, text) }))
    .filter(({ rank }) => rank < NOT_FOUND);
  ranked.sort(
    (one, other) =>
      one.rank - other.rank ||
      other.skill.commonness - one.skill.commonness ||
      one.skill.name.length - other.skill.name.length ||
      one.skill.name.localeCompare(other.skill.name),
  );
  return ranked.slice(0, MAX_SUGGESTIONS).map(({ skill: { name, group } }) => ({ name, group }));
}

const NOT_FOUND = 4;

/** 0 for an exact name or alias, 1 if the name begins with the text, 2 if an alias does, 3 if one contains it. */
function rankOf(forms: readonly string[], text: string): number {
  if (forms.includes(text)) return 0;
  if (forms[0]?.startsWith(text)) return 1;
  if (forms.some((form) => form.startsWith(text))) return 2;
  return forms.some((form) => form.includes(text)) ? 3 : NOT_FOUND;
}

/** Lower case, without accents, with single spaces. */
const fold = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
