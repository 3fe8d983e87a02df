// Gives a request the name that whoever sent it gave it, so that one trace leads through a proxy's log and ours.
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyBaseLogger } from "fastify";

type Raw = { headers: IncomingHttpHeaders };

/** What proxies make (UUID, ULID, hex): nothing that could hold an address, a line break or a page of text. */
const ID = /^[\w-]{8,64}$/;
/** W3C Trace Context: version, trace, parent and flags, each in lower-case hex; a trace of zeros is none. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-|$)/;

/** The request's id in answers and log lines: its `x-request-id`, else the trace of its `traceparent`, else a new one. */
export function requestIdOf(request: Raw): string {
  const given = request.headers["x-request-id"];
  if (typeof given === "string" && ID.test(given)) return given;
  return traceOf(request) ?? randomUUID();
}

/** The trace that the request belongs to, 32 hex digits. */
function traceOf({ headers }: Raw): string | undefined {
  return TRACEPARENT.exec(String(headers.traceparent ?? ""))?.[1];
}

/** Fastify's `childLoggerFactory`: lines about a request that belongs to a trace name it. */
export function logOfRequest(log: FastifyBaseLogger, bindings: object, options: object, request: Raw) {
  const traceId = traceOf(request);
  return log.child({ ...bindings, ...(traceId && { traceId }) }, options);
}
