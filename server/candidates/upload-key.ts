// Validates the name of an upload as a browser sends it.
import { refuse } from "../platform/refusal.ts";

/** 404 for a name that cannot be a file's, such as one with a NUL, which PostgreSQL refuses. */
export function uploadKey(given: string): string {
  if (!/^[\w./-]{1,300}$/.test(given)) throw refuse(404, "NOT_FOUND", "There is no such file of yours.");
  return given;
}
