// Assembles identity for an application and mounts its routes outside the API.
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KoaContextWithOIDC, default as Provider } from "oidc-provider";
import type { Deps } from "../deps.ts";
import { insideHeaders, isInside } from "../platform/front-door.ts";
import type { Call } from "../platform/mount.ts";
import type { Vault } from "../platform/vault.ts";
import { siteIn } from "../platform/words.ts";
import type { TokenHolders } from "./callers.ts";
import { cookieNamesOf, signedCookie } from "./cookies.ts";
import { type Identity, type IdentitySettings, type InsideFetch, makeIdentity } from "./identity.ts";
import { redirectUriOf } from "./provider/clients.ts";
import { leaveByOurPages, PAGE_STYLE, PAGE_STYLE_PATH } from "./provider/pages.ts";
import type { Sessions } from "./sessions/make-sessions.ts";
import { redirectCookie } from "./sessions/redirect.ts";
import { mountSocial } from "./social/serve-social.ts";
import { mountStandIn } from "./stand-in/serve-stand-in.ts";

export type { Identity, IdentitySettings } from "./identity.ts";

export async function serveIdentity(app: FastifyInstance, deps: Deps, settings: IdentitySettings): Promise<Identity> {
  const identity = makeIdentity(deps, settings, fetchInside(app));
  leadBackInOwnLanguage(app, deps, settings.publicUrl);
  const { provider, upstreams, links, holders, sessions } = identity;
  if (!provider) return identity;
  const { publicUrl, rateLimitScale } = settings;
  await serveProvider(app, { provider, holders, sessions, vault: deps.vault, publicUrl, rateLimitScale });
  const limits = providerLimits(rateLimitScale);
  const interactions = { provider, publicUrl, vault: deps.vault };
  if (upstreams.hasSocial || upstreams.companies) mountSocial(app, { deps, interactions, upstreams, links }, limits);
  if (settings.standIn && settings.config.linkedIn === null)
    await app.register(async (scope) => {
      scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      mountStandIn(scope, deps, publicUrl, limits);
    });
  return identity;
}

/**
 * Issuers know one address to come back to, the English page. Where a log-in began in another language it goes on there, so
 * that its failure is told in that language too.
 */
function leadBackInOwnLanguage(app: FastifyInstance, { vault, clock }: Deps, publicUrl: string): void {
  const cookie = redirectCookie(vault, publicUrl);
  const path = redirectUriOf("");
  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "GET" || !request.url.startsWith(`${path}?`)) return;
    const { language = "en" } = cookie.read(request.cookies, clock()) ?? {};
    if (language !== "en") await reply.header("cache-control", "no-store").redirect(siteIn(language, "") + request.url);
  });
}

/** A fetch that stays in the process. */
function fetchInside(app: FastifyInstance): InsideFetch {
  return async (url, { method = "GET", headers, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      method: method as "GET",
      url: pathname + search,
      headers: { ...Object.fromEntries(new Headers(headers)), ...insideHeaders(randomUUID()) },
      ...(body !== undefined && body !== null && { payload: String(body) }),
    });
    const kept = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: kept,
    });
  };
}

/** The provider's paths and methods. */
const ROUTES = [
  { url: "/oauth2/authorize", method: "GET" },
  { url: "/oauth2/authorize/:uid", method: "GET" },
  { url: "/oauth2/token", method: ["POST", "OPTIONS"] },
  { url: "/oauth2/revoke", method: ["POST", "OPTIONS"] },
  { url: "/logout", method: "GET" },
  { url: "/logout/confirm", method: "POST" },
  { url: "/logout/success", method: "GET" },
  { url: "/.well-known/openid-configuration", method: ["GET", "OPTIONS"] },
  { url: "/.well-known/oauth-authorization-server", method: ["GET", "OPTIONS"] },
  { url: "/.well-known/jwks.json", method: ["GET", "OPTIONS"] },
] as const;

/** The rate limit per minute, IP address and path. Our own backend's calls are not counted. */
const providerLimits = (scale: number): { config: object; schema: object } => ({
  config: {
    rateLimit: {
      max: Math.ceil(300 * scale),
      timeWindow: 60_000,
      allowList: (request: FastifyRequest) => isInside(request),
    },
  },
  schema: { hide: true },
});

type ProviderWishes = {
  provider: Provider;
  holders: TokenHolders;
  sessions: Sessions;
  vault: Vault;
  publicUrl: string;
  rateLimitScale: number;
};

async function serveProvider(app: FastifyInstance, wishes: ProviderWishes): Promise<void> {
  const { provider, holders, sessions, vault, publicUrl, rateLimitScale } = wishes;
  provider.on("server_error", (_ctx, error) => app.log.error({ err: error }, "the OpenID Provider failed"));
  const asked = new WeakMap<IncomingMessage, FastifyRequest>();
  leaveByOurPages(provider, async (ctx) => {
    const request = asked.get(ctx.req);
    if (request) await sessions.end(callOf(request, ctx), false);
  });
  const answer = provider.callback();
  const { protocol, host } = new URL(publicUrl);
  const limits = providerLimits(rateLimitScale);
  await app.register(async (scope) => {
    // The provider parses bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    const names = cookieNamesOf(publicUrl);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { headers } = request.raw;
      // The provider builds addresses from these headers: set the public address, whatever a proxy or attacker sent.
      headers.host = host;
      headers["x-forwarded-proto"] = protocol.slice(0, -1);
      delete headers["x-forwarded-host"];
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      // A sibling host can plant the library's resume cookie, but not the interaction's __Host- cookie.
      const { uid } = request.params as { uid?: string };
      if (uid !== undefined && signedCookie(vault, request.cookies, names.interaction) !== uid)
        headers.cookie = without(headers.cookie, names.resume);
      asked.set(request.raw, request);
      reply.hijack();
      await answer(request.raw, reply.raw);
    };
    for (const { url, method } of ROUTES)
      scope.route({ url, method: method as never, handler, exposeHeadRoute: false, ...limits });
  });
  app.get(PAGE_STYLE_PATH, limits, async (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").type("text/css; charset=utf-8").send(PAGE_STYLE),
  );
  mountUserInfo(app, holders, limits);
}

/** A Cookie header without the cookie `name`. */
const without = (cookies = "", name: string): string =>
  cookies
    .split(";")
    .filter((cookie) => cookie.trim().split("=")[0] !== name)
    .join(";");

/** Converts a provider's request into the Call that the site's operations expect. */
function callOf(request: FastifyRequest, ctx: KoaContextWithOIDC): Call {
  return {
    caller: null,
    ip: request.ip,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    cookies: request.cookies,
    setCookie: (name, value, { maxAge, sameSite }) =>
      void ctx.cookies.set(name, value, { path: "/", httpOnly: true, signed: false, maxAge: maxAge * 1000, sameSite }),
  };
}

/** The userInfo route: the claims of the access token's owner, filtered by its scopes. */
function mountUserInfo(app: FastifyInstance, holders: TokenHolders, limits: object): void {
  app.get("/oauth2/userInfo", limits, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const holder = await holders(request.headers.authorization);
    if (!holder?.facts.scopes.includes("openid"))
      return reply
        .status(401)
        .header("www-authenticate", 'Bearer error="invalid_token"')
        .send({ error: "invalid_token", error_description: "Access token is missing or expired" });
    const { account, facts } = holder;
    const has = (scope: string) => facts.scopes.includes(scope);
    return reply.send({
      sub: account.sub,
      ...(has("email") && { email: account.email, email_verified: true }),
      ...(has("profile") && { name: account.name }),
      ...(has("phone") && account.phoneNumber && { phone_number: account.phoneNumber }),
      // No more than the token states: it leaves out an admin's group where the second factor was not given.
      "cognito:groups": account.groups.filter((group) => facts.groups.includes(group)),
    });
  });
}
