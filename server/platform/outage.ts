// Tells a failure of what the server stands on (database, disk, network) from a defect: the one is 503, the other 500.
import { codeOf } from "./operator.ts";

/**
 * `busy`: it answers, and has no room right now. `away`: it does not answer. `full`: its disk has no room. `read-only`: it
 * takes no writes, like a primary that has become a replica.
 */
export type Outage = "busy" | "away" | "full" | "read-only";

/** Codes of PostgreSQL (SQLSTATE) and of the system. */
const OUTAGES: Record<string, Outage> = {
  // Ran into a limit of time, waited for a lock too long, met another transaction.
  "57014": "busy",
  "55P03": "busy",
  "40001": "busy",
  "40P01": "busy",
  // Out of memory, connections, or another configured limit.
  "53000": "busy",
  "53200": "busy",
  "53300": "busy",
  "53400": "busy",
  EMFILE: "busy",
  // The server closes, and takes no calls for a page any more.
  FST_ERR_REOPENED_CLOSE_SERVER: "busy",
  ENFILE: "busy",
  // Ended by an operator or with another session, starting up, idle for too long; its disk fails.
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

/** What the driver says without a code. */
const WORDS: [RegExp, Outage][] = [
  [/timeout exceeded when trying to connect/, "busy"],
  [/^Connection terminated|^timeout expired$|^Query read timeout$/, "away"],
  [/^Client (has encountered a connection error|was closed) and is not queryable/, "away"],
  [/^Cannot use a pool after calling end/, "away"],
];

/** Causes of causes that are looked at. */
const depth = 4;

/** Which outage an error tells of; null when it tells of none, and is a defect or a refusal. */
export function outageOf(error: unknown, left: number = depth): Outage | null {
  if (!(error instanceof Error) || left === 0) return null;
  const code = codeOf(error) ?? "";
  const known = OUTAGES[code] ?? (code.startsWith("08") && code.length === 5 ? "away" : undefined);
  if (known) return known;
  // A missing file is a defect, the missing socket of a stopped server is not.
  const isSocket = (error as NodeJS.ErrnoException).syscall === "connect";
  if (isSocket && (code === "ENOENT" || code === "EACCES")) return "away";
  const said = WORDS.find(([words]) => words.test(error.message));
  if (said) return said[1];
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return outageOf(error.cause ?? first, left - 1);
}
