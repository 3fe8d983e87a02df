// Turns an endpoint of the contract into a route: who may call is settled first, then the input is validated, and only what the answer schema allows gets out.

import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import type { z } from "zod";
import { type Endpoint, errorBody } from "../../contract/endpoint.ts";
import type { Role } from "../../contract/roles.ts";
import type { Admission, AdmissionKind } from "./admission.ts";
import { refuse } from "./refusal.ts";
import { limitOf } from "./shared-limits.ts";

/** JSON text that already has the answer's shape (made by the database), sent as it is. */
export class ReadyJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Sends the browser to another address; the answer of endpoints with status 302. */
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
type Answer<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.input<A> | ReadyJson | Redirect : never;

/** Somebody signed in, as their token and the account behind it say. */
export type Caller = Role & {
  accountId: string;
  /** Subject at the issuer, `cognitoUserId` of the spec. */
  subject: string;
  /** In lower case. */
  email: string;
  name: string;
  /** The browser session that the token belongs to. */
  sessionId: string;
};

/** Who may call, settled before anything is read: throws a refusal, or says who it is. */
export type Who<C = null> = (request: FastifyRequest) => C | Promise<C>;

/** Everybody, signed in or not; nothing is known about them. */
export const anyone: Who = () => null;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether people reach the site by https: PUBLIC_URL says so, the connection to a proxy does not. */
    isHttps?: boolean;
    /** Answers programs, so errors are JSON like those of the API. */
    isCall?: boolean;
  }
}

/**
 * A form on our own pages, or a program: a browser that says it comes from another site is refused. A site under https has
 * no pages under http, whatever is shown there under its name.
 */
export const sameSite: Who = (request) => {
  const given = request.headers.origin;
  if (given === undefined) return null;
  const origin = URL.parse(given);
  const isHttps = request.routeOptions.config.isHttps === true;
  if (origin?.host !== request.host || (isHttps && origin.protocol !== "https:"))
    throw refuse(403, "FORBIDDEN_ORIGIN", "This was sent from another site.");
  return null;
};

/** The ways to be somebody; identity makes them, every other capability names them on its lines. */
export type Callers = {
  /** Anybody with a valid token: 401 for the others. */
  signedIn: Who<Caller>;
  /** A platform admin: 401 without a token, 403 for others. */
  admin: Who<Caller>;
  /** Somebody who hires for a company, of either role: 401 without a token, 403 for others. */
  corporate: Who<Caller>;
  /** An admin of a company: 401 without a token, 403 for others. */
  corporateAdmin: Who<Caller>;
};

/** What an operation may know and do beside its input. */
export type Call<C = null> = {
  caller: C;
  ip: string;
  userAgent: string;
  /** The Idempotency-Key, when the endpoint takes one and one was sent. For `once`. */
  key?: string;
  /** Cookies that the browser sent. */
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie(name: string, value: string, options: CookieOptions): void;
};

/** `maxAge` in seconds; 0 deletes the cookie. Every cookie is HttpOnly and holds for the whole site. */
export type CookieOptions = { maxAge: number; sameSite: "strict" | "lax" };

export type MountOptions = {
  /** Calls a minute from one address, before RATE_LIMIT_SCALE. */
  perMinute?: number;
  /** Waits for a server of others, such as the payment provider's or the store of files: should that hang, other writers go on. */
  asksOutside?: boolean;
};

/** Mounts `endpoint`: `who` may call it, `operation` answers. */
export type Mount = <E extends Endpoint, C>(
  endpoint: E,
  who: Who<C>,
  operation: (input: Input<E>, call: Call<C>) => Promise<Answer<E>>,
  options?: MountOptions,
) => void;

export type MountWishes = {
  /** Path that all endpoints stand below. */
  base: string;
  /** Multiplies every rate limit. */
  scale: number;
  /** Whether the site is reached by https: its cookies and its own pages are for that alone. */
  secure: boolean;
  /** Who is let in when many come; everybody unless given. */
  admission?: Admission;
};

/** A mount on `app`, which must have the cookie plugin. */
export function makeMount(app: FastifyInstance, { base, scale, secure, admission }: MountWishes): Mount {
  return (endpoint, who, operation, options = {}) => {
    const perMinute = options.perMinute ?? 600;
    const callers = new WeakMap<FastifyRequest, unknown>();
    app.route({
      method: endpoint.method,
      url: base + endpoint.path,
      schema: schemaOf(endpoint, who !== anyone && who !== sameSite),
      config: { ...limitOf(perMinute, scale), isHttps: secure },
      ...hooksOf(endpoint, { kind: kindOf(endpoint, options), admission }, async (request, reply) => {
        // What is for one person, or changes something, is nobody's to keep.
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

/** Whose turn a call takes. */
function kindOf({ method, path }: Endpoint, { asksOutside }: MountOptions): AdmissionKind {
  if (asksOutside) return "outside";
  if (path === "/session" || path.startsWith("/session/")) return "entry";
  return method === "GET" ? "read" : "write";
}

/**
 * After the limits, which cost least: a reader is let in and then asked who they are. A writer has to be somebody first,
 * and to have sent all of the body, so that nobody holds a turn by sending slowly.
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

/** 400 for what no client would make: a key is 1 to 255 visible characters. */
function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw refuse(400, "INVALID_PARAMETER", "Idempotency-Key: must be 1 to 255 visible characters", "Idempotency-Key");
}

function callOf(request: FastifyRequest, reply: FastifyReply, caller: unknown, secure: boolean): Call<unknown> {
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

/** The scheme of the API's description that calls for people with an account name. */
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
