// Marks the calls that a page makes to the API within the process, which the limits of strangers do not meet twice.
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";

const header = "x-inside-call";
const secret = randomBytes(18).toString("base64url");

/** Headers of a call from within, on behalf of the request with this id. */
export const insideHeaders = (requestId: string): Record<string, string> => ({
  [header]: secret,
  "x-request-id": requestId,
});

/** The id of the request that made this call from within; undefined for strangers, whose ids are not taken. */
export const insideRequestId = (
  request: IncomingMessage | { headers: IncomingMessage["headers"] },
): string | undefined => (request.headers[header] === secret ? String(request.headers["x-request-id"]) : undefined);

/** A read from within the process; writes are limited by the address of whoever sent the form. */
export const isInsideRead = (request: FastifyRequest): boolean =>
  request.headers[header] === secret && request.method === "GET";
