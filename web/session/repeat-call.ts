// The rule of retries, so that a short outage of network or server needs no second click: the query client applies it to
// all queries, repeatCall to idempotent writes.
import { CallError } from "../../contract/call-error.ts";

/** Pauses before the retries, in ms. */
const PAUSES_MS = [700, 2_000, 5_000];
/** Statuses of a server, or of a proxy before it, that is busy or starting; 0 for no answer. */
const PASSING = [0, 429, 502, 503, 504];
/** The longest Retry-After that is honoured; a person would not wait longer. */
const LONGEST_MS = 10_000;

/** Resolves or rejects as the last try of `work` did. `work` must be idempotent. */
export async function repeatCall<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  for (let failures = 0; ; failures++) {
    try {
      return await work();
    } catch (error) {
      const wait = waitAfter(failures, error);
      if (wait === null || signal?.aborted) throw error;
      await later(wait, signal);
      signal?.throwIfAborted();
    }
  }
}

/** The wait in ms before the next try, after `failures` earlier ones; null when a retry would fail as well. */
export function waitAfter(failures: number, error: unknown): number | null {
  const pause = PAUSES_MS[failures];
  if (pause === undefined || !(error instanceof CallError) || !PASSING.includes(error.status)) return null;
  const asked = (error.retryAfter ?? 0) * 1_000;
  if (asked > LONGEST_MS) return null;
  return Math.max(asked, pause);
}

/** Resolves after `ms`, or sooner when the browser is online again or `signal` aborts. */
function later(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = () => {
      done.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end, { signal: done.signal });
    globalThis.addEventListener?.("online", end, { signal: done.signal });
  });
}
