// A documented refusal: thrown anywhere in an operation, answered with its status, code and message.
import type { RefusalCode } from "../../contract/endpoint.ts";

export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly field: string | undefined;
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  retryAfter: number | undefined;
  /** What there is now, for a change that was decided on something older. */
  current: unknown;
  constructor(status: number, code: RefusalCode, message: string, field?: string) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** Makes a refusal to throw; `message` is for people, `field` names the parameter or field at fault. */
export const refuse = (status: number, code: RefusalCode, message: string, field?: string) =>
  new Refusal(status, code, message, field);

/** A 404: there is no such thing, or none that the caller may know of. */
export const notFound = (message: string, field?: string) => refuse(404, "NOT_FOUND", message, field);

/** A 409: something as it is now forbids the change. */
export const conflict = (message: string, field?: string) => refuse(409, "CONFLICT", message, field);

/** A 403: the caller may not do this. */
export const forbidden = (message: string) => refuse(403, "FORBIDDEN", message);

/** A 422: the field has the right form, but its content does not fit. */
export const invalid = (message: string, field?: string) => refuse(422, "INVALID_BODY", message, field);

/** A 409 for a change that was decided on something older; `current` is in the shape of the call's answer. */
export function refuseStale(message: string, current: unknown): Refusal {
  const refusal = refuse(409, "CONFLICT", message);
  refusal.current = current;
  return refusal;
}

/** A 429 for too many requests; `retryAfter` in seconds. */
export function refuseForNow(retryAfter: number, message: string): Refusal {
  const refusal = refuse(429, "RATE_LIMITED", message);
  refusal.retryAfter = retryAfter;
  return refusal;
}
