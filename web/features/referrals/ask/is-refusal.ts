// Whether the server refused a call, so that an equal one would be refused again.
import { CallError } from "../../../../contract/call-error.ts";

/** False for network failures, server errors and rate limits. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
