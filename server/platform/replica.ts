// Reads from the nearest replica that answers and is up to date, otherwise from the primary.
import type { Reader } from "./db.ts";
import { codeOf } from "./operator.ts";
import { outageOf } from "./outage.ts";
import type { ServerLink } from "./server-link.ts";

/** `behind`: it answers, but its data is too old. `lagSeconds` is null if unknown. */
export type ReplicaState = { is: "well" | "away" | "behind"; lagSeconds: number | null };

export type WatchedReplicas = Reader & {
  /** In the order of the addresses. */
  states(): ReplicaState[];
  close(): void;
};

/** In seconds. Reads leave a replica at a lag above `tooMuch`, and come back at `littleAgain` or less. */
const LAG_SECONDS = { tooMuch: 30, littleAgain: 5 };
const LOOK_MS = 1_000;
/** Replicas whose answers take at most this much longer than the nearest one's count as equally near. */
const ALIKE = { times: 1.5, ms: 1 };

type Replica = {
  reader: Reader;
  link: ServerLink;
  gauge: LagGauge;
  isAway: boolean;
  isBehind: boolean;
  lagSeconds: number | null;
  /** How long its answers take, smoothed, in ms; null before the first. */
  distance: number | null;
};

/**
 * Checks each replica every second. Reads go to the nearest ones in turn; one that fails on a replica goes to the next
 * at once, and to the primary if none is left.
 */
export function watchReplicas(
  links: readonly ServerLink[],
  readerOn: (link: ServerLink) => Reader,
  primary: Reader,
): WatchedReplicas {
  const replicas = links.map(
    (link): Replica => ({
      link,
      reader: readerOn(link),
      gauge: makeLagGauge(),
      isAway: false,
      isBehind: false,
      lagSeconds: null,
      distance: null,
    }),
  );
  const timer = setInterval(keepLooking(replicas, primary), LOOK_MS).unref();
  let turn = 0;
  return {
    async query(...asked) {
      const near = nearestOf(replicas.filter(isUsable));
      turn += 1;
      for (let nth = 0; nth < near.length; nth += 1) {
        const replica = near[(turn + nth) % near.length] as Replica;
        if (!isUsable(replica)) continue;
        try {
          return await replica.reader.query(...asked);
        } catch (error) {
          if (!isReplicasFault(error)) throw error;
          replica.isAway ||= outageOf(error) === "away" && replica.link.lost() !== null;
          replica.link.suspect();
        }
      }
      return primary.query(...asked);
    },
    states: () => replicas.map((one) => ({ is: stateOf(one), lagSeconds: one.lagSeconds })),
    close: () => clearInterval(timer),
  };
}

const isUsable = (replica: Replica): boolean => stateOf(replica) === "well";

function stateOf({ isAway, isBehind, link }: Replica): ReplicaState["is"] {
  if (isAway || link.lost()) return "away";
  return isBehind ? "behind" : "well";
}

/** One that was never measured counts as near. */
export function nearestOf<One extends { distance: number | null }>(all: readonly One[]): One[] {
  const least = Math.min(...all.map(({ distance }) => distance ?? 0));
  return all.filter(({ distance }) => (distance ?? 0) <= Math.max(least * ALIKE.times, least + ALIKE.ms));
}

/** Looks at all replicas, unless the look before is still under way for one. */
function keepLooking(replicas: readonly Replica[], primary: Reader): () => void {
  const looking = new Set<Replica>();
  return () => {
    const free = replicas.filter((one) => !looking.has(one));
    // One question to the primary serves all.
    const written = primary.query<{ at: string }>("select pg_current_wal_lsn()::text as at").catch(() => []);
    for (const replica of free) {
      looking.add(replica);
      void look(replica, written).finally(() => looking.delete(replica));
    }
  };
}

async function look(replica: Replica, written: Promise<{ at: string }[]>): Promise<void> {
  try {
    const begun = performance.now();
    const [row] = await replica.reader.query<{ at: string | null }>("select pg_last_wal_replay_lsn()::text as at");
    const took = performance.now() - begun;
    replica.distance = replica.distance === null ? took : replica.distance * 0.8 + took * 0.2;
    replica.isAway = false;
    replica.lagSeconds = row?.at ? replica.gauge.lagOf(row.at, performance.now()) : null;
    const [now] = await written;
    if (row?.at && now) replica.gauge.note(now.at, performance.now());
  } catch (error) {
    if (outageOf(error) === "away") replica.isAway = true;
  }
  const limit = replica.isBehind ? LAG_SECONDS.littleAgain : LAG_SECONDS.tooMuch;
  replica.isBehind = (replica.lagSeconds ?? 0) > limit;
}

/** The one that needs an operator most; null without replicas. */
export function worstOf(states: readonly ReplicaState[]): ReplicaState | null {
  const rank = { well: 0, behind: 1, away: 2 };
  return states.reduce<ReplicaState | null>(
    (worst, one) => (worst === null || rank[one.is] > rank[worst.is] ? one : worst),
    null,
  );
}

/** Whether another server may succeed instead. Not for a statement timeout, which would happen there too. */
function isReplicasFault(error: unknown): boolean {
  const outage = outageOf(error);
  return outage !== null && outage !== "full" && codeOf(error) !== "57014";
}

export type LagGauge = {
  /** Records that the primary had written up to `position` (an LSN) at `at`, in ms. */
  note(position: string, at: number): void;
  /** The seconds for which the primary has been ahead of the position that a replica has replayed. */
  lagOf(replayed: string, at: number): number;
};

/** Measures a replica's lag by the primary's positions, which also detects a replica that receives nothing. */
export function makeLagGauge(): LagGauge {
  const notes: { position: bigint; at: number }[] = [];
  return {
    note(position, at) {
      const noted = positionOf(position);
      // One note is enough while nothing is written. 3,600 are an hour, after which the exact lag does not matter.
      if (notes.length < 3_600 && notes.at(-1)?.position !== noted) notes.push({ position: noted, at });
    },
    lagOf(replayed, at) {
      const reached = positionOf(replayed);
      while (notes[0] && notes[0].position <= reached) notes.shift();
      return notes[0] ? (at - notes[0].at) / 1_000 : 0;
    },
  };
}

/** An LSN such as `16/B374D848` as one number. */
function positionOf(lsn: string): bigint {
  const [high = "0", low = "0"] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
