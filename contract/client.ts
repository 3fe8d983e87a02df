// The typed client: turns an endpoint of the contract and its input into a call, whatever carries it (browser, server-side rendering, tests).
import type { z } from "zod";
import type { Endpoint, ErrorBody } from "./endpoint.ts";

/** How a call travels: `path` starts with the API's base; `key` goes as its Idempotency-Key. */
export type Transport = (call: { method: string; path: string; body?: string; key?: string }) => Promise<{
  status: number;
  /** Of the body. */
  text: string;
  /** Seconds that a refused caller is asked to wait, from the Retry-After header. */
  retryAfter?: number | null;
}>;

type Value = string | number | boolean | readonly (string | number)[] | undefined | null;

export type CallInput<E> =
  E extends Endpoint<infer P, infer _Q, infer B, infer _A>
    ? {
        params?: z.input<P>;
        query?: Record<string, Value>;
        body?: z.input<B>;
        /** Of an endpoint that is keyed: one for each thing that somebody wants done, however often it is sent. */
        key?: string;
      }
    : never;
type Answer<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never;

/** A call that the server refused, or that did not reach it (status 0). */
export class CallError extends Error {
  readonly status: number;
  readonly refusal: ErrorBody | null;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | null;
  constructor(status: number, refusal: ErrorBody | null, text: string, retryAfter: number | null = null) {
    // The wording of spec §8 for methods other than POST.
    super(refusal?.errorMsg ?? `HTTP error! status: ${status}, message: ${text.slice(0, 200)}`);
    this.name = "CallError";
    this.status = status;
    this.refusal = refusal;
    this.retryAfter = retryAfter;
  }
}

export type Client = <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<Answer<E>>;

/** Makes a client over a transport; refusals are thrown as CallError. */
export function createClient(transport: Transport, base = "/api"): Client {
  return async (endpoint, input) => {
    const { params, query, body, key } = (input ?? {}) as {
      params?: Record<string, string>;
      query?: Record<string, Value>;
      body?: unknown;
      key?: string;
    };
    const path = base + fillPath(endpoint.path, params ?? {}) + queryString(query ?? {});
    const answer = await transport({
      method: endpoint.method,
      path,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(key === undefined ? {} : { key }),
    });
    if (answer.status >= 200 && answer.status < 300) return JSON.parse(answer.text);
    throw new CallError(answer.status, readRefusal(answer.text), answer.text, answer.retryAfter ?? null);
  };
}

/** The query part of a call: arrays are repeated, absent values left out; "" when nothing is left. */
export function queryString(query: Record<string, Value>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === "") continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item));
  }
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

function readRefusal(text: string): ErrorBody | null {
  try {
    const body = JSON.parse(text);
    return typeof body?.errorMsg === "string" ? body : null;
  } catch {
    return null;
  }
}
