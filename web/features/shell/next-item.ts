// Keyboard navigation in a menu: arrows wrap around, Home and End go to the ends, a letter to the next item that begins with it.

/** Index of the item for `key` from the one at `from` (-1: none), or null when the key has no function. */
export function nextItem(key: string, from: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (from + 1) % count;
    case "ArrowUp":
      return from <= 0 ? count - 1 : from - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
  }
  if (!/^[\p{L}\p{N}+]$/u.test(key)) return null;
  const order = labels.map((_, step) => (Math.max(from, -1) + 1 + step) % count);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
