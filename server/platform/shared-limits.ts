// Rate limit counts shared through the database: exact for small limits, else within a tenth per process.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";
import type { Database } from "./db.ts";
import type { Vault } from "./vault.ts";

export type LimitDeps = { db: Database; vault: Vault };

/** Limits of at most this many calls per window are counted in the database call by call. */
const exactUpTo = 30;
/** Above that, a process updates the database each time it has counted this share of the limit. */
const share = 0.1;
/** The most keys (address and route) in memory; an evicted one starts over. */
const remembered = 20_000;
/** After a database failure, a process counts alone for this time, in ms. */
const pauseAfterFailure = 2_000;
/** The most rows that one round deletes. */
const forgottenAtOnce = 20_000;

/** Calls in a window: `own` here, of which `told` are in the database; `others` elsewhere, as last read. */
type Count = { own: number; told: number; others: number; telling: Promise<void> | null; endsAt: number };
type Counted = { current: number; ttl: number };

/** The `store` of @fastify/rate-limit. If the database fails, each process enforces the limit alone. */
export function sharedLimits(deps: LimitDeps): FastifyRateLimitStoreCtor {
  const counts = new LRUCache<string, Count>({ max: remembered });
  let pausedUntil = 0;

  const tell = async (key: string, count: Count, window: number): Promise<void> => {
    const news = count.own - count.told;
    if (news === 0) return;
    count.told += news;
    try {
      const { hits, ttl } = await countHits(deps, key, news, window);
      count.others = Math.max(0, hits - count.told);
      count.endsAt = Date.now() + ttl;
    } catch {
      count.told -= news;
      pausedUntil = Date.now() + pauseAfterFailure;
    }
    count.telling = null;
  };

  const countOne = async (key: string, window: number, max: number): Promise<Counted> => {
    const count = currentCount(counts, key, window);
    count.own += 1;
    const nth = count.own;
    const isExact = max <= exactUpTo;
    const isDue = nth - count.told >= (isExact ? 1 : max * share);
    // A key that is already over the limit needs no query.
    if (isDue && count.others + count.told <= max && Date.now() >= pausedUntil) {
      // Calls counted during an update go into the next one, together for all that wait.
      while (isExact && count.told < nth && count.telling) await count.telling;
      count.telling ??= tell(key, count, window);
      if (isExact) await count.telling;
    }
    return { current: count.others + nth, ttl: Math.max(0, count.endsAt - Date.now()) };
  };

  return class SharedLimits implements FastifyRateLimitStore {
    private readonly route: string;
    constructor(options: object) {
      const { routeInfo } = options as { routeInfo?: { method: string | string[]; url: string } };
      this.route = `${routeInfo?.method} ${routeInfo?.url}`;
    }
    incr(key: string, done: (error: Error | null, counted?: Counted) => void, window = 60_000, max = 0): void {
      countOne(`${this.route} ${key}`, window, max).then((counted) => done(null, counted), done);
    }
    child(options: object): FastifyRateLimitStore {
      return new SharedLimits(options);
    }
  } as unknown as FastifyRateLimitStoreCtor;
}

function currentCount(counts: LRUCache<string, Count>, key: string, window: number): Count {
  const known = counts.get(key);
  if (known && known.endsAt > Date.now()) return known;
  const count: Count = { own: 0, told: 0, others: 0, telling: null, endsAt: Date.now() + window };
  counts.set(key, count);
  return count;
}

/**
 * Adds `hits` to the shared count of a window of `window` ms, which begins with the first hit; `ttl` is its rest, in ms by the
 * database's clock.
 */
export async function countHits(
  { db, vault }: LimitDeps,
  key: string,
  hits: number,
  window: number,
): Promise<{ hits: number; ttl: number }> {
  const [row] = await db.query<{ hits: number; ttl: number }>(
    `insert into rate_window (key, hits, ends_at) values ($1, $2, now() + $3::int * interval '1 ms')
        on conflict (key) do update set
          hits = case when rate_window.ends_at <= now() then 0 else rate_window.hits end + excluded.hits,
          ends_at = case when rate_window.ends_at <= now() then excluded.ends_at else rate_window.ends_at end
        returning hits, (extract(epoch from ends_at - now()) * 1000)::int as ttl`,
    // Hashed, so that the table contains no IP addresses.
    [vault.mac("rate-limit", key), hits, window],
    "count for a limit",
  );
  if (!row) throw new Error("an upsert returned no row");
  return row;
}

/** Deletes a bounded number of ended windows; runs every few minutes in one process. */
export async function forgetRateWindows({ db }: Pick<LimitDeps, "db">): Promise<void> {
  await db.query(
    `delete from rate_window where key in (select key from rate_window where ends_at < now() order by ends_at limit ${forgottenAtOnce})`,
  );
}

/** A route's `config`: `perMinute` calls per IP address, times `scale` (RATE_LIMIT_SCALE). */
export const limitOf = (perMinute: number, scale: number) => ({
  rateLimit: { max: Math.ceil(perMinute * scale), timeWindow: 60_000 },
});
