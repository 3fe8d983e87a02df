// What parent and child say to each other.
import type { ResumeReading } from "../empty-resume.ts";

/** To the child: read this. `now` in milliseconds. */
export type Order = { bytes: Uint8Array; asOf: string | undefined; now: number };

/** From the child: it can take orders, it has read one, or its own code failed on one. */
export type Report = "ready" | { reading: ResumeReading } | { failure: string };
