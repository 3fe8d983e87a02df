// Distinguishes outages of dependencies (database, disk, network), which become 503, from defects, which become 500.
import { setTimeout as pause } from "node:timers/promises";
import { codeOf } from "./operator.ts";

/**
 * `busy`: it answers but has no capacity now. `away`: it does not answer. `full`: its disk is full. `read-only`: it
 * refuses writes, like a primary that has become a replica.
 */
export type Outage = "busy" | "away" | "full" | "read-only";

/** Codes of PostgreSQL (SQLSTATE) and of the system. */
const OUTAGES: Record<string, Outage> = {
  // Statement timeout, lock timeout, serialization failure, deadlock.
  "57014": "busy",
  "55P03": "busy",
  "40001": "busy",
  "40P01": "busy",
  // Out of memory, connections or another configured resource.
  "53000": "busy",
  "53200": "busy",
  "53300": "busy",
  "53400": "busy",
  EMFILE: "busy",
  // The server is closing and accepts no more inside calls.
  FST_ERR_REOPENED_CLOSE_SERVER: "busy",
  ENFILE: "busy",
  // Ended by an operator or a crash, starting up, idle timeout; a failing disk.
  "57P01": "away",
  "57P02": "away",
  "57P03": "away",
  "57P05": "away",
  "58000": "away",
  "58030": "away",
  ECONNREFUSED: "away",
  ECONNRESET: "away",
  ECONNABORTED: "away",
  EPIPE: "away",
  ETIMEDOUT: "away",
  EHOSTUNREACH: "away",
  ENETUNREACH: "away",
  ENOTFOUND: "away",
  EAI_AGAIN: "away",
  "53100": "full",
  ENOSPC: "full",
  EDQUOT: "full",
  "25006": "read-only",
  EROFS: "read-only",
};

/** The driver's errors that have no code. */
const WORDS: [RegExp, Outage][] = [
  [/timeout exceeded when trying to connect/, "busy"],
  [/^Connection terminated|^timeout expired$|^Query read timeout$/, "away"],
  [/^Client (has encountered a connection error|was closed) and is not queryable/, "away"],
  [/^Cannot use a pool after calling end/, "away"],
];

/** How many levels of causes are examined. */
const depth = 4;

/** The outage behind an error; null for a defect or a refusal. */
export function outageOf(error: unknown, left: number = depth): Outage | null {
  if (!(error instanceof Error) || left === 0) return null;
  const code = codeOf(error) ?? "";
  const known = OUTAGES[code] ?? (code.startsWith("08") && code.length === 5 ? "away" : undefined);
  if (known) return known;
  // A missing file is a defect, but the missing socket of a stopped server is an outage.
  const isSocket = (error as NodeJS.ErrnoException).syscall === "connect";
  if (isSocket && (code === "ENOENT" || code === "EACCES")) return "away";
  const said = WORDS.find(([words]) => words.test(error.message));
  if (said) return said[1];
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return outageOf(error.cause ?? first, left - 1);
}

const START_PATIENCE_MS = 60_000;
const RETRY_MS = 1_000;

/**
 * For a start, where no one can be answered 503 yet: runs `work` again each second while its dependency is away or busy,
 * for a minute (`patienceMs`). `work` may run twice. `tell` hears of the first outage.
 */
export async function pastOutage<Result>(
  work: () => Promise<Result>,
  tell: (error: Error) => void,
  patienceMs: number = START_PATIENCE_MS,
): Promise<Result> {
  const end = performance.now() + patienceMs;
  for (let nth = 0; ; nth += 1) {
    try {
      return await work();
    } catch (error) {
      const outage = outageOf(error);
      if ((outage !== "away" && outage !== "busy") || performance.now() > end) throw error;
      if (nth === 0) tell(error as Error);
    }
    await pause(RETRY_MS);
  }
}
