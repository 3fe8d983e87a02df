// Groups the steps that would raise a score: equal skills are named together.
import { t } from "#messages/matching.ts";
import type { Raise } from "../../../contract/matching/match-score.ts";
import { fill } from "../../../messages/fill.ts";

export type RaiseGroup = { kind: Raise["kind"]; names: string[]; score: number };

const MOST_NAMES = 4;

/** Best first, at most three, each with its first few names. */
export function groupRaises(raises: readonly Raise[]): RaiseGroup[] {
  const groups: RaiseGroup[] = [];
  for (const { kind, name, score } of raises) {
    const group = groups.find((one) => one.kind === kind);
    if (!group) groups.push({ kind, names: [name], score });
    else if (group.names.length < MOST_NAMES) group.names.push(name);
  }
  return groups;
}

/** "Kubernetes" · "Kubernetes or Terraform" · "Go, Rust or Zig". */
export function listOr(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : fill(t.or, { names: names.slice(0, -1).join(", "), last });
}
