// Work for when the browser is next at rest: what may soon be needed is fetched then, for by the time it is the network may be gone.

const PATIENCE_MS = 3_000;

/** Returns how to call it off. */
export function whenAtRest(work: () => void): () => void {
  // Some browsers have no notion of rest.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(idle);
}
