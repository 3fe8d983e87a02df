// Why a call failed just now, in words for a form, a toast or a screen that could not load.
import { type FormProblem, problemOf } from "./form-problem.ts";

export const problemNow = (error: unknown): FormProblem =>
  problemOf(error, { isOnline: navigator.onLine, now: new Date() });

export const reasonOf = (error: unknown): string => problemNow(error).title;

export function reasonAndAdviceOf(error: unknown): string {
  const { title, text } = problemNow(error);
  return text ? `${title} ${text}` : title;
}
