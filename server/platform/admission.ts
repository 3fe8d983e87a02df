// Admission control: under overload, admitted requests are served within about a second and the others get a 503 at
// once.
import type { FastifyReply, FastifyRequest } from "fastify";
import { isInside } from "./inside-call.ts";
import { makeTurns, type Turns } from "./turns.ts";

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

export type AdmissionLimits = {
  /** Database connections, the resource that nearly all work waits for. */
  connections: number;
  /** The longest wait for a turn, in ms; requests that would wait longer are refused. */
  longestWait: number;
};

const BUSY_WORDS = "Very many people are here right now. Please try again in a moment.";

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
      makeTurns({ atOnce: most, mostWaiting: 1_000, longestWait, busyWords: BUSY_WORDS }),
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
