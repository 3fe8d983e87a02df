// Sets the headers of every answer, and refuses unreadable requests and those with several hosts before routing.
import { randomBytes, randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import type {
  FastifyBaseLogger,
  FastifyHttpOptions,
  FastifyInstance,
  FastifyRequest,
  FastifyServerFactoryHandler,
} from "fastify";
import type { ErrorBody } from "../../contract/endpoint.ts";
import { refuse } from "./refusal.ts";
import { isTracing } from "./tracing.ts";

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
  // With telemetry each line has the id of its span.
  const traceId = isTracing() ? undefined : traceOf(request);
  return log.child({ ...bindings, ...(traceId && { traceId }) }, options);
}

export type ConnectionWishes = {
  /** In ms: a client that takes longer to send a whole request, or to read anything of an answer, is cut off. */
  patience?: number;
  /** In total; further ones are closed at once. Unlimited by default. */
  most?: number;
  /** Per address; null (the default) behind a proxy, whose address all clients share. */
  ofOneAddress?: number | null;
};

/** `options` to create HTTP servers with; call `limit` on each of them. */
type ConnectionLimits = { options: ServerOptions; limit(server: Server): void };

/** Limits on connections: time to send and to read, and their number in total and per address. */
export function connectionLimits({ patience = 30_000, most, ofOneAddress = null }: ConnectionWishes): ConnectionLimits {
  const counts = new Map<string, number>();
  const countIn = (address: string): number => {
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count;
  };
  const countOut = (address: string) => {
    const left = (counts.get(address) ?? 1) - 1;
    if (left > 0) counts.set(address, left);
    else counts.delete(address);
  };
  return {
    options: {
      headersTimeout: patience,
      requestTimeout: patience,
      // Check this often for slow requests; Node.js checks only twice a minute by default.
      connectionsCheckingInterval: Math.min(1_000, patience),
    },
    limit(server) {
      // Closes connections without traffic, of a client that stopped reading; idle keep-alive ones have longer.
      server.setTimeout(patience);
      // Drop it: other workers may be full too. (In Node.js 24, but not in its types.)
      if (most !== undefined) Object.assign(server, { maxConnections: most, dropMaxConnection: true });
      if (ofOneAddress === null) return;
      server.prependListener("connection", (socket: Socket) => {
        const address = socket.remoteAddress ?? "";
        socket.once("close", () => countOut(address));
        if (countIn(address) > ofOneAddress) socket.destroy();
      });
    },
  };
}

/** Header names are in lower case. Documents add a content policy with a nonce. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "x-permitted-cross-domain-policies": "none",
  };
}

/** Installs the first hook: sets the headers, and refuses requests without exactly one valid Host. */
export function guardFrontDoor(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    done(namesOneHost(request.raw) ? undefined : refuse(400, "MALFORMED_REQUEST", "The request must name one host."));
  });
}

/** Node.js silently keeps the first of several Host headers. HTTP/1.0 allows requests without one. */
function namesOneHost({ rawHeaders, httpVersion, headers }: IncomingMessage): boolean {
  let named = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] ?? "")) named += 1;
  return (named === 1 || (named === 0 && httpVersion === "1.0")) && HOST.test(headers.host ?? "");
}

/** A name or address with an optional port (RFC 9110); may be empty. */
const HOST = /^(?:[\w.~%!$&'()*+,;=-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

const UNREADABLE: ErrorBody["errorMsg"] = "The request could not be read: it is not well-formed.";
/** The answer by Node.js error code. Everything else that its parser refuses is a 400. */
const TOLD: Record<string, [status: number, errorCode: ErrorBody["errorCode"], errorMsg: string]> = {
  HPE_HEADER_OVERFLOW: [431, "MALFORMED_REQUEST", "The address or the headers are longer than what is read here."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "PAYLOAD_TOO_LARGE", "The request's chunks carry more than what is read here."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "REQUEST_TIMEOUT", "The request did not arrive in time."],
};

/** Fastify options that give requests which fail before routing the documented error and `headers` too. */
export function frontDoorOptions(headers: Record<string, string>, { options, limit }: ConnectionLimits) {
  return {
    // On "localhost" Fastify creates a server per loopback address, but sets up only the first.
    serverFactory(handler: FastifyServerFactoryHandler, { keepAliveTimeout }: ServerOptions) {
      // guardFrontDoor checks the host; Node.js would refuse without an explanation.
      const server = createServer({ ...options, keepAliveTimeout, requireHostHeader: false }, handler);
      limit(server);
      server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => refuseUnread(error, socket, headers));
      // Ignore unknown expectations, as HTTP allows; Node.js would answer them itself.
      return server.on("checkExpectation", (request, answer) => server.emit("request", request, answer));
    },
    clientErrorHandler: () => {},
    // Refuse a path that cannot be decoded before it reaches a route: PostgreSQL and JSON accept only valid characters.
    frameworkErrors({ statusCode = 400 }, request, reply) {
      const errorMsg = "The address cannot be read.";
      const body: ErrorBody = { errorCode: "MALFORMED_REQUEST", errorMsg, requestId: request.id };
      void reply.raw.writeHead(statusCode, answerHeaders(headers, request.id)).end(JSON.stringify(body));
    },
  } satisfies FastifyHttpOptions<Server>;
}

/** Answers on the socket, because there is no parsed request. */
function refuseUnread({ code = "" }: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
  // An answer that has begun cannot be replaced.
  const { _httpMessage: begun } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
  if (code === "ECONNRESET" || !socket.writable || begun?.headersSent) return void socket.destroy();
  const [status, errorCode, errorMsg] = TOLD[code] ?? [400, "MALFORMED_REQUEST", UNREADABLE];
  const requestId = requestIdOf({ headers: {} });
  const body = JSON.stringify({ errorCode, errorMsg, requestId } satisfies ErrorBody);
  const lines = Object.entries({ ...answerHeaders(headers, requestId), "content-length": Buffer.byteLength(body) });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${head.join("\r\n")}\r\nconnection: close\r\n\r\n${body}`, () => socket.destroy());
}

const answerHeaders = (headers: Record<string, string>, requestId: string) => ({
  ...headers,
  "cache-control": "no-store",
  "content-type": "application/json; charset=utf-8",
  "x-request-id": requestId,
});

const header = "x-inside-call";
const secret = randomBytes(18).toString("base64url");

/** Headers of an inside call, made for the request with this id. */
export const insideHeaders = (requestId: string): Record<string, string> => ({
  [header]: secret,
  "x-request-id": requestId,
});

/** Whether this process made the call. */
export const isInside = (request: { headers: IncomingHttpHeaders }): boolean => request.headers[header] === secret;

/** Whether it is an inside read. Inside writes are limited by the IP address that sent the form. */
export const isInsideRead = (request: FastifyRequest): boolean => isInside(request) && request.method === "GET";
