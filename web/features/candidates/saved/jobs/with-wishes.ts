// The ids of saved jobs after unconfirmed changes.

export function withWishes(known: readonly string[], wishes: ReadonlyMap<string, boolean>): ReadonlySet<string> {
  const ids = new Set(known);
  for (const [id, isWanted] of wishes) {
    if (isWanted) ids.add(id);
    else ids.delete(id);
  }
  return ids;
}
