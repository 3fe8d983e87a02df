// Where OpenTelemetry hears what the product does: requests, statements, queue and mails pass here. While it is off (the default),
// that is one comparison for each, and none of its packages is loaded.
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Names of ours, never input: no address, no value of a statement, no token. */
type Attributes = Record<string, string | number>;
export type SpanFacts = {
  name: string;
  kind: "server" | "client" | "producer" | "consumer" | "internal";
  attributes?: Attributes;
  /** The W3C `traceparent` of what caused it, if that was elsewhere. */
  cause?: string | undefined;
};

/** A span that others run inside of, until it is ended. */
export type OpenSpan = { run<Result>(work: () => Result): Result; end(facts?: { name?: string } & EndFacts): void };
type EndFacts = { attributes?: Attributes; hasFailed?: boolean };

/** What `server/platform/open-telemetry.ts` does. */
export type Telemetry = {
  begin(facts: SpanFacts): OpenSpan;
  /** The ids of the running span, for log lines. */
  ids(): { traceId: string; spanId: string } | null;
  /** The running span as a W3C `traceparent`. */
  traceparent(): string | undefined;
  /** Takes a line of the log, as JSON. */
  log(line: string): void;
};

let telemetry: Telemetry | null = null;

/** Null switches it off. */
export function setTelemetry(given: Telemetry | null): void {
  telemetry = given;
}

/** Runs `work`, as a span where there is telemetry. */
export async function inSpan<Result>(facts: () => SpanFacts, work: () => Promise<Result>): Promise<Result> {
  if (telemetry === null) return work();
  const span = telemetry.begin(facts());
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    const type = String((error as { code?: unknown }).code ?? (error as Error).name ?? "error");
    span.end({ hasFailed: true, attributes: { "error.type": type } });
    throw error;
  }
}

export const isTracing = (): boolean => telemetry !== null;

/** The running span, to be handed to where its consequences are; undefined without telemetry. */
export const traceparent = (): string | undefined => telemetry?.traceparent();

/** What each line of the log gets; an object of its own, as pino writes the line's fields into it. */
export const idsForLog = (): object => telemetry?.ids() ?? {};

/** Lets telemetry hear a line of the log, which it gives back. */
export function heardLine(line: string): string {
  telemetry?.log(line);
  return line;
}

/** Makes each request a span, named by its route's pattern, where there is telemetry. */
export function traceRequests(app: FastifyInstance): void {
  if (telemetry === null) return;
  const begun = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook("onRequest", (request, _reply, done) => {
    // Only a proxy of ours says what caused a request: with it goes whether the request is traced.
    const cause = request.ips && request.headers.traceparent;
    const span = telemetry?.begin({
      name: request.method,
      kind: "server",
      ...(typeof cause === "string" && { cause }),
      attributes: { "http.request.method": request.method, "http.route": request.routeOptions.url ?? "none" },
    });
    if (!span) return done();
    begun.set(request, span);
    span.run(done);
  });
  // Bodies arrive by events of the connection, outside of the span.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = begun.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook("onResponse", async (request, reply) => {
    begun.get(request)?.end({
      name: `${request.method} ${request.routeOptions.url ?? "none"}`,
      attributes: { "http.response.status_code": reply.statusCode },
      hasFailed: reply.statusCode >= 500,
    });
  });
}
