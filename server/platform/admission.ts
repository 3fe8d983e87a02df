// Turns people away while it is early when more come than can be served: those who are let in are served within a second, the others are told at once.
import type { FastifyReply, FastifyRequest } from "fastify";
import { isInside } from "./inside-call.ts";
import { makeTurns, type Turns } from "./turns.ts";

/** Each kind has turns of its own, so that no rush of readers keeps out who applies, or who signs in. */
export type AdmissionKind = "read" | "write" | "entry" | "page" | "outside";

export type Admission = {
  /** A hook that resolves when the request's turn begins, and refuses with 503 instead when that would take too long. */
  admit(kind: AdmissionKind): (request: FastifyRequest) => Promise<void>;
  /** For `onSend`: the turn ends when the answer is ready, however slowly it is read. */
  leave(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>;
  /** For work that begins within a request. */
  turnsOf(kind: AdmissionKind): Turns;
};

export type AdmissionLimits = {
  /** Connections to the database, which nearly all work waits for. */
  connections: number;
  /** In ms; who would wait longer for a turn is refused. */
  longestWait: number;
};

const BUSY_WORDS = "Very many people are here right now. Please try again in a moment.";

export function makeAdmission({ connections, longestWait }: AdmissionLimits): Admission {
  const atOnce: Record<AdmissionKind, number> = {
    // A call computes while another one's query runs.
    read: 2 * connections,
    write: connections,
    entry: connections,
    // Waiting for somebody else's server takes neither a connection nor a core.
    outside: 4 * connections,
    // Rendering is computing: one at a time is busy, the others load what they show.
    page: 4,
  };
  const turns = Object.fromEntries(
    Object.entries(atOnce).map(([kind, most]) => [
      kind,
      makeTurns({ atOnce: most, mostWaiting: 1_000, longestWait, busyWords: BUSY_WORDS }),
    ]),
  ) as Record<AdmissionKind, Turns>;
  const leaving = new WeakMap<FastifyRequest, () => void>();
  return {
    turnsOf: (kind) => turns[kind],
    admit: (kind) => async (request) => {
      // A page has a turn of its own for all that it asks.
      if (!isInside(request)) leaving.set(request, await turns[kind].enter());
    },
    async leave(request, _reply, payload) {
      leaving.get(request)?.();
      return payload;
    },
  };
}
