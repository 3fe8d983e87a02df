// Marks the calls that a page makes to the API within the process, which the limits of strangers do not meet twice.
import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";

const header = "x-inside-call";
const secret = randomBytes(18).toString("base64url");

/** Headers of a call from within, on behalf of the request with this id. */
export const insideHeaders = (requestId: string): Record<string, string> => ({
  [header]: secret,
  "x-request-id": requestId,
});

/** Whether the process itself makes this call. */
export const isInside = (request: { headers: IncomingHttpHeaders }): boolean => request.headers[header] === secret;

/** A read from within the process; writes are limited by the address of whoever sent the form. */
export const isInsideRead = (request: FastifyRequest): boolean => isInside(request) && request.method === "GET";
