// Keeps answers that are the same for everybody for a few seconds: stale ones are served while one request renews them, and equal requests share one.
import { LRUCache } from "lru-cache";

export type AnswerCache = {
  /** The kept answer, or what `make` returns; `make` runs once however many ask. `seconds` 0 keeps nothing. */
  through<Value extends object>(
    key: string,
    seconds: number,
    make: () => Promise<Value>,
    keeping?: Keeping<Value>,
  ): Promise<Value>;
  clear(): void;
};

/** How much room an answer takes, and whether it is worth keeping (a failure is not). */
export type Keeping<Value> = { bytes: (value: Value) => number; isWorth: (value: Value) => boolean };

type Entry = { value: object; freshUntil: number };

/** A stale answer is still served this many times its lifetime. */
const staleFactor = 10;

export function makeAnswerCache(maxBytes: number): AnswerCache {
  const kept = new LRUCache<string, Entry>({ maxSize: maxBytes });
  const running = new Map<string, Promise<object>>();

  const renew = <Value extends object>(
    key: string,
    seconds: number,
    make: () => Promise<Value>,
    { bytes, isWorth }: Keeping<Value>,
  ) => {
    const known = running.get(key);
    if (known) return known as Promise<Value>;
    const made = make()
      .then((value) => {
        if (seconds > 0 && isWorth(value))
          kept.set(
            key,
            { value, freshUntil: Date.now() + seconds * 1000 },
            { ttl: seconds * 1000 * staleFactor, size: Math.max(1, bytes(value)) },
          );
        return value;
      })
      .finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };

  return {
    async through(key, seconds, make, keeping = { bytes: () => 1_000, isWorth: () => true }) {
      const entry = kept.get(key);
      if (entry === undefined) return renew(key, seconds, make, keeping);
      // A failed renewal leaves the old answer in place; the next request tries again.
      if (entry.freshUntil < Date.now()) renew(key, seconds, make, keeping).catch(() => {});
      return entry.value as never;
    },
    clear: () => kept.clear(),
  };
}
