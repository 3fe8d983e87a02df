// Reads from a replica while it answers and is up to date, otherwise from the primary.
import type { Reader } from "./db.ts";
import { codeOf } from "./operator.ts";
import { outageOf } from "./outage.ts";
import type { ServerLink } from "./server-link.ts";

/** `behind`: it answers, but its data is too old. `lagSeconds` is null if unknown. */
export type ReplicaState = { is: "well" | "away" | "behind"; lagSeconds: number | null };

export type WatchedReplica = Reader & { state(): ReplicaState; close(): void };

/** In seconds. Reads move to the primary at a lag above `tooMuch`, and back at `littleAgain` or less. */
const LAG_SECONDS = { tooMuch: 30, littleAgain: 5 };
const LOOK_MS = 1_000;

/** Checks the replica every second. Reads that fail there go to the primary at once. */
export function watchReplica(link: ServerLink, own: Reader, primary: Reader): WatchedReplica {
  const gauge = makeLagGauge();
  let isAway = false;
  let isBehind = false;
  let lagSeconds: number | null = null;

  const look = async () => {
    try {
      const [row] = await own.query<{ at: string | null }>("select pg_last_wal_replay_lsn()::text as at");
      isAway = false;
      lagSeconds = row?.at ? gauge.lagOf(row.at, performance.now()) : null;
      const [now] = await primary.query<{ at: string }>("select pg_current_wal_lsn()::text as at").catch(() => []);
      if (row?.at && now) gauge.note(now.at, performance.now());
    } catch (error) {
      if (outageOf(error) === "away") isAway = true;
    }
    isBehind = (lagSeconds ?? 0) > (isBehind ? LAG_SECONDS.littleAgain : LAG_SECONDS.tooMuch);
  };
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    await look();
    looking = false;
  }, LOOK_MS).unref();

  return {
    async query(statement, values) {
      if (isAway || isBehind || link.lost()) return primary.query(statement, values);
      try {
        return await own.query(statement, values);
      } catch (error) {
        if (!isReplicasFault(error)) throw error;
        isAway ||= outageOf(error) === "away" && link.lost() !== null;
        link.suspect();
        return primary.query(statement, values);
      }
    },
    state: () => ({ is: isAway || link.lost() ? "away" : isBehind ? "behind" : "well", lagSeconds }),
    close: () => clearInterval(timer),
  };
}

/** Whether the primary may succeed instead. Not for a statement timeout, which would happen there too. */
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
