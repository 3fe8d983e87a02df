// The key by which a skill of a job and a skill of a person are the same in a ranking.
import { LRUCache } from "lru-cache";
import { skillKey } from "../../contract/matching/skill-key.ts";
import { canonicalSkill } from "../taxonomy/skills/index.ts";

/** Jobs repeat the same few thousand names; looking one up costs more than remembering it. */
const known = new LRUCache<string, string>({ max: 20_000 });

/** Keys of the skills' canonical names ("MS Excel" and "Microsoft Excel" are one), without doubles. */
export function skillKeys(names: readonly string[]): string[] {
  return [...new Set(names.map(keyOf))];
}

function keyOf(name: string): string {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const key = skillKey(canonicalSkill(name) ?? name);
  known.set(name, key);
  return key;
}
