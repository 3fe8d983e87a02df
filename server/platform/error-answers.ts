// Turns errors into the documented answers: 4xx naming the field, 503 for an outage, 500 without details.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ErrorBody, RefusalCode } from "../../contract/endpoint.ts";
import { type Outage, outageOf } from "./outage.ts";
import { Refusal } from "./refusal.ts";

/** The default `Retry-After` of a 503, in seconds. */
export const SECONDS_WHEN_BUSY = 3;

const OUTAGE_WORDS: Record<Outage, string> = {
  busy: "The service is busy. Please try again in a moment.",
  away: "The service cannot reach its data right now. Please try again in a moment.",
  full: "There is no room to store this right now. Nothing was saved. Please try again later.",
  "read-only": "Nothing can be saved right now. Please try again in a moment.",
};

/** Installs the handlers for errors and unknown routes. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(unknownCall);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = bodyOf(error, request);
    if (isUnstorable(error)) request.log.warn({ code: error.code }, "a text held a character that is kept nowhere");
    if (status >= 500) tellFailure(request, error, status, body);
    const given = error instanceof Refusal ? error.retryAfter : undefined;
    const retryAfter = given ?? (status === 503 ? SECONDS_WHEN_BUSY : undefined);
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    const { url, config } = request.routeOptions;
    return url === undefined || url.startsWith("/api/") || config.isCall
      ? send(reply, status, body)
      : sendWords(reply, status, body);
  });
}

/** Logs a failure. An intended one, such as being busy, needs no stack. */
function tellFailure(request: FastifyRequest, error: FastifyError, status: number, { errorCode }: ErrorBody): void {
  // The request's own log line records the refusal; under overload one line is enough.
  if (error instanceof Refusal) return;
  if (status === 503) request.log.warn({ errorCode, code: error.code }, "request put off");
  else request.log.error({ err: error }, "request failed");
}

/** The 404 for an unknown call. */
export function unknownCall(request: FastifyRequest, reply: FastifyReply) {
  return send(reply, 404, { errorCode: "NOT_FOUND", errorMsg: "There is no such call.", requestId: request.id });
}

function send(reply: FastifyReply, status: number, body: ErrorBody) {
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body));
}

/** For a person's page that could not be rendered: the same words, not as JSON. */
function sendWords(reply: FastifyReply, status: number, body: ErrorBody) {
  reply.header("cache-control", "no-store");
  if (status === 503) return reply.status(status).type("text/html; charset=utf-8").send(busyPage(body.errorMsg));
  const words = status >= 500 ? "Oops! Something went wrong." : body.errorMsg;
  return reply.status(status).type("text/plain; charset=utf-8").send(`${words}\n`);
}

/** `words` must be our own: they are not escaped. */
const busyPage = (words: string): string => `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Busy</title></head>
<body><main><h1>We will be with you in a moment</h1><p>${words}</p></main></body>
</html>
`;

function bodyOf(error: FastifyError, request: FastifyRequest): { status: number; body: ErrorBody } {
  const answer = (status: number, errorCode: RefusalCode, errorMsg: string, field?: string) => ({
    status,
    body: { errorCode, errorMsg, ...(field === undefined ? {} : { field }), requestId: request.id },
  });
  if (error instanceof Refusal) {
    const { status, body } = answer(error.status, error.code, error.message, error.field);
    return { status, body: error.current === undefined ? body : { ...body, current: error.current } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error, answer);
  const outage = outageOf(error);
  if (outage) return answer(503, "BUSY", OUTAGE_WORDS[outage]);
  if (isUnstorable(error))
    return answer(400, "INVALID_BODY", "This has a character that cannot be kept, such as NUL. Please remove it.");
  const status = error.statusCode ?? 500;
  if (status === 429)
    return answer(429, "RATE_LIMITED", "Too many requests from here. Please wait a minute and try again.");
  if (status === 413) return answer(413, "PAYLOAD_TOO_LARGE", "This is larger than the call takes.");
  if (status === 415) return answer(415, "UNSUPPORTED_MEDIA_TYPE", "Please send application/json.");
  if (status >= 400 && status < 500)
    return answer(status, "INVALID_BODY", "The request could not be read: it is not well-formed.");
  return answer(500, "INTERNAL", "Something went wrong");
}

/**
 * Whether PostgreSQL refused a text for a character: NUL, or in JSON half a pair of surrogates. The net below the fields of
 * the contract, which clean what they take.
 */
function isUnstorable(error: Error): boolean {
  const { code, detail } = (error.cause instanceof Error ? error.cause : error) as { code?: string; detail?: string };
  return code === "22021" || code === "22P05" || (code === "22P02" && /surrogate/i.test(detail ?? ""));
}

function invalid(
  error: FastifyError,
  answer: (status: number, code: RefusalCode, message: string, field?: string) => { status: number; body: ErrorBody },
) {
  const where = error.validationContext === "body" ? "INVALID_BODY" : "INVALID_PARAMETER";
  const first = error.validation?.[0];
  if (first?.keyword === "unrecognized_keys") {
    const [unknown = ""] = (first.params as { keys?: string[] }).keys ?? [];
    return answer(400, where, `${unknown.slice(0, 60)}: is not known here`, unknown.slice(0, 60));
  }
  const field = first?.instancePath?.split("/").filter(Boolean)[0] ?? "";
  const words = first?.message ?? "is malformed";
  // Messages about parameters continue the name; those about form fields are whole sentences.
  return answer(
    400,
    where,
    where === "INVALID_BODY" && field !== "" ? words : `${field || "body"}: ${words}`,
    field || undefined,
  );
}
