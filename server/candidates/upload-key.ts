// The name of an upload as a browser gives it.
import { refuse } from "../platform/refusal.ts";

/** The name, which may be one of files' own; 404 for what names no file of anybody (PostgreSQL would choke on a NUL). */
export function uploadKey(given: string): string {
  if (!/^[\w./-]{1,300}$/.test(given)) throw refuse(404, "NOT_FOUND", "There is no such file of yours.");
  return given;
}
