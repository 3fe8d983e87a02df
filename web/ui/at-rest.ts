// Runs work when the browser is next idle, to load ahead what may be needed once the network has gone.

const PATIENCE_MS = 3_000;

/** Returns how to cancel it. */
export function whenAtRest(work: () => void): () => void {
  // Some browsers lack idle callbacks.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(idle);
}
