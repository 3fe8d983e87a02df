// Adopts the request id or trace id of a proxy, so that one id appears in its log and ours.
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyBaseLogger } from "fastify";

type Raw = { headers: IncomingHttpHeaders };

/** The forms that proxies use (UUID, ULID, hex). Excludes addresses, line breaks and long text. */
const ID = /^[\w-]{8,64}$/;
/** W3C Trace Context: version, trace, parent and flags in lower-case hex; all zeros are invalid. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-|$)/;

/** The request's id in answers and logs: its `x-request-id`, else the trace of its `traceparent`, else a new one. */
export function requestIdOf(request: Raw): string {
  const given = request.headers["x-request-id"];
  if (typeof given === "string" && ID.test(given)) return given;
  return traceOf(request) ?? randomUUID();
}

/** The request's trace id, 32 hex digits. */
function traceOf({ headers }: Raw): string | undefined {
  return TRACEPARENT.exec(String(headers.traceparent ?? ""))?.[1];
}

/** Fastify's `childLoggerFactory`: adds the trace id to a request's log lines. */
export function logOfRequest(log: FastifyBaseLogger, bindings: object, options: object, request: Raw) {
  const traceId = traceOf(request);
  return log.child({ ...bindings, ...(traceId && { traceId }) }, options);
}
