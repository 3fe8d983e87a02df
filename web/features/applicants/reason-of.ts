// One sentence on why a call failed, for a toast or an empty screen.
import { problemOf } from "../../session/form-problem.ts";

export const reasonOf = (error: unknown): string =>
  problemOf(error, { isOnline: navigator.onLine, now: new Date() }).title;
