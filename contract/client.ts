// The typed client: makes a call by its name and input, over any transport (browser, server-side rendering, tests).
import type { z } from "zod";
import { type CallName, routeOf } from "./api.ts";
import { CallError } from "./call-error.ts";
import type { Endpoint, ErrorBody } from "./endpoint.ts";
import type { Wire } from "./wire.ts";

/** How a call travels: `path` starts with the API's base; `key` goes as its Idempotency-Key. */
export type Transport = (call: { method: string; path: string; body?: string; key?: string }) => Promise<{
  status: number;
  /** Of the body. */
  text: string;
  /** Seconds that a refused caller is asked to wait, from the Retry-After header. */
  retryAfter?: number | null;
}>;

type Value = string | number | boolean | readonly (string | number)[] | undefined | null;

type Input<E> =
  E extends Endpoint<infer P, infer _Q, infer B, infer _A>
    ? {
        params?: z.input<P>;
        query?: Record<string, Value>;
        body?: z.input<B>;
        /** The Idempotency-Key of a keyed call: one for each intent, the same for its retries. */
        key?: string;
      }
    : never;
type Output<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never;

/** What the call `Name` is given. */
export type CallInput<Name extends CallName> = Input<Wire[Name]>;
/** What the call `Name` answers. */
export type CallAnswer<Name extends CallName> = Output<Wire[Name]>;

export type Client = <Name extends CallName>(name: Name, input?: CallInput<Name>) => Promise<CallAnswer<Name>>;

/** Makes a client over a transport; refusals are thrown as CallError. */
export function createClient(transport: Transport, base = "/api"): Client {
  return async (name, input) => {
    const { params, query, body, key } = (input ?? {}) as {
      params?: Record<string, string>;
      query?: Record<string, Value>;
      body?: unknown;
      key?: string;
    };
    const route = routeOf(name);
    const answer = await transport({
      method: route.method,
      path: base + fillPath(route.path, params ?? {}) + queryString(query ?? {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(key === undefined ? {} : { key }),
    });
    if (answer.status >= 200 && answer.status < 300) return JSON.parse(answer.text);
    throw new CallError(answer.status, readRefusal(answer.text), answer.text, answer.retryAfter ?? null);
  };
}

/** The query part of a call: arrays are repeated, absent values left out; "" when nothing is left. */
function queryString(query: Record<string, Value>): string {
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
