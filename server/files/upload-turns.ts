// One queue for all that an upload does with the database: a rush of them waits here, and not where everybody else's pages wait.
import { makeTurns } from "../platform/turns.ts";

/** Fewer than a process has connections; a thousand wait their turn in a few seconds. */
export const inUploadTurn = makeTurns({ atOnce: 3, mostWaiting: 1_000 });
