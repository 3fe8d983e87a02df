// Caches public answers for a few seconds. Serves stale ones while one request renews them; equal requests share one.
import { LRUCache } from "lru-cache";
import { outageOf } from "./outage.ts";

export type AnswerCache = {
  /** The cached answer, or the result of `make`, which runs once for parallel requests. `seconds` 0 caches nothing. */
  through<Value extends object>(
    key: string,
    seconds: number,
    make: () => Promise<Value>,
    keeping?: Keeping<Value>,
  ): Promise<Value>;
  clear(): void;
};

/** An answer's size, whether to cache it (not a failure), and whether it only reports an outage. */
type Keeping<Value> = {
  bytes: (value: Value) => number;
  isWorth: (value: Value) => boolean;
  isOutage?: (value: Value) => boolean;
};

/** Fresh until `freshUntil`; then served while being renewed until `staleUntil`; after that only in an outage. */
type Entry = { value: object; freshUntil: number; staleUntil: number };

/** A stale answer is served for this many times its lifetime. */
const staleFactor = 10;
/** How long old answers are served in an outage: better than nothing, but misleading after a day. */
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
      // A failed renewal keeps the old answer; the next request tries again.
      if (entry.freshUntil < Date.now()) renew(key, seconds, make, keeping).catch(() => {});
      return entry.value as never;
    },
    clear: () => kept.clear(),
  };
}

/** The renewed answer, or in an outage the old one, which then counts as stale again. */
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
