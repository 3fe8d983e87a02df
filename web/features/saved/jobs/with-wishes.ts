// The jobs that are kept as their reader wants it by now, before the server has said so.

export function withWishes(known: readonly string[], wishes: ReadonlyMap<string, boolean>): ReadonlySet<string> {
  const ids = new Set(known);
  for (const [id, isWanted] of wishes) {
    if (isWanted) ids.add(id);
    else ids.delete(id);
  }
  return ids;
}
