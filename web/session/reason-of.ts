// Why a call failed, in words for a toast or a screen that could not load.
import { problemOf } from "./form-problem.ts";

const problemNow = (error: unknown) => problemOf(error, { isOnline: navigator.onLine, now: new Date() });

export const reasonOf = (error: unknown): string => problemNow(error).title;

export function reasonAndAdviceOf(error: unknown): string {
  const { title, text } = problemNow(error);
  return text ? `${title} ${text}` : title;
}
