// One request at a time to a host, across all processes, with a pause after each and a budget for an hour.
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { ComeBackLater, type HostTurns } from "../outside-fetch.ts";

/** A request with its tries is over by then; the turn of a killed process ends with it. */
const LEASE_SECONDS = 90;
const PAUSE_MS = 200;
const REQUESTS_AN_HOUR = 2_000;
/** Whom waiting takes longer comes back later. */
const LONGEST_WAIT_MS = 20_000;

/** Turns by the database, whose clock all processes share. */
export function sharedTurns(db: Database): HostTurns {
  return {
    async take(host) {
      const holder = newId();
      const patience = Date.now() + LONGEST_WAIT_MS;
      for (;;) {
        const wait = await tryToTake(db, host, holder);
        if (wait === 0) return (seconds = 0) => endTurn(db, host, holder, seconds);
        if (Date.now() + wait > patience) throw new ComeBackLater(host, Math.max(5, Math.ceil(wait / 1_000)));
        await pause(Math.min(wait, 250));
      }
    },
  };
}

/** 0 when the turn is taken, else after how many milliseconds to try again. */
async function tryToTake(db: Database, host: string, holder: string): Promise<number> {
  const taken = await db.query(
    `insert into listing_host as h (host, held_by, held_until, free_at, hour, requests)
     values ($1, $2, clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}), clock_timestamp(), date_trunc('hour', clock_timestamp()), 1)
     on conflict (host) do update set held_by = excluded.held_by, held_until = excluded.held_until, hour = excluded.hour,
       requests = case when h.hour = excluded.hour then h.requests + 1 else 1 end
     where (h.held_until is null or h.held_until <= clock_timestamp()) and h.free_at <= clock_timestamp()
       and (h.hour <> excluded.hour or h.requests < ${REQUESTS_AN_HOUR})
     returning host`,
    [host, holder],
  );
  if (taken.length > 0) return 0;
  const [row] = await db.query<{ wait: number }>(
    `select greatest(50, 1000 * extract(epoch from greatest(free_at, case when hour = date_trunc('hour', clock_timestamp())
       and requests >= ${REQUESTS_AN_HOUR} then hour + interval '1 hour' end) - clock_timestamp()))::int as wait
     from listing_host where host = $1 /* wait as typed: greatest ignores null */`,
    [host],
  );
  return row?.wait ?? 50;
}

async function endTurn(db: Database, host: string, holder: string, seconds: number): Promise<void> {
  await db.query(
    `update listing_host set held_by = null, held_until = null, free_at = clock_timestamp() + make_interval(secs => $3)
     where host = $1 and held_by = $2`,
    [host, holder, Math.max(PAUSE_MS / 1_000, seconds)],
  );
}
