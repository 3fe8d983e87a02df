// Marks the calls that a page makes to the API within the process, which the limits of strangers do not meet twice.
import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";

const header = "x-inside-call";
const secret = randomBytes(18).toString("base64url");

/** Headers of a call from within. */
export const insideHeaders: Readonly<Record<string, string>> = { [header]: secret };

/** A read from within the process; writes are limited by the address of whoever sent the form. */
export const isInsideRead = (request: FastifyRequest): boolean => request.headers[header] === secret && request.method === "GET";
