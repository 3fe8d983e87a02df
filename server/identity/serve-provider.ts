// Mounts the OpenID Provider's own addresses: /oauth2/*, /logout, /.well-known/*; they speak OAuth, not our contract.
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KoaContextWithOIDC, default as Provider } from "oidc-provider";
import { isInside } from "../platform/inside-call.ts";
import type { Call } from "../platform/mount.ts";
import type { Vault } from "../platform/vault.ts";
import type { TokenHolders } from "./callers.ts";
import { cookieNamesOf, signedCookie } from "./provider/cookies.ts";
import { leaveByOurPages } from "./provider/leave-pages.ts";
import { PAGE_STYLE, PAGE_STYLE_PATH } from "./provider/pages.ts";
import type { Sessions } from "./sessions/sessions.ts";

/** Every path that the provider answers, by method. */
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

/** Calls a minute from one address to each path; our own backend's are not counted. */
export const providerLimits = (scale: number): { config: object; schema: object } => ({
  config: {
    rateLimit: {
      max: Math.ceil(300 * scale),
      timeWindow: 60_000,
      allowList: (request: FastifyRequest) => isInside(request),
    },
  },
  schema: { hide: true },
});

export type ProviderWishes = {
  provider: Provider;
  holders: TokenHolders;
  sessions: Sessions;
  vault: Vault;
  publicUrl: string;
  rateLimitScale: number;
};

export async function serveProvider(app: FastifyInstance, wishes: ProviderWishes): Promise<void> {
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
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    const names = cookieNamesOf(publicUrl);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { headers } = request.raw;
      // Its addresses are those of the public address, whatever a proxy or a stranger says.
      headers.host = host;
      headers["x-forwarded-proto"] = protocol.slice(0, -1);
      delete headers["x-forwarded-host"];
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      // A neighbour's host could have slipped in the cookie that the library resumes by, but not the interaction's own.
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

/** A request to the provider, as the site's own operations take one. */
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

/** Claims of whoever the access token belongs to, as far as its scopes go. */
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
      "cognito:groups": account.groups,
    });
  });
}
