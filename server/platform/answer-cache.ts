// Keeps answers that are the same for everybody for a few seconds: stale ones are served while one request renews them, and equal requests share one.
import { LRUCache } from "lru-cache";
import { outageOf } from "./outage.ts";

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

/**
 * How much room an answer takes, and whether it is worth keeping (a failure is not). `isOutage` tells an answer that says no
 * more than that something we stand on fails.
 */
export type Keeping<Value> = {
  bytes: (value: Value) => number;
  isWorth: (value: Value) => boolean;
  isOutage?: (value: Value) => boolean;
};

/** Served as it is until `freshUntil`, while it is renewed until `staleUntil`, and after that only in an outage. */
type Entry = { value: object; freshUntil: number; staleUntil: number };

/** A stale answer is still served this many times its lifetime. */
const staleFactor = 10;
/** What was last known is better than nothing while the database is away; a day later it may mislead. */
const outageSeconds = 86_400;

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
            { value, freshUntil: Date.now() + seconds * 1000, staleUntil: Date.now() + seconds * 1000 * staleFactor },
            { ttl: Math.max(seconds * staleFactor, outageSeconds) * 1000, size: Math.max(1, bytes(value)) },
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
      if (entry.staleUntil < Date.now())
        return renewOrKeep(entry, renew(key, seconds, make, keeping), keeping, seconds);
      // A failed renewal leaves the old answer in place; the next request tries again.
      if (entry.freshUntil < Date.now()) renew(key, seconds, make, keeping).catch(() => {});
      return entry.value as never;
    },
    clear: () => kept.clear(),
  };
}

/** What was renewed, or the old answer while an outage is all there is to say; that one then serves as a stale one again. */
async function renewOrKeep<Value extends object>(
  entry: Entry,
  renewal: Promise<Value>,
  { isOutage }: Keeping<Value>,
  seconds: number,
): Promise<Value> {
  const made = await renewal.catch((error: unknown) => {
    if (outageOf(error) === null) throw error;
    return null;
  });
  if (made !== null && !isOutage?.(made)) return made;
  entry.staleUntil = Date.now() + seconds * 1000;
  return entry.value as Value;
}
