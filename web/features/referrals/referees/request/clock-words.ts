// How a claim's time left is shown, and when it is announced.

/** 583 -> "9:43". */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Announcements by seconds left: few enough not to disturb a reader's work. */
const NEWS: readonly [seconds: number, words: string][] = [
  [0, "The time of your claim is over."],
  [30, "Half a minute left of your claim."],
  [60, "One minute left of your claim."],
  [120, "Two minutes left of your claim."],
  [300, "Five minutes left of your claim."],
];

/** The same words until the next ones are due, so that a screen reader announces each once. */
export const newsOf = (seconds: number): string => NEWS.find(([from]) => seconds <= from)?.[1] ?? "";
