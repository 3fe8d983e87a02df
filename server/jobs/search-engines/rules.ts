// In which day search engines hear of changed pages, and when again after a failure.

const ENGINE_NAMES = ["INDEXNOW", "GOOGLE"] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

const pacific = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });
/** The day of Google's quotas, which begin anew at midnight in California, such as 2026-11-28. */
export const dayOfQuota = (now: Date): string => pacific.format(now);

const SHORTEST_SECONDS = 60;
const LONGEST_SECONDS = 6 * 3_600;
/** The longest wait that an engine may ask for. */
const MOST_ASKED_SECONDS = 24 * 3_600;

/** When an engine is asked again that failed so many times before this one: pauses double from a minute to six hours. */
export function restAfter(failures: number, waitSeconds: number | null, now: Date): Date {
  const ours = Math.min(SHORTEST_SECONDS * 2 ** Math.min(failures, 20), LONGEST_SECONDS);
  const seconds = waitSeconds === null ? ours : Math.min(Math.max(waitSeconds, 1), MOST_ASKED_SECONDS);
  return new Date(now.getTime() + seconds * 1_000);
}
