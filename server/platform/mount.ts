// Turns an endpoint of the contract into a route: access, valid input, and only what the answer allows.
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import type { z } from "zod";
import { type Endpoint, errorBody } from "../../contract/endpoint.ts";
import type { Role } from "../../contract/identity/rules.ts";
import { refuse } from "./refusal.ts";
import { limitOf } from "./shared-limits.ts";
import type { Admission, AdmissionKind } from "./turns.ts";

/** JSON text in the answer's shape, made by the database and sent unchanged. */
export class ReadyJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A redirect, the answer of endpoints with status 302. */
export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A>
    ? { params: Output<P>; query: Output<Q>; body: Output<B> }
    : never;
export type Answer<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.input<A> : never;

/** The signed-in user, from the token and its account. */
export type Caller = Role & {
  accountId: string;
  /** Subject at the issuer; the API calls it `cognitoUserId`. */
  subject: string;
  /** In lower case. */
  email: string;
  name: string;
  /** The token's browser session. */
  sessionId: string;
};

/** An access check, which runs before the input is read: throws a refusal or returns the caller. */
export type Who<C = null> = (request: FastifyRequest) => C | Promise<C>;

/** Allows everyone, and does not identify the caller. */
export const anyone: Who = () => null;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the site uses https. From PUBLIC_URL, because the connection may come from a proxy. */
    isHttps?: boolean;
    /** Whether programs call the route, so that errors are JSON as in the API. */
    isCall?: boolean;
  }
}

/** Allows our own pages, and programs; 403 for another Origin. On https, http of the same host is another. */
export const sameSite: Who = (request) => {
  const given = request.headers.origin;
  if (given === undefined) return null;
  const origin = URL.parse(given);
  const isHttps = request.routeOptions.config.isHttps === true;
  if (origin?.host !== request.host || (isHttps && origin.protocol !== "https:"))
    throw refuse(403, "FORBIDDEN_ORIGIN", "This was sent from another site.");
  return null;
};

const TOKENLESS = new WeakSet<Who<unknown>>([anyone, sameSite]);

/** An access check that asks for no token, which the API's description then says. */
export function withoutToken<Check extends Who<unknown>>(who: Check): Check {
  TOKENLESS.add(who);
  return who;
}

/** The access checks that identity provides and routes name. */
export type Callers = {
  /** Any user with a valid token: 401 for others. */
  signedIn: Who<Caller>;
  /** A platform admin: 401 without a token, 403 for others. */
  admin: Who<Caller>;
  /** A company's recruiter or admin: 401 without a token, 403 for others. */
  corporate: Who<Caller>;
  /** An admin of a company: 401 without a token, 403 for others. */
  corporateAdmin: Who<Caller>;
};

/** What an operation gets beside its input. */
export type Call<C = null> = {
  caller: C;
  ip: string;
  userAgent: string;
  /** The Idempotency-Key, if the endpoint accepts one and one was sent; for `once`. */
  key?: string;
  /** The browser's cookies. */
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie(name: string, value: string, options: CookieOptions): void;
};

/** `maxAge` in seconds; 0 deletes the cookie. All cookies are HttpOnly and for the whole site. */
type CookieOptions = { maxAge: number; sameSite: "strict" | "lax" };

type MountOptions = {
  /** Calls a minute per IP address, before RATE_LIMIT_SCALE. */
  perMinute?: number;
  /** Whether the call waits for an external server; if that hangs, other writers are not blocked. */
  asksOutside?: boolean;
};

/** Mounts `endpoint`: `who` may call it, `operation` answers; it gets `More` after its input and call. */
export type Mount<More extends unknown[] = []> = <E extends Endpoint, C>(
  endpoint: E,
  who: Who<C>,
  operation: (input: Input<E>, call: Call<C>, ...more: More) => Promise<Answer<E> | ReadyJson | Redirect>,
  options?: MountOptions,
) => void;

export type MountWishes = {
  /** The path prefix of all endpoints. */
  base: string;
  /** Multiplies every rate limit. */
  scale: number;
  /** Whether the site uses https; then cookies and accepted origins are https only. */
  secure: boolean;
  /** Admission control; none by default. */
  admission?: Admission;
};

/** `app` must have the cookie plugin. */
export function makeMount(app: FastifyInstance, { base, scale, secure, admission }: MountWishes): Mount {
  return (endpoint, who, operation, options = {}) => {
    const perMinute = options.perMinute ?? 600;
    const callers = new WeakMap<FastifyRequest, unknown>();
    app.route({
      method: endpoint.method,
      url: base + endpoint.path,
      schema: schemaOf(endpoint, !TOKENLESS.has(who)),
      config: { ...limitOf(perMinute, scale), isHttps: secure },
      ...hooksOf(endpoint, { kind: kindOf(endpoint, options), admission }, async (request, reply) => {
        // Answers that are personal or follow a change must not be cached.
        if (who !== anyone) reply.header("cache-control", "no-store");
        callers.set(request, await who(request));
      }),
      handler: async (request, reply) => {
        const input = { params: request.params, query: request.query, body: request.body };
        const key = endpoint.isKeyed ? readKey(request) : undefined;
        const call = { ...callOf(request, reply, callers.get(request), secure), ...(key !== undefined && { key }) };
        return send(reply, endpoint.status, await operation(input as never, call as never));
      },
    });
  };
}

/** The kind of turn that a call takes. */
function kindOf({ method, path }: Endpoint, { asksOutside }: MountOptions): AdmissionKind {
  if (asksOutside) return "outside";
  if (path === "/session" || path.startsWith("/session/")) return "entry";
  return method === "GET" ? "read" : "write";
}

/**
 * Rate limits, the cheapest check, run before. A reader is admitted and then authenticated. A writer must first be
 * authenticated and have sent the whole body, so that slow senders hold no turn.
 */
function hooksOf(
  { method }: Endpoint,
  { kind, admission }: { kind: AdmissionKind; admission: Admission | undefined },
  settle: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
) {
  const isRead = method === "GET";
  const admit = admission ? [admission.admit(kind)] : [];
  return {
    preParsing: isRead ? [...admit, settle] : [settle],
    ...(!isRead && { preValidation: admit }),
    ...(admission && { onSend: admission.leave }),
  };
}

/** 400 unless the key is 1 to 255 visible characters. */
function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw refuse(400, "INVALID_PARAMETER", "Idempotency-Key: must be 1 to 255 visible characters", "Idempotency-Key");
}

/** What an operation gets of a request; `secure` marks cookies as https only. */
export function callOf<C>(request: FastifyRequest, reply: FastifyReply, caller: C, secure: boolean): Call<C> {
  return {
    caller,
    ip: request.ip,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    cookies: request.cookies,
    setCookie(name, value, { maxAge, sameSite: policy }) {
      void reply.setCookie(name, value, { path: "/", httpOnly: true, secure, sameSite: policy, maxAge });
    },
  };
}

function send(reply: FastifyReply, status: number, answer: unknown) {
  if (answer instanceof Redirect) return reply.header("cache-control", "no-store").redirect(answer.to, 302);
  reply.status(status);
  if (!(answer instanceof ReadyJson)) return answer;
  reply.type("application/json; charset=utf-8");
  return answer.text;
}

const KEYED =
  "Takes an `Idempotency-Key` header: what comes again under the same key within a day is done once and answered alike.";

/** The security scheme in the API's description for calls that need a token. */
export const BEARER = "accessToken";

function schemaOf(endpoint: Endpoint, needsToken: boolean): FastifySchema {
  const refusals = Object.entries(endpoint.refusals).map(([status, description]) => [
    status,
    errorBody.describe(description ?? ""),
  ]);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: needsToken ? [{ [BEARER]: [] }] : [],
    ...(endpoint.isKeyed && { description: KEYED }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: { [endpoint.status]: endpoint.answer, ...Object.fromEntries(refusals) },
  } as FastifySchema;
}
