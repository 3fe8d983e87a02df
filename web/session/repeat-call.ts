// Repeats a call that can be repeated: when the network or the server was away for a moment, nobody has to press again.
import { CallError } from "../../contract/client.ts";

/** Pauses before the next tries, in ms. */
const PAUSES_MS = [700, 2_000, 5_000];
/** Answers of a server, or of a proxy before it, that is busy or starting. */
const PASSING = [0, 429, 502, 503, 504];
/** A wait that the server asks for is kept to, unless it is longer than somebody would watch. */
const LONGEST_MS = 10_000;

/** Resolves or rejects as the last try of `work` did. `work` must do no more when it is done twice. */
export async function repeatCall<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      const wait = waitAfter(error, pause);
      if (wait === null || signal?.aborted) throw error;
      await later(wait, signal);
      signal?.throwIfAborted();
    }
  }
  return work();
}

/** Null when another try would end the same. */
function waitAfter(error: unknown, pause: number): number | null {
  if (!(error instanceof CallError) || !PASSING.includes(error.status)) return null;
  const asked = (error.retryAfter ?? 0) * 1_000;
  if (asked > LONGEST_MS) return null;
  return Math.max(asked, pause);
}

/** Resolves after `ms`, sooner when the browser is connected again or `signal` ends it. */
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
