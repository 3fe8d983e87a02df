// A queue for the database work of uploads, so that a burst of them does not delay other calls.
import { makeTurns } from "../platform/turns.ts";

/** Fewer than a process has connections; a thousand waiting calls take a few seconds. */
export const inUploadTurn = makeTurns({ atOnce: 3, mostWaiting: 1_000 });
