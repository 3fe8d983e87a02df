// Logs the steps of a command and how long each took.
import { performance } from "node:perf_hooks";
import type { Log } from "../server/platform/operator.ts";

/** Runs a step and logs it when it is done. A string result is appended to its line. */
export async function step<T>(log: Log, name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  const detail = typeof result === "string" && result !== "" ? `: ${result}` : "";
  log.info(`${name}${detail} (${duration(performance.now() - begun)})`);
  return result;
}

/** A time span in words: `40 ms`, `3.2 s`, `2 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
}
