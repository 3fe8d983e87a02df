// Limits how much runs in parallel; a rush takes longer or gets a 503, but does not block other work.

import type { FastifyReply, FastifyRequest } from "fastify";
import { isInside } from "./front-door.ts";
import { refuse } from "./refusal.ts";

export type TurnLimits = {
  atOnce: number;
  /** The queue's length; further tasks are refused with 503, because they would time out before their turn. */
  mostWaiting: number;
  /** In ms: a 503 for tasks that would wait longer at the current pace, or have. Unlimited by default. */
  longestWait?: number;
  /** The message of the 503. */
  busyWords?: string;
};

const BUSY_WORDS = "Many people are doing this right now. Please try again in a moment.";
/** The weight of the latest turn in the moving average. */
const WEIGHT = 0.1;

export type Turns = {
  /** Runs `work` when its turn comes, first come first served; resolves or rejects as it does. */
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when a turn begins, to an idempotent function that ends it. */
  enter(): Promise<() => void>;
};

type Waiting = { begin: () => void };

function onlyOnce(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

export function makeTurns({ atOnce, mostWaiting, longestWait, busyWords = BUSY_WORDS }: TurnLimits): Turns {
  const waiting = new Set<Waiting>();
  let running = 0;
  /** While all turns are taken: the average ms between the ends of turns, and when the last one ended. */
  const pace = { interval: 0, since: 0 };
  const busy = () => refuse(503, "BUSY", busyWords);

  const end = () => {
    if (running >= atOnce) {
      const now = performance.now();
      pace.interval += WEIGHT * (now - pace.since - pace.interval);
      pace.since = now;
    }
    const [next] = waiting;
    // Pass the turn directly to the next in the queue.
    if (next) next.begin();
    else running -= 1;
  };
  /** If work hangs (a stalled database, say), no turn ends, so the time since the last end counts as the wait. */
  const expectedWait = () => Math.max((waiting.size + 1) * pace.interval, performance.now() - pace.since);

  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      if (running === atOnce) Object.assign(pace, { interval: 0, since: performance.now() });
      return onlyOnce(end);
    }
    if (waiting.size >= mostWaiting || (longestWait !== undefined && expectedWait() > longestWait)) throw busy();
    await new Promise<void>((resolve, reject) => {
      const entry: Waiting = {
        begin() {
          clearTimeout(late);
          waiting.delete(entry);
          resolve();
        },
      };
      const giveUp = () => {
        waiting.delete(entry);
        reject(busy());
      };
      const late = longestWait === undefined ? undefined : setTimeout(giveUp, longestWait);
      waiting.add(entry);
    });
    return onlyOnce(end);
  };
  const turns = async <Result>(work: () => Promise<Result>) => {
    const leave = await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return Object.assign(turns, { enter });
}

/** Each kind has its own turns, so that many readers cannot block applications or sign-ins. */
export type AdmissionKind = "read" | "write" | "entry" | "page" | "outside";

export type Admission = {
  /** A hook that resolves when the request's turn begins; 503 if that would take too long. */
  admit(kind: AdmissionKind): (request: FastifyRequest) => Promise<void>;
  /** For `onSend`: the turn ends when the answer is ready, however slowly the client reads it. */
  leave(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>;
  /** For work that begins inside a request. */
  turnsOf(kind: AdmissionKind): Turns;
};

type AdmissionLimits = {
  /** Database connections, the resource that nearly all work waits for. */
  connections: number;
  /** The longest wait for a turn, in ms; requests that would wait longer are refused. */
  longestWait: number;
};

const CROWD_WORDS = "Very many people are here right now. Please try again in a moment.";

export function makeAdmission({ connections, longestWait }: AdmissionLimits): Admission {
  const atOnce: Record<AdmissionKind, number> = {
    // One call computes while another one's query runs.
    read: 2 * connections,
    write: connections,
    entry: connections,
    // Waiting for an external server uses neither a connection nor a core.
    outside: 4 * connections,
    // Rendering is CPU-bound: one page computes while the others load data.
    page: 4,
  };
  const turns = Object.fromEntries(
    Object.entries(atOnce).map(([kind, most]) => [
      kind,
      makeTurns({ atOnce: most, mostWaiting: 1_000, longestWait, busyWords: CROWD_WORDS }),
    ]),
  ) as Record<AdmissionKind, Turns>;
  const leaving = new WeakMap<FastifyRequest, () => void>();
  return {
    turnsOf: (kind) => turns[kind],
    admit: (kind) => async (request) => {
      // Calls from inside belong to a page, which has its own turn.
      if (!isInside(request)) leaving.set(request, await turns[kind].enter());
    },
    async leave(request, _reply, payload) {
      leaving.get(request)?.();
      return payload;
    },
  };
}
