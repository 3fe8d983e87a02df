// Marks calls that a page makes to the API inside the process, so that rate limits do not count them again.
import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";

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
