// Copies of a list with an item inserted, removed, moved or replaced by index.

export const inserted = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.toSpliced(index, 0, item);

export const removed = <Item>(list: readonly Item[], index: number): Item[] => list.toSpliced(index, 1);

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  return item === undefined ? [...list] : removed(list, from).toSpliced(to, 0, item);
}

/** Replaces the item at an index; appends when the index is past the end. */
export const replaced = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.toSpliced(index, 1, item);
