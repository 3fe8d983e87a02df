// The error of a call. In a file of its own, because pages catch errors without the table of calls.
import type { ErrorBody } from "./endpoint.ts";

/** A call that the server refused, or that did not reach it (status 0). */
export class CallError extends Error {
  readonly status: number;
  readonly refusal: ErrorBody | null;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | null;
  constructor(status: number, refusal: ErrorBody | null, text: string, retryAfter: number | null = null) {
    // The wording of spec §8 for methods other than POST.
    super(refusal?.errorMsg ?? `HTTP error! status: ${status}, message: ${text.slice(0, 200)}`);
    this.name = "CallError";
    this.status = status;
    this.refusal = refusal;
    this.retryAfter = retryAfter;
  }
}
