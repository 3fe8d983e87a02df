// Why a call failed, in words for a toast or a screen that could not be loaded.
import { problemOf } from "./form-problem.ts";

const problemNow = (error: unknown) => problemOf(error, { isOnline: navigator.onLine, now: new Date() });

/** One sentence. */
export const reasonOf = (error: unknown): string => problemNow(error).title;

/** With what helps, where something does. */
export function reasonAndAdviceOf(error: unknown): string {
  const { title, text } = problemNow(error);
  return text ? `${title} ${text}` : title;
}
